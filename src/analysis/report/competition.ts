import type { Finding } from "#contract/insights.ts";
import type { NameUse } from "../coder/coded-source.ts";
import { classifySentiment, scoreSentiment } from "../sentiment.ts";
import { type Ground, makeFindingId, orderEvidence } from "./findings.ts";

const mostCompetitors = 15;

/** A competitor finding with the number of mentions, which the counts show. */
export interface Mention {
  finding: Finding;
  count: number;
}

/** Names that the creator listed, that are known or framed as a product, or that two people or more use. */
export function listMentions(ground: Ground): Mention[] {
  const byName = new Map<string, NameUse[]>();
  for (const use of ground.coded.flatMap((source) => source.names)) {
    const uses = byName.get(use.key) ?? [];
    byName.set(use.key, uses);
    uses.push(use);
  }
  // A word that people also write small ("decisions") is no name, whoever capitalised it.
  const plain = new Set(
    ground.coded.flatMap((source) =>
      source.keywords.flatMap((use) => use.wordings.map(([wording]) => wording)),
    ),
  );
  const mentions: Mention[] = [];
  for (const uses of byName.values()) {
    const first = uses[0];
    const evidence = orderEvidence(uses.flatMap((use) => use.evidence));
    const quoted = evidence[0];
    if (first === undefined || quoted === undefined) continue;
    const sure = uses.some((use) => use.sure) || (uses.length >= 2 && !plain.has(first.key));
    if (!sure) continue;
    const tone = evidence.reduce((sum, one) => sum + scoreSentiment(one.quote), 0) / evidence.length;
    mentions.push({
      count: uses.reduce((sum, use) => sum + use.count, 0),
      finding: {
        id: makeFindingId("competitorMentions", quoted.sourceKind, first.key),
        kind: "competitorMentions",
        text: first.name,
        sentiment: classifySentiment(tone),
        strength: { people: uses.length, asked: ground.reach.all, volunteered: 0 },
        evidence,
        challenging: [],
      },
    });
  }
  mentions.sort((a, b) => b.count - a.count || a.finding.text.localeCompare(b.finding.text, "en"));
  return mentions.slice(0, mostCompetitors);
}

const mostComparisons = 10;
const longestComparison = 45;

/** Comparisons stand each for itself, in the participant's own words. */
export function listComparisons(ground: Ground): Finding[] {
  const all = ground.coded.flatMap((source) =>
    source.statements.filter((one) => one.kind === "comparativeStatements"),
  );
  const fitting = all.filter((one) => one.phrase.split(" ").length <= longestComparison);
  const strongest = [...fitting].sort((a, b) => Math.abs(b.compound) - Math.abs(a.compound));
  return strongest.slice(0, mostComparisons).map((one) => ({
    id: makeFindingId("comparativeStatements", one.evidence.sourceKind, one.evidence.messageId, one.phrase),
    kind: "comparativeStatements",
    text: one.phrase,
    sentiment: classifySentiment(one.compound),
    strength: { people: 1, asked: ground.reach.all, volunteered: 0 },
    evidence: [one.evidence],
    challenging: [],
  }));
}
