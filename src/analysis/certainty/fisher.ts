import { countRarerTables, type TwoColumnTable } from "./fisher-tables.ts";
import { drawRarerTables } from "./random-tables.ts";

/** One group: how many said something, of how many were asked. */
export interface GroupCount {
  people: number;
  asked: number;
}

/** `draws`: how many random tables `p` was estimated from; null where it is exact. */
export interface FisherResult {
  p: number;
  draws: number | null;
}

/** An estimated p of .05 is off by .007 at most, 19 times of 20. */
const maxDraws = 9_999;
const defaultWork = 50_000;

/**
 * Fisher's exact test of whether groups differ in the share that said something, two-sided, over a table of groups
 * by said and not said; for more than two groups the extension of Freeman & Halton (1951, Biometrika 38, 141-149).
 * `p`, from 0 to 1, is the probability, all totals given, of a table that is no more likely than the one observed
 * (with the relative tolerance of 1e-7 that R's fisher.test has). It is exact while the tables can be gone through
 * in `work` steps, as in every small study; beyond, it is estimated from at most `draws` random tables with a fixed seed, as
 * (1 + rarer) / (1 + draws), as R does. Null where fewer than two groups were asked.
 */
export function testFisher(
  groups: readonly GroupCount[],
  limits: { work?: number; draws?: number } = {},
): FisherResult | null {
  const asked = groups.filter((group) => group.asked > 0);
  if (asked.length < 2) return null;
  const table = toTable(asked);
  if (table.total === 0) return { p: 1, draws: null };
  const exact = countRarerTables(table, limits.work ?? defaultWork);
  if (exact !== undefined) return { p: Math.min(1, exact), draws: null };
  const { rarer, draws } = drawRarerTables(table, limits.draws ?? maxDraws);
  return { p: Math.min(1, (1 + rarer) / (1 + draws)), draws };
}

/** The rarer of the two columns is counted, as the test reads the same either way and the work does not. */
function toTable(groups: readonly GroupCount[]): TwoColumnTable {
  const said = sum(groups.map((group) => group.people));
  const isMinority = said * 2 <= sum(groups.map((group) => group.asked));
  const rows = groups.map(({ people, asked }) => ({
    size: asked,
    count: isMinority ? people : asked - people,
  }));
  return { rows, total: sum(rows.map((row) => row.count)) };
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
