import type { FindingKind } from "#contract/insights.ts";

/** A code that people can give a segment, with the line that says when. */
export interface ValidationCode {
  code: FindingKind;
  label: string;
  description: string;
}

export const validationCodes: ValidationCode[] = [
  {
    code: "painPoints",
    label: "Pain point",
    description: "Something that annoys them, holds them back or costs them effort.",
  },
  { code: "needs", label: "Need", description: "Something they need to have or be able to do." },
  {
    code: "behaviors",
    label: "Behaviour",
    description: "What they do or did, as a habit or a way of working.",
  },
  {
    code: "opportunities",
    label: "Opportunity",
    description: "Something that could be better, or that nobody offers yet.",
  },
  { code: "successStories", label: "Success story", description: "Something that went well or helped them." },
  {
    code: "adoptionBarriers",
    label: "Adoption barrier",
    description: "What keeps them, or others, from starting to use something.",
  },
  { code: "suggestions", label: "Suggestion", description: "Advice on what should be done or changed." },
  {
    code: "preferredFeatures",
    label: "Preferred feature",
    description: "A part of a product they have and like.",
  },
  {
    code: "missingFeatures",
    label: "Missing feature",
    description: "A part of a product they want but don't have.",
  },
];

/** Sentiment is compared beside the codes under this name. */
export const sentimentCode = "sentiment";
