import type { Remark, StrongFrame } from "../coder/remark.ts";
import { detachEvidence } from "../report/evidence-list.ts";
import { scoreSentiment } from "../sentiment.ts";
import type { ConceptIndex } from "./concept-index.ts";
import { compareVectors, type Likeness } from "./likeness.ts";
import type { KeptRemark } from "./question-pool.ts";

const maxKept = 60;
const minWords = 6;
const maxWords = 32;

/** Nearly everything that is said has a reason: among few people some are worth a look. */
const maxReasons = 2;
const maxPerPerson = 2;
/** Among so few, hardly anything is said by two. */
const fewPeople = 3;

const frameRating: Record<StrongFrame, number> = {
  harm: 5,
  turningPoint: 4,
  loss: 4,
  workaround: 3,
  wish: 2.5,
  trouble: 2,
  reason: 1.5,
  stress: 1.4,
};

/** Frames of much that is said: of many people, none of it stands out. */
const common: ReadonlySet<StrongFrame | undefined> = new Set(["reason", "stress"]);

/** Goes on from what was said before, or answers what was asked just then. */
const goesOn = /^\W*(?:but|so|and|then|or|no|yes|yeah|nope|well)\b/i;

/** "I was nearly in tears": nobody knows over what. */
const feelingWord = /\b(?:in tears|cr(?:ied|ying)|scared|afraid|asham\w+|desperate)\b/i;
const overWhat = /\b(?:because|when|after|by|of|to|that|about|at|over)\b/i;
const isBareFeeling = (quote: string) =>
  feelingWord.test(quote) && !overWhat.test(quote.slice(quote.search(feelingWord)));

/** What one person said that stands out by itself. */
export interface SingleVoice {
  remark: Remark;
  ids: number[];
  person: number;
  questionId: string | null;
  rating: number;
}

/** Keeps the strongest statements of single people. */
export class SingleVoices {
  #kept: SingleVoice[] = [];

  add(remark: Remark, said: Pick<SingleVoice, "ids" | "person" | "questionId">): void {
    const rating = rateVoice(remark);
    if (rating === 0) return;
    this.#kept.push({ remark: { ...remark, evidence: detachEvidence(remark.evidence) }, ...said, rating });
    if (this.#kept.length > maxKept * 2) this.#kept = this.#rank().slice(0, maxKept);
  }

  #rank(): SingleVoice[] {
    return this.#kept.toSorted((a, b) => b.rating - a.rating);
  }

  /**
   * The strongest, one of a person before the second of any; words that `isTaken` are left out. Where few people were
   * heard, what they stress is worth a look as well, and more of each; of one alone what the talk comes back to, and no
   * stories of their life.
   */
  list(
    { most, heard }: { most: number; heard: number },
    isTaken: (voice: SingleVoice) => boolean,
    concepts: ConceptIndex,
  ): SingleVoice[] {
    const isFew = heard <= fewPeople;
    const isAlone = heard === 1;
    const free = this.#rank().filter(
      (voice) =>
        (isFew || !common.has(voice.remark.frame)) &&
        !(isAlone && isAnecdote(voice.remark)) &&
        !isTaken(voice),
    );
    const mean = (ids: readonly number[], rate: (id: number) => number) =>
      ids.reduce((sum, id) => sum + rate(id), 0) / Math.max(ids.length, 1);
    const telling = ({ ids }: SingleVoice) =>
      isAlone ? mean(ids, (id) => Math.log(1 + concepts.count(id))) : mean(ids, (id) => concepts.weigh(id));
    const ratingOf = ({ rating }: SingleVoice) => (isAlone ? 0 : rating);
    free.sort((a, b) => ratingOf(b) - ratingOf(a) || telling(b) - telling(a));
    const chosen: SingleVoice[] = [];
    for (const perPerson of isFew ? [1, maxPerPerson, most] : [1, maxPerPerson]) {
      for (const voice of free)
        if (chosen.length < most && mayFollow(voice, chosen, perPerson)) chosen.push(voice);
    }
    return chosen;
  }
}

/** Not too many of one person, of mere reasons, or twice from one message. */
function mayFollow(voice: SingleVoice, chosen: readonly SingleVoice[], perPerson: number): boolean {
  const isReason = ({ remark }: SingleVoice) => remark.frame === "reason";
  const placeOf = ({ remark }: SingleVoice) => `${remark.evidence.sourceId} ${remark.evidence.messageId}`;
  if (isReason(voice) && chosen.filter(isReason).length >= maxReasons) return false;
  if (chosen.some((other) => placeOf(other) === placeOf(voice) || saysAgain(voice, other))) return false;
  return chosen.filter(({ person }) => person === voice.person).length < perPerson;
}

/** So like each other two people say the same in other words. */
const sameWords = 0.25;

/** Somebody else's remark on the same matter: with two things in common, or one that hardly anybody speaks of. */
export function saysAsMuch(voice: SingleVoice, other: KeptRemark, likeness: Likeness): boolean {
  const shared = other.ids.filter((id) => voice.ids.includes(id) && likeness.isTelling(id));
  if (shared.length === 1 && other.remark.frame) return shared.every((id) => likeness.isRare(id));
  const isAlike = compareVectors(likeness.toVector(voice.ids), likeness.toVector(other.ids)) >= sameWords;
  return shared.length > 1 && isAlike;
}

/** The same matter once more: what destroyed somebody's life is one story, told in two sentences. */
function saysAgain(voice: SingleVoice, other: SingleVoice): boolean {
  if (voice.person !== other.person) return false;
  const shared = voice.ids.filter((id) => other.ids.includes(id)).length;
  return shared > 1 || (shared === 1 && voice.remark.frame === other.remark.frame);
}

const strongest = new Set<StrongFrame>(["harm", "turningPoint", "stress"]);
const past =
  /\b(?:I|we|my|our)\b(?:'d|'ve)?(?: \w+){0,2}? (?:was|were|had|did|went|got|made|took|left|came|thought|figured|said|\w{3,}ed)\b|\b(?:I|we)'d (?:love|like|rather)\b.*\b(?:join|work for|start)\b/;

/** What somebody once did or planned belongs to their life; what it changed or did to them may be the matter. */
function isAnecdote({ frame, evidence }: Remark): boolean {
  const quote = evidence.quote.replace(/[’‘]/g, "'");
  if (frame === undefined || strongest.has(frame)) return false;
  return past.test(quote) || (frame === "reason" && /\b(?:was|were|had|did)\b/.test(quote));
}

function rateVoice({ frame, whole, leaning, hedged, imagined, evidence }: Remark): number {
  const words = evidence.quote.split(/\s+/).length;
  if (goesOn.test(evidence.quote) || isBareFeeling(evidence.quote)) return 0;
  if (frame === undefined || !whole || leaning || words < minWords || words > maxWords) return 0;
  // Who trails off has not said it.
  if (/(?:\.\.|…)\W*$/.test(evidence.quote)) return 0;
  if (frame !== "wish" && (hedged || imagined)) return 0;
  if (frame === "reason" && Math.abs(scoreSentiment(evidence.quote)) < 0.05) return 0;
  const ownStory = /\b(?:I|we|my|our)\b/.test(evidence.quote);
  return frameRating[frame] * (ownStory || frame === "stress" ? 1 : 0.6);
}
