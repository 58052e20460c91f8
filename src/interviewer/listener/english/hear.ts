import type { Anchor } from "../../reading.ts";
import type { Heard } from "../choose.ts";
import { makeAnchor } from "./anchor.ts";
import { findVerb, type Stretch, trimStretch } from "./clauses.ts";
import type { Cue } from "./cue.ts";
import { hearDemonstratives } from "./demonstratives.ts";
import { heavyCues } from "./heavy-cues.ts";
import { lightCues } from "./light-cues.ts";
import {
  countSpoken,
  type Found,
  isShort,
  type Message,
  quoteOf,
  readMessage,
  saysEnough,
  textOf,
} from "./message.ts";
import { occasionCues } from "./occasion-cues.ts";
import { endNounPhrase, quoteClause } from "./quotes.ts";
import type { Word } from "./tagger.ts";
import { veiledCues } from "./veiled-cues.ts";

/** The noun phrase that begins in a sign: "an arrangement" of "have an arrangement". */
function findNounPhrase(message: Message, index: number, cue: Stretch): Stretch | undefined {
  const clause = message.clauses[index];
  let { from } = cue;
  while (from < cue.to && !["DET", "PRON", "NUM"].includes(message.words[from]?.pos ?? "")) from += 1;
  if (clause === undefined || from >= cue.to) return undefined;
  return { from, to: Math.max(endNounPhrase(message, from, clause.to), cue.to) };
}

function hearNoun(message: Message, cue: Cue, index: number, place: Stretch): Found | undefined {
  const phrase = findNounPhrase(message, index, place);
  if (phrase === undefined) return undefined;
  const stretch = saysEnough(message, phrase) ? phrase : quoteClause(message, index, place);
  if (stretch === undefined) return undefined;
  const noun = makeAnchor(message.text, message.words, phrase);
  const anchor = noun?.form === "noun" ? noun : makeAnchor(message.text, message.words, stretch);
  return {
    kind: cue.kind,
    weight: cue.weight,
    stretch,
    anchor,
    sentence: message.clauses[index]?.sentence ?? 0,
  };
}

/** "heat pump since March" is a fact; "since March I do" and "not since March" are changes. */
function hasOccasion({ words }: Message, { from, to }: Stretch): boolean {
  if (/^(?:since|until|not|ever|after)$/u.test(words[from]?.lower ?? "")) return true;
  return findVerb(words, from, to) !== -1;
}

const minAnchorWords = 3;

