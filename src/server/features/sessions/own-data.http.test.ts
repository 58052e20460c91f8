import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  userInfo,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;
beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  const form = (await creator.get("/api/forms")).body.find(
    ({ formType }: { formType: string }) => formType === "post",
  );
  interviewId = await makeInterview(creator, await makeProject(creator), { postInterviewFormId: form._id });
});
afterAll(() => app.close());

const exportOf = (sessionId: string) => `/api/sessions/${sessionId}/export`;

test("a participant gets every word that is stored of them, by cookie and by the private link's token", async () => {
  const session = await makeFinishedSession(app, interviewId);
  const { sessionId, incentiveCode } = session;
  const email = "me@people.example";
  await session.post(`/api/complete/${sessionId}/claim`, { email, incentiveCode });
  const reply = await session.get(exportOf(sessionId));
  expect(reply.status).toBe(200);
  expect(reply.headers.get("content-disposition")).toBe('attachment; filename="my-answers.json"');
  const { ageRange, occupation, location, townCity } = userInfo;
  expect(reply.body).toMatchObject({
    aboutYou: { ageRange, occupation, country: location, town: townCity },
    incentiveCode,
    claimEmail: email,
    language: "en",
  });
  expect(reply.body.consent.text).toContain("interviewer (AI), not a person");
  const stored = await app.db.pool.query<{ text: string }>(
    "select text from turns where session_id = $1 order by seq",
    [sessionId],
  );
  expect(reply.body.messages.map(({ text }: { text: string }) => text)).toEqual(
    stored.rows.map(({ text }) => text),
  );
  const elsewhere = await openClient(app.url).get(exportOf(sessionId), {
    "x-resume-token": session.resumeToken,
  });
  expect(elsewhere.body).toEqual(reply.body);
});

test("nobody else gets it: not with the session's id, nor the creator, nor another participant", async () => {
  const session = await makeFinishedSession(app, interviewId);
  const other = await makeFinishedSession(app, interviewId);
  for (const client of [openClient(app.url), creator, other])
    expect((await client.get(exportOf(session.sessionId))).status).toBe(404);
  const forged = { "x-resume-token": other.resumeToken };
  expect((await openClient(app.url).get(exportOf(session.sessionId), forged)).status).toBe(404);
});

test("after the withdrawal there is nothing to get", async () => {
  const session = await makeFinishedSession(app, interviewId);
  await session.post(`/api/sessions/${session.sessionId}/withdraw`, { resumeToken: session.resumeToken });
  const reply = await openClient(app.url).get(exportOf(session.sessionId), {
    "x-resume-token": session.resumeToken,
  });
  expect(reply.status).toBe(404);
});

test("of an interview that its creator deleted, one may still take one's words along, and take them out of it", async () => {
  const deleted = await makeInterview(creator, await makeProject(creator));
  const session = await makeFinishedSession(app, deleted);
  expect((await creator.send("DELETE", `/api/interviews/${deleted}`)).status).toBe(200);
  const { body } = await session.get(exportOf(session.sessionId));
  expect(body.messages.length).toBeGreaterThan(1);
  const withdrawal = `/api/sessions/${session.sessionId}/withdraw`;
  expect((await openClient(app.url).post(withdrawal, {})).status).toBe(404);
  expect((await session.post(withdrawal, {})).status).toBe(200);
  expect((await creator.post(`/api/interviews/${deleted}/restore`, {})).status).toBe(200);
  const { rows } = await app.db.pool.query("select 1 from turns where session_id = $1", [session.sessionId]);
  expect(rows).toEqual([]);
});
