import { setTimeout as sleep } from "node:timers/promises";
import { decide, progressOf } from "#interviewer/conductor.ts";
import type { Guide, Turn } from "#interviewer/guide.ts";
import { wordMove } from "#interviewer/voices/scripted/voice.ts";
import { AppError } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import { getGuide } from "./guides.ts";
import * as store from "./turns.store.ts";

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

type TurnDeps = Pick<Deps, "db" | "clock" | "newId" | "config">;

/** A second, different message waits this long for the first one's reply. */
const otherMessageWaitMs = 5_000;
/** A repeat of the same message waits longer: its reply is being made. */
const repeatWaitMs = 20_000;
const lookAgainMs = 50;

/**
 * One message in, one reply out. The message is stored before anything is worded; a repeat of it gets the
 * stored reply; two at once are answered one after the other.
 */
export async function sendMessage(deps: TurnDeps, message: IncomingMessage): Promise<InterviewerReply> {
  const holder = deps.newId();
  const began = Date.now();
  for (;;) {
    const turnId = deps.newId();
    const claimed = await store.claimTurn(deps.db, {
      ...message,
      holder,
      turnId,
      limited: deps.config.rateLimits,
    });
    if (claimed) return replyTo(deps, message.sessionId, holder, claimed);
    const state = await store.findSendState(deps.db, message);
    const reply = stateToReply(state);
    if (reply) return reply;
    if (state?.storedSeq != null && !state.leased) {
      const takenOver = await store.takeOverTurn(deps.db, message.sessionId, message.interviewId, holder);
      if (takenOver) return replyTo(deps, message.sessionId, holder, takenOver);
    }
    const patience = state?.storedSeq == null ? otherMessageWaitMs : repeatWaitMs;
    if (Date.now() - began > patience) throw new AppError("reply_pending");
    await sleep(lookAgainMs);
  }
}

/** The stored reply of a repeated message; undefined while it is worth trying again; else throws why not. */
function stateToReply(state: store.SendState | undefined): InterviewerReply | undefined {
  if (!state || state.withdrawn) throw new AppError("session_not_found");
  if (!state.live) throw new AppError("interview_gone");
  if (state.reply) {
    const { id, text, type } = state.reply;
    return {
      messageId: id,
      text,
      type,
      phase: type === "completion" ? type : state.phase,
      isComplete: type === "completion",
    };
  }
  if (state.ended) throw new AppError("session_complete");
  if (!state.leased && !state.sendsLeft && state.storedSeq === null) throw new AppError("rate_limited");
  return undefined;
}

/** The conductor decides, the voice words, and the reply is stored under the lease. */
async function replyTo(
  deps: TurnDeps,
  sessionId: string,
  holder: string,
  claimed: store.ClaimedTurn,
): Promise<InterviewerReply> {
  const began = performance.now();
  try {
    const guide = await getGuide(deps.db, claimed.guideId);
    const made = makeReply(guide, store.toTurns(claimed.turns), sessionId, deps.clock().getTime());
    const messageId = deps.newId();
    const latencyMs = Math.round(performance.now() - began);
    const stored = await store.storeReply(deps.db, {
      ...made,
      sessionId,
      holder,
      turnId: messageId,
      latencyMs,
    });
    if (!stored) throw new AppError("reply_pending");
    return { messageId, text: made.text, type: made.type, phase: made.phase, isComplete: made.end !== null };
  } catch (error) {
    await store.releaseTurn(deps.db, sessionId, holder).catch(() => undefined);
    throw error;
  }
}

type MadeReply = Omit<store.Reply, "sessionId" | "holder" | "turnId" | "latencyMs">;

/** Pure: the next turn of the interviewer from the turns so far. `now` is in milliseconds. */
export function makeReply(guide: Guide, turns: Turn[], seed: string, now: number): MadeReply {
  const decision = decide(guide, turns, now);
  const text = wordMove({ guide, turns, move: decision.move, seed });
  const progress = progressOf(guide, [
    ...turns,
    { speaker: "interviewer", text, at: now, move: decision.move },
  ]);
  const closing = decision.move.kind === "close";
  return {
    type: closing ? "completion" : decision.move.kind === "introduce" ? "introduction" : "core",
    text,
    move: decision.move,
    reason: decision.reason,
    intent: decision.intent,
    phase: closing ? "completion" : decision.phase === "completion" ? "core" : decision.phase,
    allQuestionsAsked: progress.allQuestionsAsked,
    finalResponseReceived: progress.finalResponseReceived,
    end:
      decision.move.kind === "close"
        ? { reason: decision.move.endReason, earnsCode: progress.earnsCode }
        : null,
  };
}
