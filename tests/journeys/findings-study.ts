import { makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
import type { CreatorJourney } from "./creator-journey.ts";

const answers = [
  "Every Monday I lose the sync folder and that is really frustrating for the whole team.",
  "I wish Slack had a digest of all old decisions. I need a better search in the archive of our notes.",
];

/** An interview that five people have finished, with the same answers. Returns the interview's id. */
export async function makeFindingsStudy({ app, creator }: CreatorJourney): Promise<string> {
  const interviewId = await makeInterview(creator, await makeProject(creator, "Findings"));
  for (let person = 0; person < 5; person++) await makeFinishedSession(app, interviewId, { answers });
  return interviewId;
}
