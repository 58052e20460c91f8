import { type TwoColumnTable, tolerance } from "./fisher-tables.ts";
import { makeLogChoose } from "./log-factorials.ts";

/** Numbers from 0 to 1 that follow from the words alone (FNV-1a into mulberry32), so that a result can be repeated. */
function randomFrom(words: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) state = Math.imul(state ^ words.charCodeAt(at), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Random tables drawn until this many were no more likely than the one observed tell p to about 7 % of itself. */
const enoughRarer = 200;

/**
 * How many random tables with the margins of this one are no more likely than it, of how many that were drawn: at
 * most `most`, fewer where p is so large that fewer tell it (Besag & Clifford 1991, Biometrika 78, 301-304). The seed
 * is made from the table, so that the same counts always give the same answer.
 */
export function drawRarerTables(
  { rows, total }: TwoColumnTable,
  most: number,
): { rarer: number; draws: number } {
  const people = rows.reduce((sum, row) => sum + row.size, 0);
  const choose = makeLogChoose(people);
  const random = randomFrom(JSON.stringify(rows));
  const limit = rows.reduce((log, row) => log + choose(row.size, row.count), 0) + tolerance;
  let rarer = 0;
  for (let draws = 1; draws <= most; draws++) {
    let log = 0;
    let left = { people, total };
    for (const { size } of rows) {
      const count = drawCount({ ...left, size }, choose, random());
      log += choose(size, count);
      left = { people: left.people - size, total: left.total - count };
    }
    if (log <= limit) rarer++;
    if (rarer >= enoughRarer) return { rarer, draws };
  }
  return { rarer, draws: most };
}

interface Urn {
  people: number;
  total: number;
  size: number;
}

/**
 * A hypergeometric number by inversion: how many of the `total` fall to a group of `size` among `people`. Begins at
 * the likeliest number and goes outwards both ways, so that it takes a few steps only.
 */
function drawCount(
  { people, total, size }: Urn,
  choose: (n: number, k: number) => number,
  random: number,
): number {
  const least = Math.max(0, total - (people - size));
  const most = Math.min(size, total);
  const mode = Math.min(most, Math.max(least, Math.floor(((size + 1) * (total + 1)) / (people + 2))));
  const others = people - size;
  let up = mode;
  let down = mode;
  let upShare = Math.exp(choose(size, mode) + choose(others, total - mode) - choose(people, total));
  let downShare = upShare;
  let left = random - upShare;
  while (left > 0 && (up < most || down > least)) {
    if (up < most) {
      upShare *= ((size - up) * (total - up)) / ((up + 1) * (others - total + up + 1));
      up++;
      left -= upShare;
      if (left <= 0) return up;
    }
    if (down > least) {
      downShare *= (down * (others - total + down)) / ((size - down + 1) * (total - down + 1));
      down--;
      left -= downShare;
      if (left <= 0) return down;
    }
  }
  return mode;
}
