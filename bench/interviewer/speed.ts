import { decide } from "#interviewer/conductor.ts";
import { wordMove } from "#interviewer/voices/built-in/voice.ts";
import { percentile } from "../machine.ts";
import type { Interview } from "./interviews.ts";

export interface SpeedFigures {
  turns: number;
  medianMs: number;
  p95Ms: number;
}

/** Enough turns for the code to be compiled and the tagger unpacked. */
const warmUpTurns = 200;

/** Milliseconds of processor that the built-in path takes for a turn, over whole interviews again. */
export function measureSpeed(interviews: readonly Interview[]): SpeedFigures {
  const times: number[] = [];
  for (const { given, turns } of interviews) {
    for (const [index, turn] of turns.entries()) {
      if (turn.speaker !== "interviewer") continue;
      const before = turns.slice(0, index);
      const start = process.cpuUsage();
      const { move } = decide(given.guide, before, turn.at);
      wordMove({ guide: given.guide, turns: before, move, seed: given.name });
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1_000);
    }
  }
  const warm = times.slice(warmUpTurns);
  return { turns: warm.length, medianMs: percentile(warm, 0.5), p95Ms: percentile(warm, 0.95) };
}
