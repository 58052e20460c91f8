import type { Finding, FindingKind, Insights } from "#contract/insights.ts";
import { codeEnglish } from "./coder/code-english.ts";
import { codeOtherLanguage } from "./coder/code-other-language.ts";
import type { CodedSource } from "./coder/coded-source.ts";
import { listComparisons, listMentions } from "./report/competition.ts";
import { layGround, listFindings } from "./report/findings.ts";
import { rankKeywords } from "./report/keywords.ts";
import { measureTalk } from "./report/metrics.ts";
import { writeNotes } from "./report/notes.ts";
import { listRecommendations } from "./report/recommendations.ts";
import { measureReach } from "./report/strength.ts";
import { listTopics } from "./report/topics.ts";
import type { Source, StudyContext } from "./sources.ts";
import { isEnglish } from "./words.ts";

/** Name and version of the built-in coder; part of the key under which coded sources are stored. */
export const coderVersion = "built-in 1";

const ruledKinds = [
  "behaviors",
  "painPoints",
  "needs",
  "opportunities",
  "successStories",
  "adoptionBarriers",
  "suggestions",
  "preferredFeatures",
  "missingFeatures",
] as const satisfies FindingKind[];

/** Counts are given for the first of these that is present; kinds are never added together. */
const kindOrder = ["interview", "transcript", "thread"] as const;

/**
 * Codes one source. The result is plain data that depends on the source, the study and `coderVersion` alone, so it
 * may be stored under their hash. All evidence in it is verified.
 */
export function codeSource(source: Source, study: StudyContext): CodedSource {
  return isEnglish(source.language) ? codeEnglish(source, study) : codeOtherLanguage(source, study);
}

/** What was found in the sources of one kind. */
function reportKind(coded: CodedSource[], study: StudyContext) {
  const ground = layGround(coded, measureReach(coded));
  const keywords = rankKeywords(coded);
  const mentions = listMentions(ground);
  const ruled = ruledKinds.flatMap((kind) => listFindings(kind, ground));
  const findings: Finding[] = [
    ...listRecommendations(ruled, coded.length),
    ...ruled,
    ...listTopics(keywords, study, ground),
    ...mentions.map((mention) => mention.finding),
    ...listComparisons(ground),
  ];
  return { keywords, mentions, findings };
}

function countPeople(findings: Finding[], kind: FindingKind): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { kind: own, text, strength } of findings) {
    if (own === kind && !counts.has(text)) counts.set(text, strength.people + strength.volunteered);
  }
  return toCounts(counts);
}

/** Counts keyed by people's words, "__proto__" and "constructor" among them, so without a prototype. */
function toCounts(counts: Map<string, number>): Record<string, number> {
  const bare: Record<string, number> = Object.create(null);
  for (const [label, count] of counts) bare[label] = count;
  return bare;
}

function listSentiments(coded: CodedSource[]): Insights["messageSentiments"] {
  const read = coded.flatMap((source) => source.messages);
  return Object.fromEntries(read.flatMap(({ id, sentiment }) => (sentiment ? [[id, sentiment]] : [])));
}

/** Merges coded sources into the report. Each kind of source is analysed apart; counts are of the first kind present. */
export function mergeCoded(all: CodedSource[], study: StudyContext): Insights {
  const byKind = new Map(
    kindOrder.flatMap((kind) => {
      const coded = all.filter((source) => source.kind === kind);
      return coded.length > 0 ? [[kind, coded] as const] : [];
    }),
  );
  const counted = byKind.keys().next().value;
  const reports = [...byKind.values()].map((coded) => reportKind(coded, study));
  const findings = reports.flatMap((report) => report.findings);
  const listTexts = (kind: FindingKind) => [
    ...new Set(findings.filter((finding) => finding.kind === kind).map((finding) => finding.text)),
  ];
  const keywords = new Map(
    reports.toReversed().flatMap((report) => report.keywords.map((one) => [one.key, one])),
  );
  const first = new Set(reports.flatMap((report) => report.keywords.map((one) => one.key)));
  const mentions = new Map(
    reports.toReversed().flatMap((report) => report.mentions.map((one) => [one.finding.text, one.count])),
  );
  const size = (kind: CodedSource["kind"]) => byKind.get(kind)?.length ?? 0;
  return {
    keywords: [...first].flatMap((key) => {
      const one = keywords.get(key);
      if (one === undefined) return [];
      const { keyword, frequency, people, evidence } = one;
      return [{ keyword, frequency, people, evidence }];
    }),
    ...measureTalk(counted === undefined ? [] : (byKind.get(counted) ?? [])),
    preferenceIndicators: {
      preferredFeatures: countPeople(findings, "preferredFeatures"),
      missingFeatures: countPeople(findings, "missingFeatures"),
    },
    competitiveAnalysis: {
      competitorMentions: toCounts(mentions),
      comparativeStatements: listTexts("comparativeStatements"),
    },
    aiAnalysis: {
      behaviors: listTexts("behaviors"),
      painPoints: listTexts("painPoints"),
      needs: listTexts("needs"),
      opportunities: listTexts("opportunities"),
      successStories: listTexts("successStories"),
      adoptionBarriers: listTexts("adoptionBarriers"),
      recommendations: listTexts("recommendations"),
    },
    suggestions: listTexts("suggestions"),
    topics: listTexts("topics"),
    findings,
    messageSentiments: listSentiments(all),
    sources: { interviews: size("interview"), transcripts: size("transcript"), threads: size("thread") },
    verification: {
      checked: all.reduce((sum, source) => sum + source.verification.checked, 0),
      dropped: all.reduce((sum, source) => sum + source.verification.dropped, 0),
    },
    notes: writeNotes(byKind, counted),
    coder: coderVersion,
  };
}

/** Analyses sources with the built-in coder: segment, code, verify, merge, report. Deterministic. */
export function analyze(sources: Source[], study: StudyContext): Insights {
  return mergeCoded(
    sources.map((source) => codeSource(source, study)),
    study,
  );
}
