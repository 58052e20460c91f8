import type { GuideTemplate } from "#contract/guides.ts";
import { listWords, normaliseText } from "./sentences.ts";

/** Fits when nothing else does; every language has it. */
export const generalGuideId = "exploration";

const minStemChars = 4;
const minShownWordChars = 5;
const shownWordWeight = 0.2;
/** A keyword that three guides share, or two words of a guide's name. */
const minFit = 0.3;

export interface NearestGuides {
  /** Best first, no more than asked for. */
  guides: GuideTemplate[];
  /** Whether any word of the objective speaks for one of them. */
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
function holds(said: Said, keyword: string, language: string): boolean {
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

/** A keyword that many guides have says little about any of them. */
function weighKeywords(guides: readonly GuideTemplate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { keywords } of guides)
    for (const word of keywords) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, 1 / count]));
}

function scoreGuide(guide: GuideTemplate, said: Said, weights: ReadonlyMap<string, number>): number {
  const found = guide.keywords.filter((keyword) => holds(said, keyword, guide.language));
  const byKeywords = found.reduce((sum, keyword) => sum + (weights.get(keyword) ?? 0), 0);
  const shown = new Set(readWords(`${guide.name} ${guide.fits}`).words);
  const shared = new Set(said.words.filter((word) => word.length >= minShownWordChars && shown.has(word)));
  return byKeywords + shownWordWeight * shared.size;
}

/**
 * The guides nearest to an objective, by its keywords and the words it shares with a guide's name. Where no word
 * speaks for any, the general one comes first. All guides are of one language.
 */
export function chooseGuides(
  objective: string,
  guides: readonly GuideTemplate[],
  count: number,
): NearestGuides {
  const said = readWords(objective);
  const weights = weighKeywords(guides);
  const scored = guides.map((guide) => ({
    guide,
    score: scoreGuide(guide, said, weights),
    isGeneral: guide.id === generalGuideId,
  }));
  const isFitting = scored.some(({ score, isGeneral }) => score >= minFit && !isGeneral);
  const rank = ({ score, isGeneral }: (typeof scored)[number]) =>
    isGeneral && !isFitting ? Number.POSITIVE_INFINITY : score;
  const sorted = scored.toSorted((one, other) => rank(other) - rank(one));
  return { guides: sorted.slice(0, count).map(({ guide }) => guide), isFitting };
}
