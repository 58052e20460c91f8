import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import { makeFullAccount } from "../../testing/full-account.ts";
import { makeCreator, makeInterview, makeProject, startParticipant } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** All rows of all tables as text; what counts uses or notes what was done is left out. */
async function dumpTables(but: string[] = ["audit", "rate_limits"]): Promise<Map<string, string[]>> {
  const tables = await app.db.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const dump = new Map<string, string[]>();
  for (const { name } of tables.rows.filter((row) => !but.includes(row.name))) {
    const rows = await app.db.pool.query<{ row: string }>(
      `select t::text as row from "${name}" t order by 1`,
    );
    dump.set(
      name,
      rows.rows.map(({ row }) => row),
    );
  }
  return dump;
}

const deleteAccount = (
  creator: { send: ReturnType<typeof openClient>["send"]; email: string },
  email = creator.email,
) => creator.send("DELETE", "/api/delete-account", { email });

test("a deleted account leaves no row, no word and no name, and other accounts are as they were", async () => {
  await makeFullAccount(app, "Bystander");
  const before = await dumpTables();
  const ada = await makeFullAccount(app, "Zyxcanary");
  const full = await dumpTables([]);
  const named = [...full].filter(([, rows]) => rows.some((row) => /zyxcanary/i.test(row)));
  expect(named.map(([table]) => table)).toEqual(
    expect.arrayContaining(["users", "projects", "interviews", "consent_texts", "sessions", "turns"]),
  );
  expect(named.length).toBeGreaterThan(18);

  expect((await deleteAccount(ada, ` ${ada.email.toUpperCase()} `)).status).toBe(200);

  expect(await dumpTables()).toEqual(before);
  const everything = JSON.stringify([...(await dumpTables([]))]);
  expect(everything).not.toMatch(/zyxcanary/i);
  expect(everything).not.toContain(ada.email);
  const kept = await app.db.pool.query("select action, target_kind from audit where owner_id = $1", [ada.id]);
  expect(kept.rows).toContainEqual({ action: "deleted", target_kind: "account" });
});

test("logins, tokens, keys, share links and sessions of a deleted account are dead", async () => {
  const ada = await makeFullAccount(app, "Gone");
  const key = (await ada.post("/api/user/keys", { name: "Key" })).body.key;
  const report = (await ada.post(`/api/interviews/${ada.interviewId}/report-links`, {})).body;
  const token: string = report.url.split("/").at(-1);
  const second = openClient(app.url);
  await second.post("/api/auth/login", { email: ada.email, password: ada.password });
  expect((await second.get("/api/current_user")).status).toBe(200);
  const visitor = openClient(app.url);
  expect((await visitor.get(`/api/reports/${token}`)).status).toBe(200);

  const reply = await deleteAccount(ada);
  expect(reply.headers.getSetCookie().join()).toMatch(/askwell=;/);

  expect((await second.get("/api/current_user")).status).toBe(401);
  for (const bearer of [ada.token, key]) {
    const answer = await visitor.get("/api/projects", { authorization: `Bearer ${bearer}` });
    expect(answer.status).toBe(401);
  }
  expect((await visitor.get(`/api/interviews/${ada.interviewId}`)).status).toBe(404);
  expect((await visitor.get(`/api/reports/${token}`)).status).toBe(404);
  expect((await ada.running.say("Are you still there?")).status).toBe(404);
  expect((await ada.session.get(`/api/sessions/${ada.session.sessionId}/status`)).status).toBe(404);
  const again = await visitor.post("/api/auth/login", { email: ada.email, password: ada.password });
  expect(again.body.code).toBe("wrong_credentials");
});

test("the address must be the account's own, and an API key cannot delete", async () => {
  const ada = await makeCreator(app);
  const wrong = await deleteAccount(ada, "someone@example.org");
  expect([wrong.status, wrong.body.code]).toEqual([400, "wrong_confirmation"]);
  expect((await ada.send("DELETE", "/api/delete-account", {})).status).toBe(400);
  const { key } = (await ada.post("/api/user/keys", { name: "Key" })).body;
  const byKey = await openClient(app.url).send(
    "DELETE",
    "/api/delete-account",
    { email: ada.email },
    { authorization: `Bearer ${key}` },
  );
  expect([byKey.status, byKey.body.code]).toEqual([403, "key_not_allowed"]);
  expect((await ada.get("/api/current_user")).status).toBe(200);
});

test("participants who write or start while the account is deleted are answered politely", async () => {
  const ada = await makeCreator(app);
  const interviewId = await makeInterview(ada, await makeProject(ada));
  const people = await Promise.all(Array.from({ length: 12 }, () => startParticipant(app, interviewId)));
  const userInfo = { ageRange: "25-34", occupation: "Nurse", location: "Ireland", townCity: "Galway" };
  const start = () =>
    openClient(app.url).post(`/api/sessions/${interviewId}`, { consentGiven: true, userInfo });
  const calls = people.map((person) =>
    person.say("I write a list on Sunday and it is out of date by Monday."),
  );
  const deleting = deleteAccount(ada);
  const late = Array.from({ length: 12 }, start);
  const statuses = (await Promise.all([...calls, ...late])).map(({ status }) => status);
  expect((await deleting).status).toBe(200);
  expect(statuses.filter((status) => ![200, 403, 404, 409].includes(status))).toEqual([]);
  const left = await app.db.pool.query("select 1 from sessions where interview_id = $1", [interviewId]);
  expect(left.rows).toEqual([]);
});

test("two deletions at the same moment delete once", async () => {
  const ada = await makeFullAccount(app, "Twice");
  const statuses = (await Promise.all([deleteAccount(ada), deleteAccount(ada)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 401]);
});

test("what an editor made in another's project stays with its owner", async () => {
  const owner = await makeFullAccount(app, "Owner");
  const editor = await makeFullAccount(app, "Editor");
  const { pool } = app.db;
  await pool.query("update interviews set post_form_id = $1 where id = $2", [
    editor.formId,
    owner.interviewId,
  ]);
  await pool.query("update sources set project_id = $1 where owner_id = $2 and project_id is null", [
    owner.projectId,
    editor.id,
  ]);
  await pool.query("update personas set interview_id = $1, project_id = $2 where owner_id = $3", [
    owner.interviewId,
    owner.projectId,
    editor.id,
  ]);
  expect((await deleteAccount(editor)).status).toBe(200);
  const { body } = await owner.get(`/api/transcripts?projectId=${owner.projectId}`);
  const transcripts: { name: string }[] = body.transcripts ?? body;
  expect(transcripts.map(({ name }) => name).some((name) => name.includes("Editor"))).toBe(true);
  expect((await owner.get(`/api/interviews/${owner.interviewId}/personas`)).body).toHaveLength(2);
  const form = await pool.query("select owner_id from forms where id = $1", [editor.formId]);
  expect(form.rows).toEqual([{ owner_id: owner.id }]);
});
