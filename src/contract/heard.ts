import { z } from "zod";

/** A word that a recogniser heard, and when: milliseconds from the sound's beginning. */
export const heardWord = z.object({
  text: z.string(),
  startMs: z.number().int().nonnegative(),
  endMs: z.number().int().nonnegative(),
});
export type HeardWord = z.infer<typeof heardWord>;
