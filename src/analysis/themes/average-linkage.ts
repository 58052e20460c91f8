/**
 * Groups by average linkage: the two groups whose members are most alike on average are joined, until no two are at
 * least `threshold` alike. `likeness` is symmetric, from 0 to 1. Groups and their members come in their first order.
 */
export function linkAverage(
  size: number,
  likeness: (a: number, b: number) => number,
  threshold: number,
): number[][] {
  const groups = Array.from({ length: size }, (_, at) => [at]);
  const alike = compareAll(size, likeness);
  const nearest = groups.map((_, at) => findNearest(alike, groups, at));
  for (;;) {
    const a = findClosest(alike, nearest, groups);
    const b = nearest[a] ?? -1;
    if (a === -1 || b === -1 || readLikeness(alike, a, b) < threshold) break;
    joinInto(alike, groups, a, b);
    for (const [at, near] of nearest.entries()) {
      const isStale = at === a || near === a || near === b;
      if (isStale) nearest[at] = findNearest(alike, groups, at);
      else if (readLikeness(alike, at, a) > readLikeness(alike, at, near)) nearest[at] = a;
    }
  }
  return groups.filter((group) => group.length > 0).map((group) => group.sort((x, y) => x - y));
}

function compareAll(size: number, likeness: (a: number, b: number) => number): Float32Array[] {
  return Array.from({ length: size }, (_, a) =>
    Float32Array.from({ length: size }, (_, b) => (a === b ? -1 : likeness(a, b))),
  );
}

function readLikeness(alike: Float32Array[], a: number, b: number): number {
  return alike[a]?.[b] ?? -1;
}

function findNearest(alike: Float32Array[], groups: number[][], at: number): number {
  let best = -1;
  for (let other = 0; other < groups.length; other++) {
    if (other === at || groups[other]?.length === 0) continue;
    if (best === -1 || readLikeness(alike, at, other) > readLikeness(alike, at, best)) best = other;
  }
  return best;
}

function findClosest(alike: Float32Array[], nearest: number[], groups: number[][]): number {
  let best = -1;
  for (const [at, near] of nearest.entries()) {
    if (groups[at]?.length === 0 || near === -1) continue;
    if (best === -1 || readLikeness(alike, at, near) > readLikeness(alike, best, nearest[best] ?? -1))
      best = at;
  }
  return best;
}

/** Group `b` becomes a part of `a`; the likeness of a joined group is the mean over its members. */
function joinInto(alike: Float32Array[], groups: number[][], a: number, b: number): void {
  const [own, other] = [groups[a] ?? [], groups[b] ?? []];
  const all = own.length + other.length;
  for (let at = 0; at < groups.length; at++) {
    if (at === a || at === b || groups[at]?.length === 0) continue;
    const mean = (readLikeness(alike, a, at) * own.length + readLikeness(alike, b, at) * other.length) / all;
    const [row, column] = [alike[a], alike[at]];
    if (row) row[at] = mean;
    if (column) column[a] = mean;
  }
  groups[a] = [...own, ...other];
  groups[b] = [];
}
