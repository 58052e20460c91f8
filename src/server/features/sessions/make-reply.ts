import type { Item } from "#contract/items.ts";
import type { Stimulus } from "#contract/stimuli.ts";
import { findItem } from "#interviewer/closed-item.ts";
import type { Guide, Move, Turn } from "#interviewer/guide.ts";
import { progressOf } from "#interviewer/progress.ts";
import { foldTurns } from "#interviewer/session-state.ts";
import { findStimulus } from "#interviewer/stimulus.ts";
import { speakBuiltIn, type Wording } from "../../voice.ts";
import { asksToKeepOut } from "./keep-answers-out.service.ts";
import type { Reply } from "./turns.store.ts";

export interface IncomingMessage {
  interviewId: string;
  sessionId: string;
  /** Of the token that the call showed; empty where it showed none, which is no session's. */
  tokenHash: string;
  text: string;
  clientMessageId: string | null;
}

export interface InterviewerReply {
  messageId: string;
  text: string;
  type: "introduction" | "core" | "completion";
  phase: "introduction" | "core" | "completion";
  isComplete: boolean;
  /** It asks whether to stop here. */
  offersStop: boolean;
  item: Item | null;
  /** What the question that it puts shows. */
  stimulus: Stimulus | null;
  /** Messages of theirs were just left out, as they asked. */
  leavesOut: boolean;
}

/** Told of each piece of the reply that may be shown already. */
export type Listener = (piece: string) => void;

export interface MadeReply extends Omit<Reply, "sessionId" | "holder" | "turnId" | "latencyMs"> {
  item: Item | null;
  stimulus: Stimulus | null;
}

/** What the page shows to answer with after these turns; null for words alone. */
export function findShownItem(guide: Guide, turns: readonly Turn[]): Item | null {
  if (guide.questions.every(({ item }) => item === undefined)) return null;
  return findItem(guide, foldTurns(turns), null)?.item ?? null;
}

/** Whether a move asks the participant to stop here or keep going. */
export function offersStop(kind: Move["kind"] | undefined): boolean {
  return kind === "check_in" || kind === "offer_stop";
}

function getType(move: Move): MadeReply["type"] {
  if (move.kind === "close") return "completion";
  return move.kind === "introduce" ? "introduction" : "core";
}

/** Pure: the reply as it is stored, from the turn that was spoken. */
export function toReply(
  guide: Guide,
  turns: readonly Turn[],
  made: { wording: Wording; now: number },
): MadeReply {
  const { decision, ...wording } = made.wording;
  const { text } = wording;
  const { move } = decision;
  const { now } = made;
  const after: Turn[] = [...turns, { speaker: "interviewer", text, at: now, move }];
  const progress = progressOf(guide, after);
  const closing = move.kind === "close";
  return {
    ...wording,
    move,
    item: findShownItem(guide, after),
    stimulus: findStimulus(guide, move) ?? null,
    type: getType(move),
    reason: decision.reason,
    intent: decision.intent,
    phase: closing ? "completion" : decision.phase === "completion" ? "core" : decision.phase,
    allQuestionsAsked: progress.allQuestionsAsked,
    finalResponseReceived: progress.finalResponseReceived,
    end: move.kind === "close" ? { reason: move.endReason, earnsCode: progress.earnsCode } : null,
  };
}

/** Pure: the first turn of an interview, always in the creator's own words. `now` is in milliseconds. */
export function makeOpening(guide: Guide, seed: string, now: number, isSimple: boolean): MadeReply {
  const wording = speakBuiltIn({ guide, turns: [], now, seed, interviewId: "", isSimple });
  return toReply(guide, [], { wording, now });
}

export function toInterviewerReply(made: MadeReply, messageId: string): InterviewerReply {
  const { text, type, phase, end, move, item, stimulus } = made;
  const leavesOut = asksToKeepOut(move);
  const shown = { item, stimulus, offersStop: offersStop(move.kind), leavesOut };
  return { messageId, text, type, phase, isComplete: end !== null, ...shown };
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
