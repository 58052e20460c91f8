import type { FindingKind } from "#contract/insights.ts";

export interface FindingBlock {
  id: string;
  kind: FindingKind;
  title: string;
  hint: string;
}

/** The analysis blocks of findings, in the order in which they are read. */
export const findingBlocks: readonly FindingBlock[] = [
  { id: "suggestions", kind: "suggestions", title: "Suggestions", hint: "What people suggested themselves." },
  { id: "behaviors", kind: "behaviors", title: "Key Behaviors", hint: "What people do." },
  { id: "pain-points", kind: "painPoints", title: "Pain Points", hint: "What gets in their way." },
  { id: "needs", kind: "needs", title: "User Needs", hint: "What they need to get done." },
  { id: "opportunities", kind: "opportunities", title: "Opportunities", hint: "What they'd like to have." },
  { id: "success-stories", kind: "successStories", title: "Success Stories", hint: "What went well." },
  {
    id: "adoption-barriers",
    kind: "adoptionBarriers",
    title: "Adoption Barriers",
    hint: "What keeps them from starting.",
  },
  {
    id: "recommendations",
    kind: "recommendations",
    title: "Recommendations",
    hint: "Steps that follow from the findings above.",
  },
];

const otherKinds: Partial<Record<FindingKind, string>> = {
  themes: "Themes",
  singleVoices: "Passages worth a look",
  topics: "Topics",
  preferredFeatures: "Preferred features",
  missingFeatures: "Missing features",
  competitorMentions: "Competitor mentions",
  comparativeStatements: "Comparative statements",
};

/** Every kind by the name that its list has on the page. */
export function nameAnyKind(kind: FindingKind): string {
  return findingBlocks.find((block) => block.kind === kind)?.title ?? otherKinds[kind] ?? kind;
}
