import { randomFrom } from "../bootstrap.ts";
import { type TwoColumnTable, tolerance } from "./fisher-tables.ts";
import { makeLogChoose } from "./log-factorials.ts";

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
