import type { FindingKind } from "#contract/insights.ts";

const kindNames: Record<FindingKind, string> = {
  themes: "Themes",
  singleVoices: "Passages worth a look",
  behaviors: "Behaviours",
  painPoints: "Pain points",
  needs: "Needs",
  opportunities: "Opportunities",
  successStories: "Success stories",
  adoptionBarriers: "Adoption barriers",
  recommendations: "Recommendations",
  suggestions: "Suggestions",
  topics: "Topics",
  preferredFeatures: "Preferred features",
  missingFeatures: "Missing features",
  competitorMentions: "Competitor mentions",
  comparativeStatements: "Comparative statements",
};

/** How reports and codebooks call a kind of finding. */
export function nameFindingKind(kind: FindingKind): string {
  return kindNames[kind];
}

/** The kinds in the order that reports have them. */
export function listFindingKinds(): FindingKind[] {
  return Object.keys(kindNames) as FindingKind[];
}
