import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import { type FullAccount, makeFullAccount } from "../../testing/full-account.ts";
import { makeCreator, makeInterview, makeProject, startParticipant } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { type Download, download } from "../exports/exports-for-tests.ts";

let app: TestApp;
/** Nobody deletes this one. */
let bystander: FullAccount;
/** All rows before this account was made. */
let before: Map<string, string[]>;
let ada: FullAccount;
let exported: Download;
let files: Map<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  bystander = await makeFullAccount(app, "Bystander");
  before = await dumpTables();
  ada = await makeFullAccount(app, "Zyxcanary");
  exported = await download(`${app.url}/api/user/export`, ada.token);
  files = exported.unzip();
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

const read = (path: string) => JSON.parse(files.get(path) ?? "null");
const folder = "projects/02 Project Zyxcanary";

test("the account's data comes as a zip with a name and a date", () => {
  expect(exported.status).toBe(200);
  expect(exported.headers.get("content-type")).toBe("application/zip");
  expect(exported.headers.get("content-disposition")).toMatch(/Askwell account \d{4}-\d\d-\d\d\.zip/);
  expect(exported.headers.get("cache-control")).toBe("no-store");
});

test("it holds the profile, purchases, keys, forms, personas and the audit log", () => {
  expect(read("account.json")).toMatchObject({
    account: { name: "Name Zyxcanary", email: ada.email },
    identities: [{ provider: "oidc" }],
    apiKeys: [{ name: "Key Zyxcanary" }],
    webhooks: [{ url: "https://hooks.example/Zyxcanary" }],
  });
  expect(read("purchases.json").purchases).toHaveLength(1);
  expect(read("forms.json")[0].name).toBe("Form Zyxcanary");
  expect(read("personas.json")).toHaveLength(1);
  expect(read("audit.json")).toContainEqual(
    expect.objectContaining({ action: "exported", targetKind: "account", actorId: ada.id }),
  );
});

test("every message, form answer, demographic field, note and finding of a project is in it", async () => {
  const sessions: { turns: { text: string }[] }[] = read(`${folder}/sessions-01.json`);
  const stored = await app.db.pool.query<{ text: string }>("select text from turns where project_id = $1", [
    ada.projectId,
  ]);
  const inFile = sessions.flatMap((session) => session.turns.map((turn) => turn.text));
  for (const { text } of stored.rows) expect(inFile).toContain(text);
  const whole = JSON.stringify(sessions);
  for (const part of [
    "A dog called Zyxcanary",
    "Nurse Zyxcanary",
    "Ask Zyxcanary",
    "zyxcanary@people.example",
  ])
    expect(whole).toContain(part);
  const [interview] = read(`${folder}/interviews.json`);
  expect(interview).toMatchObject({ settings: { consentText: "We keep what you say, Zyxcanary." } });
  expect(interview.incentiveCodes).toMatchObject([{ code: "CODE-Zyxcanary-1" }]);
  expect(read(`${folder}/project.json`).interviews[0].ownInsights).toHaveLength(1);
  expect(
    [...files.keys()].filter((path) => path.startsWith(`${folder}/transcripts/`)).length,
  ).toBeGreaterThan(2);
  expect([...files.keys()].some((path) => path.startsWith("transcripts/01 Talk"))).toBe(true);
});

test("nothing that opens something is in it, and nothing of others", async () => {
  const whole = [...files.values()].join("\n");
  const secrets = await app.db.pool.query<{ text: string }>(`
    select password_hash as text from users where password_hash is not null union all select token_hash from logins
    union all select hash from api_keys union all select secret from webhooks
    union all select token_hash from sessions union all select id from sessions`);
  for (const { text } of secrets.rows) expect(whole).not.toContain(text);
  expect(whole).not.toContain("Bystander");
});

test("the export is refused without a login", async () => {
  expect((await download(`${app.url}/api/user/export`, "nothing")).status).toBe(401);
});

test("a deleted account leaves no row, no word and no name, and other accounts are as they were", async () => {
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
  const ada = await makeCreator(app);
  await makeInterview(ada, await makeProject(ada));
  const statuses = (await Promise.all([deleteAccount(ada), deleteAccount(ada)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 401]);
});

test("what an editor made in another's project stays with its owner", async () => {
  const owner = bystander;
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
