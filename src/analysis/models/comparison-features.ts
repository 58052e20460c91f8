import type { Token } from "../reading.ts";
import { keepWords, listWordFeatures } from "./linear-model.ts";

/** Ends in -er and compares nothing. */
const plainEr = new Set(
  "other another never ever over under after user player order number customer together rather whether either neither computer paper power matter cover server folder manager offer remember consider however later former per her printer provider designer developer engineer filter monitor browser router header member partner reader helper".split(
    " ",
  ),
);
/** Words that carry a comparison and whose neighbours tell which. */
const hinges = new Set(
  "more less fewer better worse than as like unlike same similar different compared versus vs instead over other prefer most least best worst both equal only all".split(
    " ",
  ),
);
const rules =
  /\b(?:(?<er>\p{L}{2,}er than)|(?<amount>more|less|as) [\p{L}-]+ (?:than|as)|compared (?:to|with)|than|unlike|versus|vs|superior|inferior|outperform|beats?|same as|similar to|different from|instead of|the (?:best|most|fastest|only|least))\b/giu;
const span = 4;
const maxCounted = 3;

/** How a word compares: "ER", "EST", itself, or not at all. */
function findHinge({ lower, pos }: Token): string | undefined {
  if (hinges.has(lower)) return lower;
  if (pos !== "ADJ" && pos !== "ADV") return undefined;
  if (/\p{L}{2}er$/u.test(lower) && !plainEr.has(lower)) return "ER";
  return /\p{L}{3}est$/u.test(lower) ? "EST" : undefined;
}

function listNeighbours(words: Token[], at: number, hinge: string): string[] {
  const features: string[] = [];
  for (let distance = -span; distance <= span; distance++) {
    const other = words[at + distance];
    if (distance === 0 || other === undefined) continue;
    features.push(`${distance < 0 ? "<" : ">"}${hinge} ${other.pos}`, `~${hinge} ${other.stem}`);
  }
  return features;
}

function listRules(text: string): string[] {
  return [...text.matchAll(rules)].map(({ 0: found, groups }) => {
    if (groups?.er !== undefined) return "rule:-er than";
    return `rule:${groups?.amount?.toLowerCase() ?? found.toLowerCase()}`;
  });
}

function countUpTo(count: number): number {
  return Math.min(count, maxCounted);
}

/** Words, what stands around words of comparison, set phrases, and how many names and numbers there are. */
export function listComparisonFeatures(tokens: Token[]): string[] {
  const words = keepWords(tokens);
  const features = new Set(listWordFeatures(tokens));
  for (const [at, token] of words.entries()) {
    const hinge = findHinge(token);
    if (hinge === undefined) continue;
    for (const feature of [`~${hinge}`, ...listNeighbours(words, at, hinge)]) features.add(feature);
  }
  for (const rule of listRules(words.map((token) => token.text).join(" "))) features.add(rule);
  const names = countUpTo(words.filter((token) => token.pos === "PROPN").length);
  const numbers = countUpTo(words.filter((token) => token.pos === "NUM").length);
  features.add(`names:${names}`).add(`numbers:${numbers}`);
  features.add(`length:${Math.min(Math.floor(words.length / 8), 5)}`);
  return [...features];
}
