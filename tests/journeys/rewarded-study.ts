import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import type { TestApp } from "#server/testing/test-app.ts";

const introduction = "We would like to know how you get about town. ".repeat(20).trim();

/** An interview with a long introduction and a reward. Returns its id. */
export async function makeRewardedStudy(app: TestApp): Promise<string> {
  const creator = await makeCreator(app);
  const interviewId = await makeInterview(creator, await makeProject(creator), { introduction });
  await creator.send("PATCH", `/api/interviews/${interviewId}`, { settings: { reward: "£10 voucher" } });
  return interviewId;
}
