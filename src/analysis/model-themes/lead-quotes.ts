import type { Evidence } from "#contract/insights.ts";
import { countShared } from "../coder/model/common-ground.ts";
import { dropOverlapping, dropRepeatedLater, keyOfSpeaker, orderEvidence } from "../report/evidence-list.ts";
import { countSpacedWords } from "../words.ts";
import type { Said } from "./ground.ts";

/** Shorter ones rarely say a claim by themselves: "Mum I can do." */
const minWords = 8;

type Quoted = Pick<Said, "evidence" | "order">;

/** People in turn, first those whose words bear the claim by themselves: long enough to be read alone, about it, and not taken back. */
export function leadWithBearing(said: Quoted[], claim: string): Evidence[] {
  const ranked = dropOverlapping(said.map(({ evidence }) => evidence)).map((one) => {
    const isLong = countSpacedWords(one.quote) >= minWords;
    return { one, isLong, isAbout: isLong && countShared(claim, one.quote) > 0 };
  });
  const isTaken = ({ one }: (typeof ranked)[number]) => Number(one.takenBack !== undefined);
  ranked.sort(
    (a, b) =>
      isTaken(a) - isTaken(b) || Number(b.isAbout) - Number(a.isAbout) || Number(b.isLong) - Number(a.isLong),
  );
  const ordered = orderEvidence(ranked.map(({ one }) => one));
  const long = new Set(ranked.filter(({ isLong }) => isLong).map(({ one }) => one));
  return dropRepeatedLater(putInTalkOrder(ordered, { said, long }));
}

/** Long quotes of one person in the order of the talk, in the places that they have: a story's end is not told before its beginning. */
function putInTalkOrder(
  ordered: Evidence[],
  { said, long }: { said: Quoted[]; long: ReadonlySet<Evidence> },
): Evidence[] {
  const orders = new Map(said.map(({ evidence, order }) => [evidence, order]));
  const told = ordered.filter((one) => long.has(one));
  const bySpeaker = Map.groupBy(told, keyOfSpeaker);
  for (const own of bySpeaker.values())
    own.sort((a, b) => (orders.get(a) ?? 0) - (orders.get(b) ?? 0) || a.start - b.start);
  return ordered.map((one) => (long.has(one) ? (bySpeaker.get(keyOfSpeaker(one))?.shift() ?? one) : one));
}
