import { listBriefEvidence } from "#analysis/formats/export/map-brief.ts";
import { sourcesRemovedNote } from "#contract/choices.ts";
import type { AiAnalysis, Brief, Evidence, Finding, FindingKind, Insights } from "#contract/insights.ts";
import { repeatsWordsOf } from "./own-words.ts";

/** Without the messages' sentiments, which have no words in them. */
export type ShownContent = Omit<Insights, "messageSentiments">;

/** The same insights without a word of the sources that are not kept. */
export function removeSources<T extends ShownContent>(content: T, isKept: (sourceId: string) => boolean): T {
  return removeEvidence(content, (item) => isKept(item.sourceId), sourcesRemovedNote);
}

/**
 * The same insights without the quotes that no longer stand. What rested on them alone, or is told in their words,
 * goes; what others said too stays with the others' words. Counts stay as they were found, and `note` says so. The
 * very same object when all of its quotes stand.
 */
export function removeEvidence<T extends ShownContent>(
  content: T,
  isStanding: (item: Evidence) => boolean,
  note: string,
): T {
  if (listEvidence(content).every(isStanding)) return content;
  const gone: Finding[] = [];
  const findings: Finding[] = [];
  for (const finding of content.findings) {
    const evidence = finding.evidence.filter(isStanding);
    if (evidence.length === 0 || isWordedBy(finding, isStanding)) gone.push(finding);
    else findings.push({ ...finding, ...keepStanding(finding, isStanding), evidence });
  }
  const keywords = content.keywords
    .map((keyword) => ({ ...keyword, evidence: keyword.evidence.filter(isStanding) }))
    .filter((keyword) => keyword.evidence.length > 0);
  return {
    ...content,
    ...removeTexts(content, gone, findings),
    findings,
    brief: content.brief ? removeFromBrief(content.brief, gone, isStanding) : null,
    keywords,
    // They may repeat words of the removed, and nothing tells whose they are.
    ...(content.checkedSentences && { checkedSentences: [] }),
    notes: content.notes.includes(note) ? content.notes : [...content.notes, note],
  };
}

function keepStanding({ challenging, ofOthers, about }: Finding, isStanding: (item: Evidence) => boolean) {
  const causes = about && {
    ...about,
    because: about.because.filter(isStanding),
    leadsTo: about.leadsTo.filter(isStanding),
  };
  return {
    challenging: challenging.filter(isStanding),
    ...(ofOthers && { ofOthers: ofOthers.filter(isStanding) }),
    ...(causes && { about: causes }),
  };
}

const headlined = new Set<FindingKind>(["themes", "singleVoices"]);

function isSlice(text: string, removed: string[], kept: string[]): boolean {
  const flatten = (words: string) => words.toLowerCase().replace(/\s+/g, " ");
  const holds = (quote: string) => flatten(quote).includes(flatten(text));
  return removed.some(holds) && !kept.some(holds);
}

/** A finding is often worded after one of its people; with them go their words. */
function isWordedBy(finding: Finding, isStanding: (item: Evidence) => boolean): boolean {
  const { true: kept = [], false: removed = [] } = Object.groupBy(
    finding.evidence,
    (item) => `${isStanding(item)}`,
  );
  const quotesOf = (items: Evidence[]) => items.map((item) => item.quote);
  // A theme's headline is a sentence of somebody's, one of three or four words too.
  if (headlined.has(finding.kind) && isSlice(finding.text, quotesOf(removed), quotesOf(kept))) return true;
  return repeatsWordsOf(finding.text, quotesOf(removed), quotesOf(kept));
}

/** The brief without the words of the removed; an answer that named a theme that is gone goes with it. */
function removeFromBrief(brief: Brief, gone: Finding[], isStanding: (item: Evidence) => boolean): Brief {
  const goneIds = new Set(gone.map(({ id }) => id));
  const stays = (id: string) => !goneIds.has(id);
  const keepQuotes = <T extends { evidence: Evidence[] }>(one: T): T => ({
    ...one,
    evidence: one.evidence.filter(isStanding),
  });
  return {
    ...brief,
    ...(brief.counted && {
      counted: brief.counted.map((one) => ({
        ...one,
        sides: one.sides.map(keepQuotes),
        open: keepQuotes(one.open),
      })),
    }),
    ...(brief.closing && { closing: brief.closing.filter(isStanding) }),
    inShort: brief.inShort.filter(({ findings }) => findings.every(stays)),
    tensions: brief.tensions.filter(({ a, b }) => [...a.evidence, ...b.evidence].every(isStanding)),
    answers: brief.answers.map((answer) => ({
      ...answer,
      text: answer.findings.every(stays) && answer.evidence.every(isStanding) ? answer.text : null,
      findings: answer.findings.filter(stays),
      evidence: answer.evidence.filter(isStanding),
      ...(answer.figures && { figures: answer.figures.filter(isStanding) }),
      // A label does not say whether its person is among the removed.
      ...(answer.skipped && { skipped: [] }),
    })),
  };
}

/** Every quote that a result shows. */
export function listEvidence(content: ShownContent): Evidence[] {
  return [
    ...listBriefEvidence(content.brief ?? null),
    ...content.findings.flatMap(({ evidence, challenging, ofOthers = [], about }) => [
      ...evidence,
      ...challenging,
      ...ofOthers,
      ...(about?.because ?? []),
      ...(about?.leadsTo ?? []),
    ]),
    ...content.keywords.flatMap((keyword) => keyword.evidence),
  ];
}

/** The lists of the plain shape without the texts of findings that are gone. */
function removeTexts(content: ShownContent, gone: Finding[], left: Finding[]) {
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
