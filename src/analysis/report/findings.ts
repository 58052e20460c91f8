import type { Finding, FindingKind, Sentiment } from "#contract/insights.ts";
import { classifySentiment } from "../sentiment.ts";
import { type BackedFinding, backFinding } from "./backed-finding.ts";
import { type Contrary, listChallenges, toneOf } from "./challenges.ts";
import { type Cluster, ratePhrase } from "./clusters.ts";
import { orderEvidence } from "./evidence-list.ts";
import { wordCluster } from "./finding-text.ts";
import { countPeople, type Reach, type VoiceBook } from "./voices.ts";

export { orderEvidence };

const mostFindings = 10;

/** A short stable id from what the finding says (FNV-1a, 32 bit). */
export function makeFindingId(kind: FindingKind, ...parts: string[]): string {
  let hash = 0x811c9dc5;
  for (const char of parts.join("\u0000")) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `${kind}-${hash.toString(36)}`;
}

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
  const singles = ranked.filter((entry) => entry.people < 2 && entry.rate > 0).slice(0, most - shared.length);
  return [...shared, ...singles].map((entry) => entry.cluster);
}

/** What the finding maker needs to know of all sources of one kind. */
export interface Ground {
  reach: Reach;
  voices: VoiceBook;
  contrary: Contrary;
}

/** The name before the colon, of a finding that has one. */
function findTitle(text: string): string | undefined {
  return /^([^:]{2,40}): /.exec(text)?.[1]?.toLowerCase();
}

/** Two findings under one name would read as one told twice; the second speaks by its best phrase. */
function wordApart(cluster: Cluster, titles: Set<string>): string | undefined {
  const text = wordCluster(cluster);
  const title = text === undefined ? undefined : findTitle(text);
  if (title === undefined) return text;
  if (!titles.has(title)) {
    titles.add(title);
    return text;
  }
  const rated = cluster.members.toSorted((a, b) => ratePhrase(b) - ratePhrase(a));
  return rated[0]?.phrase;
}

function makeFinding(
  kind: FindingKind,
  cluster: Cluster,
  ground: Ground,
  titles: Set<string>,
): BackedFinding | undefined {
  const text = wordApart(cluster, titles);
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
  const titles = new Set<string>();
  return chooseClusters(clusters, most).flatMap((cluster) => {
    const made = makeFinding(kind, cluster, ground, titles);
    const text = made?.finding.text.toLowerCase();
    if (made === undefined || text === undefined || texts.has(text)) return [];
    texts.add(text);
    return [made];
  });
}
