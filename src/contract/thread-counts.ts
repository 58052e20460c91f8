import type { ReportCard, ThreadCard } from "./report-cards.ts";

type Counted = Pick<ThreadCard, "state" | "weight">;

/** Still open when the interview had ended is let go as well. */
export function isTakenUp({ state }: Pick<ThreadCard, "state">): boolean {
  return state !== "open" && state !== "let_go";
}

/** What was said in passing is listed, but no interviewer need follow it up. */
export function isInPassing({ weight }: Pick<ThreadCard, "weight">): boolean {
  return weight < 2;
}

/** Points by weight: the same count for one interview and for all of them. */
export function countThreads(threads: readonly Counted[]): ReportCard["threads"] {
  const count = (some: Counted[]) => ({ heard: some.length, takenUp: some.filter(isTakenUp).length });
  return {
    heavy: count(threads.filter(({ weight }) => weight === 3)),
    middle: count(threads.filter((thread) => thread.weight !== 3 && !isInPassing(thread))),
  };
}
