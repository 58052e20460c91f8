import { type Decision, decide, progressOf } from "#interviewer/conductor.ts";
import type { Guide, Move, Turn } from "#interviewer/guide.ts";
import { wordMove } from "#interviewer/voices/scripted/voice.ts";
import { toScriptedWording, type Wording } from "../../voice.ts";
import type { Reply } from "./turns.store.ts";

export interface IncomingMessage {
  interviewId: string;
  sessionId: string;
  text: string;
  clientMessageId: string | null;
}

export interface InterviewerReply {
  messageId: string;
  text: string;
  type: "introduction" | "core" | "completion";
  phase: "introduction" | "core" | "completion";
  isComplete: boolean;
}

/** Told of each piece of the reply that may be shown already. */
export type Listener = (piece: string) => void;

export type MadeReply = Omit<Reply, "sessionId" | "holder" | "turnId" | "latencyMs">;

function tellType(move: Move): MadeReply["type"] {
  if (move.kind === "close") return "completion";
  return move.kind === "introduce" ? "introduction" : "core";
}

/** Pure: the reply as it is stored, from the decision and its words. */
export function toReply(
  guide: Guide,
  turns: readonly Turn[],
  made: { decision: Decision; wording: Wording; now: number },
): MadeReply {
  const { decision, wording, now } = made;
  const { move, text } = wording;
  const progress = progressOf(guide, [...turns, { speaker: "interviewer", text, at: now, move }]);
  const closing = move.kind === "close";
  return {
    ...wording,
    type: tellType(move),
    reason: decision.reason,
    intent: decision.intent,
    phase: closing ? "completion" : decision.phase === "completion" ? "core" : decision.phase,
    allQuestionsAsked: progress.allQuestionsAsked,
    finalResponseReceived: progress.finalResponseReceived,
    end: move.kind === "close" ? { reason: move.endReason, earnsCode: progress.earnsCode } : null,
  };
}

/** Pure: the first turn of an interview, always in the creator's own words. `now` is in milliseconds. */
export function makeOpening(guide: Guide, seed: string, now: number): MadeReply {
  const decision = decide(guide, [], now);
  const text = wordMove({ guide, turns: [], move: decision.move, seed });
  return toReply(guide, [], { decision, wording: toScriptedWording(text, decision.move), now });
}

export function toInterviewerReply(made: MadeReply, messageId: string): InterviewerReply {
  const { text, type, phase, end } = made;
  return { messageId, text, type, phase, isComplete: end !== null };
}

/** Passes each piece on as it comes and returns the whole. */
export async function hearOut(
  words: AsyncGenerator<string, Wording, undefined>,
  listen: Listener,
): Promise<Wording> {
  for (;;) {
    const next = await words.next();
    if (next.done) return next.value;
    listen(next.value);
  }
}
