import type { Evidence } from "#contract/insights.ts";
import type { Statement } from "../coder/coded-source.ts";
import { type Cluster, ratePhrase } from "../report/clusters.ts";
import { wordCluster } from "../report/finding-text.ts";
import { StatementGatherer } from "../report/statement-gatherer.ts";
import { countPeople, VoiceBook } from "../report/voices.ts";
import { orderByPerson } from "./order-evidence.ts";
import { readsWell } from "./reads-well.ts";

/** Something that one or more people said, in a phrase of theirs, with the words it rests on. */
export interface Line {
  text: string;
  /** How many people said it. */
  people: number;
  evidence: Evidence[];
}

const maxEvidence = 12;
/** What one person alone says must read at least this well. */
const minRate = 0.5;

/** Words a cluster by those of its members that can stand by themselves; undefined where none can. */
function makeLine(cluster: Cluster): (Line & { rate: number }) | undefined {
  const members = cluster.members.filter(readsWell);
  const people = countPeople(cluster.voices);
  const rate = Math.max(...members.map(ratePhrase));
  const text = members.length > 0 ? wordCluster({ ...cluster, members }) : undefined;
  if (text === undefined || (people < 2 && rate < minRate)) return undefined;
  // The words that it is told in come first.
  const others = cluster.members.filter((member) => !members.includes(member));
  const evidence = orderByPerson(
    [...members, ...others].map((member) => member.evidence),
    maxEvidence,
  );
  return { text, people, evidence, rate };
}

/** Statements by drawer, such as a list of a persona or of a journey's stage; those that say the same become a line. */
export class LineBook {
  readonly #voices = new VoiceBook();
  readonly #drawers = new Map<string, StatementGatherer>();

  /** `person` is the number of the one whose words these are; numbers must not go down. */
  add(drawer: string, statement: Statement, person: number): void {
    const gatherer = this.#drawers.get(drawer) ?? new StatementGatherer(this.#voices);
    this.#drawers.set(drawer, gatherer);
    gatherer.add(statement, person);
  }

  /** The lines of a drawer, most people first, then the best worded; deterministic. */
  list(drawer: string, most: number): Line[] {
    const clusters = this.#drawers.get(drawer)?.list() ?? [];
    const lines = clusters.flatMap((cluster) => makeLine(cluster) ?? []);
    const ranked = lines.map((line, at) => ({ line, at }));
    ranked.sort((a, b) => b.line.people - a.line.people || b.line.rate - a.line.rate || a.at - b.at);
    return ranked.slice(0, most).map(({ line: { text, people, evidence } }) => ({ text, people, evidence }));
  }
}
