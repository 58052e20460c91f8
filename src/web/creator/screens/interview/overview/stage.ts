import type { InterviewDetails } from "#contract/interviews.ts";

export type Stage = "draft" | "collecting" | "analysed";

/** Where an interview is on its way: the Overview shows what is needed next. */
export function findStage({ insights, counts }: Pick<InterviewDetails, "insights" | "counts">): Stage {
  if (insights !== null) return "analysed";
  return counts.started > 0 ? "collecting" : "draft";
}
