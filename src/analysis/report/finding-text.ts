import type { Statement } from "../coder/coded-source.ts";
import { type Cluster, ratePhrase } from "./clusters.ts";
import { keyOfSpeaker } from "./evidence-list.ts";

/** The sentence of a finding: the words of the member that says most of what the others say as well, and no more. */
export function wordCluster({ members }: Pick<Cluster, "members">): string | undefined {
  const speakers = new Map<string, Set<string>>();
  for (const { concepts, evidence } of members) {
    for (const concept of concepts) {
      speakers.set(concept, (speakers.get(concept) ?? new Set()).add(keyOfSpeaker(evidence)));
    }
  }
  let best: { member: Statement; rate: number } | undefined;
  for (const member of members) {
    const shared = member.concepts.filter((concept) => (speakers.get(concept)?.size ?? 0) >= 2).length;
    const rate = (shared / Math.max(member.concepts.length, 1)) * 2 + ratePhrase(member);
    if (best === undefined || rate > best.rate) best = { member, rate };
  }
  return best?.member.phrase;
}
