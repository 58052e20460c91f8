import { nameTurnedAway } from "#contract/choices.ts";
import type { TurnWhy } from "#contract/report-cards.ts";

/** The interviewer's moves and reasons, in words for a reader. */

const moves = new Map([
  ["introduce", "Introduction and first question"],
  ["ask", "Next question"],
  ["probe", "Follow-up"],
  ["clarify", "Explained the question"],
  ["repeat", "Repeated the question"],
  ["answer_meta", "Answered a question about the interview"],
  ["redirect", "Led back to the question"],
  ["respect_skip", "Respected a skip"],
  ["check_in", "Checked in on the participant"],
  ["offer_stop", "Offered to stop"],
  ["anything_else", "Asked for anything to add"],
  ["recap", "Short recap"],
  ["close", "Closing"],
]);

function nameMove(move: string): string {
  return moves.get(move) ?? move.replaceAll("_", " ");
}

/** "Next question: nothing left to follow up." The introduction needs no reason. */
export function describeReason(move: string | null, reason: string): string {
  if (move === "introduce") return `${nameMove(move)}.`;
  const sentence = `${move === null ? "" : `${nameMove(move)}: `}${reason}`;
  return /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`;
}

/** What follows on the words that a follow-up took up: what was untold, and from which answer they are. */
export function describeHeard({ isEarlier, untold, heardAs }: NonNullable<TurnWhy["thread"]>): string {
  const from = isEarlier ? " from an earlier answer" : " from this answer";
  if (untold !== "") return `${from}. Not covered: ${untold}.`;
  return heardAs === "" ? `${from}.` : `${from}: ${heardAs}.`;
}

export function nameChooser(by: TurnWhy["by"]): string {
  return by === "model" ? "Chosen by the language model" : "Chosen by the built-in interviewer";
}

const endReasons = new Map([
  ["finished", "all questions asked"],
  ["stopped", "stopped early"],
  ["distress", "ended: participant in distress"],
  ["limit", "reached the maximum number of turns"],
]);

/** Completed, still running, or ended before its interview. */
export function nameStatus(session: { completed: boolean; endReason: string | null }): string {
  return session.completed ? "Completed" : (nameTurnedAway(session.endReason) ?? "In Progress");
}

/** Why a session ended, or undefined where there is nothing worth saying, or its status says it already. */
export function nameEndReason(reason: string | null): string | undefined {
  if (reason === null || reason === "finished" || nameTurnedAway(reason)) return undefined;
  return endReasons.get(reason) ?? reason.replaceAll("_", " ");
}

/** The same for a list of all reasons, in which none may be silent. */
export function nameAnyEndReason(reason: string): string {
  const name = nameTurnedAway(reason) ?? nameEndReason(reason) ?? "all questions asked";
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
