import type { Evidence, Mention } from "#contract/insights.ts";
import { ordinaryNouns } from "../lexicons/ordinary-nouns.ts";
import { commonStems, genericNouns, stopWords } from "../lexicons/word-lists.ts";
import { readSentences } from "../reading.ts";
import type { StudyContext } from "../sources.ts";
import { capitalise } from "../words.ts";
import type { RankedKeyword } from "./keywords.ts";

const maxMentions = 8;
const minLetters = 4;
/** Among so few people a quarter of them is enough. */
const few = 8;
const fewShare = 0.25;
const manyShare = 0.05;

/** How many people a mention needs: three or more, or a quarter of a handful. */
function countLeast(heard: number): number {
  return heard <= few ? Math.max(2, Math.ceil(heard * fewShare)) : Math.max(3, Math.ceil(heard * manyShare));
}

const singularOf = (word: string) => word.replace(/(?:ies)$/, "y").replace(/(?<!s)s$/, "");

/** A name, or a noun that is not on everybody's lips. */
function isTelling({ keyword, named, stems }: RankedKeyword): boolean {
  const word = keyword.toLowerCase();
  if (stopWords.has(word) || genericNouns.has(word) || word.length < minLetters) return false;
  if (named) return !ordinaryNouns.has(word);
  const isOrdinary = [word, singularOf(word), ...stems].some(
    (one) => ordinaryNouns.has(one) || commonStems.has(one) || genericNouns.has(one),
  );
  // "The living of many people" is no thing.
  if (/ing$/.test(word)) return false;
  return stems.length === 1 && !isOrdinary && /^[\p{L}-]+$/u.test(word);
}

/** The study's own words: what was asked, what it is about, and what the product is called. */
function listOwnStems({ questions, objective, topics, ownProduct }: StudyContext): Set<string> {
  const texts = [...questions.map(({ text }) => text), objective, ...topics, ownProduct ?? ""];
  const tokens = texts.flatMap((text) => readSentences(text)).flatMap((sentence) => sentence.tokens);
  return new Set(tokens.flatMap(({ stem, lower }) => [stem, lower]));
}

function onePerPerson(evidence: readonly Evidence[]): Evidence[] {
  const bySpeaker = new Map(evidence.toReversed().map((one) => [`${one.sourceId} ${one.sourceLabel}`, one]));
  return [...bySpeaker.values()].reverse();
}

/** Names and rare things that people brought up themselves, those of most people first. */
export function listMentions(
  keywords: readonly RankedKeyword[],
  { study, heard }: { study: StudyContext; heard: number },
): Mention[] {
  const own = listOwnStems(study);
  const least = countLeast(heard);
  const told = keywords.filter(
    (one) => one.unprompted >= least && isTelling(one) && !one.stems.some((stem) => own.has(stem)),
  );
  told.sort((a, b) => b.unprompted - a.unprompted || Number(b.named) - Number(a.named));
  const chosen: RankedKeyword[] = [];
  for (const one of told) {
    const isKnown = chosen.some(({ stems }) => stems.some((stem) => one.stems.includes(stem)));
    if (!isKnown && chosen.length < maxMentions) chosen.push(one);
  }
  return chosen.map(({ keyword, plural, unprompted, evidence }) => ({
    name: capitalise(plural ?? keyword),
    people: unprompted,
    heard,
    evidence: onePerPerson(evidence),
  }));
}
