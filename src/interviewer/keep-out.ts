import { asksToKeepOut } from "#languages/asks-to-keep-out.ts";
import type { Turn } from "./guide.ts";
import { isOwnWords, listContentWords, listSentences, readableSlice, tidyText } from "./words.ts";

/** What people ask us not to use. Their message is left out of the analysis; the team still reads it in the talk. */

/** A plea with so little beside it is about what was told before. */
const minOwnContent = 4;
const maxKept = 2_000;

/**
 * The messages that a message asks to keep out, heard without a model: itself, and the one before where it holds little but
 * the plea; of long ones the beginning. Empty where it asks nothing of the kind.
 */
export function listKeptOut(turns: readonly Turn[], message: string): string[] {
  const beside = listBesidePlea(message);
  if (beside === undefined) return [];
  const before = turns.findLast(({ speaker }) => speaker === "participant");
  const isOfBefore = before !== undefined && isLittle(beside);
  return [message, ...(isOfBefore ? [before.text] : [])].map((text) => text.trim().slice(0, maxKept));
}

/** Whether a message asks to keep something out and tells next to nothing itself. */
export function isBarePlea(message: string): boolean {
  const beside = listBesidePlea(message);
  return beside !== undefined && isLittle(beside);
}

/** The sentences that ask nothing of the kind; undefined where none does. */
function listBesidePlea(message: string): string[] | undefined {
  const sentences = listSentences(readableSlice(message));
  const beside = sentences.filter((sentence) => !asksToKeepOut(tidyText(sentence).toLowerCase()));
  return beside.length < sentences.length ? beside : undefined;
}

function isLittle(sentences: readonly string[]): boolean {
  return listContentWords(sentences.join(" ")).length < minOwnContent;
}

/** Whether words are, hold or stand in what somebody asked us not to use. */
export function isKeptOut(words: string, keptOut: readonly string[]): boolean {
  return keptOut.some((kept) => isOwnWords(kept, [words]) || isOwnWords(words, [kept]));
}
