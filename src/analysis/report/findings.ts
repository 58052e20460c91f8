import type { Finding, FindingKind, Sentiment } from "#contract/insights.ts";
import { classifySentiment } from "../sentiment.ts";
import { type BackedFinding, backFinding } from "./backed-finding.ts";
import { type Contrary, listChallenges, toneOf } from "./challenges.ts";
import { type Cluster, ratePhrase } from "./clusters.ts";
import { orderEvidence } from "./evidence-list.ts";
import { makeFindingId } from "./finding-id.ts";
import { wordCluster } from "./finding-text.ts";
import { countPeople, type Reach, type VoiceBook } from "./voices.ts";

export { orderEvidence };

const mostFindings = 10;
/** What one person alone says must read at least this well. */
const leastRate = 0.6;

function judgeTone(kind: FindingKind, cluster: Cluster): Sentiment {
  return toneOf[kind] ?? classifySentiment(cluster.compound / cluster.count);
}

/** Those that several people share come first, then the clearest of single voices. */
function chooseClusters(clusters: Cluster[], most: number): Cluster[] {
  const best = (cluster: Cluster) => Math.max(...cluster.members.map(ratePhrase));
  const ranked = clusters
    .map((cluster, at) => ({ cluster, at, people: countPeople(cluster.voices), rate: best(cluster) }))
    .sort((a, b) => b.people - a.people || b.rate - a.rate || a.at - b.at);
  const shared = ranked.filter((entry) => entry.people >= 2).slice(0, most);
  const singles = ranked
    .filter((entry) => entry.people < 2 && entry.rate >= leastRate)
    .slice(0, most - shared.length);
  return [...shared, ...singles].map((entry) => entry.cluster);
}

/** What the finding maker needs to know of all sources of one kind. */
export interface Ground {
  reach: Reach;
  voices: VoiceBook;
  contrary: Contrary;
}

function makeFinding(kind: FindingKind, cluster: Cluster, ground: Ground): BackedFinding | undefined {
  const text = wordCluster(cluster);
  const members = cluster.members;
  const evidence = orderEvidence(members.map((member) => member.evidence));
  const first = evidence[0];
  if (text === undefined || first === undefined) return undefined;
  const finding: Finding = {
    id: makeFindingId(kind, first.sourceKind, text),
    kind,
    text,
    sentiment: judgeTone(kind, cluster),
    strength: ground.voices.measureStrength(cluster.voices, ground.reach),
    evidence,
    challenging: listChallenges(kind, members, ground.contrary),
  };
  return backFinding(finding, ground.voices.findBacking(cluster.voices));
}

/** The findings of one kind, at most `most`, most people first, no text twice. */
export function listFindings(
  kind: FindingKind,
  clusters: Cluster[],
  ground: Ground,
  most = mostFindings,
): BackedFinding[] {
  const texts = new Set<string>();
  return chooseClusters(clusters, most).flatMap((cluster) => {
    const made = makeFinding(kind, cluster, ground);
    const text = made?.finding.text.toLowerCase();
    if (made === undefined || text === undefined || texts.has(text)) return [];
    texts.add(text);
    return [made];
  });
}
