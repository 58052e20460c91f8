/** The guide for a study that no other fits; every language has it. */
export const generalGuideId = "general-exploration";
