import { anyLanguage } from "#languages/languages.ts";
import type { Turn } from "./guide.ts";
import { isOwnWords, listContentWords, listSentences, readableSlice, tidyText } from "./words.ts";

/** What people ask us not to use. Their message is left out of the analysis; the team still reads it in the talk. */

const what =
  "(?:that|this|it|any of (?:that|this|it)|the last (?:bit|part|thing|answer)|what i (?:just )?(?:said|wrote|told you))";
/** Said to us: at the start of a clause, or asked. "I don't quote it to her" is part of their story. */
const toUs =
  "(?:(?:^|[.!?,;:–—-] *)(?:(?:please|pls|but|and|so|just|ok|okay|only|maybe|oh) )*|\\b(?:please|pls) (?:just )?|\\b(?:can|could|would|will) you (?:please )?|\\b(?:i'?d|i would) (?:rather|prefer (?:if|that)|like) you )";
const keepOut = new RegExp(
  [
    `${toUs}(?:don'?t|do not|never|didn'?t|did not|not) (?:ever )?(?:use|quote|include|print|publish|report|write|put|note) ${what}(?: down| on| in)?(?=\\s*(?:[.,!?;]|$|please|pls))`,
    `${toUs}(?:leave|keep|take|cut) (?:${what}|(?:the|that) (?:bit|part|thing|story|name)[^.!?,]{0,40}) out(?= of (?:it|this|your|the (?:study|report|research|results|notes))|\\s*(?:[.,!?;]|$|please|pls|thanks))`,
    `\\b(?:can|could|may|might) (?:${what}|(?:the|that) (?:bit|part|thing|story)[^.!?,]{0,40}) (?:please )?(?:be left|stay|be kept|be taken) out\\b`,
    "\\boff the record\\b|\\bnot for (?:the|your) (?:record|report|study|research|notes)\\b|\\bnot (?:to )?be quoted\\b",
    `${toUs}(?:forget (?:that )?i (?:ever )?(?:said|wrote|told|mentioned)|pretend i (?:never|didn'?t) (?:say|said|write|wrote))`,
    anyLanguage("keepOut"),
  ].join("|"),
  "u",
);

/** Over lower case. */
export function asksToKeepOut(lower: string): boolean {
  return keepOut.test(lower);
}

/** A plea with so little beside it is about what was told before. */
const minOwnContent = 4;
const maxKept = 2_000;

/**
 * The messages that a message asks to keep out, heard without a model: itself, and the one before where it holds little but
 * the plea; of long ones the beginning. Empty where it asks nothing of the kind.
 */
export function listKeptOut(turns: readonly Turn[], message: string): string[] {
  const isPlea = (sentence: string) => asksToKeepOut(tidyText(sentence).toLowerCase());
  const sentences = listSentences(readableSlice(message));
  if (!sentences.some(isPlea)) return [];
  const beside = sentences.filter((sentence) => !isPlea(sentence)).join(" ");
  const before = turns.findLast(({ speaker }) => speaker === "participant");
  const isOfBefore = before !== undefined && listContentWords(beside).length < minOwnContent;
  return [message, ...(isOfBefore ? [before.text] : [])].map((text) => text.trim().slice(0, maxKept));
}

/** Whether words are, hold or stand in what somebody asked us not to use. */
export function isKeptOut(words: string, keptOut: readonly string[]): boolean {
  return keptOut.some((kept) => isOwnWords(kept, [words]) || isOwnWords(words, [kept]));
}
