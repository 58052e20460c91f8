import { scoreSentiment } from "../sentiment.ts";
import { type ClusterMember, minPeople, type ThemeCluster } from "./cluster-pool.ts";
import { contradictsInWording, type Stance } from "./disagreement.ts";
import { findHeadline } from "./headline.ts";
import { compareVectors, type Likeness } from "./likeness.ts";

/** Weaker tones are no verdict. */
const clearTone = 0.3;

/** Among more people there are enough who say it more closely. */
const maxForCore = 45;

/** What backs a claim is as like it as this, or shares what most people in the cluster say. */
const minBacking = 0.25;

function countPeople(members: readonly ClusterMember[]): number {
  return new Set(members.map(({ person }) => person)).size;
}

/** Concepts that more than half of the people of a cluster say. */
function listCore({ members }: ThemeCluster, likeness: Likeness): Set<number> {
  const saidBy = new Map<number, Set<number>>();
  for (const { ids, person } of members)
    for (const id of ids) saidBy.set(id, (saidBy.get(id) ?? new Set()).add(person));
  const all = countPeople(members);
  const core = [...saidBy].filter(
    ([id, people]) => people.size > 1 && people.size * 2 > all && !likeness.isSubject(id),
  );
  return new Set(core.map(([id]) => id));
}

/**
 * A claim is borne out by those who say what its headline says: links from one remark to the next carry a cluster
 * away from it. Undefined where fewer than two people are left; topics stay as they are.
 */
export function narrowToClaim(
  cluster: ThemeCluster,
  stance: Stance,
  likeness: Likeness,
): ThemeCluster | undefined {
  if (stance.isTopic) return cluster;
  const agreeing = cluster.members.filter((member) => !stance.contrary.includes(member));
  const head = findHeadline(cluster, agreeing)?.member;
  if (head === undefined) return undefined;
  const core = cluster.pool.people.size <= maxForCore ? listCore(cluster, likeness) : new Set<number>();
  const isTelling = (id: number) => head.vector.has(id) && !likeness.isSubject(id) && !likeness.isGeneral(id);
  const headTone = scoreSentiment(head.remark.evidence.quote);
  const backs = (member: ClusterMember) => {
    const shared = member.ids.filter(isTelling);
    const isNear = shared.length > 0 && compareVectors(member.vector, head.vector) >= minBacking;
    const tone = scoreSentiment(member.remark.evidence.quote);
    const isOpposed = tone * headTone < 0 && Math.min(Math.abs(tone), Math.abs(headTone)) > clearTone;
    return !isOpposed && (isNear || shared.some((id) => core.has(id)));
  };
  // Whom their other words contradict more closely than these agree does not back it.
  const nearness = (member: ClusterMember) => compareVectors(member.vector, head.vector);
  const outweighed = new Set(
    stance.contrary
      .filter((one) =>
        agreeing.every((member) => member.person !== one.person || nearness(member) < nearness(one)),
      )
      .map(({ person }) => person),
  );
  const backing = agreeing.filter(
    (member) =>
      member === head ||
      (!outweighed.has(member.person) && backs(member) && !contradictsInWording(member, head)),
  );
  if (countPeople(backing) < minPeople(cluster.pool.people.size)) return undefined;
  const members = cluster.members.filter(
    (member) => backing.includes(member) || stance.contrary.includes(member),
  );
  // People whose words are not kept were placed by likeness to the whole and stay.
  const dropped = new Set(cluster.members.map(({ person }) => person));
  for (const { person } of members) dropped.delete(person);
  return { ...cluster, members, people: cluster.people.filter((person) => !dropped.has(person)) };
}
