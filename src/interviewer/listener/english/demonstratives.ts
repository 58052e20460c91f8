import type { Anchor } from "../../reading.ts";
import { makeAnchor } from "./anchor.ts";
import { type Clause, type Stretch, trimStretch } from "./clauses.ts";
import { type Found, isShort, type Message, saysEnough, textOf } from "./message.ts";
import { endNounPhrase } from "./quotes.ts";

/** Nouns by which "that" points at nothing in particular. */
export const general = new Set(
  "day time way point moment kind sort case question matter sense reason one thing person people stuff bit part side level stage end morning afternoon evening night week month year place situation regard respect order area type age direction extent idea feeling topic subject answer note information fact decision".split(
    " ",
  ),
);

const timeWord =
  /^(?:last|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|year|night|summer|winter|spring|autumn|christmas|easter)$/u;

export function toSingular(noun: string): string {
  return noun.length > 3 && noun.endsWith("s") && !noun.endsWith("ss") ? noun.slice(0, -1) : noun;
}

/** "last Tuesday" in "last Tuesday with that pump". */
function findTimeBefore({ words }: Message, at: number, limit: number): Stretch | undefined {
  if (words[at - 1]?.lower !== "with") return undefined;
  let from = at - 1;
  while (from > limit && timeWord.test(words[from - 1]?.lower ?? "")) from -= 1;
  return from < at - 1 ? { from, to: at - 1 } : undefined;
}

const occasion = new Set("day time night morning evening afternoon week year summer winter thing".split(" "));

/** "that time at gate 4" points at an occasion, "that time" alone at nothing in particular. */
function isVague(noun: string, next: string | undefined): boolean {
  if (!general.has(toSingular(noun))) return false;
  return !(occasion.has(noun) && ["at", "with", "in", "on", "when", "about"].includes(next ?? ""));
}

function findHead({ words }: Message, at: number, limit: number): number {
  let head = at + 1;
  while (head < limit && ["ADJ", "NUM"].includes(words[head]?.pos ?? "")) head += 1;
  while (head + 1 < limit && words[head]?.pos === "NOUN" && words[head + 1]?.pos === "NOUN") head += 1;
  return head < limit && words[head]?.pos === "NOUN" ? head : -1;
}

/** The noun that "that" or "those" at a place points with; -1 when it is a conjunction or a pronoun there. */
function findPointedNoun(message: Message, at: number, clause: Clause): number {
  const word = message.words[at];
  if (word?.pos !== "DET" || (word.lower !== "that" && word.lower !== "those")) return -1;
  // With nothing said before, "That people can vote" points at nothing.
  if (at === clause.from && clause.sentence === 0) return -1;
  const head = findHead(message, at, clause.to);
  const [noun, next] = [message.words[head]?.lower ?? "", message.words[head + 1]?.lower];
  if (head === -1 || isVague(noun, next)) return -1;
  const isPlural = toSingular(noun) !== noun;
  if (isPlural !== (word.lower === "those")) return -1;
  return ["that", "who", "which"].includes(next ?? "") ? -1 : head;
}

function turnTime(
  message: Message,
  anchor: Anchor | undefined,
  time: Stretch | undefined,
): Anchor | undefined {
  if (anchor?.form !== "noun" || time === undefined) return anchor;
  return { words: `${anchor.words} ${textOf(message, time)}`, form: "noun" };
}

/** "last Tuesday with that pump" is said back as "that pump last Tuesday". */
function readPointed(message: Message, at: number, head: number, clause: Clause): Found | undefined {
  const phrase = { from: at, to: Math.max(head + 1, endNounPhrase(message, at, clause.to)) };
  const time = findTimeBefore(message, at, clause.from);
  const timed = { from: time?.from ?? at, to: phrase.to };
  const whole = trimStretch(message.words, clause);
  const stretch = saysEnough(message, timed) || !isShort(message, whole) ? timed : whole;
  if (!saysEnough(message, stretch)) return undefined;
  const anchor = turnTime(message, makeAnchor(message.text, message.words, phrase), time);
  return { kind: "reference", weight: 2, sentence: clause.sentence, stretch, anchor };
}

/** Things pointed at with "that" or "those" which nobody has named before. */
export function hearDemonstratives(message: Message, known: ReadonlySet<string>): Found[] {
  const found: Found[] = [];
  const named = new Set(known);
  for (const clause of message.clauses) {
    for (let at = clause.from; at < clause.to; at += 1) {
      const head = findPointedNoun(message, at, clause);
      const noun = toSingular(message.words[head]?.lower ?? "");
      const pointed = head === -1 || named.has(noun) ? undefined : readPointed(message, at, head, clause);
      if (pointed !== undefined) found.push(pointed);
      const word = message.words[at];
      if (word?.pos === "NOUN" || word?.pos === "PROPN") named.add(toSingular(word.lower));
    }
  }
  return found;
}
