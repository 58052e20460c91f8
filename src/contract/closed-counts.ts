import { z } from "zod";

const people = z.number().int().min(0);

/** The answers to a closed question, counted over the finished interviews that had it in their script. */
export const closedCount = z.object({
  questionId: z.string(),
  kind: z.enum(["choice", "several", "scale", "ranking"]),
  /** Who came to the question. The next three add up to it. */
  asked: people,
  /** Who chose among the options, or a number. */
  answered: people,
  otherWords: people,
  /** Skipped it, or stopped there. */
  noAnswer: people,
  /** Whose answer is left out as they asked: they count as neither asked nor silent. */
  askedOut: people,
  notReached: people,
  /** Not asked, since it doesn't concern them. */
  notConcerned: people,
  /** In the order of the script; of a ranking `people` put it first. */
  options: z.array(
    z.object({
      name: z.string(),
      people,
      /** Of a ranking: its mean place, from 1. */
      meanPlace: z.number().nullable(),
    }),
  ),
});
export type ClosedCount = z.infer<typeof closedCount>;
