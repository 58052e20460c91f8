import { findConcept } from "../coder/terms.ts";
import { genericNouns } from "../lexicons/word-lists.ts";
import { readSentences } from "../reading.ts";

/** In which respect a thing is judged: what costs too much may be easy to use. */
export type Respect = "cost" | "ease" | "speed" | "use" | "quality";

/** A plain judgement on one thing, with no hedge and nothing that turns it. */
export interface Verdict {
  /** Stem of the noun that it names; undefined where it is on whatever was asked: "Too dear." */
  aspect?: string;
  respect: Respect;
  isPositive: boolean;
}

const wordsOf: Record<Respect, { good: string; bad: string }> = {
  cost: {
    good: "fair|reasonable|affordable|good value|great value|worth it|worth the money|worth every penny|well worth it",
    bad: "dear|steep|expensive|pricey|overpriced|high|much|costly|more than (?:it|that|they)(?: was|'s| is|'re| are| were) worth|a rip-off|daylight robbery",
  },
  ease: {
    good: "easy|simple|straightforward|intuitive|clear|painless",
    bad: "hard|difficult|complicated|confusing|complex|fiddly|clunky|unclear|tricky|awkward",
  },
  speed: { good: "fast|quick|prompt", bad: "slow|sluggish" },
  use: { good: "useful|helpful|valuable", bad: "useless|unhelpful|pointless|a waste of time" },
  quality: {
    good: "great|good|excellent|brilliant|lovely|fantastic|wonderful|superb",
    bad: "bad|terrible|awful|horrible|dreadful|disappointing|poor|rubbish",
  },
};

interface Meaning {
  respect: Respect;
  isPositive: boolean;
}

const listed = Object.entries(wordsOf) as [Respect, { good: string; bad: string }][];
const meanings = listed.flatMap(([respect, { good, bad }]): [RegExp, Meaning][] => [
  [new RegExp(`^(?:${good})$`), { respect, isPositive: true }],
  [new RegExp(`^(?:${bad})$`), { respect, isPositive: false }],
]);
const allWords = Object.values(wordsOf)
  .flatMap(({ good, bad }) => [good, bad])
  .join("|");
const judging = new RegExp(`\\b(?:${allWords})\\b`, "i");
const talk =
  "(?:(?:well|oh|so|um|uh|yeah|yes|no|honestly|frankly|to be honest|and|for me|personally)[,.\\s]+)*";
const thinking =
  "(?:i (?:(?:really|honestly|still|do|did) )*(?:think|thought|believe|find|found|felt|feel)(?: that)? |i'd say (?:that )?|i would say (?:that )?)?";
const thing = "(?:(?:the|its|their|your|that|this) )?(?<thing>(?:[a-z-]+ ){0,2}?[a-z-]+)";
const being = "(?: ?(?:is|was|are|were|feels|felt|seems|seemed|costs?|'s|'re))";
const degree =
  "(?<degree>(?:(?:just|really|very|so|quite|pretty|far|way|much|simply|absolutely|extremely|perfectly|always|all) )*)";
const rest = "(?: for (?:what|that|the|me|us|a|my|our)\\b[^,;]*| to me| really| enough| though| indeed)?";
/** "The price is really fair", "I found it too dear", "Steep.", "More than it was worth". */
const plain = new RegExp(
  `^\\W*${talk}${thinking}(?:${thing}${being}?\\s+)??(?<not>(?:not|n't|never) )?${degree}(?<too>too )?(?<word>${allWords})${rest}\\W*$`,
);
/** Hedges, conditions, comparisons, and what is imagined. */
const unplain =
  /\b(?:maybe|perhaps|probably|possibly|a bit|a little|slightly|somewhat|(?:kind|sort) of|i guess|i suppose|fairly|mostly|sometimes|at first|if|would|could|might|but|although|though|however|until|unless|except|used to|than (?!(?:it|that|they)\b)|other people|they say|said)\b|\?/;
const turning =
  /^\W*(?:but|although|though|however|still|yet|then again|mind you|on the other hand|except)\b/i;
/** Bad only where there is too much of it. */
const onlyTooMuch = /^(?:high|much|dear|hard)$/;
const maxLength = 140;

/** Reads a sentence that is one plain judgement and nothing else. */
export function readVerdict(text: string): Verdict | undefined {
  const said = text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/(?<=\w)n't\b/g, " n't");
  const found = said.length > maxLength || unplain.test(said) ? undefined : plain.exec(said)?.groups;
  const word = found?.word ?? "";
  const means = meanings.find(([pattern]) => pattern.test(word))?.[1];
  if (found === undefined || means === undefined) return undefined;
  const [isDenied, isTooMuch] = [found.not !== undefined, found.too !== undefined];
  // "Not too dear" and "not very good" say neither; "too easy" is no praise.
  if (isDenied && (isTooMuch || found.degree !== "" || onlyTooMuch.test(word))) return undefined;
  if (isTooMuch ? means.isPositive : onlyTooMuch.test(word)) return undefined;
  const aspect = readAspect(found.thing);
  if (aspect === null) return undefined;
  return {
    ...(aspect === undefined ? {} : { aspect }),
    respect: means.respect,
    isPositive: means.isPositive !== isDenied,
  };
}

/** The stem of the last noun; null where the words name nothing that can be judged. */
function readAspect(named: string | undefined): string | undefined | null {
  if (named === undefined || /^(?:it|that|this|they|i paid|we paid)$/.test(named)) return undefined;
  const last = readSentences(named)
    .flatMap(({ tokens }) => tokens)
    .at(-1);
  const isThing = last && (/^(?:NOUN|PROPN)$/.test(last.pos) || /[a-z]{4}ing$/.test(last.lower));
  return isThing && !genericNouns.has(last.lower) && findConcept(last) ? last.stem : null;
}

/** The plain judgement with which an answer begins, as long as nothing after it turns it. */
export function readOpeningVerdict(answer: string): { verdict: Verdict; text: string } | undefined {
  // Most answers judge nothing, and reading sentences takes time.
  if (!judging.test(answer.slice(0, maxLength))) return undefined;
  const [first, next] = readSentences(answer);
  const verdict = first && !turning.test(next?.text ?? "") ? readVerdict(first.text) : undefined;
  return first && verdict ? { verdict, text: first.text.replace(/[.\s]+$/, "") } : undefined;
}

const opinion =
  /\b(?:how (?:was|is|were|are) |how (?:do|did) you (?:find|like|feel about) |what (?:do|did) you (?:think|make) (?:of|about) |what (?:was|is|were|are) .+ like\b|(?:view|opinion|impression|thoughts?) (?:of|on|about) )/i;

/** Whether a question asks what people think of one thing, so that "too dear" is said of that. */
export function asksOpinion(question: string): boolean {
  const isOne = question.split("?").length === 2 && !/\b(?:and|or)\b|[,;]/i.test(question);
  return isOne && opinion.test(question);
}
