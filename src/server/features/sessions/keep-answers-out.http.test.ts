import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCreator, makeInterview, makeProject, startParticipant } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
});
afterAll(() => app.close());

const secret =
  "My cousin signs the wombat sheet for the whole team every Friday and nobody has found out so far.";
const plea = "Please don't use that.";

async function talkAndPlead() {
  const participant = await startParticipant(app, interviewId);
  const replies: string[] = [];
  for (const said of [secret, plea]) replies.push((await participant.say(said)).body.botResponse);
  for (let turn = 0; turn < 60; turn += 1) {
    const { body } = await participant.say(
      "I write the rota on one page, since the old one was lost every week.",
    );
    if (body.isComplete) break;
  }
  const path = `/api/sessions/${interviewId}/${participant.sessionId}/complete`;
  expect((await participant.post(path, { lastFourMessages: [] })).status).toBe(200);
  return { participant, replies };
}

test("what somebody asks us not to use is in no finding, report, export or search, and the creator sees why", async () => {
  const { participant, replies } = await talkAndPlead();
  expect(replies[1]).toMatch(/out of the findings/);
  const { quotes } = (await creator.get(`/api/interviews/${interviewId}/left-out`)).body;
  expect(quotes.map(({ quote, by }: { quote: string; by: string }) => [quote, by]).sort()).toEqual([
    [secret, "the participant"],
    [plea, "the participant"],
  ]);
  const sources = { selectedDataSources: { interviews: true, transcripts: false } };
  const made = await creator.post(`/api/generate-insights/${interviewId}`, sources);
  expect(made.body.insights.sources.interviews).toBe(1);
  expect(JSON.stringify(made.body.insights)).not.toContain("wombat");
  expect(made.body.insights.notes).toContain(
    "Something was left out of 1 interview because people asked for it.",
  );
  const { answers } = made.body.insights.brief;
  expect(answers[0]).toMatchObject({ asked: 0, answered: 0, skipped: [], askedOut: 1 });
  const exported = await creator.get(`/api/interviews/${interviewId}/export?format=json`);
  expect(exported.text).toContain("rota on one page");
  expect(exported.text).not.toContain("wombat");
  expect(exported.text).toContain("[Left out: the participant asked for it]");
  const asked = await creator.post(`/api/interviews/${interviewId}/ask`, { question: "wombat sheet" });
  expect(JSON.stringify(asked.body)).not.toContain("My cousin signs");
  for (const query of ["wombat", "womb"]) {
    const found = await creator.get(`/api/interviews/${interviewId}/search?q=${query}`);
    expect([found.status, found.text.includes("cousin")]).toEqual([200, false]);
  }
  const rota = await creator.get(`/api/interviews/${interviewId}/search?q=rota`);
  expect(rota.text).toContain("on one page");
  const read = await creator.get(`/api/sessions/${participant.sessionId}/transcript`);
  expect(read.text).toContain("wombat");
});

test("a repeated message leaves it out once, and another's words are not touched", async () => {
  const one = await startParticipant(app, interviewId);
  await one.say(secret);
  await one.say(plea, "c".repeat(22));
  const again = await one.say(plea, "c".repeat(22));
  expect(again.status).toBe(200);
  const { quotes } = (await creator.get(`/api/interviews/${interviewId}/left-out`)).body;
  expect(quotes.filter(({ sourceId }: { sourceId: string }) => sourceId === one.sessionId)).toHaveLength(2);
});
