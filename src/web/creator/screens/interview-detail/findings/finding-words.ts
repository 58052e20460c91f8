import type { Finding, FindingKind, SourceKind, Strength } from "#contract/insights.ts";

/** "2 of 6 asked", and apart from it those who said it without being asked. */
export function tellStrength({ people, asked, volunteered }: Strength): string {
  if (asked === 0) return `${countNoun(volunteered || people, "person", "people")}, unasked`;
  const told = `${people} of ${asked} asked`;
  return volunteered > 0 ? `${told}, ${volunteered} more unasked` : told;
}

/** Whether too few were asked to speak of more than counts. */
export function isSmallGroup({ asked }: Strength): boolean {
  return asked < fewestForPercent;
}

type Interval = NonNullable<Strength["interval"]>;

/** An interval of shares in whole people of ten, widened rather than narrowed: "between 2 and 7 of 10". */
export function tellInterval({ low, high }: Interval): string {
  // A hair's breadth of slack, so that .3 stored as .30000000000000004 stays 3.
  const from = Math.max(0, Math.floor(low * 10 + 1e-9));
  const to = Math.min(10, Math.ceil(high * 10 - 1e-9));
  return from === to ? `${from} of 10` : `between ${from} and ${to} of 10`;
}

/** "18–68 %" of an interval of shares. */
export function tellIntervalPercent({ low, high }: Interval): string {
  return `${Math.round(100 * low)}–${Math.round(100 * high)} %`;
}

export function countNoun(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString()} ${count === 1 ? one : many}`;
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

/** Where a finding comes from, unless it is the interviews: each is counted within one kind of source. */
export function nameSource({ evidence: [first] }: Finding): string | undefined {
  return first && sourceNames[first.sourceKind];
}

function pinnedFirst(a: Finding, b: Finding): number {
  return Number(isPinned(b)) - Number(isPinned(a));
}

/** People behind a finding, asked or not. */
export function countPeople({ people, volunteered }: Strength): number {
  return people + volunteered;
}

/** Below this many, a share would pass for more than it is: counts are shown alone. */
export const fewestForPercent = 5;

/** A share in whole percent, or undefined where the whole is too small to speak of percent. */
export function tellPercent(part: number, whole: number): string | undefined {
  return whole < fewestForPercent ? undefined : `${Math.round((100 * part) / whole)}%`;
}

/** Whether the sentence only repeats the one quote below it, which then speaks for itself. */
export function isOneQuote({ text, evidence }: Finding): boolean {
  const [only] = evidence;
  return evidence.length === 1 && only !== undefined && toWords(only.quote) === toWords(text);
}

function toWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
