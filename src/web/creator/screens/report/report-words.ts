import type { PublicReport } from "#contract/exports.ts";
import type { Finding, Strength } from "#contract/insights.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { formatLikely, formatStrength, listFindings } from "../interview-detail/findings/finding-words.ts";
import { type FindingBlock, findingBlocks } from "../interview-detail/findings/section-list.ts";

export interface ReportBlock extends FindingBlock {
  findings: Finding[];
  /** Findings that a brief leaves to the full results. */
  left: number;
}

const maxOfAKind = 5;

/** The kinds of findings that there are, in the order in which they are read; of each those told first. */
export function listReportBlocks({ insights }: PublicReport): ReportBlock[] {
  return findingBlocks
    .map((block) => {
      const findings = listFindings(insights.findings, block.kind);
      return { ...block, findings: findings.slice(0, maxOfAKind), left: findings.length - maxOfAKind };
    })
    .filter((block) => block.findings.length > 0);
}

/** "4 of 9 people, likely 20–70 %", or counts alone where few were asked. */
export function formatReportStrength(strength: Strength): string {
  const likely = formatLikely(strength);
  const counts = formatStrength(strength);
  // What one person alone said is counted, not measured.
  return likely === undefined || strength.people < 2 ? counts : `${counts}, ${likely}`;
}

/** Names and how often each was mentioned, the most first. */
export function listMentions({ insights }: PublicReport): [name: string, count: number][] {
  return Object.entries(insights.competitiveAnalysis.competitorMentions).sort(
    (a, b) => b[1] - a[1] || a[0].localeCompare(b[0]),
  );
}

/** What the number of people allows one to conclude. */
export function describeCertainty({ participants }: PublicReport): string {
  const people = countNoun(participants, "person", "people");
  if (participants < 5) {
    return `This rests on ${people}. It shows what can happen and why, not how common it is.`;
  }
  if (participants < 30) {
    return `This rests on ${people}. It shows what happens and why; shares are rough, which is why counts and ranges are given.`;
  }
  return `This rests on ${people}. Ranges show how far the shares may be off; they hold for people like those who took part.`;
}
