import type { Anchor } from "../../reading.ts";
import { findVerb, type Stretch } from "./clauses.ts";
import { irregularPast } from "./irregular-past.ts";
import { isPossessive, type Word } from "./tagger.ts";

const maxWords = 14;

const turned: Readonly<Record<string, string>> = {
  i: "you",
  me: "you",
  my: "your",
  mine: "yours",
  myself: "yourself",
  we: "you",
  us: "you",
  our: "your",
  ours: "yours",
  ourselves: "yourselves",
  "'m": "'re",
};

/** "you" is us, or people in general; only the second can be said back. */
const speaksToUs =
  /\b(?:don't|do not|didn't) know (?:what|how) (?:to|else)\b|\bnothing (?:else|more) to\b|\b(?:tell|told|ask|asked|say to|thank|thanks|mean|with|to) you\b|\b(?:between|both of) us\b|\byou (?:see|know|mean|asked|said|guys)\b|\byour (?:question|study|survey|interview)\b/u;

function agree(words: readonly Word[], at: number): string | undefined {
  const word = words[at];
  if (word === undefined || !["am", "was"].includes(word.lower)) return undefined;
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
    const before = words[back];
    if (before?.lower === "i") return word.lower === "am" ? "are" : "were";
    if (before?.pos !== "ADV") return undefined;
  }
  return undefined;
}

