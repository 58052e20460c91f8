import { generalGuideId } from "#contract/fill-guide.ts";
import type { GuideTemplate } from "#contract/guides.ts";
import { learnGuides, type RankGuides, type Study } from "./guide-classifier.ts";

/**
 * Measured on examples that were left out (taught 9 of each guide, tried 5): with this lead the first guide was the
 * right one for 87 of 100. One in five has it.
 */
const clearLead = 1.8;
/** An objective with fewer words that any guide knows fits only where one of them is clearly nearest. */
const fewKnownWords = 3;

export interface NearestGuides {
  /** Best first, no more than asked for. */
  guides: GuideTemplate[];
  /** Whether enough of the objective speaks for one of them. */
  isFitting: boolean;
  /** Whether the first is so much nearer than the next that it can be chosen for the creator. */
  isClear: boolean;
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

const learned = new WeakMap<readonly GuideTemplate[], RankGuides>();

/** Learns once from a list of guides. */
function learnOnce(guides: readonly GuideTemplate[]): RankGuides {
  const rank = learned.get(guides) ?? learnGuides(guides);
  learned.set(guides, rank);
  return rank;
}

function judge({ ranked, knownWords }: ReturnType<RankGuides>) {
  const special = ranked.filter(({ guide }) => guide.id !== generalGuideId);
  const [first, second] = special;
  const isFirstClear = (first?.score ?? 0) - (second?.score ?? 0) >= clearLead;
  const isKnown = knownWords >= fewKnownWords || (knownWords > 0 && isFirstClear);
  return {
    near: isKnown ? special.map(({ guide }) => guide) : [],
    isFitting: isKnown && ranked[0] === first,
    isFirstClear,
  };
}

/**
 * The guides nearest to a study, learned from the words, the description and the examples of each. The general guide
 * is first where little speaks for another. Where nothing does, the wide guides follow it. All guides are of one
 * language.
 */
export function chooseGuides(study: Study, guides: readonly GuideTemplate[], count: number): NearestGuides {
  const { near, isFitting, isFirstClear } = judge(learnOnce(guides)(study));
  const general = guides.filter(({ id }) => id === generalGuideId);
  const wide = wideGuideIds.flatMap((id) => guides.filter((guide) => guide.id === id));
  const ordered = isFitting ? [...near, ...general, ...wide] : [...general, ...near, ...wide];
  return {
    guides: [...new Set([...ordered, ...guides])].slice(0, count),
    isFitting,
    isClear: !isFitting || isFirstClear,
  };
}
