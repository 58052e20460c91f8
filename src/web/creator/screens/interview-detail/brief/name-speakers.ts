import type { Evidence } from "#contract/insights.ts";

const maxNamed = 8;

/** "P-01, P-02 and 3 more": the people behind quotes, of whom some may have none to show. */
export function nameSpeakers(evidence: readonly Evidence[], people: number): string {
  const named = [...new Set(evidence.map(({ sourceLabel }) => sourceLabel))].slice(0, maxNamed);
  const more = people - named.length;
  if (named.length === 0) return people === 1 ? "1 person" : `${people} people`;
  return more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
}
