import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, openClient } from "../../testing/client.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  script,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ada: Client;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  ada = await makeCreator(app, "Ada");
  projectId = await makeProject(ada);
});
afterAll(() => app.close());

const internal = "CANARY why people give up";
const detailsOf = async (id: string) => (await ada.get(`/api/interviews/${id}/details`)).body;
const titleOf = async (id: string) => (await openClient(app.url).get(`/api/interviews/${id}`)).body.name;
const change = (id: string, body: unknown) => ada.send("PATCH", `/api/interviews/${id}`, body);

/** As an interview of an earlier version is stored. */
async function makeOlder(name: string): Promise<string> {
  const id = await makeInterview(ada, projectId, { name });
  await app.db.pool.query("update interviews set settings = settings - 'participantTitle' where id = $1", [
    id,
  ]);
  return id;
}

test("the internal name reaches no participant, from the link to the mail", async () => {
  const id = await makeInterview(ada, projectId, { name: internal, participantTitle: "Working from afar" });
  const seen: string[] = [(await openClient(app.url).get(`/api/interviews/${id}`)).text];
  const session = await makeFinishedSession(app, id);
  const of = `/api/sessions/${id}/${session.sessionId}`;
  for (const path of [`${of}/messages`, `/api/sessions/${session.sessionId}/export`]) {
    const reply = await session.get(path);
    expect(reply.status, path).toBe(200);
    seen.push(reply.text);
  }
  const claim = { email: "zoe@example.org", incentiveCode: session.incentiveCode };
  expect((await session.post(`/api/complete/${session.sessionId}/claim`, claim)).status).toBe(200);
  const { rows: mails } = await app.db.pool.query("select * from outbox where interview_id = $1", [id]);
  expect(mails).toHaveLength(1);
  seen.push(JSON.stringify(mails), session.firstMessage);
  expect(seen.filter((text) => text.includes("CANARY"))).toEqual([]);
  for (const text of [seen[0], seen[2], seen[3]]) expect(text).toContain("Working from afar");
  expect((await detailsOf(id)).name).toBe(internal);
});

test.each([
  ["en", ["CANARY why they leave", "Problems"], "A conversation about your experience"],
  ["en", [], "A conversation about your experience"],
  ["de", ["CANARY"], "Ein Gespräch über Ihre Erfahrungen"],
  ["ar", ["CANARY"], "محادثة حول تجربتك"],
])(
  "without a title, an interview in %s has a neutral one, not its topics'",
  async (language, topics, title) => {
    const { body } = await ada.post(`/api/interviews/projects/${projectId}/interviews`, {
      ...{ ...script, name: internal, topics, language },
    });
    expect(await titleOf(body._id)).toBe(title);
    expect((await detailsOf(body._id)).participantTitle).toBe(title);
  },
);

test("the title is changed on its own, is neutral again while blank, and has a limit", async () => {
  const id = await makeInterview(ada, projectId, { name: internal });
  await change(id, { settings: { participantTitle: "  How you meet " } });
  await change(id, { name: "CANARY again", settings: { minutes: 20 } });
  expect(await titleOf(id)).toBe("How you meet");
  await change(id, { settings: { participantTitle: "" } });
  expect(await titleOf(id)).toBe("A conversation about your experience");
  const { status, body } = await change(id, { settings: { participantTitle: "x".repeat(201) } });
  expect([status, body.error]).toEqual([400, "Title for participants is too long (maximum 200 characters)"]);
});

test("an older interview keeps the name that its participants saw, also renamed, copied and exported", async () => {
  const id = await makeOlder("Tools at work");
  expect([await titleOf(id), (await detailsOf(id)).participantTitle]).toEqual([
    "Tools at work",
    "Tools at work",
  ]);
  const { body: copy } = await ada.post(`/api/interviews/${id}/duplicate`);
  expect([copy.name, await titleOf(copy._id)]).toEqual(["Copy of Tools at work", "Tools at work"]);
  const { body: study } = await ada.get(`/api/interviews/${id}/study`);
  expect(study.settings.participantTitle).toBe("Tools at work");
  await change(id, { name: internal });
  expect(await titleOf(id)).toBe("Tools at work");
});

test("a preview reads as it will for participants", async () => {
  const { body } = await ada.post("/api/interviews/preview", { ...script, name: internal, projectId });
  expect(body.before.consentText).toContain('"A conversation about your experience"');
  expect(JSON.stringify(body)).not.toContain("CANARY");
});
