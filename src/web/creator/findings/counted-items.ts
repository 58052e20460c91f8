import type { Evidence, Finding } from "#contract/insights.ts";
import { countPeople, isHidden } from "./finding-words.ts";

/** Something with a count, and where it was said. */
export interface CountedItem {
  id: string;
  label: string;
  count: number;
  evidence: Evidence[];
  /** What can be edited; nothing where the count stands alone. */
  finding?: Finding;
}

/**
 * A map of counts as a list, the highest first, each with the evidence of the finding of that name. What the creator
 * hid or merged into another is left out, and a renamed one keeps the count it was found with.
 */
export function toCountedItems(
  counts: Readonly<Record<string, number>>,
  findings: readonly Finding[],
): CountedItem[] {
  const left = new Map(Object.entries(counts));
  const items: CountedItem[] = [];
  for (const finding of findings) {
    const names = [finding.text, finding.edited?.foundAs ?? finding.text];
    const counted = names.map((name) => left.get(name)).find((count) => count !== undefined);
    for (const name of [...names, ...(finding.edited?.merged ?? []).map(({ text }) => text)])
      left.delete(name);
    // A name without a count is in the list only where the creator's own edit took it away from its count.
    if (counted === undefined && finding.edited == null) continue;
    if (!isHidden(finding)) items.push(toItem(finding, counted ?? countPeople(finding.strength)));
  }
  for (const [label, count] of left) items.push({ id: label, label, count, evidence: [] });
  return items.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}

function toItem(finding: Finding, count: number): CountedItem {
  return { id: finding.id, label: finding.text, count, evidence: finding.evidence, finding };
}

/** Topics and the like, which are counted by their people. */
export function toPeopleItems(findings: readonly Finding[]): CountedItem[] {
  return findings.map((finding) => toItem(finding, countPeople(finding.strength)));
}
