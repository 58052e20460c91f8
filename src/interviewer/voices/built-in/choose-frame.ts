import type { ProbeMove } from "../../guide.ts";
import { classifyClause } from "../../listener/english/clause-class/classify.ts";
import { findPoint } from "../../listener/english/point.ts";
import { isToldAsPresent } from "../../told-as-past.ts";
import { getTone, isHeavy } from "./acknowledge.ts";
import type { FrameClass } from "./phrase-book.ts";
import { getLastAnswer, type Speaker } from "./speaker.ts";
import { tellsOfDeath } from "./tells-of-death.ts";

/** What is known without the grammar of the clause: what their answer was asked for, or the listener's sign. */
function classifyByFocus({ focus, about }: ProbeMove, point: string): FrameClass {
  if (about === null) {
    if (focus === "wish") return "wish";
    return focus === "reason" && !isToldAsPresent(point, "en") ? "cause" : "unclear";
  }
  const isPresent = isToldAsPresent(about, "en");
  if (focus === "event" && !isPresent) return "occasion";
  return focus === "change" ? "change" : "unclear";
}

/** The clause that the question is about: its thread's, else the last statement of the answer. */
function classifyPoint(move: ProbeMove, answer: string): FrameClass {
  const turned = move.anchor?.form === "clause" ? move.anchor.words : undefined;
  const point = turned ?? move.about ?? findPoint(answer) ?? answer;
  const found = classifyClause(point, turned !== undefined);
  return found === "unclear" ? classifyByFocus(move, point) : found;
}

/** What there is to ask into: a heavy thing before a thing before a clause. */
export function classifyProbe(speaker: Speaker, move: ProbeMove): FrameClass {
  const { focus, about, anchor } = move;
  const answer = getLastAnswer(speaker.input);
  const tone = getTone(speaker);
  if (isHeavy(tone) && tellsOfDeath(answer)) return "bereaved";
  if (focus === "harm" || tone === "harm")
    return isToldAsPresent(about ?? answer, "en") ? "harmNow" : "harmThen";
  const isThing = anchor?.form === "noun" && !/^a bit of a/iu.test(anchor.words);
  if (about !== null && isThing) return focus === "event" ? "occasion" : "thing";
  return classifyPoint(move, answer);
}
