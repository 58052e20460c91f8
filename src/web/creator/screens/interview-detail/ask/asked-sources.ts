import type { StoredInsights } from "#contract/insights.ts";

/** Where a question is looked up: in what the insights were made of; in the interviews while there are none. */
export function listAskedSources(made: StoredInsights["sources"] | undefined) {
  const { interviews, transcripts, threads } = made ?? { interviews: 1, transcripts: 0, threads: 0 };
  const asked: ("interviews" | "transcripts" | "reddit")[] = [];
  if (interviews > 0) asked.push("interviews");
  if (transcripts > 0) asked.push("transcripts");
  if (threads > 0) asked.push("reddit");
  return asked;
}
