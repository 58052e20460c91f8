import type { Evidence, Finding, FindingKind, Sentiment } from "#contract/insights.ts";
import { type BackedFinding, backFinding } from "./backed-finding.ts";
import { chooseClusters, isFit } from "./choose-clusters.ts";
import type { Cluster } from "./clusters.ts";
import { orderEvidence } from "./evidence-list.ts";
import { makeFindingId } from "./finding-id.ts";
import { wordCluster } from "./finding-text.ts";
import type { Reach, VoiceBook } from "./voices.ts";

/** Kinds of finding whose tone is given. */
const toneOf: Partial<Record<FindingKind, Sentiment>> = {
  painPoints: "negative",
  adoptionBarriers: "negative",
  successStories: "positive",
  preferredFeatures: "positive",
};

/** What is wished for or done is neither good nor bad by its words. */
const judgeTone = (kind: FindingKind): Sentiment => toneOf[kind] ?? "neutral";

/** What the finding maker needs to know of all sources of one kind. */
export interface Ground {
  reach: Reach;
  voices: VoiceBook;
  /** Whether the brief has these words already. */
  isTold: (evidence: Evidence) => boolean;
}

function makeFinding(kind: FindingKind, cluster: Cluster, ground: Ground): BackedFinding | undefined {
  const { members } = cluster;
  const text = wordCluster({ members: members.filter((member) => isFit(kind, member)) });
  const evidence = orderEvidence(members.map((member) => member.evidence));
  const first = evidence[0];
  if (text === undefined || first === undefined) return undefined;
  const finding: Finding = {
    id: makeFindingId(kind, first.sourceKind, text),
    kind,
    text,
    sentiment: judgeTone(kind),
    strength: ground.voices.measureStrength(cluster.voices, ground.reach),
    evidence,
    // Other words of the same thing, of another tone, answer something else: who disagrees is seen in the counts.
    challenging: [],
  };
  return backFinding(finding, ground.voices.findBacking(cluster.voices));
}

/** The findings of one kind, few of them, those of most people first, no text twice. */
export function listFindings(kind: FindingKind, clusters: Cluster[], ground: Ground): BackedFinding[] {
  const texts = new Set<string>();
  return chooseClusters(kind, clusters, ground).flatMap((cluster) => {
    const made = makeFinding(kind, cluster, ground);
    const text = made?.finding.text.toLowerCase();
    if (made === undefined || text === undefined || texts.has(text)) return [];
    texts.add(text);
    return [made];
  });
}
