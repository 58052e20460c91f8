import type { GuideTemplate } from "#contract/guides.ts";
import { isGoalWord, type ScriptLanguage } from "./objective-language.ts";
import { listWords, normaliseText } from "./sentences.ts";

/** Fits when nothing else does; every language has it. */
const generalGuideId = "general-exploration";

const minStemChars = 4;
/** Shorter words are mostly "what", "from" and "our". */
const minContentChars = 5;
const sharedWordWeight = 0.3;
/** One of a guide's first keywords is enough to choose it. */
const centralKeywords = 6;

export interface NearestGuides {
  /** Best first, no more than asked for. */
  guides: GuideTemplate[];
  /** Whether enough of the objective speaks for one of them. */
  isFitting: boolean;
}

interface Said {
  words: string[];
  /** All words with a space around each, to look for keywords of several words in. */
  line: string;
}

const arabicPrefixes = /^(?:و|ف)?(?:ال|بال|لل|كال)(?=\p{L}{3})/u;

function readWords(text: string): Said {
  const words = listWords(normaliseText(text).toLocaleLowerCase()).map((word) =>
    word.replace(arabicPrefixes, ""),
  );
  return { words, line: ` ${words.join(" ")} ` };
}

/** "cancel" is in "cancelling"; a German compound may hold its stem anywhere. */
function holds(said: Said, keyword: string, language: ScriptLanguage): boolean {
  const key = readWords(keyword);
  if (key.words.length > 1) return said.line.includes(key.line.trimEnd());
  const [stem = ""] = key.words;
  if (stem === "") return false;
  return said.words.some((word) => {
    if (word === stem) return true;
    if (stem.length < minStemChars) return false;
    return language === "de" && stem.length > minStemChars ? word.includes(stem) : word.startsWith(stem);
  });
}

/** What an objective or a guide's description speaks of. */
function listContentWords({ words }: Said, language: ScriptLanguage): Set<string> {
  return new Set(words.filter((word) => word.length >= minContentChars && !isGoalWord(word, language)));
}

function listDescribed(guide: GuideTemplate): Set<string> {
  return listContentWords(readWords(`${guide.name} ${guide.fits}`), guide.language);
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

/**
 * A guide's keywords begin with those that say most: the last counts half as much as the first. Of "patient" and
 * "patients" only the longer counts: it is one word of the objective.
 */
function findKeywords(said: Said, { keywords, language }: GuideTemplate) {
  const found = keywords
    .map((keyword, place) => ({ keyword, place, weight: 1 - place / (2 * keywords.length) }))
    .filter(({ keyword }) => !isGoalWord(keyword, language) && holds(said, keyword, language));
  const isPart = (keyword: string) =>
    found.some((other) => other.keyword !== keyword && other.keyword.startsWith(keyword));
  return found.filter(({ keyword }) => !isPart(keyword));
}

function scoreGuides(objective: string, guides: readonly GuideTemplate[]) {
  const said = readWords(objective);
  const keywordRarity = measureRarity(guides, ({ keywords }) => keywords);
  const wordRarity = measureRarity(guides, listDescribed);
  return guides.map((guide) => {
    const content = listContentWords(said, guide.language);
    const found = findKeywords(said, guide);
    const shared = [...listDescribed(guide)].filter((word) => content.has(word));
    const isCentral = found.some(({ place }) => place < centralKeywords);
    return {
      guide,
      score:
        sum(found.map(({ keyword, weight }) => weight * keywordRarity(keyword))) +
        sharedWordWeight * sum(shared.map(wordRarity)),
      isHinted: found.length > 0,
      isFitting: isCentral || found.length >= 2 || (found.length === 1 && content.size <= 2),
    };
  });
}

/** Guides that ask about no particular kind of study, the widest first. */
const wideGuideIds = [generalGuideId, "feature-discovery", "onboarding", "jobs-to-be-done", "churn"];

/**
 * The guides nearest to an objective, by its keywords and by the words it shares with a guide's description. The
 * general guide is always among them, and first where a stray keyword in a longer objective is all that speaks for
 * another. Where no keyword speaks for any, the wide guides follow it. All guides are of one language.
 */
export function chooseGuides(
  objective: string,
  guides: readonly GuideTemplate[],
  count: number,
): NearestGuides {
  const general = guides.filter(({ id }) => id === generalGuideId);
  const hinted = scoreGuides(objective, guides)
    .filter(({ guide, isHinted }) => guide.id !== generalGuideId && isHinted)
    .toSorted((one, other) => other.score - one.score);
  const isFitting = hinted[0]?.isFitting ?? false;
  const near = hinted.slice(0, count - general.length).map(({ guide }) => guide);
  const wide = wideGuideIds.flatMap((id) => guides.filter((guide) => guide.id === id));
  const ordered = isFitting ? [...near, ...general, ...wide] : [...general, ...near, ...wide];
  return { guides: [...new Set([...ordered, ...guides])].slice(0, count), isFitting };
}