function turnWord(words: readonly Word[], at: number, word: Word): string {
  const own = /^(?:i|we)('.+)$/u.exec(word.lower)?.[1];
  if (own !== undefined) return `you${own === "'m" ? "'re" : own}`;
  return turned[word.lower] ?? agree(words, at) ?? word.text;
}

/** The words with their pronouns turned, spaced as they were typed. */
function turnWords(text: string, words: readonly Word[], { from, to }: Stretch): string {
  let said = "";
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    if (at > from) said += text.slice(words[at - 1]?.end, word.start);
    said += turnWord(words, at, word);
  }
  const plain = said.replace(/\s+/g, " ").trim();
  const isName = words[from]?.pos === "PROPN" || /^I(?:$|[ '])/u.test(plain);
  return isName ? plain : plain.charAt(0).toLowerCase() + plain.slice(1);
}

const openers = new Set(
  "a an the that this those these one some another two three four five six half something someone somebody".split(
    " ",
  ),
);
/** May come before the subject of a statement. */
const fronts = [
  /^(?:once a (?:day|week|month|year)|(?:every|each|most) \w+|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|in (?:theory|practice)|on paper|officially|since then|by then|now|back then|some(?:times| days| nights)|at (?:night|work|home|first)|last \w+|the other (?:day|week)|one (?:day|time|night)) /u,
];
function startsNoun(words: readonly Word[], { from, to }: Stretch): boolean {
  const first = words[from];
  if (first === undefined) return false;
  // Whose it is was said before: "its own rules" says nothing alone.
  if (first.lower === "its" || words.slice(from, to).some(({ lower }) => lower === ",")) return false;
  // "that I lost a good man" is a clause.
  if (first.lower === "that" && words[from + 1]?.pos === "PRON") return false;
  // "the water tablet I just leave it out": the thing is named again.
  if (words.slice(from, to).some(({ lower }) => lower === "it" || lower === "them")) return false;
  // "a bit ashamed" is no thing.
  if (words[to - 1]?.pos === "ADJ") return false;
  const opens = openers.has(first.lower) || isPossessive(first) || first.pos === "PROPN";
  return opens && findVerb(words, from, to) === -1;
}

/** "never told the doctor", "sat in the car", "had to borrow it": somebody tells of themselves and leaves off "I". */
function leavesOffSubject(words: readonly Word[], from: number, to: number): boolean {
  // "came on time" of a parcel: without "I" in the answer it may be anybody.
  if (!words.some(({ lower }) => /^(?:i|my|me)$|^i'/u.test(lower))) return false;
  const first = words[from]?.lower ?? "";
  const isDenied = /^(?:never|didn't|haven't|couldn't|don't|wouldn't|won't|can't)$/u.test(first);
  const verb = words[isDenied ? from + 1 : from];
  if (verb === undefined || to - from < 3 || verb.pos !== "VERB") return false;
  const isPast = irregularPast.has(verb.lower) || /[a-z]{2}ed$/u.test(verb.lower);
  return (isDenied || isPast) && !/^(?:that|by)$/u.test(words[from + 1]?.lower ?? "");
}

/** Ends that leave a sentence hanging; "you learn to" does not. */
function hangs(word: Word | undefined, before: Word | undefined): boolean {
  if (word?.lower === "to" && before?.pos === "VERB") return false;
  if (word?.lower === "that" || (word?.lower === "all" && before?.lower === "at")) return false;
  // "a drawer at home too for", cut before "when"; "what I asked for" is whole.
  if (word?.lower === "for") return before?.pos !== "VERB";
  if (
    /^(?:of|with|from|at|into|onto|by|about|between|without|like|until|during|per|towards|against|than|more|less|rather|such)$/u.test(
      word?.lower ?? "",
    )
  )
    return true;
  return (
    word === undefined ||
    (["DET", "CCONJ", "SCONJ", "PART", "PUNCT"].includes(word.pos) && word.lower !== "n't") ||
    isPossessive(word) ||
    ["because", "than", "as", "very", "so", "too", "really", "is", "was", "are", "were", "had"].includes(
      word.lower,
    )
  );
}

function frontLength(text: string): number {
  for (const front of fronts) {
    const match = front.exec(text);
    if (match !== null) return match[0].trim().split(" ").length;
  }
  return 0;
}

const maxFront = 6;
const frontedSubject = /^(?:i|we|he|she|they|it|nobody)$/u;

/** "the drawer at home when they are shut" is a thing and its time. */
function endsFront(word: Word | undefined): boolean {
  const joins = /^(?:when|while|if|because|that|who|which|where|since)$/u.test(word?.lower ?? "");
  return joins || word?.pos === "VERB" || word?.pos === "AUX";
}

/** "after that meeting I deleted everything", "the first year I slept in the cab": a phrase before a pronoun and its verb. */
function isFronted(words: readonly Word[], from: number, to: number): boolean {
  const isPhrase =
    ["ADP", "DET", "ADJ", "ADV", "NUM"].includes(words[from]?.pos ?? "") ||
    /^(?:after|since|before|during)$/u.test(words[from]?.lower ?? "");
  if (!isPhrase) return false;
  if (/^(?:than|like|as|how|so|no|not|only|if|because|until)$/u.test(words[from]?.lower ?? "")) return false;
  for (let at = from + 1; at < Math.min(to, from + maxFront); at += 1) {
    if (endsFront(words[at])) return false;
    // "the water tablet I just leave it out": the thing is named again.
    const isNamedAgain = words.slice(at + 1, to).some(({ lower }) => lower === "it" || lower === "them");
    if (frontedSubject.test(words[at]?.lower ?? ""))
      return findVerb(words, at, to) !== -1 && !(isNamedAgain && words[from]?.pos === "DET");
  }
  return false;
}

/** "we eat there we sleep there": the same subject again, with nothing that joins it. */
function beginsAgain(words: readonly Word[], { from, to }: Stretch, at: number): boolean {
  const isSame = words[at]?.pos === "PRON" && words[at]?.lower === words[from]?.lower;
  if (!isSame || at - from < minFirst || findVerb(words, at, to) === -1) return false;
  return words[at - 1]?.pos === "ADV" || words[at - 1]?.lower === "there";
}

/** The end of the first statement of several: "you tick it off, it counts your days". */
function endFirst(words: readonly Word[], { from, to }: Stretch): number {
  for (let at = from + 1; at < to; at += 1) {
    if (beginsAgain(words, { from, to }, at)) return at;
    if (words[at]?.lower !== ",") continue;
    const next = /^(?:since|because|as|when|if|and|but|so|please)$/u.test(words[at + 1]?.lower ?? "")
      ? at + 2
      : at + 1;
    const isWhole = at - from >= minFirst && findVerb(words, from, at) !== -1;
    if (isWhole && (next > at + 1 || findVerb(words, next, to) !== -1)) return at;
  }
  return to;
}

const minFirst = 3;

const subordinators = new Set("after before when since while because until".split(" "));

/** "once I", "after I had a turn": the first word joins, and what follows it is a statement by itself. */
function opensAlone(words: readonly Word[], from: number, to: number): boolean {
  const [first, next] = [words[from]?.lower ?? "", words[from + 1]];
  if (first === "then") return true;
  if (first === "once") return next?.pos !== "DET" && next?.lower !== "per";
  return subordinators.has(first) && next?.pos === "PRON" && findVerb(words, from + 1, to) !== -1;
}

const subjects = /^(?:i|we|he|she|they)$/u;

/** Whether another statement begins behind the first verb. */
function hasSecond(words: readonly Word[], from: number, to: number): boolean {
  for (let at = findVerb(words, from, to) + 1; at < to; at += 1) {
    if (subjects.test(words[at]?.lower ?? "") && findVerb(words, at, to) !== -1) return true;
  }
  return false;
}

/** Where the statement begins; at its end, where leaving off "when" would run two statements together. */
function startStatement(words: readonly Word[], from: number, to: number): number {
  if (!opensAlone(words, from, to)) return from;
  const joins = subordinators.has(words[from]?.lower ?? "");
  return joins && hasSecond(words, from + 1, to) ? to : from + 1;
}

/** How we would say a stretch back in "You mentioned X." or "You said X."; undefined when neither would read well. */
export function makeAnchor(text: string, words: readonly Word[], stretch: Stretch): Anchor | undefined {
  const to = endFirst(words, stretch);
  const from = startStatement(words, stretch.from, to);
  const first = words[from];
  if (first === undefined || to - from > maxWords || to - from < 2 || hangs(words[to - 1], words[to - 2]))
    return undefined;
  const lower = text.slice(first.start, words[to - 1]?.end).toLowerCase();
  if (/[^\p{L}\p{N}'’,%£$€ -]/u.test(lower) || speaksToUs.test(lower)) return undefined;
  // "you'd be asking me till Christmas": turned, both would be the same person.
  if (/\byou(?:r|'[a-z]+)?\b/u.test(lower) && /\b(?:i|me|my|us|we)\b/u.test(lower)) return undefined;
  const hasFront = isFronted(words, from, to);
  if (
    !hasFront &&
    /^(?:who|what|which|when|where|why|how|if|whether|because|until|since|not|only|to|and|but|or|of|than|as|no|that(?: is|'s| was)|(?:some|any)body ha[sd] to$)\b/u.test(
      lower,
    )
  ) {
    return undefined;
  }
  const isOwn = /^(?:i|we)'(?:m|re|d|ll|ve) /u.test(lower);
  if (isOwn || findVerb(words, from + frontLength(lower), to) !== -1 || hasFront) {
    return { words: turnWords(text, words, { from, to }), form: "clause" };
  }
  // "the worst was a Wednesday" has no noun before its verb.
  if (
    /^(?:the|your|our|my) (?:worst|best|hardest|strangest|saddest|funniest|easiest)(?: [a-z]+)? (?:is|was|are|were) /u.test(
      lower,
    )
  )
    return { words: turnWords(text, words, { from, to }), form: "clause" };
  if (leavesOffSubject(words, from, to)) {
    return { words: `you ${turnWords(text, words, { from, to })}`, form: "clause" };
  }
  return startsNoun(words, { from, to })
    ? { words: turnWords(text, words, { from, to }), form: "noun" }
    : undefined;
}
