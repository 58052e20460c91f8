import type { FindingKind } from "#contract/insights.ts";

/** The kinds that people choose from, the usual one first. */
export const kindLabels: readonly { value: FindingKind; label: string }[] = [
  { value: "themes", label: "Theme" },
  { value: "singleVoices", label: "Passages worth a look" },
  { value: "painPoints", label: "Pain point" },
  { value: "needs", label: "User need" },
  { value: "behaviors", label: "Key behaviour" },
  { value: "opportunities", label: "Opportunity" },
  { value: "successStories", label: "Success story" },
  { value: "adoptionBarriers", label: "Adoption barrier" },
  { value: "suggestions", label: "Suggestion" },
  { value: "recommendations", label: "Recommendation" },
  { value: "topics", label: "Topic" },
  { value: "preferredFeatures", label: "Preferred feature" },
  { value: "missingFeatures", label: "Missing feature" },
  { value: "competitorMentions", label: "Competitor" },
  { value: "comparativeStatements", label: "Comparison" },
];

export function labelKind(kind: FindingKind): string {
  return kindLabels.find(({ value }) => value === kind)?.label ?? kind;
}

export function readKind(value: string): FindingKind {
  return kindLabels.find((one) => one.value === value)?.value ?? "themes";
}
