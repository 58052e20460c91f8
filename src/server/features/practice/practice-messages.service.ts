import { setTimeout as sleep } from "node:timers/promises";
import { rates } from "#contract/limits.ts";
import type { PracticeMessage, PracticeMeter } from "#contract/practice-debrief.ts";
import { AppError } from "../../app-error.ts";
import { askCreatorWork } from "../../creator-work/creator-work.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { turnTimesOf } from "../../turn-times.ts";
import type { PracticeMessageRow } from "./practice.store.ts";
import { getSession } from "./practice-endings.service.ts";
import * as store from "./practice-messages.store.ts";
import { toInterviewee, toLines, toMessage } from "./practice-views.ts";

type SendDeps = Pick<Deps, "db" | "newId" | "config" | "log" | "intervieweeVoice">;

/** Told of each piece of the reply, once it is settled. */
type Listener = (piece: string) => void;

export interface PracticeReply {
  /** The reply first. */
  messages: PracticeMessage[];
  meter: PracticeMeter;
}

const firstLookMs = 50;
const lastLookMs = 250;

/**
 * One message in, one reply out. The message is stored before anything is worded; a repeat of it gets the stored
 * reply; two at once are answered one after the other.
 */
export async function sendPracticeMessage(
  deps: SendDeps,
  incoming: store.IncomingMessage,
  listen: Listener = () => undefined,
): Promise<PracticeReply> {
  // Not there, not yours, or gone idle: told before a use is counted.
  await getSession(deps, incoming);
  await takeFromLimit(deps, `practice-messages:${incoming.ownerId}`, rates.practiceMessages);
  const { leaseSeconds, waitMs } = turnTimesOf(deps.config);
  const began = Date.now();
  let lookAgainMs = firstLookMs;
  for (;;) {
    const claim = await store.claimMessage(deps.db, { ...incoming, leaseSeconds }, deps.newId());
    if (claim.kind === "missing") throw new AppError("practice_not_found");
    if (claim.kind === "ended") throw new AppError("practice_ended");
    if (claim.kind === "answered") return toReply(incoming.ownerId, claim.messages, claim.own);
    if (claim.kind === "claimed") {
      const reply = await answerMessage(deps, claim, listen);
      if (reply) return reply;
    }
    if (Date.now() - began > waitMs) throw new AppError("reply_pending");
    await sleep(lookAgainMs);
    lookAgainMs = Math.min(lookAgainMs * 1.25, lastLookMs);
  }
}

type Claimed = Extract<store.Claim, { kind: "claimed" }>;

/** Planned from the story, worded by the voice, stored. Undefined where another process was quicker to store one. */
async function answerMessage(
  deps: SendDeps,
  { session, messages, own }: Claimed,
  listen: Listener,
): Promise<PracticeReply | undefined> {
  const { leaseSeconds } = turnTimesOf(deps.config);
  try {
    const interviewee = toInterviewee(session);
    const history = toLines(messages.filter(({ seq }) => seq < own.seq));
    const work = { accountId: session.ownerId };
    const plan = await askCreatorWork(work, "replyAsInterviewee", interviewee, history, own.text);
    const wording = await deps.intervieweeVoice.word({ interviewee, history, message: own.text, plan });
    const stored = await store.storeReply(deps.db, own, {
      ...{ id: deps.newId(), ...wording },
    });
    if (!stored) return undefined;
    // Nothing of it is shown before it is stored, since a model's words may be refused to the last one.
    for (const piece of listPieces(stored.text)) listen(piece);
    return toReply(session.ownerId, [...messages, stored], own);
  } catch (error) {
    await store.releaseMessage(deps.db, session.id, leaseSeconds).catch(() => undefined);
    throw error;
  }
}

/** Its sentences, which joined are the text. */
function listPieces(text: string): string[] {
  return text.split(/(?<=[.?!؟。…]["”»')]*)(?=\s)/u);
}

async function toReply(
  accountId: string,
  messages: readonly PracticeMessageRow[],
  own: PracticeMessageRow,
): Promise<PracticeReply> {
  const reply = messages.find(({ seq, speaker }) => seq > own.seq && speaker === "participant");
  if (!reply) throw new AppError("reply_pending");
  return {
    messages: [toMessage(reply), toMessage(own)],
    meter: await askCreatorWork({ accountId }, "measureMeter", toLines(messages)),
  };
}
