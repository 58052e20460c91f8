import { afterAll, beforeAll, expect, test } from "vitest";
import type { DeletedThing } from "#contract/projects.ts";
import type { Client } from "../../testing/client.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const week = 7 * 24 * 60 * 60 * 1000;

async function listDeleted(client: Client): Promise<string[]> {
  const { body } = await client.get("/api/deleted");
  return (body as DeletedThing[]).map(({ kind, name }) => `${kind} ${name}`);
}

async function makePersona(client: Client, interviewId: string) {
  await makeFinishedSession(app, interviewId);
  const made = await client.post("/api/generate-framework", { interviewId });
  const saved = await client.post("/api/save-persona", { ...made.body, interviewId });
  return { id: String(saved.body._id), name: String(saved.body.name) };
}

test("a project, an interview and a persona that were deleted are listed until they are back", async () => {
  const ada = await makeCreator(app, "Ada");
  expect(await listDeleted(ada)).toEqual([]);
  const [gone, kept] = [await makeProject(ada, "Gone"), await makeProject(ada, "Kept")];
  const [left, stays] = [await makeInterview(ada, kept), await makeInterview(ada, kept)];
  const persona = await makePersona(ada, stays);
  await ada.send("DELETE", `/api/projects/${gone}`);
  await ada.send("DELETE", `/api/interviews/${left}`);
  await ada.send("DELETE", `/api/interviews/personas/${persona.id}`);
  const { body } = await ada.get("/api/deleted");
  expect(body).toEqual([
    expect.objectContaining({ kind: "persona", _id: persona.id, name: persona.name, interviewId: stays }),
    expect.objectContaining({ kind: "interview", _id: left, interviewId: null }),
    expect.objectContaining({ kind: "project", _id: gone, name: "Gone", interviewId: null }),
  ]);
  for (const path of [`projects/${gone}`, `interviews/${left}`, `personas/${persona.id}`]) {
    expect((await ada.post(`/api/${path}/restore`)).status).toBe(200);
  }
  expect(await listDeleted(ada)).toEqual([]);
});

test("what is in a deleted project stands behind it, and what is over seven days old is gone", async () => {
  const ada = await makeCreator(app, "Ada");
  const project = await makeProject(ada, "Whole");
  const interview = await makeInterview(ada, project);
  await ada.send("DELETE", `/api/interviews/${interview}`);
  await ada.send("DELETE", `/api/projects/${project}`);
  expect(await listDeleted(ada)).toEqual(["project Whole"]);
  app.setClock(() => new Date(Date.now() + week + 60_000));
  const late = await listDeleted(ada);
  app.setClock(() => new Date());
  expect(late).toEqual([]);
});

test("members see what they can restore, others nothing", async () => {
  const [ada, eve] = [await makeCreator(app, "Ada"), await makeCreator(app, "Eve")];
  const project = await makeProject(ada, "Shared");
  const interview = await makeInterview(ada, project);
  await ada.send("DELETE", `/api/interviews/${interview}`);
  const join = (role: string) =>
    app.db.pool.query(
      `insert into members (id, project_id, user_id, email, role, accepted_at)
       select $3, $1, id, email, $4, now() from users where email = $2`,
      [project, eve.email, `member-${role}`, role],
    );
  expect(await listDeleted(eve)).toEqual([]);
  await join("viewer");
  expect(await listDeleted(eve)).toEqual([]);
  await app.db.pool.query("delete from members where project_id = $1", [project]);
  await join("editor");
  expect(await listDeleted(eve)).toHaveLength(1);
  await ada.send("DELETE", `/api/projects/${project}`);
  expect(await listDeleted(eve)).toEqual([]);
});
