import { makeInterview, makeProject } from "#server/testing/makers.ts";
import type { CreatorJourney } from "./creator-journey.ts";

const questions = ["How do you plan your week?", "What gets in the way?", "What would help?"].map((text) => ({
  text,
  depth: "light",
}));

export const answers = [
  "Every Monday I write all the meals on the fridge, because otherwise we order pizza by Wednesday.",
  "The shift plan changes at the last minute and the whole week falls apart for us.",
  "I wish one list knew what is still in the fridge at home.",
];

/** An interview about planning meals, in a project of its own. Returns the interview's id. */
export async function makeMealsStudy(
  creator: CreatorJourney["creator"],
  projectName = "Meals",
): Promise<string> {
  return makeInterview(creator, await makeProject(creator, projectName), { questions });
}
