import type { StoredInsights } from "#contract/insights.ts";
import { countNoun } from "./finding-words.ts";

/** "12 finished interviews and 3 transcripts": each kind by itself, never as one sum. */
export function tellSources({ interviews, transcripts, threads }: StoredInsights["sources"]): string {
  const told = [
    interviews > 0 && countNoun(interviews, "finished interview"),
    transcripts > 0 && countNoun(transcripts, "transcript"),
    threads > 0 && countNoun(threads, "Reddit thread"),
  ].filter((part) => part !== false);
  if (told.length === 0) return countNoun(0, "finished interview");
  return new Intl.ListFormat("en", { type: "conjunction" }).format(told);
}

export function tellVerification({ checked, dropped }: StoredInsights["verification"]): string {
  if (dropped > 0)
    return `${dropped.toLocaleString()} of ${checked.toLocaleString()} dropped: quote not found.`;
  return `All ${checked.toLocaleString()} quotes were found word for word in what people said.`;
}

/** What a new generation cost; nothing where everything was new. */
export function tellReadAnew({ readAnew, sources }: Pick<StoredInsights, "readAnew" | "sources">): string {
  const all = sources.interviews + sources.transcripts + sources.threads;
  if (readAnew === undefined || readAnew >= all) return "";
  if (readAnew === 0) return "No source had to be read anew: all were known already.";
  return `${readAnew} of ${all} sources read anew; the others were known already.`;
}
