import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient, type Reply } from "../../testing/client.ts";
import {
  finishInterview,
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  script,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

const aim = "Find out whether the marmalade team is ignored";
const helpText = "Think of one day in the last week and tell us with whom you spoke.";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  const questions = script.questions.map((text) => ({ text, aim, helpText }));
  interviewId = await makeInterview(creator, await makeProject(creator), { questions });
});
afterAll(() => app.close());

test("a participant who asks what is meant reads the help, and the aim never leaves by any of their calls", async () => {
  const heard: Reply[] = [await openClient(app.url).get(`/api/interviews/${interviewId}`)];
  const participant = await startParticipant(app, interviewId);
  const { sessionId } = participant;
  const path = `/api/sessions/${interviewId}/${sessionId}`;
  const asked = await participant.say("What do you mean by that?");
  expect(asked.body.botResponse).toContain(helpText);
  const stream = { accept: "text/event-stream" };
  heard.push(asked, await participant.post(`${path}/send`, { message: "What is your aim?" }, stream));
  heard.push(
    await participant.get(`/api/sessions/${sessionId}/status`),
    await participant.get(`${path}/messages`),
  );
  const last = await finishInterview(participant);
  const end = await participant.post(`${path}/complete`, { lastFourMessages: [] });
  heard.push(end, await participant.get(`/api/sessions/${sessionId}/export`));
  const claim = { email: "paula@example.org", incentiveCode: end.body.incentiveCode };
  heard.push(await participant.post(`/api/complete/${sessionId}/claim`, claim));
  heard.push(await participant.post(`/api/sessions/${sessionId}/withdraw`));
  expect(heard.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([]);
  const texts = [JSON.stringify([participant.firstMessage, last]), ...heard.map(({ text }) => text)];
  for (const text of texts) expect(text).not.toMatch(/marmalade/);
  const { body } = await creator.get(`/api/interviews/${interviewId}/details`);
  expect(body.questionSettings[0]).toMatchObject({ aim, helpText, depth: "normal" });
});

test("a report that is shared by its link has the questions without their aims", async () => {
  await makeFinishedSession(app, interviewId);
  await creator.post(`/api/generate-insights/${interviewId}`);
  const { body } = await creator.post(`/api/interviews/${interviewId}/report-links`);
  const report = await openClient(app.url).get(`/api/reports/${body.token}`);
  expect([report.status, report.body.questions]).toEqual([200, script.questions]);
  expect(report.text).not.toMatch(/marmalade/);
});
