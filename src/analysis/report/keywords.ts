import type { Keyword } from "#contract/insights.ts";
import type { CodedSource, KeywordUse } from "../coder/coded-source.ts";
import { orderEvidence } from "./findings.ts";

const mostKeywords = 30;
const mostEvidence = 5;

/** A keyword over all sources of one kind, with its stems for later stages. */
export interface RankedKeyword extends Keyword {
  key: string;
  stems: string[];
  named: boolean;
}

function mergeUses(coded: CodedSource[]): Map<string, KeywordUse[]> {
  const uses = new Map<string, KeywordUse[]>();
  for (const use of coded.flatMap((source) => source.keywords)) {
    const known = uses.get(use.key) ?? [];
    uses.set(use.key, known);
    known.push(use);
  }
  return uses;
}

function nameKeyword(uses: KeywordUse[]): string {
  const counts = new Map<string, number>();
  for (const [wording, count] of uses.flatMap((use) => use.wordings)) {
    counts.set(wording, (counts.get(wording) ?? 0) + count);
  }
  const best = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], "en"))[0];
  return best?.[0] ?? "";
}

/** A word that nearly always comes in a longer listed phrase adds nothing of its own. */
function isInside(one: RankedKeyword, others: RankedKeyword[]): boolean {
  return others.some(
    (other) =>
      other.stems.length > one.stems.length &&
      one.stems.every((stem) => other.stems.includes(stem)) &&
      other.frequency >= one.frequency * 0.6,
  );
}

/**
 * Noun phrases and nouns, ranked by people times frequency^0.7 (tf-led combination; language-notes of the design).
 * Words of the question count only when two people or more said them unprompted.
 */
export function rankKeywords(coded: CodedSource[]): RankedKeyword[] {
  const ranked: (RankedKeyword & { score: number })[] = [];
  for (const [key, uses] of mergeUses(coded)) {
    const unprompted = uses.filter((use) => use.unprompted).length;
    const prompted = uses.length - unprompted;
    const first = uses[0];
    if (first === undefined || (prompted > 0 && unprompted < 2 && unprompted < coded.length)) continue;
    const frequency = uses.reduce((sum, use) => sum + use.frequency, 0);
    const people = uses.length;
    // In a handful of sources a word said once is noise.
    if (frequency < 2 && coded.length > 1) continue;
    const weight = first.stems.length > 1 ? 1.25 : 1;
    ranked.push({
      key,
      stems: first.stems,
      named: uses.filter((use) => use.named).length * 2 > uses.length,
      keyword: nameKeyword(uses),
      frequency,
      people,
      evidence: orderEvidence(
        uses.flatMap((use) => use.evidence),
        mostEvidence,
      ),
      score: people * frequency ** 0.7 * weight,
    });
  }
  ranked.sort((a, b) => b.score - a.score || a.keyword.localeCompare(b.keyword, "en"));
  const shortlist = ranked.slice(0, mostKeywords * 3);
  return shortlist.filter((one) => !isInside(one, shortlist)).slice(0, mostKeywords);
}
