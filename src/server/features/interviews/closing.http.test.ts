import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, openClient } from "../../testing/client.ts";
import { makeCreator, makeInterview, makeProject, startParticipant, userInfo } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Client;
let projectId = "";

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
});
afterAll(() => app.close());

async function makeWith(settings: Record<string, unknown>): Promise<string> {
  const id = await makeInterview(creator, projectId);
  const reply = await creator.send("PATCH", `/api/interviews/${id}`, { settings });
  expect(reply.status).toBe(200);
  return id;
}

const start = (url: string, interviewId: string, more: Record<string, unknown> = {}) =>
  openClient(url).post(`/api/sessions/${interviewId}`, { consentGiven: true, userInfo, ...more });

const isOpen = async (interviewId: string) =>
  (await openClient(app.url).get(`/api/interviews/${interviewId}`)).body.open;

const closedSentence = "This interview is not taking more participants right now.";

test("after its closing date an interview takes nobody, and says so before consent", async () => {
  const id = await makeWith({ closesAt: new Date(Date.now() + 60_000).toISOString() });
  const early = await startParticipant(app, id);
  expect(await isOpen(id)).toBe(true);
  const past = { settings: { closesAt: "2026-01-01T12:00:00+01:00" } };
  const changed = await creator.send("PATCH", `/api/interviews/${id}`, past);
  expect(changed.body.settings.closesAt).toBe("2026-01-01T11:00:00.000Z");
  expect(await isOpen(id)).toBe(false);
  const late = await start(app.url, id);
  expect([late.status, late.body.error]).toEqual([403, closedSentence]);
  expect((await early.say("I use Slack every day for everything.")).status).toBe(200);
  await creator.send("PATCH", `/api/interviews/${id}`, { settings: { closesAt: null } });
  expect((await start(app.url, id)).status).toBe(200);
});

test("starts at once over two servers never pass the session limit", async () => {
  const id = await makeWith({ sessionLimit: 4 });
  const second = await app.openSecond();
  const starts = Array.from({ length: 20 }, (_, one) => start(one % 2 ? app.url : second.url, id));
  const replies = await Promise.all(starts);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.error))).toEqual(
    new Set([closedSentence]),
  );
  expect(await isOpen(id)).toBe(false);
  await creator.send("PATCH", `/api/interviews/${id}`, { settings: { sessionLimit: 5 } });
  expect(await isOpen(id)).toBe(true);
});

test("who was turned away takes no place of the limit", async () => {
  const id = await makeWith({ sessionLimit: 1 });
  const { sessionId } = await startParticipant(app, id);
  expect(await isOpen(id)).toBe(false);
  await app.db.pool.query("update sessions set end_reason = 'screened_out' where id = $1", [sessionId]);
  expect(await isOpen(id)).toBe(true);
  expect((await start(app.url, id)).status).toBe(200);
  expect((await start(app.url, id)).status).toBe(403);
});

test.each([
  ["a day that is none", { closesAt: "soon" }, "settings.closesAt", "Closing date must be a date and time"],
  ["no places at all", { sessionLimit: 0 }, "settings.sessionLimit", /whole number from 1 to 1,000,000$/],
  ["minutes that nobody has", { minutes: 2.5 }, "settings.minutes", /whole number from 3 to 60$/],
])("%s is refused by field", async (_, settings, field, sentence) => {
  const id = await makeInterview(creator, projectId);
  const reply = await creator.send("PATCH", `/api/interviews/${id}`, { settings });
  expect(reply.status).toBe(400);
  expect(reply.body.fields[field]).toMatch(sentence);
});

test("where a participant comes from is kept with the session, and goes when they withdraw", async () => {
  const id = await makeWith({});
  const { body } = await start(app.url, id, { source: " newsletter " });
  const plain = await startParticipant(app, id);
  const sourceOf = async (sessionId: string) =>
    (await app.db.pool.query("select source from sessions where id = $1", [sessionId])).rows[0].source;
  expect([await sourceOf(body.sessionId), await sourceOf(plain.sessionId)]).toEqual(["newsletter", null]);
  const { resumeToken } = body;
  await openClient(app.url).post(`/api/sessions/${body.sessionId}/withdraw`, { resumeToken });
  expect(await sourceOf(body.sessionId)).toBe(null);
});

test("the creator sees the text that participants agree to while there is none of their own", async () => {
  const id = await makeWith({});
  const shown = async () => (await creator.get(`/api/interviews/${id}/details`)).body.defaultConsentText;
  const before = (await openClient(app.url).get(`/api/interviews/${id}`)).body.consentText;
  expect(await shown()).toBe(before);
  await creator.send("PATCH", `/api/interviews/${id}`, { settings: { consentText: "My own words." } });
  expect(await shown()).toBe(before);
});
