import { setTimeout as sleep } from "node:timers/promises";
import { findStimulus } from "#interviewer/stimulus.ts";
import { findAiUse } from "../../ai-provider.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { turnTimesOf } from "../../turn-times.ts";
import { builtInVoice, type Voice } from "../../voice.ts";
import { giveSessionPlaceBack, keepSessionPlace } from "../billing/limits.service.ts";
import { quotasOf } from "../recruitment/match-quotas.ts";
import { changePlaces, holdPlaces, takePlacesAgain } from "../recruitment/quotas.service.ts";
import { type FrozenGuide, findSessionGuide, getGuide, withPerson } from "./guides.service.ts";
import { asksToKeepOut, keepAnswersOut } from "./keep-answers-out.service.ts";
import {
  findShownItem,
  hearOut,
  type IncomingMessage,
  type InterviewerReply,
  type Listener,
  offersStop,
  toInterviewerReply,
  toReply,
} from "./make-reply.ts";
import { findSendState, type SendState } from "./send-state.store.ts";
import { findSettings, lockSession, turnAway } from "./sessions.store.ts";
import * as store from "./turns.store.ts";

type TurnDeps = Pick<Deps, "db" | "clock" | "newId" | "config" | "voice">;

const firstLookMs = 50;
const lastLookMs = 250;

/**
 * One message in, one reply out. The message is stored before anybody is waited for; a repeat of it gets the
 * stored reply; two at once are answered one after the other.
 */
export async function sendMessage(
  deps: TurnDeps,
  message: IncomingMessage,
  listen: Listener = () => undefined,
  onStored: () => void = () => undefined,
): Promise<InterviewerReply> {
  const holder = deps.newId();
  const { leaseSeconds, waitMs } = turnTimesOf(deps.config);
  const began = Date.now();
  let lookAgainMs = firstLookMs;
  for (;;) {
    const turnId = deps.newId();
    const claimed = await store.claimTurn(deps.db, {
      ...message,
      holder,
      leaseSeconds,
      turnId,
      limited: deps.config.rateLimits,
      counted: deps.config.billing.mode !== "off",
    });
    if (claimed) {
      onStored();
      return replyTo(deps, message, { holder, claimed }, listen);
    }
    const state = await findSendState(deps.db, message);
    const reply = stateToReply(state);
    if (reply) return { ...reply, ...(await readShown(deps, message.sessionId, reply.messageId)) };
    if (await takePlaceAgain(deps, message.sessionId, state)) continue;
    if (state?.storedSeq != null && !state.leased) {
      const takenOver = await store.takeOverTurn(deps.db, { ...message, holder, leaseSeconds });
      if (takenOver) return replyTo(deps, message, { holder, claimed: takenOver }, listen);
    }
    if (Date.now() - began > waitMs) throw new AppError("reply_pending");
    await sleep(lookAgainMs);
    lookAgainMs = Math.min(lookAgainMs * 1.25, lastLookMs);
  }
}

/** For a session whose places were given up in silence; throws where none is left. */
async function takePlaceAgain(
  deps: TurnDeps,
  sessionId: string,
  state: SendState | undefined,
): Promise<boolean> {
  if (state?.lapsed) {
    await comeBack(deps.db, sessionId);
    return true;
  }
  if (!state?.placeless || deps.config.billing.mode === "off") return false;
  await deps.db.orm.transaction((tx) => keepSessionPlace(tx, deps, sessionId));
  return true;
}

/** What the page shows with this reply; to answer with, where it is still the last. */
async function readShown(
  { db }: TurnDeps,
  sessionId: string,
  messageId: string,
): Promise<Pick<InterviewerReply, "item" | "stimulus" | "leavesOut">> {
  const turns = await store.listTurns(db, sessionId);
  const guide = await findSessionGuide(db, sessionId);
  const move = turns.find(({ id }) => id === messageId)?.move;
  const isLast = turns.at(-1)?.id === messageId;
  return {
    item: guide && isLast ? findShownItem(guide, store.toTurns(turns)) : null,
    stimulus: (guide && move && findStimulus(guide, move)) ?? null,
    leavesOut: move ? asksToKeepOut(move) : false,
  };
}

