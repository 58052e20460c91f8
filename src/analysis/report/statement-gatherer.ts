import type { FindingKind } from "#contract/insights.ts";
import type { Statement } from "../coder/coded-source.ts";
import { type Cluster, joinSame, joinThemes, ratePhrase, type Voiced, weighConcepts } from "./clusters.ts";
import { detachEvidence, keyOfSpeaker } from "./evidence-list.ts";
import { countPeople, listPeople, type VoiceBook } from "./voices.ts";

/** Up to this many statements wait before they are folded into clusters; fewer are clustered all at once. */
const mostWaiting = 1000;
/** Members kept in a cluster and clusters kept in a fold; the rest is told by counts alone. */
const mostMembers = 12;
const mostClusters = 300;

const featureKinds = new Set<FindingKind>(["preferredFeatures", "missingFeatures"]);

/** One member of each person before the second of any, so that quotes stay of different people. */
function keepMembers(members: Statement[]): Statement[] {
  if (members.length <= mostMembers) return members;
  const seen = new Set<string>();
  const firsts: Statement[] = [];
  const others: Statement[] = [];
  for (const member of members) {
    const speaker = keyOfSpeaker(member.evidence);
    (seen.has(speaker) ? others : firsts).push(member);
    seen.add(speaker);
  }
  return [...firsts, ...others].slice(0, mostMembers);
}

/** Most people first, then the best worded. */
function rankClusters(clusters: Cluster[]): Cluster[] {
  if (clusters.length <= mostClusters) return clusters;
  const rated = clusters.map((cluster) => ({
    cluster,
    people: countPeople(cluster.voices),
    rate: Math.max(...cluster.members.map(ratePhrase)),
  }));
  rated.sort((a, b) => b.people - a.people || b.rate - a.rate);
  return rated.map(({ cluster }) => cluster);
}

/** A code is what several people say, or one says in a phrase that stands by itself; fragments are none. */
function isCode({ members, voices }: Cluster): boolean {
  return countPeople(voices) >= 2 || members.some((member) => ratePhrase(member) > 0);
}

/** For each code the person who said it first. */
function listFirst(clusters: Cluster[]): number[] {
  return clusters.filter(isCode).map(({ voices }) => listPeople(voices)[0] ?? 0);
}

/**
 * Gathers the statements of one kind and clusters them. Memory stays within bounds: of many statements a few of each
 * cluster are kept and all are counted; what hardly anybody says may be dropped when thousands of sources come.
 */
export class StatementGatherer {
  readonly #kind: FindingKind;
  readonly #voices: VoiceBook;
  readonly #counts = new Map<string, number>();
  #total = 0;
  #waiting: Voiced[] = [];
  #clusters: Cluster[] = [];
  /** Of codes that were dropped, as they came once all the same. */
  readonly #firstOfDropped: number[] = [];
  #person = -1;

  constructor(kind: FindingKind, voices: VoiceBook) {
    this.#kind = kind;
    this.#voices = voices;
  }

  add(statement: Statement, person: number): void {
    // A person's statements are folded together with those of the next ones, so that nobody is counted twice.
    if (this.#waiting.length >= mostWaiting && this.#person !== person) this.#fold();
    this.#person = person;
    this.#total++;
    for (const concept of statement.concepts) {
      this.#counts.set(concept, (this.#counts.get(concept) ?? 0) + 1);
    }
    const evidence = detachEvidence(statement.evidence);
    this.#waiting.push({
      statement: { ...statement, evidence },
      voice: this.#voices.note(person, statement.questionId),
    });
  }

  /** Clusters of all that was added; deterministic in the order of the statements. */
  list(): Cluster[] {
    const copies = this.#clusters.map((cluster) => ({
      ...cluster,
      members: [...cluster.members],
      voices: [...cluster.voices],
    }));
    const same = this.#join(copies);
    // Two wishes for the same thing are one wish; two wishes about the same thing are not.
    return featureKinds.has(this.#kind) ? same : joinThemes(same);
  }

  /** Who was the first to say each code, given the clusters of `list`; those dropped on the way are counted too. */
  listFirst(clusters: Cluster[]): number[] {
    return [...this.#firstOfDropped, ...listFirst(clusters)];
  }

  #join(known: Cluster[]): Cluster[] {
    const rated = this.#waiting.map((voiced, at) => ({ voiced, at, rate: ratePhrase(voiced.statement) }));
    rated.sort((a, b) => b.rate - a.rate || a.at - b.at);
    return joinSame(
      rated.map(({ voiced }) => voiced),
      weighConcepts(this.#counts, this.#total),
      known,
    );
  }

  #fold(): void {
    const settled = new Map(this.#clusters.map((cluster) => [cluster, cluster.voices.length]));
    const joined = this.#join(this.#clusters);
    for (const cluster of joined) {
      cluster.members = keepMembers(cluster.members);
      // Nobody is in two folds, so only voices of this fold can repeat.
      const fresh = cluster.voices.splice(settled.get(cluster) ?? 0);
      for (const voice of new Set(fresh)) cluster.voices.push(voice);
    }
    const ranked = rankClusters(joined);
    this.#clusters = ranked.slice(0, mostClusters);
    this.#firstOfDropped.push(...listFirst(ranked.slice(mostClusters)));
    this.#waiting = [];
  }
}
