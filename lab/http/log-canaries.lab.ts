import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "#server/testing/client.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** The whole server as its own process, at its most talkative; what it writes is what a log would hold. */
const main = fileURLToPath(new URL("../../src/server/main.ts", import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), "askwell-log-"));
const modelKey = "zyx-model-key-canary";

let database: TestApp;
let server: ChildProcess;
let log = "";
let ready: Promise<unknown>;
let app: TestApp;

beforeAll(async () => {
  database = await startTestApp();
  const { host, port, user, password, database: name } = database.db.pool.options;
  const socket = host?.startsWith("/") ? `?host=${encodeURIComponent(host)}` : "";
  const login = `${encodeURIComponent(user ?? "")}:${encodeURIComponent(String(password ?? ""))}`;
  const place = `${socket ? "localhost" : host}:${port}`;
  const httpPort = 20_000 + Math.floor(Math.random() * 20_000);
  const url = `http://127.0.0.1:${httpPort}`;
  server = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      ...{ DATABASE_URL: `postgres://${login}@${place}/${name}${socket}`, DATA_DIR: dataDir },
      ...{ PORT: String(httpPort), PUBLIC_URL: url, LOG_LEVEL: "debug", RATE_LIMITS: "off", BILLING: "off" },
      // Nobody listens there: what fails is logged most.
      ...{ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "none", MODEL_API_KEY: modelKey },
      MODEL_BASE_URL: "http://127.0.0.1:9/v1",
    },
  });
  ready = new Promise((resolve) => {
    const read = (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes("is ready on")) resolve(undefined);
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
  });
  app = { ...database, url };
  await Promise.race([ready, once(server, "exit")]);
});

/** Its last lines are read when it is gone. */
async function stopServer(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const closed = once(server, "close");
  server.kill("SIGTERM");
  await closed;
}

afterAll(async () => {
  await stopServer();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const words = "zyxmessagecanary told me that the list on paper was lost on Tuesday, and it took two hours";

/** What an ordinary day brings, and what goes wrong in it. Answers with all that must not be in a log. */
async function useEverything(): Promise<string[]> {
  const creator = await makeCreator(app, "Zyxnamecanary");
  const interviewId = await makeInterview(creator, await makeProject(creator, "Zyxprojectcanary"));
  const info = {
    ageRange: "25-34",
    occupation: "Zyxjobcanary",
    location: "Ireland",
    townCity: "Zyxtowncanary",
  };
  const session = await makeFinishedSession(app, interviewId, { info, answers: [words] });
  const { sessionId, incentiveCode, resumeToken } = session;
  const email = "zyxclaimcanary@people.example";
  await session.post(`/api/complete/${sessionId}/claim`, { email, incentiveCode });
  await session.post(`/api/complete/${sessionId}/claim`, { email, incentiveCode: "ZYX-WRONG-CODE" });
  await creator.get(`/api/sessions/${sessionId}/transcript`);
  await creator.get(`/api/interviews/${interviewId}/export?format=json&personal=1`);
  await creator.post(`/api/generate-insights/${interviewId}`);
  const { key } = (await creator.post("/api/user/keys", { name: "Zyxkeyname" })).body;
  const visitor = openClient(app.url);
  await visitor.get("/api/projects", { authorization: `Bearer ${key}` });
  await visitor.get("/api/projects?search=zyxquerycanary", { authorization: "Bearer zyxbearercanary" });
  await visitor.post("/api/auth/login", { email: creator.email, password: "zyxpasswordcanary" });
  await visitor.post("/api/auth/forgot", { email: creator.email });
  await visitor.post("/api/auth/reset", { token: "zyxtokencanary", password: "zyx new password canary" });
  await visitor.get("/auth/google/callback?code=zyxcodecanary&state=zyxstatecanary");
  await visitor.post("/api/stripe/webhook", "zyxwebhookcanary", { "stripe-signature": "zyxsignaturecanary" });
  await visitor.post("/api/auth/login", '{"email": "zyxbrokencanary', {});
  await visitor.get("/zyxpathcanary?also=zyxquerycanary");
  await visitor.get("/api/interviews/%zzzyxpathcanary");
  await breakDatabase(creator.token);
  const cookies = [...creator.cookies.values(), ...session.cookies.values()];
  return [
    ...["zyx", creator.email, creator.token, key, modelKey, email],
    ...[sessionId, resumeToken, incentiveCode ?? "", interviewId, ...cookies],
  ];
}

/** A failing statement: its message would hold the words that it was to store. */
async function breakDatabase(token: string): Promise<void> {
  const { pool } = database.db;
  await pool.query("alter table projects rename column organization to elsewhere");
  const { status } = await openClient(app.url).post(
    "/api/projects",
    { name: "zyxfailedcanary", organization: "zyxfailedcanary" },
    { authorization: `Bearer ${token}` },
  );
  await pool.query("alter table projects rename column elsewhere to organization");
  expect(status).toBe(500);
}

test("T-LOG-1 no log holds an address, a word, an id, a code, a token or a key of anybody", async () => {
  expect(log).toContain("is ready on");
  const canaries = await useEverything();
  await stopServer();
  expect(log).toContain("/api/sessions/:chatbotId/:sessionId/send");
  expect(log).toContain("unexpected error");
  expect(log.split("\n").length).toBeGreaterThan(30);
  expect(canaries.every((canary) => canary.length >= 3)).toBe(true);
  expect(canaries.filter((canary) => log.toLowerCase().includes(canary.toLowerCase()))).toEqual([]);
}, 120_000);
