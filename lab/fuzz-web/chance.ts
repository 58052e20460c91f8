import { seedRandom } from "../../bench/analysis/random.ts";

/** Chances that are the same again for the same seed. */
export interface Chance {
  /** At least 0 and less than 1. */
  next: () => number;
  pick: <T>(choices: readonly T[]) => T | undefined;
}

export function openChance(seed: number): Chance {
  const next = seedRandom(seed);
  return { next, pick: (choices) => choices[Math.floor(next() * choices.length)] };
}

/** A number for a text, so that what befalls a call depends on the call and not on what came before it. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
