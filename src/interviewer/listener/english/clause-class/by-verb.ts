import { findSubjectEnd, findVerb } from "../clauses.ts";
import { tagWords, type Word } from "../tagger.ts";
import type { ClauseClass } from "./classes.ts";
import { irregularPast, mental, people, sameInBoth, stative } from "./lexicon.ts";

const pastTime =
  /\b(?:yesterday|ago|last (?:week|month|year|night|summer|winter|spring|autumn|time|[a-z]+day)|that (?:day|night|morning|evening|time|week)|at the time|back then|in (?:19|20)\d\d)\b/u;
const presentTime =
  /\b(?:always|usually|normally|often|sometimes|every (?:day|week|month|night|morning|evening|time)|these days|nowadays|mostly|generally|tend to)\b/u;

interface Verb {
  at: number;
  word: Word;
  words: readonly Word[];
}

const participle =
  /^(?:been|had|got|gone|done|made|said|told|left|lost|found|kept|come|become|put|cut|shut|run|let|given|sent|caught|thrown|sold|built|hit|hurt|held|paid|stolen|bought|taught|read|[a-z]{2,}(?:ed|en|wn))$/u;
const contracted: readonly [RegExp, string][] = [
  [/\b(i)'m\b/giu, "$1 am"],
  [/\b(we|you|they|there)'re\b/giu, "$1 are"],
  [/\b(i|we|you|they|who|there)'ve\b/giu, "$1 have"],
  [/\b(i|we|you|they|he|she|it|that|there|who)'ll\b/giu, "$1 will"],
];
const short = /\b(i|we|you|they|he|she|it|that|there|who)'([sd])\b/giu;

/** "I'm" is one word to the tagger, and its verb would be missed. */
function expand(text: string): string {
  const plain = contracted.reduce((said, [pattern, full]) => said.replace(pattern, full), text);
  const next =
    /'[sd] (?:(?:just|now|still|already|never|always|not|really) )*([a-z]+)/iu.exec(plain)?.[1] ?? "";
  const isPerfect = participle.test(next) && !/^(?:tired|scared|worried|bored)$/u.test(next);
  return plain.replace(short, (_, who: string, end: string) => {
    if (/d/iu.test(end)) return `${who} ${isPerfect ? "had" : "would"}`;
    return `${who} ${isPerfect ? "has" : "is"}`;
  });
}

function findMainVerb(text: string): Verb | undefined {
  const words = tagWords(expand(text));
  const at = findVerb(words, 0, words.length);
  const word = words[at];
  return word === undefined ? undefined : { at, word, words };
}

/** Past, present, or undefined where the form is the same in both. */
function readTense(
  { word, words, at }: Verb,
  text: string,
  isThird: boolean,
): "past" | "present" | undefined {
  const { lower } = word;
  if (pastTime.test(text)) return "past";
  if (/^(?:did|was|were|had)$/u.test(lower)) return "past";
  if (/^(?:have|has)$/u.test(lower) && participle.test(nextLower(words, at))) return "past";
  // "rebuilt", "resent"
  if (irregularPast.has(lower) || irregularPast.has(lower.replace(/^re(?=[a-z]{3})/u, ""))) return "past";
  if (sameInBoth.has(lower)) return presentTime.test(text) ? "present" : isThird ? "past" : undefined;
  if (/[a-z]{2}ed$/u.test(lower) && !/^(?:need|feed|bleed|speed|breed|heed|seed|weed)$/u.test(lower))
    return "past";
  return "present";
}

/** The first word after a place that is no adverb. */
function findNext(words: readonly Word[], at: number): Word | undefined {
  return words.slice(at + 1).find(({ pos, lower }) => pos !== "ADV" && lower !== "not" && lower !== "n't");
}

function nextLower(words: readonly Word[], at: number): string {
  return findNext(words, at)?.lower ?? "";
}

function toSingular(noun: string): string {
  return noun.length > 3 && noun.endsWith("s") && !noun.endsWith("ss") ? noun.slice(0, -1) : noun;
}

const be = /^(?:am|is|are|was|were)$/u;
const modal = /^(?:could|might|may|would|can|ca|wo|must|will|shall|should)$/u;

const naming = /^(?:a|an|the|my|our|what|why|how|where|when|who|one|just|all)$/u;

/** "That's a good reason", "it's what I mean": says what something is, and no more. */
function isNaming({ words }: Verb, next: string): boolean {
  return /^(?:it|that|this|they|those|these)$/u.test(words[0]?.lower ?? "") && naming.test(next);
}

function classifyBe(verb: Verb): ClauseClass {
  const isOver = /^(?:was|were)$/u.test(verb.word.lower);
  const next = findNext(verb.words, verb.at);
  const isPassive = next?.pos === "VERB" && participle.test(next.lower);
  if (isPassive && isOver) return "event";
  if (!isOver && isNaming(verb, next?.lower ?? "")) return "unclear";
  return isOver ? "stateThen" : "stateNow";
}

function isPerson({ words, at }: Verb): boolean {
  const end = findSubjectEnd(words, 0, at + 1);
  return words
    .slice(0, Math.max(end, 1))
    .some(({ lower }) => people.has(lower) || people.has(toSingular(lower)));
}

const have = /^(?:have|has|had)$/u;
const isThing = /^(?:a|an|the|my|no|to|some|two|three)$/u;
const ongoing = /^(?:been|had|lived|known|worked|got)$/u;

/** By a verb of being or having: how things are, or nothing that can be seen. */
function classifyStative(verb: Verb, tense: "past" | "present"): ClauseClass | undefined {
  const { lower } = verb.word;
  const state = tense === "past" ? "stateThen" : "stateNow";
  const next = nextLower(verb.words, verb.at);
  if (next === "to" && (have.test(lower) || lower === "used")) return state;
  const isPerfect = have.test(lower) && tense === "past" && next !== "" && !isThing.test(next);
  if (isPerfect) return ongoing.test(next) ? "unclear" : undefined;
  return stative.has(lower) ? state : undefined;
}

/** A helper, a modal verb or one of the mind shows nothing. */
function isOpaque({ word: { lower }, words, at }: Verb): boolean {
  const isHelper = /^(?:do|does|did)$/u.test(lower) && /^(?:n't|not)$/u.test(words[at + 1]?.lower ?? "");
  return isHelper || modal.test(lower) || mental.has(lower);
}

/** By its subject, its verb and its tense. `text` is the clause in lower case. */
export function classifyByVerb(said: string, text: string): ClauseClass {
  if (/^(?:i|we|you)(?:'ll| will) (?:usually|often|always|sometimes|mostly) /u.test(text)) return "habit";
  const verb = findMainVerb(said);
  if (verb === undefined) return "unclear";
  if (be.test(verb.word.lower)) return classifyBe(verb);
  const isOwn = /^(?:i|we|you)(?:'|$| )/u.test(text);
  const tense = isOpaque(verb) ? undefined : readTense(verb, text, !isOwn);
  if (tense === undefined) return "unclear";
  const state = classifyStative(verb, tense);
  if (state !== undefined) return state;
  if (isOwn) return tense === "past" ? "deed" : "habit";
  // "Nobody spoke to me": that nothing happened is how it was.
  if (/^(?:nobody|no one|nothing|none) /u.test(text)) return tense === "past" ? "stateThen" : "stateNow";
  if (tense === "past") return "event";
  return isPerson(verb) ? "othersNow" : "stateNow";
}
