import { sourcesRemovedNote } from "#contract/choices.ts";
import type { InterviewDetails } from "#contract/interviews.ts";

/** Whether the analysis counts sessions that were deleted or withdrawn since, with quotes in it or without. */
export function hasRemovedSources({
  insights,
  counts,
}: Pick<InterviewDetails, "insights"> & { counts: Pick<InterviewDetails["counts"], "completed"> }): boolean {
  if (!insights) return false;
  return insights.notes.includes(sourcesRemovedNote) || insights.sources.interviews > counts.completed;
}
