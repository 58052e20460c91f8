import type { PublicReport } from "#contract/exports.ts";
import type { Finding } from "#contract/insights.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { formatAnalysed, formatSources } from "../../findings/coder-words.ts";
import { formatLikely, isOneVoice, listFindings } from "../../findings/finding-words.ts";
import { partListed } from "../../findings/listed-findings.ts";
import { type FindingBlock, findingBlocks } from "../../findings/section-list.ts";
import { type Counted, formatVoices } from "../../findings/voices.ts";

export interface ReportBlock extends FindingBlock {
  findings: Finding[];
}

/** The kinds of findings that there are, in the order in which they are read. */
export function listReportBlocks({ insights }: PublicReport): ReportBlock[] {
  const passages = new Set(
    insights.findings.filter(({ kind }) => kind === "singleVoices").map(({ text }) => text),
  );
  // What is among the passages is not told twice.
  const pains = new Set(listFindings(insights.findings, "painPoints").map(({ text }) => text));
  const isPassage = ({ kind, text, strength }: Finding) =>
    (isOneVoice(strength) && passages.has(text)) || (kind === "behaviors" && pains.has(text));
  return findingBlocks
    .map((block) => ({
      ...block,
      findings: partListed(insights.findings, block.kind).own.filter((finding) => !isPassage(finding)),
    }))
    .filter((block) => block.findings.length > 0);
}

/** "4 of 9 people · 2 disagreed, likely 20–70 %", or counts alone where few were asked. */
export function formatReportStrength(finding: Counted): string {
  const likely = formatLikely(finding.strength);
  const counts = formatVoices(finding);
  // What one person alone said is counted, not measured.
  return likely === undefined || finding.strength.people < 2 ? counts : `${counts}, ${likely}`;
}

/** Names and how often each was mentioned, the most first. */
export function listMentions({ insights }: PublicReport): [name: string, count: number][] {
  return Object.entries(insights.competitiveAnalysis.competitorMentions).sort(
    (a, b) => b[1] - a[1] || a[0].localeCompare(b[0]),
  );
}

type Heard = Pick<PublicReport, "participants"> & {
  insights: Pick<PublicReport["insights"], "sources" | "notAnalysed">;
};

/** Whether anything in the report comes from our own interviews, and not from uploads alone. */
export const hasInterviews = ({ insights: { sources } }: Heard) =>
  sources.interviews > 0 || sources.transcripts + sources.threads === 0;

/** "8 people interviewed", or "8 transcripts read" where others held the talks. */
export const formatHeard = (report: Heard) =>
  hasInterviews(report)
    ? `${countNoun(report.participants, "person", "people")} interviewed`
    : `${formatSources(report.insights.sources)} read`;

/** What the number of people, or of talks, allows one to conclude. */
export function describeCertainty(report: Heard): string {
  const { sources, notAnalysed } = report.insights;
  const isOwn = hasInterviews(report);
  const heard = isOwn ? report.participants : sources.transcripts + sources.threads;
  const participants = heard - (notAnalysed?.sources ?? 0);
  const people = isOwn ? countNoun(participants, "person", "people") : formatAnalysed(report.insights);
  if (participants < 5) {
    return `This rests on ${people}. It shows what can happen and why, not how common it is.`;
  }
  if (participants < 20) return `This rests on ${people}: too few to say how common anything is.`;
  return `This rests on ${people}. Ranges show how far the shares may be off; they hold for people like those who took part.`;
}
