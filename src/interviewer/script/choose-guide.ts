import type { GuideTemplate } from "#contract/guides.ts";
import { isGoalWord } from "./objective-language.ts";
import { holds, listContentWords, listParts, readLead, readWords, type Said } from "./study-words.ts";

/** Fits when nothing else does; every language has it. */
const generalGuideId = "general-exploration";

const sharedWordWeight = 0.3;
const situationWeight = 0.75;
/** Of a keyword's further parts, and of further ways in which an objective says the same. */
const partShare = 0.8;
const waysShare = 0.5;
/** What an objective asks first says most; then all of it; then the audience, the beliefs and the decision. */
const placeWeights = { lead: 1, objective: 0.65, beside: 0.5 } as const;
/** Of a guide on one side, such as staying, where the study speaks of the other, such as giving up. */
const outweighedShare = 0.3;
/** The first guide is clearly nearer where its score is at least so many times the next one's. */
const clearLead = 1.15;
/** One of a guide's first keywords is enough to choose it. */
const centralKeywords = 25;

export interface Study {
  objective: string;
  /** Whom the study is to hear. */
  audience: string;
  /** What is believed and what will be decided. */
  beside: string;
}

export interface NearestGuides {
  /** Best first, no more than asked for. */
  guides: GuideTemplate[];
  /** Whether enough of the objective speaks for one of them. */
  isFitting: boolean;
  /** Whether the first is so much nearer than the next that it can be chosen for the creator. */
  isClear: boolean;
}

function listDescribed({ name, fits, language }: GuideTemplate): Set<string> {
  return listContentWords(`${name} ${fits}`, language);
}

/** What many guides share says little about any of them. */
function measureRarity(
  guides: readonly GuideTemplate[],
  listWordsOf: (guide: GuideTemplate) => Iterable<string>,
) {
  const counts = new Map<string, number>();
  for (const guide of guides)
    for (const word of listWordsOf(guide)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word: string) => 1 / (counts.get(word) ?? 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Each adds less than the one before, the heaviest first. */
function addUp(weights: readonly number[], share: number): number {
  return sum(weights.toSorted((one, other) => other - one).map((weight, at) => weight * share ** at));
}

const places = ["lead", "objective", "beside"] as const;
type SaidIn = Record<(typeof places)[number], Said>;

interface Found {
  keyword: string;
  weight: number;
  isCentral: boolean;
}

/**
 * A guide's keywords begin with those that say most: the last counts half as much as the first. What asks for two
 * things at once says more than either, wherever it is listed.
 */
function weigh(keyword: string, place: number, count: number): number {
  const parts = listParts(keyword);
  const isPlain = parts.length === 1 && !keyword.startsWith("@");
  if (isPlain) return 1 - place / (2 * count);
  const words = parts.flatMap((part) => (part.startsWith("@") ? part.split(" ") : [part]));
  return addUp(
    words.map((word) => (word.startsWith("@") ? situationWeight : 1)),
    partShare,
  );
}

/** Of "patient" and "patients" only the longer counts: it is one word of the objective. */
function findKeywords(said: SaidIn, { keywords, language }: GuideTemplate): Found[] {
  const found = keywords.flatMap((keyword, place) => {
    const where = isGoalWord(keyword, language)
      ? undefined
      : places.find((one) => holds(said[one], keyword, language));
    if (!where) return [];
    const weight = weigh(keyword, place, keywords.length) * placeWeights[where];
    const isCentral = where !== "beside" && (place < centralKeywords || /@| \+ /.test(keyword));
    return [{ keyword, weight, isCentral }];
  });
  const isPart = (keyword: string) =>
    found.some((other) => other.keyword !== keyword && other.keyword.startsWith(keyword));
  return found.filter(({ keyword }) => !isPart(keyword));
}

function scoreGuides({ objective, audience, beside }: Study, guides: readonly GuideTemplate[]) {
  const keywordRarity = measureRarity(guides, ({ keywords }) => keywords);
  const wordRarity = measureRarity(guides, listDescribed);
  return guides.map((guide) => {
    const { language } = guide;
    const content = listContentWords(objective, language);
    const said = {
      lead: readWords(readLead(objective), language),
      objective: readWords(objective, language),
      beside: readWords(`${objective} ${audience} ${beside}`, language),
    };
    const people = readWords(`${objective} ${audience}`, language);
    const isOutweighed = guide.unless?.some((keyword) => holds(people, keyword, language)) ?? false;
    const found = findKeywords(said, guide);
    const shared = [...listDescribed(guide)].filter((word) => content.has(word));
    return {
      guide,
      score:
        (isOutweighed ? outweighedShare : 1) *
        (addUp(
          found.map(({ keyword, weight }) => weight * keywordRarity(keyword)),
          waysShare,
        ) +
          sharedWordWeight * sum(shared.map(wordRarity))),
      isHinted: found.length > 0,
      isFitting:
        found.some(({ isCentral }) => isCentral) ||
        found.length >= 2 ||
        (found.length === 1 && content.size <= 2),
    };
  });
}

/** Guides that ask about no particular kind of study, the widest first. */
const wideGuideIds = [
  generalGuideId,
  "everyday-habits",
  "feature-discovery",
  "onboarding",
  "jobs-to-be-done",
  "churn",
];

/**
 * The guides nearest to a study, by its keywords and by the words it shares with a guide's description. The
 * general guide is always among them, and first where a stray keyword in a longer objective is all that speaks for
 * another. Where no keyword speaks for any, the wide guides follow it. All guides are of one language.
 */
export function chooseGuides(study: Study, guides: readonly GuideTemplate[], count: number): NearestGuides {
  const general = guides.filter(({ id }) => id === generalGuideId);
  const hinted = scoreGuides(study, guides)
    .filter(({ guide, isHinted }) => guide.id !== generalGuideId && isHinted)
    .toSorted((one, other) => other.score - one.score);
  const isFitting = hinted[0]?.isFitting ?? false;
  const near = hinted.slice(0, count - general.length).map(({ guide }) => guide);
  const wide = wideGuideIds.flatMap((id) => guides.filter((guide) => guide.id === id));
  const ordered = isFitting ? [...near, ...general, ...wide] : [...general, ...near, ...wide];
  const [first, second] = hinted;
  const isClear = !isFitting || (first?.score ?? 0) >= clearLead * (second?.score ?? 0);
  return { guides: [...new Set([...ordered, ...guides])].slice(0, count), isFitting, isClear };
}
