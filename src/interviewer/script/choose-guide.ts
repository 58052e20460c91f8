import { generalGuideId } from "#contract/fill-guide.ts";
import type { GuideTemplate } from "#contract/guides.ts";
import { learnGuides, type RankGuides, type Study } from "./guide-classifier.ts";

/** Where the general guide leads all others by this, none of them is near. */
const generalLead = 1;
/** With this lead a guide is chosen for the creator. */
const clearLead = 2;
/** An objective with fewer words that any guide knows fits only where one of them is clearly nearest. */
const fewKnownWords = 3;

export interface NearestGuides {
  /** Best first, no more than asked for. */
  guides: GuideTemplate[];
  /** Whether a guide other than the general one is near and comes first. */
  isFitting: boolean;
  /** Whether the first is so much nearer than the next that it can be chosen for the creator. */
  isClear: boolean;
}

/** Guides that ask about no particular kind of study, beside the general one; the widest first. */
const wideGuideIds = ["feature-discovery", "product-in-use", "choosing"];

const learned = new WeakMap<readonly GuideTemplate[], RankGuides>();

/** Learns once from a list of guides. */
function learnOnce(guides: readonly GuideTemplate[]): RankGuides {
  const rank = learned.get(guides) ?? learnGuides(guides);
  learned.set(guides, rank);
  return rank;
}

function judge({ ranked, knownWords }: ReturnType<RankGuides>) {
  const special = ranked.filter(({ guide }) => guide.id !== generalGuideId);
  const lead = (ranked[0]?.score ?? 0) - (ranked[1]?.score ?? 0);
  const isGeneral = ranked[0] !== special[0];
  const isClear = !isGeneral && lead >= clearLead;
  const isKnown = knownWords >= fewKnownWords || (knownWords > 0 && isClear);
  return {
    near: isKnown ? special.map(({ guide }) => guide) : [],
    isFitting: isKnown && !(isGeneral && lead >= generalLead),
    isClear,
  };
}

/**
 * The guides nearest to a study, learned from the words, the description and the examples of each. The general guide
 * is among them: last, or first where nothing else is near; then the wide guides follow it. All guides are of one language.
 */
export function chooseGuides(study: Study, guides: readonly GuideTemplate[], count: number): NearestGuides {
  const { near, isFitting, isClear } = judge(learnOnce(guides)(study));
  const general = guides.filter(({ id }) => id === generalGuideId);
  const wide = wideGuideIds.flatMap((id) => guides.filter((guide) => guide.id === id));
  const others = [...new Set([...near, ...wide, ...guides])].filter(({ id }) => id !== generalGuideId);
  const special = others.slice(0, count - general.length);
  return { guides: isFitting ? [...special, ...general] : [...general, ...special], isFitting, isClear };
}
