import { setImmediate as nextTick } from "node:timers/promises";
import { decide } from "#interviewer/conductor.ts";
import type { Guide, Move, Turn } from "#interviewer/guide.ts";
import type { Participant } from "#interviewer/participants/persona.ts";
import { makeRandom, seedFrom } from "#interviewer/participants/random.ts";
import { replyTo } from "#interviewer/participants/reply.ts";
import { wordMove } from "#interviewer/voices/scripted/voice.ts";

export interface Wording {
  guide: Guide;
  turns: readonly Turn[];
  move: Move;
  seed: string;
}

/** Who words the interviewer's moves: the scripted voice at once, a model's in its own time. */
export interface RehearsalVoice {
  name: string;
  word: (wording: Wording) => Promise<{ text: string; latencyMs: number }>;
}

export const scriptedVoice: RehearsalVoice = {
  name: "scripted",
  word: async (wording) => ({ text: wordMove(wording), latencyMs: 0 }),
};

export type RehearsedTurn = Turn & { reason: string | null };

const mostTurns = 400;
const noticeMs = 2_000;

export interface InterviewRequest {
  guide: Guide;
  participant: Participant;
  voice: RehearsalVoice;
  /** Milliseconds since the epoch. */
  startAt: number;
  seed: string;
  signal: AbortSignal;
}

/**
 * One interview with a simulated participant, to its end. Its clock is simulated, so that the interviewer's time
 * plan meets the pace of people who type. Between two turns all other work of the process gets its turn.
 */
export async function rehearseInterview(request: InterviewRequest): Promise<RehearsedTurn[]> {
  const { guide, participant, voice, seed, signal } = request;
  const turns: RehearsedTurn[] = [];
  let now = request.startAt;
  while (turns.length < mostTurns) {
    const { move, reason } = decide(guide, turns, now);
    const { text, latencyMs } = await voice.word({ guide, turns, move, seed });
    await nextTick();
    signal.throwIfAborted();
    now += latencyMs;
    turns.push({ speaker: "interviewer", text, at: now, move, reason });
    if (move.kind === "close") break;
    const answer = replyTo(participant, turns, text);
    now += noticeMs + measureTyping(answer, `${seed} ${turns.length}`);
    turns.push({ speaker: "participant", text: answer, at: now, reason: null });
  }
  return turns;
}

/** Typed answers take 62 s at the median and 74 s on average; longer ones take longer. */
function measureTyping(text: string, seed: string): number {
  const words = text.split(/\s+/).length;
  return 1_000 * (makeRandom(seedFrom(seed)).between(48, 66) + Math.min(24, Math.round(words / 2)));
}
