import type { Finding, FindingKind } from "#contract/insights.ts";
import { countPeople, isHidden, isPinned } from "./finding-words.ts";

/** Kinds that tell what was learned, in the order in which they matter when as many people stand behind them. */
const telling: readonly FindingKind[] = [
  "painPoints",
  "needs",
  "adoptionBarriers",
  "behaviors",
  "successStories",
  "opportunities",
];

const maxOfAKind = 2;

/**
 * The findings that the creator pinned, then those that most people stand behind: at most `most`, two of a kind, none
 * that is hidden, and none that rests on the same words as one before it.
 */
export function pickTopFindings(findings: readonly Finding[], most: number): Finding[] {
  const ranked = findings
    .filter((finding) => telling.includes(finding.kind) && !isHidden(finding))
    .sort((a, b) => rate(b) - rate(a) || telling.indexOf(a.kind) - telling.indexOf(b.kind));
  const perKind = new Map<FindingKind, number>();
  const words = new Set<string>();
  const picked: Finding[] = [];
  for (const finding of ranked) {
    const ofKind = perKind.get(finding.kind) ?? 0;
    const place = placeOf(finding);
    if (picked.length === most || ofKind === maxOfAKind || words.has(place)) continue;
    perKind.set(finding.kind, ofKind + 1);
    words.add(place);
    picked.push(finding);
  }
  return picked;
}

function rate(finding: Finding): number {
  return isPinned(finding) ? Number.MAX_SAFE_INTEGER : countPeople(finding.strength);
}

function placeOf({ evidence }: Finding): string {
  const [first] = evidence;
  return first ? `${first.messageId} ${first.start}` : "";
}
