import { z } from "zod";
import { evidence } from "./insights.ts";
import { maxChars, maxCount } from "./limits.ts";

/** Where words stand, as a creator names them. */
export const quotePlace = evidence
  .pick({ sourceKind: true, messageId: true, start: true, end: true })
  .extend({
    sourceId: z.string().max(64),
    messageId: z.string().max(64),
  });

/** Words that a creator picked; the server looks whether they stand there, character for character. */
const givenQuote = quotePlace.extend({ quote: z.string().max(maxChars.message) });
export type GivenQuote = z.infer<typeof givenQuote>;

export const givenQuotes = z
  .array(givenQuote)
  .max(maxCount.findingQuotes, { error: `Choose at most ${maxCount.findingQuotes} quotes at once.` });
