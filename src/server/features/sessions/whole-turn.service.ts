import type { Turn } from "#interviewer/guide.ts";
import type { Deps } from "../../deps.ts";
import { getGuide, withPerson } from "./guides.ts";
import {
  hearOut,
  type IncomingMessage,
  type InterviewerReply,
  type Listener,
  type MadeReply,
  toInterviewerReply,
  toReply,
} from "./make-reply.ts";
import type { RecentSession, RecentTurns } from "./recent-turns.ts";
import type { StoreTurn } from "./store-together.ts";

export type TurnDeps = Pick<Deps, "db" | "clock" | "newId" | "config" | "voice"> & {
  recent: RecentTurns;
  storeTurn: StoreTurn;
};

/**
 * Where the voice thinks no longer than the statement takes, and this process knows what was said before, message
 * and reply are one statement. It stores nothing unless all is as it was known; then the longer way is taken.
 */
export async function replyAtOnce(
  deps: TurnDeps,
  message: IncomingMessage,
  listen: Listener,
): Promise<InterviewerReply | undefined> {
  const { sessionId, interviewId, tokenHash, text, clientMessageId } = message;
  const known = deps.voice.instant ? deps.recent.find(sessionId, tokenHash) : undefined;
  if (!known) return undefined;
  const began = performance.now();
  const guide = await withPerson(deps.db, await getGuide(deps.db, known.guideId), sessionId);
  const turns: Turn[] = [...known.turns, { speaker: "participant", text, at: Date.now() }];
  const now = deps.clock().getTime();
  const words = deps.voice.speak({ guide, turns, now, seed: sessionId, interviewId });
  const pieces: string[] = [];
  const wording = await hearOut(words, (piece) => pieces.push(piece));
  const made = toReply(guide, turns, { wording, now });
  const turnId = deps.newId();
  const storedAt = await deps.storeTurn({
    ...made,
    ...{ sessionId, interviewId, tokenHash, turnId, turnCount: known.turnCount },
    message: { id: deps.newId(), text, clientMessageId },
    latencyMs: Math.round(performance.now() - began),
    limited: deps.config.rateLimits,
    counted: deps.config.billing.mode !== "off",
  });
  deps.recent.drop(sessionId);
  if (storedAt === undefined) return undefined;
  if (made.end === null) deps.recent.keep(sessionId, advance(known, text, { made, storedAt }));
  for (const piece of pieces) listen(piece);
  return toInterviewerReply(made, turnId);
}

/** The conversation as it is known after a message and its reply. */
function advance(
  known: RecentSession,
  text: string,
  stored: { made: MadeReply; storedAt: number },
): RecentSession {
  const { made, storedAt: at } = stored;
  return {
    guideId: known.guideId,
    tokenHash: known.tokenHash,
    turnCount: known.turnCount + 2,
    turns: [
      ...known.turns,
      { speaker: "participant", text, at },
      { speaker: "interviewer", text: made.text, at, move: made.move },
    ],
  };
}
