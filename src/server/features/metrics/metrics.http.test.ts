import { get } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import {
  finishInterview,
  makeCreator,
  makeInterview,
  makeProject,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let guarded: TestApp;

beforeAll(async () => {
  [app, guarded] = await Promise.all([
    startTestApp(),
    startTestApp({ METRICS_TOKEN: "a-token-for-the-scraper" }),
  ]);
});
afterAll(() => Promise.all([app.close(), guarded.close()]));

test("requests, turns and connections are told by pattern and kind, with nobody's words or ids", async () => {
  const creator = await makeCreator(app);
  const interviewId = await makeInterview(creator, await makeProject(creator));
  const participant = await startParticipant(app, interviewId);
  await finishInterview(participant, ["A rare word: quokkapatch, which nobody else would type."]);
  const told = await openClient(app.url).get("/metrics");
  expect(told.status).toBe(200);
  expect(told.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(told.text).toMatch(
    /askwell_http_request_seconds_count\{method="POST",route="\/api\/sessions\/:chatbotId\/:sessionId\/send",status="2xx"\} [1-9]/,
  );
  expect(told.text).toMatch(/askwell_interviewer_turns_total\{voice="scripted"\} [1-9]/);
  expect(told.text).toMatch(/askwell_database_connections\{state="idle"\} \d/);
  expect(told.text).toContain("askwell_nodejs_eventloop_lag_seconds");
  for (const secret of ["quokkapatch", interviewId, participant.sessionId, "127.0.0.1", "@"]) {
    expect(told.text).not.toContain(secret);
  }
});

test("without a token only the machine itself reads them, not whom a proxy passes on", async () => {
  const visitor = openClient(app.url);
  for (const header of ["x-forwarded-for", "x-real-ip", "forwarded", "via"]) {
    expect((await visitor.get("/metrics", { [header]: "203.0.113.7" })).status).toBe(404);
  }
});

test("without a token nobody reads them by the server's public name, which a silent proxy would pass on", async () => {
  const askBy = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${app.url}/metrics`, { headers: { host } }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      }).on("error", reject);
    });
  expect(await askBy("interviews.example.org")).toBe(404);
  expect(await askBy("127.0.0.1.example.org")).toBe(404);
  expect(await askBy("localhost:3000")).toBe(200);
});

test("with a token only its holder reads them", async () => {
  const visitor = openClient(guarded.url);
  expect((await visitor.get("/metrics")).status).toBe(404);
  expect((await visitor.get("/metrics", { authorization: "Bearer another" })).status).toBe(404);
  const authorization = "Bearer a-token-for-the-scraper";
  expect((await visitor.get("/metrics", { authorization })).status).toBe(200);
});