/** The stored reply of a repeated message; undefined while it is worth trying again; else throws why not. */
function stateToReply(
  state: SendState | undefined,
): Omit<InterviewerReply, "item" | "stimulus" | "leavesOut"> | undefined {
  if (!state || state.withdrawn) throw new AppError("session_not_found");
  if (!state.live) throw new AppError("interview_gone");
  if (state.reply) {
    const { id, text, type, moveKind } = state.reply;
    return {
      messageId: id,
      text,
      type,
      phase: type === "completion" ? type : state.phase,
      isComplete: type === "completion",
      offersStop: offersStop(moveKind),
    };
  }
  if (state.ended) throw new AppError("session_complete");
  if (state.formDue) throw new AppError("form_required");
  if (!state.leased && !state.sendsLeft && state.storedSeq === null) throw new AppError("rate_limited");
  return undefined;
}

/** Words go to no company that the participant was not told of before they agreed. */
function voiceFor({ voice, config }: TurnDeps, { promised }: FrozenGuide): Voice {
  const { provider } = findAiUse(config);
  const isTold = provider === null || promised === undefined || promised.aiProvider === provider;
  return isTold ? voice : builtInVoice;
}

/** The voice speaks inside the conductor's rails, and the reply is stored under the lease. */
async function replyTo(
  deps: TurnDeps,
  { sessionId, interviewId }: IncomingMessage,
  turn: { holder: string; claimed: store.ClaimedTurn },
  listen: Listener,
): Promise<InterviewerReply> {
  const began = performance.now();
  const { holder, claimed } = turn;
  try {
    const guide = await withPerson(deps.db, await getGuide(deps.db, claimed.guideId), sessionId);
    const turns = store.toTurns(claimed.turns);
    const now = deps.clock().getTime();
    const words = voiceFor(deps, guide).speak({ guide, turns, now, seed: sessionId, interviewId });
    const wording = await hearOut(words, listen);
    const made = toReply(guide, turns, { wording, now });
    const messageId = deps.newId();
    const latencyMs = Math.round(performance.now() - began);
    const said = claimed.turns.filter(({ speaker }) => speaker === "participant");
    const moves = { move: made.move, before: claimed.turns.map(({ move }) => move) };
    await keepAnswersOut(deps.db, { interviewId, sessionId }, moves, said);
    const reply = { ...made, sessionId, holder, turnId: messageId, latencyMs };
    if (!(await store.storeReply(deps.db, reply))) throw new AppError("reply_pending");
    return toInterviewerReply(made, messageId);
  } catch (error) {
    await store.releaseTurn(deps.db, sessionId, holder).catch(() => undefined);
    throw error;
  }
}

/**
 * For somebody whose places in quotas went to others while they were silent. Whoever had begun to answer goes on, and
 * counts again; whoever had said nothing needs places that are free, as if they came now.
 */
async function comeBack(db: Database, sessionId: string): Promise<void> {
  const isTurnedAway = await db.orm.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (!session?.lapsedQuotaIds) return false;
    const { interviewId, lapsedQuotaIds: lapsed } = session;
    if (session.firstAnswerAt) {
      await takePlacesAgain(tx, interviewId, lapsed);
      await holdPlaces(tx, sessionId, lapsed);
      return false;
    }
    const take = quotasOf(await findSettings(tx, interviewId)).filter(({ id }) => lapsed.includes(id));
    const full = await changePlaces(tx, { interviewId, take, give: [] });
    const held = full ? [] : take.map(({ id }) => id);
    await holdPlaces(tx, sessionId, held);
    if (!full) return false;
    await turnAway(tx, sessionId, { reason: "quota_full", detail: full.name });
    await giveSessionPlaceBack(tx, sessionId);
    return true;
  });
  // Read again, the page shows how it ended and where to go.
  if (isTurnedAway) throw new AppError("session_complete");
}
