import { minOwnContent, readPlea } from "#languages/read-plea.ts";
import type { Turn } from "./guide.ts";
import { isOwnWords, listContentWords, readableSlice } from "./words.ts";

/** What people ask us not to use. Their message is left out of the analysis; the team still reads it in the talk. */

const maxKept = 2_000;

/**
 * The messages that a message asks to keep out, heard without a model: itself, and the one before where it tells little
 * that the plea can be about; of long ones the beginning. Empty where it asks nothing of the kind.
 */
export function listKeptOut(turns: readonly Turn[], message: string): string[] {
  const plea = readPlea(readableSlice(message));
  if (plea === undefined) return [];
  const before = turns.findLast(({ speaker }) => speaker === "participant");
  const isOfBefore = before !== undefined && isLittle(plea.told);
  return [message, ...(isOfBefore ? [before.text] : [])].map((text) => text.trim().slice(0, maxKept));
}

/** Whether a message asks to keep something out and tells next to nothing itself. */
export function isBarePlea(message: string): boolean {
  const plea = readPlea(readableSlice(message));
  return plea !== undefined && isLittle(plea.beside);
}

function isLittle(sentences: string[]): boolean {
  return listContentWords(sentences.join(" ")).length < minOwnContent;
}

/** Whether words are, hold or stand in what somebody asked us not to use. */
export function isKeptOut(words: string, keptOut: readonly string[]): boolean {
  return keptOut.some((kept) => isOwnWords(kept, [words]) || isOwnWords(words, [kept]));
}
