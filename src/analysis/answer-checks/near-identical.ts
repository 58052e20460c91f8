import { listWords } from "../words.ts";
import type { CheckedAnswer, CheckedPerson } from "./checked-person.ts";

/**
 * Words in a row that are compared as one. Three is the shortest run that two people rarely share by chance, and a
 * changed word breaks no more than three of them (Broder 1997, "On the resemblance and containment of documents").
 */
const shingleWords = 3;
/**
 * Fewer runs than this of one's own are too few to tell a copy from a common phrase: ten runs are about twelve words,
 * and "I use it every day for work, mostly for e-mail" is shorter.
 */
const minShingles = 10;
/**
 * Share of all runs that two answers have in common. In an answer of thirty words, two changed words leave 0.65, three
 * 0.53: near the 85 % of equal answers at which Kuriakose and Robbins (2016, Statistical Journal of the IAOS 32,
 * 283-291) look for duplicates in surveys.
 */
const minAlike = 0.6;

interface Placed {
  person: CheckedPerson;
  answer: CheckedAnswer;
  shingles: string[];
}

export interface AlikeAnswers {
  one: { person: CheckedPerson; answer: CheckedAnswer };
  other: { person: CheckedPerson; answer: CheckedAnswer };
  /** Runs of words in common, of all that either has: 0 to 1. */
  alike: number;
}

/**
 * Pairs of answers by different people that are nearly the same, word for word. Words of the script don't count: whoever
 * repeats the question has copied nobody. Exact: by prefix filtering (Chaudhuri, Ganti and Kaushik 2006, ICDE) only
 * answers that share one of their rarest runs are compared.
 */
export function findNearIdentical(
  people: readonly CheckedPerson[],
  script: readonly string[],
): AlikeAnswers[] {
  const placed = placeAnswers(people, script);
  const byShingle = new Map<string, Placed[]>();
  const found: AlikeAnswers[] = [];
  for (const one of placed) {
    // Of two answers that are alike enough, the rarest runs outside the allowed difference share at least one.
    const prefix = one.shingles.length - Math.ceil(minAlike * one.shingles.length) + 1;
    const rarest = one.shingles.slice(0, prefix);
    const near = new Set(rarest.flatMap((shingle) => byShingle.get(shingle) ?? []));
    for (const shingle of rarest) byShingle.set(shingle, [...(byShingle.get(shingle) ?? []), one]);
    for (const other of near) {
      const alike = other.person === one.person ? 0 : measureAlike(one.shingles, other.shingles);
      if (alike >= minAlike) found.push({ one, other, alike });
    }
  }
  return found;
}

/** Each with its runs of words, the rarest first. */
function placeAnswers(people: readonly CheckedPerson[], script: readonly string[]): Placed[] {
  const echoes = new Map<string, Set<string>>();
  const listEchoes = (language: string) => {
    const known = echoes.get(language) ?? new Set(script.flatMap((text) => listShingles(text, language)));
    echoes.set(language, known);
    return known;
  };
  const placed = people.flatMap((person) => {
    const asked = listEchoes(person.language);
    return person.answers
      .filter(({ isClosed }) => !isClosed)
      .map((answer) => ({
        person,
        answer,
        shingles: listShingles(answer.text, person.language).filter((shingle) => !asked.has(shingle)),
      }))
      .filter(({ shingles }) => shingles.length >= minShingles);
  });
  const counts = new Map<string, number>();
  for (const { shingles } of placed)
    for (const shingle of shingles) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  const rarity = (shingle: string) => counts.get(shingle) ?? 0;
  for (const { shingles } of placed)
    shingles.sort((a, b) => rarity(a) - rarity(b) || (a < b ? -1 : Number(a > b)));
  return placed;
}

function listShingles(text: string, language: string): string[] {
  const words = listWords(text.normalize("NFKC").replace(/[’‘ʼ]/gu, "'"), language);
  const shingles = new Set<string>();
  for (let at = 0; at + shingleWords <= words.length; at++)
    shingles.add(words.slice(at, at + shingleWords).join(" "));
  return [...shingles];
}

function measureAlike(one: readonly string[], other: readonly string[]): number {
  const known = new Set(other);
  const shared = one.filter((shingle) => known.has(shingle)).length;
  return shared / (one.length + other.length - shared);
}
