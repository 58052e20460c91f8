import type { AiAnalysis, Evidence, Finding, Insights } from "#contract/insights.ts";
import { repeatsWordsOf } from "./own-words.ts";

const removedNote =
  "Words of sessions that were deleted or withdrawn have been taken out. Generate the insights again to bring the counts up to date.";

/** Without the messages' sentiments, which have no words in them. */
type Content = Omit<Insights, "messageSentiments">;

/**
 * The same insights without a word of the sources that are not kept. What rested on them alone, or is told in
 * their words, goes; what others said too stays with the others' words. Counts stay as they were found, and a note
 * says so. The very same object when nothing in it is of such a source.
 */
export function removeSources<T extends Content>(content: T, isKept: (sourceId: string) => boolean): T {
  const isStanding = (item: Evidence) => isKept(item.sourceId);
  if (listEvidence(content).every(isStanding)) return content;
  const gone: Finding[] = [];
  const findings: Finding[] = [];
  for (const finding of content.findings) {
    const evidence = finding.evidence.filter(isStanding);
    if (evidence.length === 0 || isWordedBy(finding, isStanding)) gone.push(finding);
    else findings.push({ ...finding, evidence, challenging: finding.challenging.filter(isStanding) });
  }
  const keywords = content.keywords
    .map((keyword) => ({ ...keyword, evidence: keyword.evidence.filter(isStanding) }))
    .filter((keyword) => keyword.evidence.length > 0);
  return {
    ...content,
    ...removeTexts(content, gone, findings),
    findings,
    keywords,
    notes: content.notes.includes(removedNote) ? content.notes : [...content.notes, removedNote],
  };
}

/** A finding is often worded after one of its people; with them go their words. */
function isWordedBy(finding: Finding, isStanding: (item: Evidence) => boolean): boolean {
  const { true: kept = [], false: removed = [] } = Object.groupBy(
    finding.evidence,
    (item) => `${isStanding(item)}`,
  );
  const quotesOf = (items: Evidence[]) => items.map((item) => item.quote);
  return repeatsWordsOf(finding.text, quotesOf(removed), quotesOf(kept));
}

function listEvidence(content: Content): Evidence[] {
  return [
    ...content.findings.flatMap((finding) => [...finding.evidence, ...finding.challenging]),
    ...content.keywords.flatMap((keyword) => keyword.evidence),
  ];
}

/** The lists of the plain shape without the texts of findings that are gone. */
function removeTexts(content: Content, gone: Finding[], left: Finding[]) {
  const keyOf = ({ kind, text }: { kind: string; text: string }) => `${kind} ${text}`;
  const stays = new Set(left.map(keyOf));
  const goes = new Set(gone.map(keyOf).filter((key) => !stays.has(key)));
  const keep = (kind: string, texts: string[]) => texts.filter((text) => !goes.has(keyOf({ kind, text })));
  const keepCounts = (kind: string, counts: Record<string, number>) =>
    Object.fromEntries(Object.entries(counts).filter(([text]) => !goes.has(keyOf({ kind, text }))));
  const { preferenceIndicators: features, competitiveAnalysis: competition } = content;
  const lists = Object.entries(content.aiAnalysis).map(([kind, texts]) => [kind, keep(kind, texts)]);
  return {
    aiAnalysis: Object.fromEntries(lists) as AiAnalysis,
    suggestions: keep("suggestions", content.suggestions),
    topics: keep("topics", content.topics),
    preferenceIndicators: {
      preferredFeatures: keepCounts("preferredFeatures", features.preferredFeatures),
      missingFeatures: keepCounts("missingFeatures", features.missingFeatures),
    },
    competitiveAnalysis: {
      competitorMentions: keepCounts("competitorMentions", competition.competitorMentions),
      comparativeStatements: keep("comparativeStatements", competition.comparativeStatements),
    },
  };
}
