import { setImmediate as nextTick } from "node:timers/promises";
import { findItem } from "#interviewer/closed-item.ts";
import type { Guide, Turn } from "#interviewer/guide.ts";
import { chooseItem } from "#interviewer/participants/choose-item.ts";
import type { Participant } from "#interviewer/participants/persona.ts";
import { makeRandom, seedFrom } from "#interviewer/participants/random.ts";
import { replyTo } from "#interviewer/participants/reply.ts";
import { foldTurns } from "#interviewer/session-state.ts";
import type { TurnRequest, Voice, Wording } from "../../voice.ts";

export type RehearsedTurn = Turn & { reason: string | null };

const maxTurns = 400;
const noticeMs = 2_000;

export interface RehearsedInterview {
  turns: RehearsedTurn[];
  /** A language model worded at least one of the interviewer's turns. */
  isByModel: boolean;
}

export interface InterviewRequest {
  guide: Guide;
  participant: Participant;
  voice: Pick<Voice, "speak">;
  /** Whose budget a model's words are counted in. */
  interviewId: string;
  /** Milliseconds since the epoch. */
  startAt: number;
  seed: string;
  signal: AbortSignal;
  /** Told of the tokens of each turn that a model was asked to word. */
  onSpent: (tokens: number) => Promise<void>;
}

/**
 * One interview with a simulated participant, to its end. Its clock is simulated, so that the interviewer's time
 * plan meets the pace of people who type. Between two turns all other work of the process gets its turn.
 */
export async function rehearseInterview(request: InterviewRequest): Promise<RehearsedInterview> {
  const { guide, participant, voice, interviewId, seed, signal } = request;
  const turns: RehearsedTurn[] = [];
  let isByModel = false;
  let now = request.startAt;
  while (turns.length < maxTurns) {
    const heard = await hearOut(voice, { guide, turns, now, seed, interviewId });
    if (heard.tokens > 0) await request.onSpent(heard.tokens);
    await nextTick();
    signal.throwIfAborted();
    const { text, decision } = heard.wording;
    const { move, reason } = decision;
    isByModel ||= heard.wording.voice === "model";
    now += heard.latencyMs;
    turns.push({ speaker: "interviewer", text, at: now, move, reason });
    if (move.kind === "close") break;
    const item = findItem(guide, foldTurns(turns), null)?.item;
    const answer = item
      ? chooseItem(item, makeRandom(seedFrom(`${seed} ${turns.length} item`)))
      : replyTo(participant, turns, text);
    now += noticeMs + measureTyping(answer, `${seed} ${turns.length}`);
    turns.push({ speaker: "participant", text: answer, at: now, reason: null });
  }
  return { turns, isByModel };
}

/** The built-in voice takes no time, so that a repeated rehearsal is the same to the millisecond. */
async function hearOut(
  voice: Pick<Voice, "speak">,
  request: TurnRequest,
): Promise<{ wording: Wording; latencyMs: number; tokens: number }> {
  const began = performance.now();
  const words = voice.speak(request);
  let next = await words.next();
  while (!next.done) next = await words.next();
  const wording = next.value;
  const isModelAsked = wording.voice === "model" || wording.guard !== null;
  return {
    wording,
    latencyMs: isModelAsked ? Math.round(performance.now() - began) : 0,
    tokens: (wording.inputTokens ?? 0) + (wording.outputTokens ?? 0),
  };
}

/** Typed answers take 62 s at the median and 74 s on average; longer ones take longer. */
function measureTyping(text: string, seed: string): number {
  const words = text.split(/\s+/).length;
  return 1_000 * (makeRandom(seedFrom(seed)).between(48, 66) + Math.min(24, Math.round(words / 2)));
}
