import { type Interval, minForInterval } from "./certainty/intervals.ts";

const resamples = 1000;
const level = 0.95;

/** Numbers from 0 to 1 that follow from the words alone (FNV-1a into mulberry32), so that a result can be repeated. */
export function randomFrom(words: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) state = Math.imul(state ^ words.charCodeAt(at), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Chances of 0 to n hits among n draws with the given share, worked outward from the likeliest, which cannot vanish. */
function listChances(n: number, share: number): Float64Array {
  const chances = new Float64Array(n + 1);
  const mode = Math.min(Math.floor((n + 1) * share), n);
  chances[mode] = 1;
  const odds = share / (1 - share);
  for (let hits = mode; hits < n; hits++) {
    chances[hits + 1] = ((chances[hits] ?? 0) * (n - hits) * odds) / (hits + 1);
  }
  for (let hits = mode; hits > 0; hits--) {
    chances[hits - 1] = ((chances[hits] ?? 0) * hits) / ((n - hits + 1) * odds);
  }
  const sum = chances.reduce((all, one) => all + one, 0);
  return chances.map((one) => one / sum);
}

/** How many hits each resample has: one ordered walk through the chances serves all of them. */
function drawHits(n: number, share: number, random: () => number): number[] {
  const chances = listChances(n, share);
  const draws = Float64Array.from({ length: resamples }, random).sort();
  let hits = 0;
  let reached = chances[0] ?? 0;
  return Array.from(draws, (draw) => {
    while (draw > reached && hits < n) reached += chances[++hits] ?? 0;
    return hits;
  });
}

/**
 * The 95 % percentile bootstrap interval of a share (Efron 1979: people drawn again with replacement, 1,000 times):
 * `people` of `asked`; null under 8 asked. Drawing n people again of whom `people` said it is a binomial draw. Where
 * none or all said it every resample is alike, so the open end is the exact bound (Clopper and Pearson 1934).
 */
export function bootstrapShare(people: number, asked: number, random: () => number): Interval | null {
  if (asked < minForInterval) return null;
  const tail = (1 - level) / 2;
  if (people <= 0) return { low: 0, high: 1 - tail ** (1 / asked) };
  if (people >= asked) return { low: tail ** (1 / asked), high: 1 };
  const hits = drawHits(asked, people / asked, random);
  const low = hits[Math.floor(resamples * tail)] ?? 0;
  const high = hits[Math.ceil(resamples * (1 - tail)) - 1] ?? asked;
  return { low: low / asked, high: high / asked };
}
