import type { Finding, FindingKind, Strength } from "#contract/insights.ts";

/** "2 of 6 asked", and apart from it those who said it without being asked. */
export function tellStrength({ people, asked, volunteered }: Strength): string {
  const told = `${people} of ${asked} asked`;
  return volunteered > 0 ? `${told}, ${volunteered} more unasked` : told;
}

export function countNoun(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString()} ${count === 1 ? one : many}`;
}

export function listFindings(findings: readonly Finding[], kind: FindingKind): Finding[] {
  return findings.filter((finding) => finding.kind === kind);
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
