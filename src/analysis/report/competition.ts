import type { Finding } from "#contract/insights.ts";
import type { NameUse, Statement } from "../coder/coded-source.ts";
import { classifySentiment, scoreSentiment } from "../sentiment.ts";
import { detachEvidence, EvidenceList } from "./evidence-list.ts";
import { makeFindingId } from "./findings.ts";
import type { KeywordTally } from "./keywords.ts";

const mostEvidence = 12;
const mostNames = 2000;
const mostCompetitors = 15;

/** A competitor finding with the number of mentions, which the counts show. */
export interface Mention {
  finding: Finding;
  count: number;
}

interface Tally {
  name: string;
  count: number;
  people: number;
  sure: boolean;
  evidence: EvidenceList;
}

function makeMention(key: string, tally: Tally, asked: number): Mention | undefined {
  const evidence = tally.evidence.list();
  const quoted = evidence[0];
  if (quoted === undefined) return undefined;
  const tone = evidence.reduce((sum, one) => sum + scoreSentiment(one.quote), 0) / evidence.length;
  return {
    count: tally.count,
    finding: {
      id: makeFindingId("competitorMentions", quoted.sourceKind, key),
      kind: "competitorMentions",
      text: tally.name,
      sentiment: classifySentiment(tone),
      strength: { people: tally.people, asked, volunteered: 0 },
      evidence,
      challenging: [],
    },
  };
}

/** Gathers the products that sources of one kind name. */
export class NameTally {
  readonly #tallies = new Map<string, Tally>();

  add(uses: NameUse[]): void {
    for (const use of uses) {
      const tally = this.#tallies.get(use.key) ?? {
        name: use.name,
        count: 0,
        people: 0,
        sure: false,
        evidence: new EvidenceList(mostEvidence),
      };
      this.#tallies.set(use.key, tally);
      tally.count += use.count;
      tally.people++;
      tally.sure ||= use.sure;
      for (const one of use.evidence) tally.evidence.add(one);
    }
    if (this.#tallies.size <= mostNames * 2) return;
    const ranked = [...this.#tallies].sort(([, a], [, b]) => b.people - a.people || b.count - a.count);
    for (const [key] of ranked.slice(mostNames)) this.#tallies.delete(key);
  }

  /** Names that the creator listed, that are known or framed as a product, or that two people or more use. */
  list(asked: number, keywords: KeywordTally): Mention[] {
    const plain = keywords.listWordings();
    const mentions = [...this.#tallies].flatMap(([key, tally]) => {
      // A word that people also write small ("decisions") is no name, whoever capitalised it.
      const sure = tally.sure || (tally.people >= 2 && !plain.has(key));
      return sure ? (makeMention(key, tally, asked) ?? []) : [];
    });
    const shared = ({ finding }: Mention) => Number(finding.strength.people >= 2);
    mentions.sort(
      (a, b) =>
        shared(b) - shared(a) || b.count - a.count || a.finding.text.localeCompare(b.finding.text, "en"),
    );
    return mentions.slice(0, mostCompetitors);
  }
}

const mostComparisons = 10;
const longestComparison = 45;

/** The clearest comparisons; each stands for itself, in the participant's own words. */
export class ComparisonList {
  #kept: Statement[] = [];

  add(statement: Statement): void {
    if (statement.phrase.split(" ").length > longestComparison) return;
    const last = this.#kept.at(-1);
    const weaker = last !== undefined && Math.abs(statement.compound) <= Math.abs(last.compound);
    if (this.#kept.length >= mostComparisons && weaker) return;
    this.#kept.push({ ...statement, evidence: detachEvidence(statement.evidence) });
    this.#kept.sort((a, b) => Math.abs(b.compound) - Math.abs(a.compound));
    this.#kept = this.#kept.slice(0, mostComparisons);
  }

  list(asked: number): Finding[] {
    return this.#kept.map((one) => ({
      id: makeFindingId("comparativeStatements", one.evidence.sourceKind, one.evidence.messageId, one.phrase),
      kind: "comparativeStatements",
      text: one.phrase,
      sentiment: classifySentiment(one.compound),
      strength: { people: 1, asked, volunteered: 0 },
      evidence: [one.evidence],
      challenging: [],
    }));
  }
}
