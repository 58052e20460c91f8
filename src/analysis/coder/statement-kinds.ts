import type { FindingKind } from "#contract/insights.ts";

/** The kinds that single statements belong to, coded by rules or by a model; the others are made of these or counted. */
export const statementKinds = [
  "behaviors",
  "painPoints",
  "needs",
  "opportunities",
  "successStories",
  "adoptionBarriers",
  "suggestions",
  "preferredFeatures",
  "missingFeatures",
] as const satisfies FindingKind[];
