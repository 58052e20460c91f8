import type { GuardFailure } from "#interviewer/guard.ts";
import type { EndReason, Move } from "#interviewer/guide.ts";
import { makeProbe, type TalkName, talks } from "./talks.ts";

/** The kind of turn; `ask:id` names the script question, `close:reason` the end. */
export type PlantedKind =
  | "probe"
  | `ask:${string}`
  | "clarify"
  | "answer_meta"
  | "redirect"
  | "respect_skip"
  | "check_in"
  | "anything_else"
  | "recap"
  | `close:${EndReason}`;

/** Where it is said, as what, and the words. */
export type Planted = [talk: TalkName, kind: PlantedKind, text: string];

/** Planted turns by the fault to be named; where a careful reader could give either of two names, both. */
export type PlantedSet = [faults: GuardFailure[], turns: Planted[]][];

/** The move of a planted turn: it belongs to the question that is open in its talk. */
export function makePlantedMove(talk: TalkName, kind: PlantedKind): Move {
  const [name = "", detail = ""] = kind.split(":");
  const open = talks[talk].turns.findLast(
    (turn) => turn.speaker === "interviewer" && "questionId" in turn.move,
  );
  const move = open?.speaker === "interviewer" ? open.move : undefined;
  const questionId = move !== undefined && "questionId" in move ? (move.questionId ?? "") : "";
  switch (name) {
    case "ask":
      return { kind: "ask", questionId: detail };
    case "clarify":
      return { kind: "clarify", questionId };
    case "answer_meta":
      return { kind: "answer_meta", questionId, topic: "other", questionsLeft: 3 };
    case "redirect":
      return { kind: "redirect", questionId, because: "off_topic" };
    case "respect_skip":
      return { kind: "respect_skip", questionId, because: "skip", otherAngle: true };
    case "check_in":
      return { kind: "check_in", questionId, crisis: false };
    case "anything_else":
      return { kind: "anything_else" };
    case "recap":
      return { kind: "recap", passages: [] };
    case "close":
      return { kind: "close", endReason: detail as EndReason };
    default:
      return makeProbe(questionId);
  }
}
