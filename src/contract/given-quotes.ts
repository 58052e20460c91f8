import { z } from "zod";
import { limits } from "./choices.ts";
import { evidence } from "./insights.ts";

/** Where words stand, as a creator names them. */
export const quotePlace = evidence
  .pick({ sourceKind: true, messageId: true, start: true, end: true })
  .extend({
    sourceId: z.string().max(64),
    messageId: z.string().max(64),
  });

/** Words that a creator picked; the server looks whether they stand there, character for character. */
const givenQuote = quotePlace.extend({ quote: z.string().max(limits.message) });
export type GivenQuote = z.infer<typeof givenQuote>;

export const givenQuotes = z
  .array(givenQuote)
  .max(limits.findingQuotes, { error: `Choose at most ${limits.findingQuotes} quotes at once.` });
