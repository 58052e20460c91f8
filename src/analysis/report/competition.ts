import type { Finding } from "#contract/insights.ts";
import type { NameUse, Statement } from "../coder/coded-source.ts";
import { classifySentiment } from "../sentiment.ts";
import type { StudyContext } from "../sources.ts";
import { scoreTalk } from "../talk-tone.ts";
import { type BackedFinding, backFinding } from "./backed-finding.ts";
import type { Voiced } from "./clusters.ts";
import { detachEvidence, EvidenceList } from "./evidence-list.ts";
import { makeFindingId } from "./finding-id.ts";
import type { Ground } from "./findings.ts";
import { NumberList } from "./number-list.ts";
import type { Reach, Voice } from "./voices.ts";

const maxEvidence = 12;
const maxNames = 2000;
/** Of names that the creator did not list; those listed are all shown. */
const maxUnlisted = 15;

/** A competitor finding with the number of mentions, which the counts show. */
export interface Mention extends BackedFinding {
  count: number;
}

interface Tally {
  name: string;
  count: number;
  people: NumberList;
  evidence: EvidenceList;
}

function makeMention(key: string, tally: Tally, reach: Reach): Mention | undefined {
  const evidence = tally.evidence.list();
  const quoted = evidence[0];
  if (quoted === undefined) return undefined;
  const tone = evidence.reduce((sum, one) => sum + scoreTalk(one.quote), 0) / evidence.length;
  const finding: Finding = {
    id: makeFindingId("competitorMentions", quoted.sourceKind, key),
    kind: "competitorMentions",
    text: tally.name,
    sentiment: classifySentiment(tone),
    strength: reach.measure(tally.people.size, 0, null),
    evidence,
    challenging: [],
  };
  return { ...backFinding(finding, { people: tally.people.list(), questionId: null }), count: tally.count };
}

/** Gathers the products that sources of one kind name. */
export class NameTally {
  readonly #tallies = new Map<string, Tally>();
  readonly #listed: ReadonlySet<string>;

  constructor({ competitors }: StudyContext) {
    this.#listed = new Set(competitors.map(({ name }) => name.trim().toLowerCase()));
  }

  /** Uses of one source, whose first person has the number `first`. */
  add(uses: NameUse[], first: number): void {
    for (const use of uses) {
      const tally = this.#tallies.get(use.key) ?? {
        name: use.name,
        count: 0,
        people: new NumberList(),
        evidence: new EvidenceList(maxEvidence),
      };
      this.#tallies.set(use.key, tally);
      tally.count += use.count;
      tally.people.add(first + (use.person ?? 0));
      for (const one of use.evidence) tally.evidence.add(one);
    }
    if (this.#tallies.size <= maxNames * 2) return;
    const ranked = [...this.#tallies].sort(
      ([, a], [, b]) => b.people.size - a.people.size || b.count - a.count,
    );
    for (const [key] of ranked.slice(maxNames)) this.#tallies.delete(key);
  }

  /** Those that two people or more name come first; of names that the creator did not list only some are shown. */
  list(reach: Reach): Mention[] {
    const ranked = [...this.#tallies].map(([key, tally]) => ({ key, tally }));
    const shared = ({ people }: Tally) => Number(people.size >= 2);
    ranked.sort(
      ({ tally: a }, { tally: b }) =>
        shared(b) - shared(a) || b.count - a.count || a.name.localeCompare(b.name, "en"),
    );
    const unlisted = ranked.filter(({ key }) => !this.#listed.has(key)).slice(0, maxUnlisted);
    const shown = ranked.filter((one) => this.#listed.has(one.key) || unlisted.includes(one));
    return shown.flatMap(({ key, tally }) => makeMention(key, tally, reach) ?? []);
  }
}

const maxComparisons = 10;
const maxComparisonLength = 45;

/** The clearest comparisons; each stands for itself, in the participant's own words. */
export class ComparisonList {
  #kept: Voiced[] = [];

  add(statement: Statement, voice: Voice): void {
    if (statement.phrase.split(" ").length > maxComparisonLength) return;
    const last = this.#kept.at(-1)?.statement;
    const weaker = last !== undefined && Math.abs(statement.compound) <= Math.abs(last.compound);
    if (this.#kept.length >= maxComparisons && weaker) return;
    const own = { ...statement, evidence: detachEvidence(statement.evidence) };
    this.#kept.push({ statement: own, voice });
    this.#kept.sort((a, b) => Math.abs(b.statement.compound) - Math.abs(a.statement.compound));
    this.#kept = this.#kept.slice(0, maxComparisons);
  }

  list({ voices, reach }: Ground): BackedFinding[] {
    return this.#kept.map(({ statement: { evidence, phrase, compound }, voice }) => {
      const finding: Finding = {
        id: makeFindingId("comparativeStatements", evidence.sourceKind, evidence.messageId, phrase),
        kind: "comparativeStatements",
        text: phrase,
        sentiment: classifySentiment(compound),
        strength: voices.measureStrength([voice], reach),
        evidence: [evidence],
        challenging: [],
      };
      return backFinding(finding, voices.findBacking([voice]));
    });
  }
}
