import { decide } from "../conductor.ts";
import type { EndReason, Guide, Turn } from "../guide.ts";
import { wordMove } from "../voices/built-in/voice.ts";
import type { Participant } from "./persona.ts";
import { makeRandom, seedFrom } from "./random.ts";
import { replyTo } from "./reply.ts";

export interface SimulatedInterview {
  turns: Turn[];
  /** Null when the interview did not end within the turns that any interview may have. */
  endReason: EndReason | null;
}

const maximumTurns = 400;
const interviewerPause = 2_000;

/** Typed answers take 62 s at the median and 74 s on average; longer texts take longer. */
function answerTime(text: string, seed: string): number {
  const words = text.split(/\s+/).length;
  return 1_000 * (makeRandom(seedFrom(seed)).between(48, 66) + Math.min(24, Math.round(words / 2)));
}

/**
 * Runs an interview of the built-in voice with a simulated participant to its end.
 * `startAt` is in milliseconds since the epoch; the same input gives the same turns and times.
 */
export function simulateInterview(input: {
  guide: Guide;
  participant: Participant;
  startAt: number;
  seed: string;
}): SimulatedInterview {
  const { guide, participant, seed } = input;
  const turns: Turn[] = [];
  let now = input.startAt;
  while (turns.length < maximumTurns) {
    const { move } = decide(guide, turns, now);
    const text = wordMove({ guide, turns, move, seed });
    turns.push({ speaker: "interviewer", text, at: now, move });
    if (move.kind === "close") return { turns, endReason: move.endReason };
    const answer = replyTo(participant, turns, text);
    now += answerTime(answer, `${seed} ${turns.length}`);
    turns.push({ speaker: "participant", text: answer, at: now });
    now += interviewerPause;
  }
  return { turns, endReason: null };
}
