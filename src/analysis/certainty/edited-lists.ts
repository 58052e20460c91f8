import type { AiAnalysis, Finding, FindingKind, Insights } from "#contract/insights.ts";
import type { FindingEdit } from "./finding-edit.ts";
import type { Voices } from "./finding-voices.ts";

/** The messages' sentiments are not touched and need not be there. */
export type EditedContent = Omit<Insights, "messageSentiments">;

/** One finding of a result, or the creator's own, and what is to become of it. */
export interface EditedFinding {
  /** As the coder found it, or as it was made. */
  found: Finding;
  edit: FindingEdit | undefined;
  /** As it is shown; undefined for one that became a part of another. */
  shown: Finding | undefined;
  voices: Voices | undefined;
}

type Lists = Pick<
  Insights,
  "aiAnalysis" | "suggestions" | "topics" | "preferenceIndicators" | "competitiveAnalysis"
>;

/**
 * The plain lists of the report after the edits, each in the order of its kind among `shown`: new names in place of
 * the coder's, own findings, and none that is hidden or became a part of another. Entries that belong to no finding
 * stay, after the others.
 */
export function editLists(
  insights: EditedContent,
  edited: EditedFinding[],
  shown: readonly Finding[],
): Lists {
  const listed = Map.groupBy(
    shown.filter((finding) => finding.edited?.hidden !== true),
    ({ kind }) => kind,
  );
  const founds = Map.groupBy(edited, ({ found }) => found.kind);
  const editTexts = (kind: FindingKind, texts: readonly string[]) => {
    const known = new Set(founds.get(kind)?.map(({ found }) => found.text));
    const free = texts.filter((text) => !known.has(text));
    return [...new Set([...(listed.get(kind) ?? []).map(({ text }) => text), ...free])];
  };
  const editCounts = (kind: FindingKind, counts: Record<string, number>, count: Count) => {
    const ground = { counts: new Map(Object.entries(counts)), edited };
    // Keys are people's words, so the counts are without a prototype.
    const bare: Record<string, number> = Object.create(null);
    for (const text of editTexts(kind, [...ground.counts.keys()])) {
      // Of two under one name the first counts, as in the report: kinds of source are never added together.
      const one = listed.get(kind)?.find((finding) => finding.text === text);
      bare[text] = one ? count(one, ground) : (ground.counts.get(text) ?? 0);
    }
    return bare;
  };
  const { preferenceIndicators: features, competitiveAnalysis: competition } = insights;
  const lists = Object.entries(insights.aiAnalysis).map(([kind, texts]) => [
    kind,
    editTexts(kind as keyof AiAnalysis, texts),
  ]);
  return {
    aiAnalysis: Object.fromEntries(lists) as AiAnalysis,
    suggestions: editTexts("suggestions", insights.suggestions),
    topics: editTexts("topics", insights.topics),
    preferenceIndicators: {
      preferredFeatures: editCounts("preferredFeatures", features.preferredFeatures, countPeople),
      missingFeatures: editCounts("missingFeatures", features.missingFeatures, countPeople),
    },
    competitiveAnalysis: {
      competitorMentions: editCounts("competitorMentions", competition.competitorMentions, countMentions),
      comparativeStatements: editTexts("comparativeStatements", competition.comparativeStatements),
    },
  };
}

/** How many stand behind a finding as it is shown; `counts` are those of the coder's own wordings. */
type Count = (shown: Finding, ground: CountGround) => number;

interface CountGround {
  counts: ReadonlyMap<string, number>;
  edited: EditedFinding[];
}

/** Features count people, each once. */
const countPeople: Count = ({ strength }) => strength.people + strength.volunteered;

/** Competitors count mentions, which add up; of what was made a mention by hand its quotes count. */
const countMentions: Count = (shown, { counts, edited }) => {
  const ids = new Set([shown.id, ...(shown.edited?.merged ?? []).map(({ id }) => id)]);
  return edited.reduce((sum, { found }) => {
    if (!ids.has(found.id)) return sum;
    const isMention = found.kind === "competitorMentions" && counts.has(found.text);
    return sum + (isMention ? (counts.get(found.text) ?? 0) : found.evidence.length);
  }, 0);
};
