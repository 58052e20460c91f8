import type { Stimulus } from "#contract/stimuli.ts";
import { findMoveQuestionId, findQuestion, type Guide, type Move, type MoveKind } from "./guide.ts";

/** Moves that say what the question is about, to somebody who is to answer it now. */
const putting: ReadonlySet<MoveKind> = new Set(["introduce", "ask", "repeat", "clarify"]);

/**
 * What a turn shows: it follows from its move alone, so that no model can leave it out, show it early or show another
 * question's.
 */
export function findStimulus(guide: Guide, move: Move): Stimulus | undefined {
  const put = move.thenAsk ?? (putting.has(move.kind) ? findMoveQuestionId(move) : undefined);
  return findQuestion(guide, put)?.stimulus;
}
