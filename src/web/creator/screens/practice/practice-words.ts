import type { IntervieweeProfile, QuestionLabel } from "#contract/practice-debrief.ts";

/** Practice in words that several of its screens use. */

export const labelNames: Record<QuestionLabel, string> = {
  open: "Open",
  closed: "Closed",
  leading: "Leading",
  double: "Double",
  hypothetical: "Hypothetical",
  fact: "Fact",
};

/** What a label means and what it does to the answer. */
export const labelMeanings: Record<QuestionLabel, string> = {
  open: "Invites a story",
  closed: "Yes or no answers it",
  leading: "Suggests its answer",
  double: "Asks two things at once",
  hypothetical: "Asks what would be, not what was",
  fact: "Asks for a fact; fine now and then",
};

/** "34%", or a dash where nothing was counted. */
export function formatShare(share: number | null): string {
  return share === null ? "–" : `${Math.round(100 * share)}%`;
}

/** "Nurse, 35-50, Leeds, United Kingdom": what is known; what is empty is left out. */
export function describeProfile({ occupation, ageRange, townCity, location }: IntervieweeProfile): string {
  return [occupation, ageRange, townCity, location].filter((part) => part.trim() !== "").join(", ");
}
