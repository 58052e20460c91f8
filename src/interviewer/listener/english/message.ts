import { listContentWords } from "../../words.ts";
import { type Clause, findVerb, listClauses, type Stretch } from "./clauses.ts";
import { tagWords, type Word } from "./tagger.ts";
import { readTyping, type Typed } from "./typing.ts";

const maxQuoteWords = 12;

/** An English message with its words tagged and its clauses found. */
export interface Message {
  typed: string;
  /** In standard spelling; the places of words are places in it. */
  text: string;
  words: readonly Word[];
  clauses: readonly Clause[];
  toTyped: Typed["toTyped"];
}

/** One turn reads the same answer several times over, and tagging is most of its cost. */
let latest: Message | undefined;

export function readMessage(typed: string): Message {
  if (latest?.typed === typed) return latest;
  const { text, toTyped } = readTyping(typed);
  const words = tagWords(text);
  latest = { typed, text, words, clauses: listClauses(text, words), toTyped };
  return latest;
}

export function textOf({ text, words }: Message, { from, to }: Stretch): string {
  return text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
}

/** A stretch as it was typed. */
export function quoteOf({ typed, words, toTyped }: Message, { from, to }: Stretch): string {
  return typed.slice(toTyped(words[from]?.start ?? 0, "start"), toTyped(words[to - 1]?.end ?? 0, "end"));
}

/** Words as a reader counts them: "didn't" is one. */
export function countSpoken({ words }: Message, { from, to }: Stretch): number {
  let count = 0;
  for (const { pos, lower } of words.slice(from, to)) {
    if (pos !== "PUNCT" && !lower.startsWith("'") && lower !== "n't") count += 1;
  }
  return count;
}

const light = new Set(
  "be have has had do does did get got go goes went been is was were one that thing".split(" "),
);

const tellingPronouns = new Set("nobody everyone everybody someone somebody something".split(" "));

/** Words that say something by themselves. */
export function countContent({ words }: Message, { from, to }: Stretch): number {
  let count = 0;
  for (const { pos, lower } of words.slice(from, to)) {
    const isNamed = pos === "NOUN" || pos === "PROPN" || pos === "VERB" || pos === "ADJ" || pos === "NUM";
    if ((isNamed && !light.has(lower)) || tellingPronouns.has(lower)) count += 1;
  }
  return count;
}

export function isShort(message: Message, stretch: Stretch): boolean {
  return countSpoken(message, stretch) <= maxQuoteWords;
}

/** A quote of fewer than two words with a meaning of their own is not recognised by the one who said it. */
export function saysEnough(message: Message, stretch: Stretch): boolean {
  if (countContent(message, stretch) >= 2) return true;
  const isStatement =
    findVerb(message.words, stretch.from, stretch.to) !== -1 && countSpoken(message, stretch) >= 5;
  return isStatement && listContentWords(textOf(message, stretch)).length >= 2;
}
