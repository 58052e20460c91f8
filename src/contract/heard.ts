import { z } from "zod";

/** A word that a recogniser heard, and when: milliseconds from the sound's beginning. */
const heardWord = z.object({
  text: z.string(),
  startMs: z.number().int().nonnegative(),
  endMs: z.number().int().nonnegative(),
});
export type HeardWord = z.infer<typeof heardWord>;

/** The seconds of a sound in which a quote was spoken. */
export const quoteSound = z.object({
  startMs: z.number().int().nonnegative(),
  /** Null for the sound's end, where nobody knows how long it is. */
  endMs: z.number().int().nonnegative().nullable(),
  /**
   * `exact`: the quote was heard as it was sent. `near`: it was corrected before it was sent, and the seconds lie between
   * the nearest words that were heard alike. `whole`: none of it was heard, or no times are known.
   */
  match: z.enum(["exact", "near", "whole"]),
});
export type QuoteSound = z.infer<typeof quoteSound>;
