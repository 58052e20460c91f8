import { afterAll, beforeAll, expect, test } from "vitest";
import { listOperations } from "#contract/operations.ts";
import { openClient } from "../../testing/client.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { auditedCalls } from "./audited-calls.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
});
afterAll(() => app.close());

async function readLog(): Promise<string[]> {
  const { entries } = (await creator.get("/api/audit?limit=500")).body;
  return entries.map(
    (entry: { actor: string; action: string; targetKind: string }) =>
      `${entry.actor}: ${entry.action} ${entry.targetKind}`,
  );
}

/** What the log has more after the calls than before them, oldest first. */
async function noteWhile(work: () => Promise<unknown>): Promise<string[]> {
  const before = (await readLog()).length;
  await work();
  const after = await readLog();
  return after.slice(0, after.length - before).reverse();
}

test("T-AUD-1 viewing, exporting, sharing, changing and deleting are noted with who did it", async () => {
  const interviewId = await makeInterview(creator, projectId);
  const session = await makeFinishedSession(app, interviewId);
  const other = await makeFinishedSession(app, interviewId);
  const noted = await noteWhile(async () => {
    await creator.get(`/api/sessions/${session.sessionId}/transcript`);
    await creator.get(`/api/sessions/${session.sessionId}/transcript`);
    await creator.get(`/api/interviews/${interviewId}/export?format=json`);
    await creator.get(`/api/projects/${projectId}/export?format=json`);
    await creator.send("PATCH", `/api/interviews/${interviewId}`, {
      settings: { retentionDays: 90, consentText: "Yes?" },
    });
    await creator.post(`/api/generate-insights/${interviewId}`);
    const link = await creator.post(`/api/interviews/${interviewId}/report-links`, {});
    const token: string = link.body.url.split("/").at(-1);
    await openClient(app.url).get(`/api/reports/${token}`);
    await creator.send("DELETE", `/api/interviews/${interviewId}/report-links/${token}`);
    await creator.send("DELETE", `/api/interviews/${interviewId}/sessions/${session.sessionId}`);
    await other.post(`/api/sessions/${other.sessionId}/withdraw`, { resumeToken: other.resumeToken });
    await creator.send("DELETE", `/api/interviews/${interviewId}`);
  });
  const ada = "Ada Researcher";
  expect(noted).toEqual([
    `${ada}: viewed session`,
    `${ada}: exported interview`,
    `${ada}: exported project`,
    `${ada}: changed consent`,
    `${ada}: changed retention`,
    `${ada}: created report_link`,
    "A visitor: opened report_link",
    `${ada}: revoked report_link`,
    `${ada}: deleted session`,
    "A participant: withdrawn session",
    `${ada}: deleted interview`,
  ]);
});

test("what is refused, another's, or about something else is not noted", async () => {
  const interviewId = await makeInterview(creator, projectId);
  const session = await makeFinishedSession(app, interviewId);
  const stranger = await makeCreator(app, "Eve");
  const noted = await noteWhile(async () => {
    await stranger.get(`/api/sessions/${session.sessionId}/transcript`);
    await stranger.send("DELETE", `/api/interviews/${interviewId}`);
    await openClient(app.url).get("/api/reports/forged");
    await creator.send("PATCH", `/api/interviews/${interviewId}`, { settings: { minutes: 20 } });
    await creator.send("PATCH", `/api/interviews/${interviewId}`, { settings: { retentionDays: -1 } });
  });
  expect(noted).toEqual([]);
});

test("M-1: no query keeps a call out of the log, and looking again is noted once an hour", async () => {
  const interviewId = await makeInterview(creator, projectId);
  const session = await makeFinishedSession(app, interviewId);
  const query = "view=summary";
  const noted = await noteWhile(async () => {
    await creator.get(`/api/interviews/${interviewId}/sessions?${query}`);
    await creator.get(`/api/interviews/${interviewId}/sessions?${query}`);
    await creator.get(`/api/sessions/${session.sessionId}/transcript?${query}`);
    await creator.get(`/api/interviews/${interviewId}/export?format=json&${query}`);
    await creator.send("DELETE", `/api/interviews/${interviewId}/sessions/${session.sessionId}?${query}`);
  });
  expect(noted.map((line) => line.replace("Ada Researcher: ", ""))).toEqual([
    ...["viewed interview", "viewed session", "exported interview", "deleted session"],
  ]);
});

