import type { ThemeCluster } from "./cluster-pool.ts";
import { compareVectors, type Likeness, type Vector } from "./likeness.ts";
import type { QuestionPool } from "./question-pool.ts";

/** A remark must be as like a cluster as remarks that are clustered themselves. */
const threshold = 0.18;

/** What an unkept remark is compared with: the sum of the members, and the concepts that tie several people. */
interface Target {
  cluster: ThemeCluster;
  sum: Map<number, number>;
  ties: Set<number>;
  people: Set<number>;
}

function makeTarget(cluster: ThemeCluster, likeness: Likeness): Target {
  const sum = new Map<number, number>();
  const saidBy = new Map<number, Set<number>>();
  for (const { vector, person } of cluster.members) {
    for (const [id, weight] of vector) {
      sum.set(id, (sum.get(id) ?? 0) + weight);
      saidBy.set(id, (saidBy.get(id) ?? new Set()).add(person));
    }
  }
  const ties = [...saidBy].filter(([id, people]) => people.size > 1 && !likeness.isSubject(id));
  return { cluster, sum, ties: new Set(ties.map(([id]) => id)), people: new Set(cluster.people) };
}

function findNearest(vector: Vector, targets: Iterable<Target>): Target | undefined {
  let best: Target | undefined;
  let closest = threshold;
  for (const target of targets) {
    const mean = compareVectors(vector, target.sum) / target.cluster.members.length;
    if (mean >= closest) [best, closest] = [target, mean];
  }
  return best;
}

/** Adds to each cluster the people behind the remarks that are not in the sample, each remark to the nearest. */
export function attachRest(pool: QuestionPool, clusters: ThemeCluster[], likeness: Likeness): ThemeCluster[] {
  if (pool.packed.size <= pool.sample.length || clusters.length === 0) return clusters;
  const targets = clusters.map((cluster) => makeTarget(cluster, likeness));
  const byTie = new Map<number, Target[]>();
  for (const target of targets) {
    for (const id of target.ties) byTie.set(id, [...(byTie.get(id) ?? []), target]);
  }
  for (const { person, ids } of pool.packed) {
    const near = new Set(ids.flatMap((id) => byTie.get(id) ?? []));
    if (near.size > 0) findNearest(likeness.toVector(ids), near)?.people.add(person);
  }
  return targets.map(({ cluster, people }) => ({
    ...cluster,
    people: [...people].sort((a, b) => a - b),
  }));
}
