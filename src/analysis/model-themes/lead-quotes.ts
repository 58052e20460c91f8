import type { Evidence } from "#contract/insights.ts";
import { countShared } from "../coder/model/common-ground.ts";
import { dropOverlapping, dropRepeatedLater, orderEvidence } from "../report/evidence-list.ts";
import { countSpacedWords } from "../words.ts";

/** Shorter ones rarely say a claim by themselves: "Mum I can do." */
const minWords = 8;

/** People in turn, first those whose words bear the claim by themselves: long enough to be read alone, about it, and not taken back. */
export function leadWithBearing(evidence: Evidence[], claim: string): Evidence[] {
  const ranked = dropOverlapping(evidence).map((one) => {
    const isLong = countSpacedWords(one.quote) >= minWords;
    return { one, isLong, isAbout: isLong && countShared(claim, one.quote) > 0 };
  });
  const isTaken = ({ one }: (typeof ranked)[number]) => Number(one.takenBack !== undefined);
  ranked.sort(
    (a, b) =>
      isTaken(a) - isTaken(b) || Number(b.isAbout) - Number(a.isAbout) || Number(b.isLong) - Number(a.isLong),
  );
  return dropRepeatedLater(orderEvidence(ranked.map(({ one }) => one)));
}
