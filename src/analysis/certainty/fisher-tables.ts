import { makeLogChoose } from "./log-factorials.ts";

/** Rows with `count` of `size` in the first column; `total` is the sum of the counts. */
export interface TwoColumnTable {
  rows: { size: number; count: number }[];
  total: number;
}

/** The largest difference of logarithms at which two tables count as equally likely. */
export const tolerance = 1e-7;

/** Tables that begin alike: the rows up to here have one probability and leave the same count to the others. */
interface Node {
  log: number;
  ways: number;
}

/** So many bounds take as long as one step from row to row. */
const boundsPerStep = 20;

type Choose = ReturnType<typeof makeLogChoose>;

/** For the rows from each one on and each count that they may share: bounds of the logarithm of their part of a probability. */
interface Bounds {
  most: Float64Array[];
  least: Float64Array[];
}

/**
 * The probability of all tables with these margins that are no more likely than this one, exactly; undefined where
 * it would take more than `work` steps. Goes row by row and keeps together what begins alike; what can only become
 * rarer, or only likelier, than this table is not followed further. After the network algorithm of Mehta & Patel
 * (1983, JASA 78, 427-434).
 */
export function countRarerTables(table: TwoColumnTable, work: number): number | undefined {
  const { rows, total } = table;
  const sizes = rows.map((row) => row.size);
  // The first row needs no bounds, and the last one takes what is left.
  const between = sizes.slice(1, -1);
  const bounded = between.reduce((sum, size) => sum + (Math.min(size, total) + 1) * (total + 1), 0);
  const boundsWork = bounded / boundsPerStep;
  if (boundsWork > work) return undefined;
  const after = listRestSizes(sizes);
  const choose = makeLogChoose(after[0] ?? 0);
  const walk = {
    ...{ sizes, after, choose, bounds: findBounds(sizes, total, choose) },
    limit: rows.reduce((log, row) => log + choose(row.size, row.count), 0) + tolerance,
    all: choose(after[0] ?? 0, total),
  };
  let nodes = new Map<number, Map<number, Node>>([[total, new Map([[0, { log: 0, ways: 1 }]])]]);
  let probability = 0;
  let steps = boundsWork;
  for (const row of sizes.keys()) {
    const next = stepRow(walk, row, nodes);
    probability += next.probability;
    steps += next.steps;
    if (steps > work) return undefined;
    nodes = next.nodes;
  }
  return probability;
}

/** How many are in the rows from each one on; 0 after the last. */
function listRestSizes(sizes: number[]): number[] {
  const rest = [0];
  for (const size of sizes.toReversed()) rest.unshift((rest[0] ?? 0) + size);
  return rest;
}

function findBounds(sizes: number[], total: number, choose: Choose): Bounds {
  const fill = (value: number) =>
    Array.from({ length: sizes.length + 1 }, () => new Float64Array(total + 1).fill(value));
  const bounds = { most: fill(-Infinity), least: fill(Infinity) };
  const last = sizes.length - 1;
  for (const side of [bounds.most, bounds.least]) {
    side[sizes.length]?.fill(0, 0, 1);
    side[last]?.forEach((_, count, row) => {
      if (count <= (sizes[last] ?? 0)) row[count] = choose(sizes[last] ?? 0, count);
    });
  }
  for (let row = last - 1; row >= 1; row--) boundRow(bounds, row, sizes[row] ?? 0, choose);
  return bounds;
}

function boundRow({ most, least }: Bounds, row: number, size: number, choose: Choose): void {
  const [high, low, nextHigh, nextLow] = [most[row], least[row], most[row + 1], least[row + 1]];
  if (!high || !low || !nextHigh || !nextLow) return;
  for (let count = 0; count <= Math.min(size, high.length - 1); count++) {
    const own = choose(size, count);
    for (let all = count; all < high.length; all++) {
      const rest = all - count;
      high[all] = Math.max(high[all] ?? -Infinity, own + (nextHigh[rest] ?? -Infinity));
      low[all] = Math.min(low[all] ?? Infinity, own + (nextLow[rest] ?? Infinity));
    }
  }
}

interface Walk {
  sizes: number[];
  after: number[];
  choose: Choose;
  bounds: Bounds;
  limit: number;
  all: number;
}

type Nodes = Map<number, Map<number, Node>>;

interface Step {
  nodes: Nodes;
  probability: number;
  steps: number;
}

function stepRow(walk: Walk, row: number, nodes: Nodes): Step {
  const next: Step = { nodes: new Map(), probability: 0, steps: 0 };
  const size = walk.sizes[row] ?? 0;
  const rest = walk.after[row + 1] ?? 0;
  for (const [left, alike] of nodes) {
    for (let count = Math.max(0, left - rest); count <= Math.min(size, left); count++) {
      followCount(walk, { row, left: left - count, own: walk.choose(size, count) }, alike, next);
    }
  }
  return next;
}

/** Takes one count of a row for all that begins alike: counted, put by for the next row, or left. */
function followCount(
  walk: Walk,
  { row, left, own }: { row: number; left: number; own: number },
  alike: Map<number, Node>,
  next: Step,
): void {
  const most = walk.bounds.most[row + 1]?.[left] ?? 0;
  const least = walk.bounds.least[row + 1]?.[left] ?? 0;
  const ofRest = walk.choose(walk.after[row + 1] ?? 0, left) - walk.all;
  next.steps += alike.size;
  for (const { log, ways } of alike.values()) {
    const node = { log: log + own, ways };
    // Where all that can follow is rare enough it is counted at once.
    if (node.log + most <= walk.limit) next.probability += ways * Math.exp(node.log + ofRest);
    else if (node.log + least <= walk.limit) addNode(next.nodes, left, node);
  }
}

function addNode(nodes: Nodes, left: number, node: Node): void {
  const alike = nodes.get(left) ?? new Map<number, Node>();
  nodes.set(left, alike);
  // Far below the tolerance, far above the error of the sums.
  const key = Math.round(node.log * 1e9);
  const known = alike.get(key);
  if (known) known.ways += node.ways;
  else alike.set(key, node);
}
