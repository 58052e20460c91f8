import { listBriefEvidence } from "#analysis/formats/export/map-brief.ts";
import { listEvidence } from "#analysis/formats/export/map-findings.ts";
import { maskContacts, maskEvidence, maskFinding } from "#analysis/formats/export/personal-data.ts";
import { renameSources } from "#analysis/formats/export/source-names.ts";
import type { Evidence, StoredInsights } from "#contract/insights.ts";
import { toPublicBrief } from "./public-brief.ts";

export interface PublicView {
  /** The turns that evidence stands in, by id, their words masked. */
  texts: Map<string, string>;
  /** What transcripts are called where their names are people's. */
  labels: Map<string, string>;
  /** Age ranges of at least three participants; others could tell who somebody is. */
  ageRanges: Set<string>;
  /** Of the script, in its order: readers know its questions by their numbers. */
  questionIds: readonly string[];
}

/** Ids as numbers in the order they come: whoever has a session's own id may speak in it. */
function makeNumbers(prefix: string): (id: string) => string {
  const numbers = new Map<string, string>();
  return (id) => {
    const number = numbers.get(id) ?? `${prefix}${numbers.size + 1}`;
    numbers.set(id, number);
    return number;
  };
}

/** Counts keyed by people's words, "__proto__" and "constructor" among them, so without a prototype. */
function maskCounts(counts: Record<string, number>): Record<string, number> {
  const masked: Record<string, number> = Object.create(null);
  for (const [label, count] of Object.entries(counts)) {
    const key = maskContacts(label);
    masked[key] = (masked[key] ?? 0) + count;
  }
  return masked;
}

/** The insights as people without an account see them: nothing hidden, nothing that names or finds anybody. */
export function toPublicInsights(insights: StoredInsights, view: PublicView): StoredInsights {
  const nameSource = makeNumbers("source-");
  const nameMessage = makeNumbers("message-");
  const publish = ({ takenBack, ...evidence }: Evidence): Evidence => ({
    ...evidence,
    ...(takenBack && { takenBack: { ...takenBack, messageId: nameMessage(takenBack.messageId) } }),
    sourceId: nameSource(evidence.sourceId),
    messageId: nameMessage(evidence.messageId),
    sourceLabel: view.labels.get(evidence.sourceId) ?? maskContacts(evidence.sourceLabel),
    ageRange: view.ageRanges.has(evidence.ageRange ?? "") ? evidence.ageRange : null,
  });
  const publishAll = (list: Evidence[]) => maskEvidence(list, view.texts).map(publish);
  const evidence = [...listEvidence(insights.findings), ...listBriefEvidence(insights.brief ?? null)];
  const rename = renameSources(evidence, view.labels);
  const maskAll = (texts: string[]) => texts.map((text) => rename(maskContacts(text)));
  const findings = insights.findings
    .filter((finding) => !finding.edited?.hidden)
    .map((finding) => {
      const { evidence, challenging, ofOthers, about, ...masked } = maskFinding(finding, view.texts);
      return {
        ...masked,
        text: rename(masked.text),
        about: about
          ? {
              ...about,
              label: rename(about.label),
              questionId: null,
              because: about.because.map(publish),
              leadsTo: about.leadsTo.map(publish),
            }
          : null,
        edited: null,
        evidence: evidence.map(publish),
        challenging: challenging.map(publish),
        ...(ofOthers && { ofOthers: ofOthers.map(publish) }),
      };
    });
  const { preferenceIndicators: features, competitiveAnalysis: competition, aiAnalysis } = insights;
  return {
    ...insights,
    findings,
    brief: insights.brief ? toPublicBrief(insights.brief, { ...view, publishAll, rename, findings }) : null,
    keywords: insights.keywords.map((keyword) => ({
      ...keyword,
      keyword: maskContacts(keyword.keyword),
      evidence: publishAll(keyword.evidence),
    })),
    preferenceIndicators: {
      preferredFeatures: maskCounts(features.preferredFeatures),
      missingFeatures: maskCounts(features.missingFeatures),
    },
    competitiveAnalysis: {
      competitorMentions: maskCounts(competition.competitorMentions),
      comparativeStatements: maskAll(competition.comparativeStatements),
    },
    aiAnalysis: {
      behaviors: maskAll(aiAnalysis.behaviors),
      painPoints: maskAll(aiAnalysis.painPoints),
      needs: maskAll(aiAnalysis.needs),
      opportunities: maskAll(aiAnalysis.opportunities),
      successStories: maskAll(aiAnalysis.successStories),
      adoptionBarriers: maskAll(aiAnalysis.adoptionBarriers),
      recommendations: maskAll(aiAnalysis.recommendations),
    },
    suggestions: maskAll(insights.suggestions),
    topics: maskAll(insights.topics),
    notes: insights.notes.map(rename),
    checkedSentences: undefined,
  };
}
