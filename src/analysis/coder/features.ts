import { knownProducts } from "../lexicons/products.ts";
import { readSentences } from "../reading.ts";
import type { Clause } from "./clauses.ts";
import type { NounPhrase } from "./noun-phrases.ts";
import { trimTalk } from "./phrase.ts";

/** "I love X": what follows is liked. */
const likingVerb =
  /\b(?:i|we) (?:really |absolutely |also |actually |particularly |especially )?(?:love|loved|enjoy|enjoyed|like|liked|appreciate|adore|prefer)\b/i;
/** "X works well", "X is great": what goes before is liked. */
const likedPredicate =
  /\b(?:works? (?:\w+ ){0,2}(?:well|great|perfectly|fine|nicely|best)|helps? (?:me|us|a lot|everyone)|saves? (?:me|us|time|so much|a lot)|(?:is|are|was|were|feels?)(?: \w+)? (?:great|excellent|fantastic|brilliant|handy|useful|intuitive|amazing|awesome|reliable|seamless|perfect|easy|simple|fast|convenient|helpful|flexible|nice|smooth))\b/i;
const notLiking =
  /\b(?:don't|didn't|doesn't|isn't|aren't|not|never|would|'d|wish|if|feels? like|looks? like|sounds? like|easy to (?:make|miss|lose|forget))\b/i;

/** A product as a whole is no feature; its name stands among the competitors. */
function isProduct(phrase: NounPhrase): boolean {
  return phrase.named || knownProducts.has(phrase.text.toLowerCase());
}

/** The feature that a clause praises: what is liked, or what does the good. */
export function findPraisedFeature(
  clause: Clause,
  compound: number,
  phrases: NounPhrase[],
): NounPhrase | undefined {
  const plain = clause.text.replace(/[’‘]/g, "'");
  if (compound < 0.05 || notLiking.test(plain)) return undefined;
  const verb = likingVerb.exec(plain);
  if (verb) {
    const from = clause.start + verb.index + verb[0].length;
    return phrases.find((phrase) => phrase.start >= from && !isProduct(phrase));
  }
  const predicate = likedPredicate.exec(plain);
  if (predicate === null) return undefined;
  const subjects = phrases.filter((phrase) => phrase.end <= clause.start + predicate.index);
  // One word before a predicate is mostly the subject of the talk and no feature.
  return subjects.find((phrase) => !isProduct(phrase) && phrase.stems.length > 1);
}

const wishes: RegExp[] = [
  /\b(?:wish|hope|if only) (?:that )?(?:i|we|you|it|they|there|\w+|the \w+|the \w+ \w+) (?:could|would|can|will|was|were|had|have|has)(?: just| also| at least| actually)? (?:be able to |let (?:me|us|you) |allow (?:me|us|you) to )?(?<what>.+)/i,
  /\b(?:would|could|should) (?:just |also |really |at least |maybe )?(?:let|allow) (?:me|us|you|people)(?: to)? (?<what>.+)/i,
  /\b(?:nice|great|good|helpful|useful|amazing|cool|perfect|ideal|awesome|fantastic) (?:if (?:it|they|there|i|we|you|\w+|the \w+) (?:could|would|was|were|had)(?: just)?|to have|to be able to|to) (?<what>.+)/i,
  /\b(?:there(?:'s| is)|has|have) no (?:(?:good |easy |proper |real |simple )?(?:way|option) to )?(?<what>.+)/i,
  /\b(?:i|we)(?:'d| would) (?:really |just |also )?(?:love|like|want|prefer)(?: to (?:(?:have|get|be able to)|see(?= (?:an?|the|more|fewer|less|better|some|all|one|every)\b))?)? ?(?<what>.+)/i,
  /\b(?:missing (?:is|for me is)|lacks?|it needs|they need|we need|i need|needs? to have|should (?:really )?have|pay for) (?<what>(?:a|an|some|better|proper|real|one|more)\b.+)/i,
  /\b(?<what>(?:a|an|some|better|one) [^,.]{3,60}?) (?:would|'d|could) (?:be|help|make|save)/i,
  /\b(?:should|could) (?:just |really |also )?(?<what>(?:show|tell|support|offer|summari[sz]e|remember|warn|sync|be able to|integrate|include|group|send|add)\b.+)/i,
  /\b(?:would|'d) (?:really )?help (?:me |us |a lot )?if (?<what>.+)/i,
  /\b(?:should|could|please|to) (?:just |really |also )?(?:build|make|create|fix|improve|provide) (?<what>.+)/i,
  /\b(?:suggest|recommend) (?<what>.+)/i,
  /\b(?:i|we) wish (?<what>.+)/i,
  /\b(?:i|we) need (?<what>[a-z]+s\b .+)/i,
];

const maxWishWords = 10;

/** One word is a wish when it is a thing ("templates"), not when it is a manner ("early"). */
function isWhole(wish: string, clause: Clause): boolean {
  if (wish.includes(" ")) return true;
  const lower = wish.toLowerCase();
  return clause.tokens.some((token) => token.lower === lower && token.pos === "NOUN");
}

function cutWish(what: string): string | undefined {
  const whole = what.split(/[,;:()]/)[0] ?? "";
  const cut =
    whole.split(/\s(?:because|so that|so i|so we|when|instead of|which|but|rather than|without)\s/i)[0] ?? "";
  // "See early when someone is stuck" says nothing without its end.
  const core = cut.split(" ").length < 3 ? whole : cut;
  const words = trimTalk(core)
    .replace(/^there (?:was|were|is|would be) /i, "")
    .replace(/^(?:(?:a|an|the|some|one|be|have|had|it|just|also|to|able to|proper|real)\s+)+/i, "")
    .split(" ");
  const wish = words.join(" ").trim();
  const empty =
    /^(?:it|that|this|them|more|less|so|if|there|pay|know|i|we)\b|\b(?:it|that|this|them|those|some|so|there|things?)$/i.test(
      wish,
    );
  return words.length <= maxWishWords && wish.length >= 4 && !empty ? wish : undefined;
}

/** "The tools worked offline": a wish in the past tense is no name of a feature. */
function isTold(wish: string): boolean {
  const tokens = readSentences(wish)[0]?.tokens ?? [];
  const verb = tokens.findIndex(({ pos }) => pos === "VERB" || pos === "AUX");
  const opening = tokens.slice(0, Math.max(verb, 0));
  const relative = opening.some(({ lower }) => lower === "that" || lower === "which" || lower === "to");
  return verb > 0 && !relative && !/ing$/.test(tokens[verb]?.lower ?? "");
}

/**
 * What a wish asks for, in the participant's words without the wishing: "search across all tools at once"; undefined
 * where those words name nothing by themselves.
 */
export function findWishedFeature(clause: Clause): string | undefined {
  const plain = clause.text.replace(/[’‘]/g, "'");
  for (const pattern of wishes) {
    const what = pattern.exec(plain)?.groups?.what;
    const wish = what === undefined ? undefined : cutWish(what);
    if (wish !== undefined && isWhole(wish, clause) && !isTold(wish)) return wish;
  }
  return undefined;
}
