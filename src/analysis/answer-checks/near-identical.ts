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

/**
 * Of texts that run through hundreds of answers, so many are compared with each other and so many kept: enough to show
 * what's going on, and no interview takes long. Answers with the very same words are one text, and all are counted.
 */
const maxNear = 20;
/** So many of the others are named. */
const maxOthers = 5;

interface Side {
  person: CheckedPerson;
  answer: CheckedAnswer;
}

export interface AlikeAnswer extends Side {
  /** The first few, the nearest first, one a person. */
  others: readonly Side[];
  /** How many other people they are. */
  people: number;
  /** Of the nearest: runs of words in common, of all that either has, 0 to 1. */
  alike: number;
}

/** The same words in the same order, by one person or many. */
interface Text {
  sides: Side[];
  shingles: string[];
  known: ReadonlySet<string>;
  near: { text: Text; alike: number }[];
}

/**
 * Answers that are nearly the same as another person's, word for word. Words of the script don't count: whoever repeats
 * the question has copied nobody. By prefix filtering (Chaudhuri, Ganti and Kaushik 2006, ICDE) only answers that share
 * one of their rarest runs are compared.
 */
export function findNearIdentical(
  people: readonly CheckedPerson[],
  script: readonly string[],
): AlikeAnswer[] {
  const texts = gatherTexts(people, script);
  const byShingle = new Map<string, Text[]>();
  for (const text of texts) {
    // Of two texts that are alike enough, the rarest runs outside the allowed difference share at least one.
    const prefix = text.shingles.length - Math.ceil(minAlike * text.shingles.length) + 1;
    const rarest = text.shingles.slice(0, prefix);
    compare(text, new Set(rarest.flatMap((shingle) => byShingle.get(shingle) ?? [])));
    for (const shingle of rarest) {
      const known = byShingle.get(shingle) ?? [];
      if (known.length < maxNear) known.push(text);
      byShingle.set(shingle, known);
    }
  }
  return texts.flatMap(listAlike);
}

function compare(text: Text, candidates: ReadonlySet<Text>): void {
  for (const other of candidates) {
    if (text.near.length >= maxNear) return;
    const alike = measureAlike(text, other);
    if (alike < minAlike) continue;
    text.near.push({ text: other, alike });
    if (other.near.length < maxNear) other.near.push({ text, alike });
  }
}

/** The answers of one text, as each of their people sees the others. */
function listAlike(text: Text): AlikeAnswer[] {
  const near = [{ text, alike: 1 }, ...text.near.toSorted((a, b) => b.alike - a.alike)];
  const byPerson = new Map<CheckedPerson, { side: Side; alike: number }>();
  for (const { text: of, alike } of near)
    for (const side of of.sides) if (!byPerson.has(side.person)) byPerson.set(side.person, { side, alike });
  if (byPerson.size < 2) return [];
  const nearest = [...byPerson.values()].slice(0, maxOthers + 1);
  return text.sides.map(({ person, answer }) => {
    const others = nearest.filter(({ side }) => side.person !== person).slice(0, maxOthers);
    const alike = others[0]?.alike ?? 0;
    return { person, answer, others: others.map(({ side }) => side), people: byPerson.size - 1, alike };
  });
}

/** Each text once, with its runs of words, the rarest first. */
function gatherTexts(people: readonly CheckedPerson[], script: readonly string[]): Text[] {
  const echoes = new Map<string, Set<string>>();
  const listEchoes = (language: string) => {
    const known = echoes.get(language) ?? new Set(script.flatMap((text) => listShingles(text, language)));
    echoes.set(language, known);
    return known;
  };
  const texts = new Map<string, Text>();
  for (const person of people) {
    const asked = listEchoes(person.language);
    for (const answer of person.answers) {
      if (answer.isClosed) continue;
      const shingles = listShingles(answer.text, person.language).filter((shingle) => !asked.has(shingle));
      if (shingles.length < minShingles) continue;
      const key = shingles.join("|");
      const text = texts.get(key) ?? { sides: [], shingles, known: new Set(shingles), near: [] };
      text.sides.push({ person, answer });
      texts.set(key, text);
    }
  }
  return sortByRarity([...texts.values()]);
}

function sortByRarity(texts: Text[]): Text[] {
  const counts = new Map<string, number>();
  for (const { shingles } of texts)
    for (const shingle of shingles) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  const rarity = (shingle: string) => counts.get(shingle) ?? 0;
  for (const { shingles } of texts)
    shingles.sort((a, b) => rarity(a) - rarity(b) || (a < b ? -1 : Number(a > b)));
  return texts;
}

function listShingles(text: string, language: string): string[] {
  const words = listWords(text.normalize("NFKC").replace(/[’‘ʼ]/gu, "'"), language);
  const shingles = new Set<string>();
  for (let at = 0; at + shingleWords <= words.length; at++)
    shingles.add(words.slice(at, at + shingleWords).join(" "));
  return [...shingles];
}

function measureAlike(one: Text, other: Text): number {
  const shared = one.shingles.filter((shingle) => other.known.has(shingle)).length;
  return shared / (one.shingles.length + other.shingles.length - shared);
}
