import { leftOutNote, sourcesRemovedNote } from "#contract/choices.ts";
import type { InterviewDetails } from "#contract/interviews.ts";

/** Whether the analysis counts what was deleted, withdrawn or left out since, with quotes in it or without. */
export function hasRemovedSources({
  insights,
  counts,
}: Pick<InterviewDetails, "insights"> & { counts: Pick<InterviewDetails["counts"], "completed"> }): boolean {
  if (!insights) return false;
  const isNoted = [sourcesRemovedNote, leftOutNote].some((note) => insights.notes.includes(note));
  return isNoted || insights.sources.interviews > counts.completed;
}
