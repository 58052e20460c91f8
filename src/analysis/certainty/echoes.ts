import type { Evidence, Finding, FindingKind } from "#contract/insights.ts";
import { kindOfSource, overlaps } from "./finding-traces.ts";

/** Themes come first; the specification's lists show the same statements again, and recommendations rest on both. */
function rankOf(kind: FindingKind): number {
  if (kind === "themes" || kind === "singleVoices") return 0;
  return kind === "recommendations" ? 2 : 1;
}

function isWithin(inner: readonly Evidence[], outer: readonly Evidence[]): boolean {
  return inner.every((one) => outer.some((other) => overlaps(one, other)));
}

/**
 * Whether a finding says in another list what `first` says: it rests on no other words, and has its wording, rests on
 * all of them, or recommends what follows from them. It is hidden and renamed with the first.
 */
export function isEcho(finding: Finding, first: Finding): boolean {
  if (rankOf(finding.kind) <= rankOf(first.kind) || kindOfSource(finding) !== kindOfSource(first))
    return false;
  if (!isWithin(finding.evidence, first.evidence)) return false;
  return (
    finding.kind === "recommendations" ||
    finding.text === first.text ||
    isWithin(first.evidence, finding.evidence)
  );
}

/** The text with the finding's new name where it had the old one, at the start of a sentence or within it. */
export function replaceName(text: string, before: string, after: string): string {
  const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
  if (text.includes(before)) return text.replaceAll(before, () => after);
  return text.replaceAll(lower(before), () => lower(after));
}
