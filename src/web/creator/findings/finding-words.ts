import type { Finding, FindingKind, SourceKind } from "#contract/insights.ts";
import type { Strength } from "#contract/strength.ts";
import { countNoun } from "#web/format/count-noun.ts";

/** "3 of 8 people (2 raised it unasked)"; `others` are people besides them, such as those who disagree. */
export function formatStrength({ people, asked, volunteered }: Strength, others = 0): string {
  if (asked === 0) return `${countNoun(volunteered || people, "person", "people")}, unasked`;
  const said = people + volunteered;
  const share = `${said} of ${countNoun(Math.max(asked, said + others), "person", "people")}`;
  return volunteered > 0 ? `${share} (${volunteered} raised it unasked)` : share;
}

/** What one person said, of whom nobody has asked the others: it is shown with who said it, and not counted. */
export function isOneVoice({ people, volunteered }: Strength): boolean {
  return people + volunteered === 1;
}

/** Whether too few were asked to speak of more than counts. */
export function isSmallGroup({ asked }: Strength): boolean {
  return asked < 5;
}

/** Under this many, a range reads as precision that a handful of people cannot give. */
const minForInterval = 20;

/** "likely 18–68 %", which never breaks within its numbers; nothing where too few were asked. */
export function formatLikely({ asked, interval }: Pick<Strength, "asked" | "interval">): string | undefined {
  if (!interval || asked < minForInterval) return undefined;
  return `likely ${Math.round(100 * interval.low)}–\u2060${Math.round(100 * interval.high)}\u00a0%`;
}

/** The findings of a kind that are not hidden, pinned ones first. */
export function listFindings(findings: readonly Finding[], kind: FindingKind): Finding[] {
  return findings.filter((finding) => finding.kind === kind && !isHidden(finding)).sort(pinnedFirst);
}

export function listHidden(findings: readonly Finding[], kind: FindingKind): Finding[] {
  return findings.filter((finding) => finding.kind === kind && isHidden(finding));
}

export function isHidden({ edited }: Finding): boolean {
  return edited?.hidden ?? false;
}

export function isPinned({ edited }: Finding): boolean {
  return edited?.pinned ?? false;
}

const sourceNames: Record<SourceKind, string | undefined> = {
  interview: undefined,
  transcript: "From transcripts",
  thread: "From Reddit threads",
};

/** Where something comes from, unless it is the interviews: each kind of source is counted by itself. */
export function nameSource(kind: SourceKind | undefined): string | undefined {
  return kind && sourceNames[kind];
}

/** A finding rests on one kind of source. */
export function nameSourceOf({ evidence: [first] }: Finding): string | undefined {
  return nameSource(first?.sourceKind);
}

function pinnedFirst(a: Finding, b: Finding): number {
  return Number(isPinned(b)) - Number(isPinned(a));
}

/** People behind a finding, asked or not. */
export function countPeople({ people, volunteered }: Strength): number {
  return people + volunteered;
}

/** Below this many messages (one or two interviews), a share would pass for more than it is: counts stand alone. */
const minMessagesForPercent = 20;

/** A share in whole percent, or undefined where the whole is too small to speak of percent. */
export function formatPercent(part: number, whole: number): string | undefined {
  return whole < minMessagesForPercent ? undefined : `${Math.round((100 * part) / whole)}%`;
}

/** Whether the sentence only repeats the first quote below it, which then speaks for itself. */
export function isFirstQuote({ text, evidence: [first] }: Finding): boolean {
  return first !== undefined && toWords(first.quote) === toWords(text);
}

/** Whether the sentence only repeats the one quote that there is. */
export function isOneQuote(finding: Finding): boolean {
  return finding.evidence.length === 1 && isFirstQuote(finding);
}

export function toWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
