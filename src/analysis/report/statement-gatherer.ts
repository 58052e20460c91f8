import type { Statement } from "../coder/coded-source.ts";
import { type Cluster, joinSame, ratePhrase, type Voiced, weighConcepts } from "./clusters.ts";
import { detachEvidence, keyOfSpeaker } from "./evidence-list.ts";
import { countPeople, listPeople, type VoiceBook, VoiceList } from "./voices.ts";

/** Up to this many statements wait before they are folded into clusters; fewer are clustered all at once. */
const maxWaiting = 1000;
/** Members kept in a cluster and clusters kept in a fold; the rest is told by counts alone. */
const maxMembers = 12;
const maxClusters = 200;
/** Concepts counted; when there are twice as many, the rarest are forgotten. */
const maxConcepts = 4000;

/** One member of each person before the second of any, so that quotes stay of different people. */
function keepMembers(members: Statement[]): Statement[] {
  if (members.length <= maxMembers) return members;
  const seen = new Set<string>();
  const firsts: Statement[] = [];
  const others: Statement[] = [];
  for (const member of members) {
    const speaker = keyOfSpeaker(member.evidence);
    (seen.has(speaker) ? others : firsts).push(member);
    seen.add(speaker);
  }
  return [...firsts, ...others].slice(0, maxMembers);
}

/** A cluster between two folds: its voices are packed. */
interface Settled {
  cluster: Cluster;
  voices: VoiceList;
}

function rateBest({ members }: Cluster): number {
  return Math.max(...members.map(ratePhrase));
}

/** Most people first, then the best worded. */
function rankSettled(settled: Settled[]): Settled[] {
  if (settled.length <= maxClusters) return settled;
  const rated = settled.map((one) => ({ one, rate: rateBest(one.cluster) }));
  rated.sort((a, b) => b.one.voices.people - a.one.voices.people || b.rate - a.rate);
  return rated.map(({ one }) => one);
}

/** A code is what several people say, or one says in a phrase that stands by itself; fragments are none. */
function isCode(cluster: Cluster, people: number): boolean {
  return people >= 2 || rateBest(cluster) > 0;
}

function keepCommon(counts: Map<string, number>): void {
  if (counts.size <= maxConcepts * 2) return;
  const ranked = [...counts].sort((a, b) => b[1] - a[1]);
  for (const [concept] of ranked.slice(maxConcepts)) counts.delete(concept);
}

/**
 * Gathers statements, as a rule those of one kind, and clusters them. Memory stays within bounds: of many statements a few of each
 * cluster are kept and all are counted; what hardly anybody says may be dropped when thousands of sources come.
 */
export class StatementGatherer {
  readonly #voices: VoiceBook;
  readonly #counts = new Map<string, number>();
  #total = 0;
  #waiting: Voiced[] = [];
  #settled: Settled[] = [];
  /** Of codes that were dropped, as they came once all the same. */
  readonly #firstOfDropped: number[] = [];
  #person = -1;

  constructor(voices: VoiceBook) {
    this.#voices = voices;
  }

  add(statement: Statement, person: number): void {
    // A person's statements are folded together with those of the next ones, so that nobody is counted twice.
    if (this.#waiting.length >= maxWaiting && this.#person !== person) this.#fold();
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
    const copies = this.#settled.map(({ cluster, voices }) => ({
      ...cluster,
      members: [...cluster.members],
      voices: voices.list(),
    }));
    return this.#join(copies);
  }

  /** Who was the first to say each code, given the clusters of `list`; those dropped on the way are counted too. */
  listFirst(clusters: Cluster[]): number[] {
    const codes = clusters.filter((cluster) => isCode(cluster, countPeople(cluster.voices)));
    return [...this.#firstOfDropped, ...codes.map(({ voices }) => listPeople(voices)[0] ?? 0)];
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
    const known = new Map(this.#settled.map(({ cluster, voices }) => [cluster, voices]));
    const joined = this.#join([...known.keys()]);
    const settled = joined.map((cluster) => {
      const voices = known.get(cluster) ?? new VoiceList();
      voices.add(cluster.voices);
      cluster.voices = [];
      cluster.members = keepMembers(cluster.members);
      return { cluster, voices };
    });
    const ranked = rankSettled(settled);
    this.#settled = ranked.slice(0, maxClusters);
    for (const { cluster, voices } of ranked.slice(maxClusters)) {
      if (isCode(cluster, voices.people)) this.#firstOfDropped.push(voices.first);
    }
    this.#waiting = [];
    keepCommon(this.#counts);
  }
}