test("a look at the personal links is noted only where there were some to see", async () => {
  const interviewId = await makeInterview(creator, projectId);
  const links = `/api/interviews/${interviewId}/links`;
  expect(await noteWhile(() => creator.get(links))).toEqual([]);
  await creator.post(links, { labels: "Rosa" });
  expect(await noteWhile(() => creator.get(links))).toEqual(["Ada Researcher: viewed personal_link"]);
});

test("M-1: a change of what participants were promised is noted, several in one call once", async () => {
  const interviewId = await makeInterview(creator, projectId);
  const settings = { linkEmailToSession: true, keepTown: false, inviteOnly: true };
  const noted = await noteWhile(() => creator.send("PATCH", `/api/interviews/${interviewId}`, { settings }));
  expect(noted).toEqual(["Ada Researcher: changed privacy"]);
});

test("an entry names what it is about as it is called now, and nothing of somebody else's", async () => {
  const interviewId = await makeInterview(creator, projectId, { name: "Night shifts" });
  const { sessionId } = await makeFinishedSession(app, interviewId);
  await creator.get(`/api/sessions/${sessionId}/transcript`);
  await creator.get(`/api/interviews/${interviewId}/claims`);
  await creator.send("PATCH", `/api/interviews/${interviewId}`, { name: "Day shifts" });
  const readNames = async () =>
    ((await creator.get("/api/audit?limit=2")).body.entries as { targetName: string | null }[]).map(
      ({ targetName }) => targetName,
    );
  expect(await readNames()).toEqual(["Day shifts", "P-01, Day shifts"]);
  const eve = await makeCreator(app, "Eve");
  const { rows } = await app.db.pool.query("select project_id from interviews where id = $1", [interviewId]);
  await app.db.pool.query(
    "update projects set owner_id = (select id from users where email = $1) where id = $2",
    [...[eve.email, rows[0].project_id]],
  );
  expect(await readNames()).toEqual([null, null]);
  await app.db.pool.query(
    "update projects set owner_id = (select id from users where email = $1) where id = $2",
    [creator.email, rows[0].project_id],
  );
});

test("an entry names the member, the key, the host of the webhook and the report that it is about", async () => {
  const interviewId = await makeInterview(creator, projectId, { name: "Night buses" });
  await makeFinishedSession(app, interviewId);
  await creator.post(`/api/generate-insights/${interviewId}`);
  const link = await creator.post(`/api/interviews/${interviewId}/report-links`, {});
  await openClient(app.url).get(`/api/reports/${link.body.url.split("/").at(-1)}`);
  await creator.post(`/api/projects/${projectId}/members`, { email: "kim@example.net", role: "viewer" });
  await creator.post("/api/user/keys", { name: "Nightly backup", scopes: ["read"] });
  await creator.post("/api/webhooks", {
    url: "https://93.184.215.14/hooks/secret-part",
    events: ["session.completed"],
  });
  const { entries } = (await creator.get("/api/audit?limit=4")).body;
  const nameOf = (kind: string) =>
    (entries as { targetKind: string; targetName: string | null }[]).find(
      ({ targetKind }) => targetKind === kind,
    )?.targetName;
  expect(nameOf("member")).toMatch(/^kim@example\.net, ./);
  expect(nameOf("api_key")).toBe("Nightly backup");
  expect(nameOf("webhook")).toBe("93.184.215.14");
  expect(nameOf("report_link")).toBe("Night buses");
});

test("the log holds no word and no name of what it is about", async () => {
  const rows = await app.db.pool.query<{ row: string }>("select a::text as row from audit a");
  // As words of their own: the letters of an id, drawn at random, may spell a name.
  expect(rows.rows.map(({ row }) => row).join()).not.toMatch(/\b(Ada|Remote|Slack)\b|example\.org|Yes\?/);
});

test("every call that is to be noted is one of the contract", () => {
  const known = new Set(listOperations().map(({ method, path }) => `${method} ${path}`));
  expect([...auditedCalls.keys()].filter((name) => !known.has(name))).toEqual([]);
});
