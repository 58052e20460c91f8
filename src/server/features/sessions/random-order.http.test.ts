import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  finishInterview,
  makeCreator,
  makeInterview,
  makeProject,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let second: Awaited<ReturnType<TestApp["openSecond"]>>;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;

const topics = ["boats", "bridges", "tunnels", "planes"];
const questions = [
  { text: "How do you travel?", depth: "light" },
  ...topics.map((topic) => ({ text: `What of the ${topic}?`, depth: "light", shuffle: true })),
  { text: "What else is there?", depth: "light" },
];

beforeAll(async () => {
  app = await startTestApp();
  second = await app.openSecond();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
});
afterAll(() => app.close());

/** Each message goes to the other server, which finds the same order. */
async function listAsked(interviewId: string): Promise<string> {
  const person = await startParticipant(app, interviewId);
  const path = `/api/sessions/${interviewId}/${person.sessionId}`;
  let said = "";
  for (let turn = 0; turn < 30; turn++) {
    const url = turn % 2 === 0 ? second.url : app.url;
    const reply = await fetch(`${url}${path}/send`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-resume-token": person.resumeToken },
      body: JSON.stringify({
        message: `I took it on day ${turn} and it was late.`,
        clientMessageId: `m-${turn}-long-enough`,
      }),
    });
    const body = (await reply.json()) as { message: { text: string }; isComplete: boolean };
    said += JSON.stringify(body);
    if (topics.every((topic) => said.includes(`What of the ${topic}?`))) break;
  }
  return topics
    .map((topic) => ({ topic, at: said.indexOf(`What of the ${topic}?`) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ topic, at }) => (at === -1 ? "" : topic))
    .join(" ");
}

test("each participant has an order of their own that every server finds again", async () => {
  const interviewId = await makeInterview(creator, projectId, { questions });
  const orders = await Promise.all(Array.from({ length: 6 }, () => listAsked(interviewId)));
  for (const order of orders) expect(order.split(" ").toSorted()).toEqual(topics.toSorted());
  expect(new Set(orders).size).toBeGreaterThan(1);
  const { rows } = await app.db.orm.execute(
    sql`select count(*)::int as people from sessions where interview_id = ${interviewId} and draw_seed is not null`,
  );
  expect(rows).toEqual([{ people: 6 }]);
});

test("report cards and exports stay in the order of the script", async () => {
  const interviewId = await makeInterview(creator, projectId, { questions });
  for (let at = 0; at < 3; at++) {
    const person = await startParticipant(app, interviewId);
    await finishInterview(person);
    await person.post(`/api/sessions/${interviewId}/${person.sessionId}/complete`, { lastFourMessages: [] });
    const { reportCard } = (await creator.get(`/api/sessions/${person.sessionId}/transcript`)).body;
    expect(reportCard.questions.map(({ text }: { text: string }) => text)).toEqual(
      questions.map(({ text }) => text),
    );
  }
  const { reportCard } = (await creator.get(`/api/interviews/${interviewId}/report-card`)).body;
  expect(reportCard.questions.map(({ text }: { text: string }) => text)).toEqual(
    questions.map(({ text }) => text),
  );
});

test("a question that depends on one of its block is refused, and a study file keeps the marks", async () => {
  const interviewId = await makeInterview(creator, projectId, { questions });
  const askIf = [{ by: { kind: "outcome", questionId: "b" }, values: ["answered"] }];
  const reply = await creator.send("PATCH", `/api/interviews/${interviewId}`, {
    questions: [
      { id: "b", text: "What of the boats?", shuffle: true },
      { text: "What of the bridges?", shuffle: true, askIf },
    ],
  });
  expect(reply.status).toBe(400);
  expect(Object.values(reply.body.fields)).toEqual([
    "Question 2 depends on question 1, but the two are in random order: take one of them out of it",
  ]);
  const study = (await creator.get(`/api/interviews/${interviewId}/study`)).body;
  const made = await creator.post(`/api/projects/${projectId}/studies`, study);
  const details = (await creator.get(`/api/interviews/${made.body._id}/details`)).body;
  expect(details.questionSettings.map(({ shuffle = false }) => shuffle)).toEqual([
    ...[false, true, true, true, true, false],
  ]);
});
