import type { Evidence, Finding } from "#contract/insights.ts";

/** Something with a count, and where it was said. */
export interface CountedItem {
  id: string;
  label: string;
  count: number;
  evidence: Evidence[];
}

/** A map of counts as a list, the highest first, each with the evidence of the finding of that name. */
export function toCountedItems(
  counts: Readonly<Record<string, number>>,
  findings: readonly Finding[],
): CountedItem[] {
  const byText = new Map(findings.map((finding) => [finding.text, finding]));
  return Object.entries(counts)
    .map(([label, count]) => ({ id: label, label, count, evidence: byText.get(label)?.evidence ?? [] }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}
