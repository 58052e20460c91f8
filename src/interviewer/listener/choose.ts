import type { Thread, ThreadKind, Weight } from "../reading.ts";
import { countWords, listContentWords } from "../words.ts";

/** A thread that may be one, with its place. */
export interface Heard {
  kind: ThreadKind;
  weight: Weight;
  quote: string;
  place: number;
  end: number;
  sentence: number;
}

/** Share of the content words by which two quotes are about the same thing. */
const sameShare = 0.6;
const maxThreads = 3;
const maxShort = 2;
/** Words of an answer that has one point to make. */
const shortMessage = 25;

/** Beside a heavier thread only a heavy one counts in a short answer, and a claim nowhere. */
function isCompanion(one: Heard, chosen: readonly Heard[], spoken: number): boolean {
  if (one.weight === 1) return false;
  return one.weight === 3 || spoken > shortMessage || chosen.every((other) => other.weight < 3);
}

function shareWords(one: string, other: string): number {
  const left = new Set(listContentWords(one));
  const right = new Set(listContentWords(other));
  if (left.size === 0 || right.size === 0) return 0;
  let shared = 0;
  for (const word of left) if (right.has(word)) shared += 1;
  return shared / Math.min(left.size, right.size);
}

const order: readonly ThreadKind[] = [
  "harm",
  "loss",
  "feeling",
  "rule",
  "hedge",
  "workaround",
  "reference",
  "event",
  "change",
  "contrast",
  "claim",
];

/** What is said last is what somebody wants heard; of what weighs, and within a sentence, the first leads. */
function comparePlace(one: Heard, other: Heard): number {
  const isLate = one.weight < 3 && one.sentence !== other.sentence;
  return isLate ? other.place - one.place : one.place - other.place;
}

function compareWeight(one: Heard, other: Heard): number {
  // Of hints that weigh alike, the one said last comes first, whatever its kind.
  const isLater = one.weight < 3 && one.sentence !== other.sentence;
  return (
    other.weight - one.weight ||
    (isLater ? other.place - one.place : 0) ||
    order.indexOf(one.kind) - order.indexOf(other.kind) ||
    comparePlace(one, other)
  );
}

interface Talk {
  message: string;
  /** Quotes of threads that were heard earlier. */
  before: readonly string[];
  /** What we said last. */
  asked: string;
}

/** Whether it was a thread before, or only repeats our question. */
function isKnown(one: Heard, { before, asked }: Talk): boolean {
  if (before.some((quote) => shareWords(quote, one.quote) >= sameShare)) return true;
  return one.weight < 3 && shareWords(asked, one.quote) >= sameShare;
}

function isBeside(one: Heard, other: Heard): boolean {
  if (one.place < other.end && other.place < one.end) return true;
  return one.sentence === other.sentence && one.weight < 3;
}

function toThread({ quote, weight, kind }: Heard): Thread {
  return { quote, untold: "", weight, kind };
}

const isHeavy = (kind: ThreadKind) => kind === "harm" || kind === "feeling" || kind === "loss";

/**
 * Of what was heard, the best first: that one, then what else weighs. The first is never outweighed, since it was
 * chosen with the others in view.
 */
export function chooseRanked(heard: readonly Heard[], talk: Talk): Thread[] {
  const fresh = heard.filter((one) => !isKnown(one, talk));
  const [first, ...others] = fresh;
  if (first === undefined) return [];
  const touches = (one: Heard, other: Heard) => one.place < other.end && other.place < one.end;
  // "It's silly but I can't sell the hives": what it costs them is in the words around it.
  const kind = [first, ...others.filter((one) => touches(one, first))].find((one) => isHeavy(one.kind))?.kind;
  const chosen = [{ ...first, kind: kind ?? first.kind }];
  for (const one of others) {
    const isBesides = one.weight > 1 && !chosen.some((other) => touches(one, other));
    if (isBesides && chosen.length < maxThreads) chosen.push(one);
  }
  const heaviest = chosen.reduce((one, other) => (other.weight > one.weight ? other : one));
  return chosen.map((one, at) => toThread(at === 0 ? { ...one, weight: heaviest.weight } : one));
}

/** The heaviest threads, each from its own place, without those that were heard before or that we brought up. */
export function chooseThreads(heard: readonly Heard[], talk: Talk): Thread[] {
  const spoken = countWords(talk.message);
  const most = spoken <= shortMessage ? maxShort : maxThreads;
  const chosen: Heard[] = [];
  for (const one of [...heard].sort(compareWeight)) {
    if (chosen.length === most) break;
    if (chosen.length > 0 && !isCompanion(one, chosen, spoken)) continue;
    if (!chosen.some((other) => isBeside(one, other)) && !isKnown(one, talk)) chosen.push(one);
  }
  return chosen.map(toThread);
}
