import type { AiAnalysis, Finding, FindingKind, Insights } from "#contract/insights.ts";

/** The messages' sentiments are not touched and need not be there. */
export type EditedContent = Omit<Insights, "messageSentiments">;

/** One finding of a result and what is to become of it. */
export interface EditedFinding {
  /** As the coder found it. */
  found: Finding;
  /** As it is shown; undefined for one that became a part of another. */
  shown: Finding | undefined;
}

type Lists = Pick<
  Insights,
  "aiAnalysis" | "suggestions" | "topics" | "preferenceIndicators" | "competitiveAnalysis"
>;

/**
 * The plain lists of the report after the edits: new names in place of the coder's, pinned findings first, without
 * those that are hidden or became a part of another. Entries that belong to no finding stay as they are.
 */
export function editLists(insights: EditedContent, edited: EditedFinding[]): Lists {
  const byKind = Map.groupBy(edited, ({ found }) => found.kind);
  const of = (kind: FindingKind) => byKind.get(kind) ?? [];
  const { preferenceIndicators: features, competitiveAnalysis: competition } = insights;
  const lists = Object.entries(insights.aiAnalysis).map(([kind, texts]) => [
    kind,
    editTexts(texts, of(kind as keyof AiAnalysis)),
  ]);
  return {
    aiAnalysis: Object.fromEntries(lists) as AiAnalysis,
    suggestions: editTexts(insights.suggestions, of("suggestions")),
    topics: editTexts(insights.topics, of("topics")),
    preferenceIndicators: {
      preferredFeatures: editCounts(features.preferredFeatures, of("preferredFeatures"), countPeople),
      missingFeatures: editCounts(features.missingFeatures, of("missingFeatures"), countPeople),
    },
    competitiveAnalysis: {
      competitorMentions: editCounts(competition.competitorMentions, of("competitorMentions"), countMentions),
      comparativeStatements: editTexts(competition.comparativeStatements, of("comparativeStatements")),
    },
  };
}

/** The entries that an entry of a list becomes: none, one, or one for each finding of that wording. */
function editTexts(texts: readonly string[], edited: EditedFinding[]): string[] {
  const byFound = Map.groupBy(edited, ({ found }) => found.text);
  const entries = texts.flatMap((text) => {
    const own = byFound.get(text);
    if (own === undefined) return [{ text, pinned: false }];
    return own.flatMap(({ shown }) => (shown && isListed(shown) ? [toEntry(shown)] : []));
  });
  const pinned = entries.filter((entry) => entry.pinned);
  const others = entries.filter((entry) => !entry.pinned);
  return [...new Set([...pinned, ...others].map((entry) => entry.text))];
}

function isListed(finding: Finding): boolean {
  return finding.edited?.hidden !== true;
}

function toEntry(finding: Finding): { text: string; pinned: boolean } {
  return { text: finding.text, pinned: finding.edited?.pinned === true };
}

/** How many stand behind a finding as it is shown; `counts` are those of the coder's own wordings. */
type Count = (shown: Finding, found: Finding, rest: CountGround) => number;

interface CountGround {
  counts: ReadonlyMap<string, number>;
  all: EditedFinding[];
}

/** Features count people, each once. */
const countPeople: Count = ({ strength }) => strength.people + strength.volunteered;

/** Competitors count mentions, which add up. */
const countMentions: Count = (shown, found, { counts, all }) => {
  const parts = new Set(shown.edited?.merged.map(({ id }) => id));
  const merged = all.flatMap((other) => (parts.has(other.found.id) ? [other.found] : []));
  return [found, ...merged].reduce((sum, { text }) => sum + (counts.get(text) ?? 0), 0);
};

/** Keys are people's words, so the counts are without a prototype. */
function editCounts(
  counts: Record<string, number>,
  edited: EditedFinding[],
  count: Count,
): Record<string, number> {
  const known = new Map(Object.entries(counts));
  const bare: Record<string, number> = Object.create(null);
  for (const text of editTexts([...known.keys()], edited)) {
    // Of two under one name the first counts, as in the report: kinds of source are never added together.
    const one = edited.find(({ shown }) => shown?.text === text && isListed(shown));
    const ground = { counts: known, all: edited };
    bare[text] = one?.shown ? count(one.shown, one.found, ground) : (known.get(text) ?? 0);
  }
  return bare;
}
