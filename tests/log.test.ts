import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadConfig } from "#server/config.ts";
import { type Client, openClient } from "#server/testing/client.ts";
import { type LoopbackModel, startLoopbackModel } from "#server/testing/loopback-model.ts";
import { type LoopbackSmtp, startLoopbackSmtp } from "#server/testing/loopback-smtp.ts";
import { finishInterview, makeInterview, makeProject, startParticipant } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** T-LOG of the threat list, for what participants and creators do on a day with failures, libraries' words included. */

let app: TestApp;
let model: LoopbackModel;
let mail: LoopbackSmtp;
const lines: string[] = [];

beforeAll(async () => {
  [model, mail] = await Promise.all([startLoopbackModel(), startLoopbackSmtp()]);
  app = await startTestApp({
    ...{ MODEL_PROVIDER: "openai", MODEL_NAME: "loopback:status-500", MODEL_API_KEY: "zyxmodelkey" },
    ...{ MODEL_BASE_URL: model.url, SMTP_URL: mail.url, MAIL_FROM: "zyxsender@example.org" },
    ...{ TRUST_PROXY: "on", DRAIN_SECONDS: "0" },
  });
  const { log } = app.deps;
  Object.assign(log, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } });
  log.level = "debug";
});
afterAll(async () => {
  await app.close();
  await Promise.all([model.close(), mail.close()]);
});

const address = "203.0.113.77";
const agent = "ZyxBrowser/1.0";

/** Somebody behind a proxy that passes on where they are. */
function openVisitor(): Client {
  const client = openClient(app.url);
  const headers = { "x-forwarded-for": address, "user-agent": agent };
  const send: Client["send"] = (method, path, body, more) =>
    client.send(method, path, body, { ...headers, ...more });
  return {
    ...{ send, cookies: client.cookies },
    get: (path, more) => send("GET", path, undefined, more),
    post: (path, body = {}, more) => send("POST", path, body, more),
  };
}

const answers = [
  "Zyxanswerone told me on Tuesday that the list was lost, and finding it took two hours.",
  "I wish that zyxanswertwo kept one place for decisions, as searching takes 20 minutes.",
];

async function takePart(interviewId: string): Promise<{ participant: Client; secrets: string[] }> {
  const participant = openVisitor();
  const begun = await participant.post(`/api/sessions/${interviewId}`, {
    consentGiven: true,
    userInfo: { ageRange: "25-34", occupation: "Zyxnurse", location: "Ireland", townCity: "Zyxgalway" },
  });
  expect(begun.status, begun.text).toBe(200);
  const { sessionId, resumeToken, threadId } = begun.body;
  const path = `/api/sessions/${interviewId}/${sessionId}`;
  const say = (message: string) => participant.post(`${path}/send`, { message });
  await finishInterview(
    { ...participant, interviewId, sessionId, resumeToken, firstMessage: "", say },
    answers,
  );
  const { incentiveCode } = (await participant.post(`${path}/complete`, { lastFourMessages: [] })).body;
  const email = "zyxclaim@people.example";
  const claim = { email, incentiveCode };
  const wrong = await participant.post(`/api/complete/${sessionId}/claim`, {
    email,
    incentiveCode: "ZYXX-ZYXX",
  });
  expect(wrong.status).toBe(404);
  expect((await participant.post(`/api/complete/${sessionId}/claim`, claim)).status).toBe(200);
  return { participant, secrets: [sessionId, resumeToken, threadId, incentiveCode] };
}

async function upload(creator: Client, projectId: string): Promise<void> {
  const form = new FormData();
  form.append("projectId", projectId);
  form.append("transcripts", new Blob(["Interviewer: How?\nZyxspeaker: zyxuploaded words."]), "zyxfile.txt");
  form.append("transcripts", new Blob([new Uint8Array([80, 75, 3, 4, 1, 2])]), "zyxbroken.docx");
  await creator.post("/api/upload-transcript", form);
}

/** By a link from the outbox, used, and used again. */
async function resetPassword(creator: Client, email: string): Promise<string> {
  await creator.post("/api/auth/forgot", { email });
  let token: string | undefined;
  await expect
    .poll(async () => {
      const { rows } = await app.db.pool.query("select text from outbox where kind = 'reset' limit 1");
      token = /token=([\w-]+)/.exec(rows[0]?.text ?? "")?.[1];
      return token;
    })
    .toBeTruthy();
  const reset = { token, password: "zyx new password" };
  expect((await creator.post("/api/auth/reset", reset)).status).toBe(200);
  expect((await creator.post("/api/auth/reset", reset)).status).toBe(400);
  return token ?? "";
}

/** A statement fails whose values are what somebody said. */
async function breakDatabase(participant: Client, interviewId: string): Promise<string> {
  const other = await startParticipant(app, interviewId);
  await app.db.pool.query("alter table turns rename column text to elsewhere");
  const path = `/api/sessions/${interviewId}/${other.sessionId}/send`;
  const { status } = await other.post(path, { message: "zyxbroken answer that was to be stored" });
  await app.db.pool.query("alter table turns rename column elsewhere to text");
  expect(status).toBe(500);
  await participant.post(path, "{zyxnojson", { "content-type": "application/json" });
  return other.sessionId;
}

test("T-LOG: an interview, a claim, an upload, a login, a reset and failures leave nobody's data in the log", async () => {
  mail.fail("refuses-address");
  const creator = openVisitor();
  const email = "zyxcreator@example.org";
  const account = { name: "Zyxname", email, password: "zyx correct horse" };
  const { token } = (await creator.post("/api/auth/register", account)).body;
  const projectId = await makeProject(creator, "Zyxproject", "Zyxorganisation");
  const interviewId = await makeInterview(creator, projectId, {
    introduction: "Hello, zyxintroduction of it.",
  });
  const { participant, secrets } = await takePart(interviewId);
  await upload(creator, projectId);
  await creator.post(`/api/generate-insights/${interviewId}`);
  expect((await creator.post("/api/auth/login", { email, password: "zyx wrong one" })).status).toBe(401);
  expect((await creator.post("/api/auth/login", { email, password: account.password })).status).toBe(200);
  const cookies = [...creator.cookies.values(), ...participant.cookies.values()];
  const link = await resetPassword(creator, email);
  const broken = await breakDatabase(participant, interviewId);
  await creator.get("/api/projects?search=zyxsearch", { authorization: "Bearer zyxbearer" });
  await expect.poll(() => lines.join("")).toContain("a mail was not sent");

  const log = lines.join("").toLowerCase();
  for (const said of ["the model's turn was not taken", "unexpected error", '"request"'])
    expect(log).toContain(said);
  expect(lines.length).toBeGreaterThan(25);
  const personal = [
    ...["zyx", address, agent, token, link, broken, interviewId, projectId],
    ...[...secrets, ...cookies],
  ];
  expect(personal.every((one) => typeof one === "string" && one.length >= 3)).toBe(true);
  expect(personal.filter((one) => log.includes(one.toLowerCase()))).toEqual([]);
}, 120_000);

test("no lower level than debug can be set, as a library writes whole headers of uploads at trace", () => {
  expect(loadConfig({ LOG_LEVEL: "debug" }).logLevel).toBe("debug");
  expect(() => loadConfig({ LOG_LEVEL: "trace" })).toThrow(
    /^LOG_LEVEL must be one of silent, .*, debug, not/,
  );
});
