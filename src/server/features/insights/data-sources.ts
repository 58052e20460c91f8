import type { DataSources } from "#contract/data-sources.ts";

/** The choice as it was kept with a job; jobs of older versions hold none. */
export function readChoice(kept: unknown): DataSources {
  const choice = typeof kept === "object" && kept !== null ? kept : { interviews: true };
  const isChosen = (name: string) => (choice as Record<string, unknown>)[name] === true;
  return {
    interviews: isChosen("interviews"),
    reddit: isChosen("reddit"),
    transcripts: isChosen("transcripts"),
  };
}
