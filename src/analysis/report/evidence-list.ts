import type { Evidence } from "#contract/insights.ts";

/** Words that stay must not keep the whole message alive that they were cut from. */
function detach(text: string): string {
  return JSON.parse(JSON.stringify(text));
}

/** The same evidence with a quotation of its own. */
export function detachEvidence(one: Evidence): Evidence {
  return { ...one, quote: detach(one.quote) };
}

/** Whose words evidence shows, as far as readers can tell people apart. */
export function keyOfSpeaker({ sourceId, sourceLabel }: Evidence): string {
  return `${sourceId} ${sourceLabel}`;
}

/** Whether two quotes show some of the same words. */
export function overlaps(one: Evidence, other: Evidence): boolean {
  const isSameMessage = one.sourceId === other.sourceId && one.messageId === other.messageId;
  return isSameMessage && one.start < other.end && other.start < one.end;
}

/** Whether other quotes show these words already, or most of them. */
export function isShownBy(told: readonly Evidence[], one: Evidence): boolean {
  const sharedWith = (other: Evidence) => Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return told.some((other) => overlaps(one, other) && sharedWith(other) * 2 >= one.end - one.start);
}

/** Without quotes that show some of the words of a longer one again. */
export function dropOverlapping(all: readonly Evidence[]): Evidence[] {
  const length = ({ start, end }: Evidence) => end - start;
  return all.filter(
    (one, at) =>
      !all.some((other, place) => {
        const isLonger = length(other) > length(one) || (length(other) === length(one) && place < at);
        return place !== at && isLonger && overlaps(one, other);
      }),
  );
}

type Place = Pick<Evidence, "messageId" | "start" | "end">;

const isWithin = (inner: Place, outer: Place) =>
  inner.messageId === outer.messageId && inner.start >= outer.start && inner.end <= outer.end;

/** Whether the words that take a quote back are these, or some of these. */
const isLater = ({ sourceId, takenBack }: Evidence, one: Evidence) =>
  takenBack !== undefined &&
  sourceId === one.sourceId &&
  (isWithin(takenBack, one) || isWithin(one, takenBack));

function withoutLater({ takenBack: _, ...one }: Evidence): Evidence {
  return one;
}

/** The words that take a quote back, with what the same person says around them in another quote. */
function widenLater(one: Evidence, all: readonly Evidence[]): Evidence {
  const { takenBack } = one;
  const wider = all.find((other) => other !== one && isLater(one, other));
  if (!takenBack || !wider || isWithin(wider, takenBack)) return one;
  const { quote, messageId, start, end } = wider;
  return { ...one, takenBack: { quote, messageId, start, end } };
}

/**
 * Quotes of one place with what takes them back told once: behind the first quote that it takes back, and as no quote
 * of its own.
 */
export function dropRepeatedLater(all: readonly Evidence[]): Evidence[] {
  const shown = all.filter((one) => !all.some((other) => other !== one && isLater(other, one)));
  return shown.map((one, at) => {
    const { sourceId, takenBack } = one;
    const isTold =
      takenBack !== undefined &&
      shown
        .slice(0, at)
        .some(
          (before) =>
            before.sourceId === sourceId && before.takenBack && isLater(before, { ...one, ...takenBack }),
        );
    return isTold ? withoutLater(one) : widenLater(one, all);
  });
}

/** Quotes without what takes them back, where another part of the same place tells or quotes that. */
export function dropShownLater(all: readonly Evidence[], told: readonly Evidence[]): Evidence[] {
  return all.map((one) => {
    const { takenBack } = one;
    const isTold =
      takenBack !== undefined &&
      told.some((other) => isLater(one, other) || isLater(other, { ...one, ...takenBack }));
    return isTold ? withoutLater(one) : one;
  });
}

/**
 * The first pieces of evidence that come, people in turn: the first of each before the second of any. People must
 * come one after the other.
 */
export class EvidenceList {
  readonly #most: number;
  readonly #kept: { one: Evidence; turn: number }[] = [];
  readonly #places = new Set<string>();
  #speaker = "";
  #turn = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(one: Evidence): void {
    const speaker = keyOfSpeaker(one);
    if (speaker !== this.#speaker) {
      this.#speaker = speaker;
      this.#turn = 0;
      this.#places.clear();
    }
    const place = `${one.messageId} ${one.start} ${one.end}`;
    if (this.#places.has(place)) return;
    this.#places.add(place);
    const turn = this.#turn++;
    const at = this.#kept.findIndex((other) => other.turn > turn);
    if (at === -1 && this.#kept.length >= this.#most) return;
    this.#kept.splice(at === -1 ? this.#kept.length : at, 0, { one: detachEvidence(one), turn });
    if (this.#kept.length > this.#most) this.#kept.pop();
  }

  list(): Evidence[] {
    return this.#kept.map(({ one }) => one);
  }
}

/** Evidence without repeats, people in turn, so that the first few quotes are of different people. */
export function orderEvidence(all: Evidence[], most = 12): Evidence[] {
  const seen = new Set<string>();
  const turns = new Map<string, number>();
  const placed = all.flatMap((one, at) => {
    const place = `${one.sourceId} ${one.messageId} ${one.start} ${one.end}`;
    if (seen.has(place)) return [];
    seen.add(place);
    const speaker = keyOfSpeaker(one);
    const turn = turns.get(speaker) ?? 0;
    turns.set(speaker, turn + 1);
    return [{ one, turn, at }];
  });
  placed.sort((a, b) => a.turn - b.turn || a.at - b.at);
  return placed.slice(0, most).map(({ one }) => one);
}