/** Says that there is more, and nothing of it: what is said back is the clause before. */
const tag =
  /^(?:but |and |so |well )?(?:it's |that's |that is |(?:a )?)?(?:long story|another (?:matter|story)|a different story|don't ask|don't tell anyone|(?:nobody|no one) (?:else )?knows|don't get me started|say no more|(?:you )?know (?:yourself|how it is(?: here)?)|put it (?:like that|that way))$/u;

function findBefore(message: Message, index: number): Anchor | undefined {
  const [before, clause] = [message.clauses[index - 1], message.clauses[index]];
  if (before === undefined || clause === undefined) return undefined;
  const said = textOf(message, trimStretch(message.words, clause)).toLowerCase();
  if (!tag.test(said)) return undefined;
  const own = trimStretch(message.words, before);
  const anchor = isShort(message, own) ? makeAnchor(message.text, message.words, own) : undefined;
  return anchor?.form === "clause" ? anchor : undefined;
}

/** For a quote that grew over a neighbour and reads as no sentence any more: the clause that it grew from. */
function anchorOwn(message: Message, index: number): Anchor | undefined {
  const clause = message.clauses[index];
  if (clause === undefined) return undefined;
  const own = trimStretch(message.words, clause);
  if (countSpoken(message, own) < minAnchorWords || !isShort(message, own)) return undefined;
  const anchor = makeAnchor(message.text, message.words, own);
  return anchor?.form === "clause" ? anchor : undefined;
}

/** "I was ashamed": short, and nobody forgets having said it. */
function findFeeling(message: Message, { kind, weight }: Cue, index: number): Stretch | undefined {
  const clause = message.clauses[index];
  if (kind !== "feeling" || weight !== 3 || clause === undefined) return undefined;
  const own = trimStretch(message.words, clause);
  return countSpoken(message, own) >= minAnchorWords && isShort(message, own) ? own : undefined;
}

function hearClause(message: Message, cue: Cue, index: number, place: Stretch): Found | undefined {
  const quoted = quoteClause(message, index, place);
  const isWhole = quoted !== undefined && saysEnough(message, quoted);
  const stretch = isWhole ? quoted : findFeeling(message, cue, index);
  if (stretch === undefined) return undefined;
  if (cue.kind === "change" && !hasOccasion(message, stretch)) return undefined;
  const anchor =
    findBefore(message, index) ??
    makeAnchor(message.text, message.words, stretch) ??
    anchorOwn(message, index);
  return {
    kind: cue.kind,
    weight: cue.weight,
    stretch,
    anchor,
    sentence: message.clauses[index]?.sentence ?? 0,
  };
}

/** The word at a place, or the next one. */
function findWord(words: readonly Word[], place: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

function hearCue(message: Message, cue: Cue): Found[] {
  const found: Found[] = [];
  for (const match of message.text.toLowerCase().matchAll(cue.pattern)) {
    const place = {
      from: findWord(message.words, match.index),
      to: findWord(message.words, match.index + match[0].length - 1) + 1,
    };
    const index = message.clauses.findIndex(({ from, to }) => from <= place.from && place.from < to);
    const clause = message.clauses[index];
    if (clause === undefined || cue.unless?.test(textOf(message, clause).toLowerCase())) continue;
    const one =
      cue.take === "noun" ? hearNoun(message, cue, index, place) : hearClause(message, cue, index, place);
    if (one !== undefined) found.push(one);
  }
  return found;
}

const shortMessage = 35;
const toldWords = 25;
/** So much after a thing that was only mentioned is its description. */
const describedWords = 18;

/** In long talk "in a way" and "but" are fillers, and what much is said about afterwards was told. */
function isWorthIt({ kind, weight, stretch }: Found, length: number): boolean {
  if (weight === 3) return true;
  if (kind === "hedge" || weight === 1) return length <= shortMessage;
  if (kind === "reference") return length - stretch.to <= describedWords;
  return !(kind === "event" || kind === "change") || length - stretch.to <= toldWords;
}

const confirms =
  /^[,.;]? ?(?:and |so )?(?:it|they|he|she|we|i) (?:was|were|did|is|are|does|do|has|have)(?![a-z'])/u;

/** "It was meant to be seven days, and it was seven days": a promise that was kept is no hint. */
function isConfirmed({ text, words }: Message, { kind, stretch }: Found): boolean {
  if (kind !== "hedge") return false;
  const said = text.slice(words[stretch.from]?.start ?? 0, words[stretch.to - 1]?.end ?? 0).toLowerCase();
  const after = text.slice(words[stretch.to - 1]?.end ?? 0).toLowerCase();
  return /\b(?:meant|supposed|going) to\b/u.test(said) && confirms.test(after);
}

/** Everything in an English message that might be worth a question; `known` are nouns of the talk before. */
export function hearEnglish(typed: string, known: ReadonlySet<string>): Heard[] {
  const message = readMessage(typed);
  const found = [
    ...[...heavyCues, ...veiledCues, ...lightCues, ...occasionCues].flatMap((cue) => hearCue(message, cue)),
    ...hearDemonstratives(message, known),
  ];
  const { length } = message.words;
  return found
    .filter((one) => isWorthIt(one, length) && !isConfirmed(message, one))
    .map(({ kind, weight, stretch, sentence, anchor }) => ({
      kind,
      weight,
      quote: quoteOf(message, stretch),
      anchor,
      place: stretch.from,
      end: stretch.to,
      sentence,
    }));
}
