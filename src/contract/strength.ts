import { z } from "zod";

export const people = z.number().int().nonnegative();

/**
 * How many stand behind a finding: `people` of `asked` who reached the question under which most said it; `volunteered` said
 * it elsewhere. `answered` said something to it, `probed` were asked further, `notReached` never came to it. Of one kind of source.
 */
export const strength = z.object({
  people,
  asked: people,
  volunteered: people,
  answered: people.default(0),
  probed: people.default(0),
  notReached: people.default(0),
  /** Those who are in no count, as the coder doesn't read their language; left out where there are none. */
  notAnalysed: people.optional(),
  /** Drawn from what people said under many questions: nobody was asked it, and `asked` are all who were heard. */
  spansQuestions: z.literal(true).optional(),
  /** 95 % interval (Wilson's) of people / asked, as shares from 0 to 1; null under 20 asked. */
  interval: z.object({ low: z.number(), high: z.number() }).nullable().default(null),
  /** How many of them spoke which language, where the interview was held in several. */
  languages: z.array(z.object({ language: z.string(), people })).optional(),
});
export type Strength = z.input<typeof strength>;
