import type { Evidence } from "#contract/insights.ts";
import { keyOfSpeaker, overlaps } from "../report/evidence-list.ts";

const lengthOf = ({ start, end }: Evidence) => end - start;

/** Whether two quotes are of one passage: they share half of the shorter one, or where `isStrict` of the longer one. */
function isSamePassage(one: Evidence, other: Evidence, isStrict: boolean): boolean {
  if (!overlaps(one, other)) return false;
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  const lengths = [lengthOf(one), lengthOf(other)];
  return shared * 2 >= (isStrict ? Math.max(...lengths) : Math.min(...lengths));
}

/**
 * Whether one finding tells the story of another already: everybody behind the other is quoted by it with the same
 * passage. Two claims that rest on the very same passages, where `isStrict`, are one.
 */
export function tellsStory(
  told: readonly Evidence[],
  evidence: readonly Evidence[],
  isStrict = false,
): boolean {
  return shareTold(told, evidence, isStrict) === 1;
}

/** The share of the people behind a finding whom another one quotes with the same passage already. */
export function shareTold(
  told: readonly Evidence[],
  evidence: readonly Evidence[],
  isStrict = false,
): number {
  const people = [...Map.groupBy(evidence, keyOfSpeaker).values()];
  const isTold = (own: Evidence[]) =>
    own.some((one) => told.some((other) => isSamePassage(one, other, isStrict)));
  return people.filter(isTold).length / people.length;
}

/** So much of a quote stands in another one where nothing in it is news. */
const minPrinted = 3 / 4;

/** Whether half of the people behind a finding say nothing in it that is not printed already. */
export function isMostlyPrinted(printed: readonly Evidence[], evidence: readonly Evidence[]): boolean {
  const people = [...Map.groupBy(evidence, keyOfSpeaker).values()];
  const isPrinted = (one: Evidence) =>
    printed.some((other) => {
      const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
      return overlaps(one, other) && shared >= lengthOf(one) * minPrinted;
    });
  return people.filter((own) => own.every(isPrinted)).length * 2 >= people.length;
}
