import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { openDatabase } from "../db/database.ts";
import { EnvValues } from "../env-values.ts";
import { openClient } from "../testing/client.ts";
import { type LoopbackModel, startLoopbackModel } from "../testing/loopback-model.ts";
import {
  finishInterview,
  makeCreator,
  makeInterview,
  makeProject,
  startParticipant,
} from "../testing/makers.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { readTracingSettings } from "../tracing-settings.ts";
import { nameStatement, startTracing, traceJob } from "./trace-server.ts";
import { openTracer, type Tracer } from "./tracer.ts";

interface ToldSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

/** A collector on this machine. */
let collector: Server;
let endpoint: string;
let posts: { path: string; headers: Record<string, unknown>; body: string }[] = [];
let status = 200;
let app: TestApp;
let model: LoopbackModel;
let tracer: Tracer;
let warnings: unknown[] = [];

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    posts.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(status).end("{}");
  });
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  model = await startLoopbackModel();
  app = await startTestApp({
    ...{ MODEL_PROVIDER: "openai", MODEL_NAME: "loopback:cooperative", MODEL_API_KEY: "zyxmodelkey" },
    MODEL_BASE_URL: model.url,
  });
});
afterAll(async () => {
  await app.close();
  await model.close();
  collector.close();
});
beforeEach(() => {
  posts = [];
  status = 200;
  warnings = [];
  tracer = open(endpoint);
});
afterEach(() => tracer.stop());

function settingsFor(at: string) {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `${at}/`, OTEL_EXPORTER_OTLP_HEADERS: "api-key=abc=,Team=x" };
  return readTracingSettings(new EnvValues(env, [])) ?? expect.unreachable();
}

function open(at: string): Tracer {
  return openTracer(settingsFor(at), { warn: (...said: unknown[]) => warnings.push(said) } as never);
}

function spansOf(): ToldSpan[] {
  return posts.flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans);
}

/** The server with its own database pool, all of it traced. */
async function startTraced() {
  const db = openDatabase({ ...app.db.pool.options } as never, () => undefined);
  const tracing = startTracing(settingsFor(endpoint), { db, log: app.deps.log });
  const server = await createApp(
    { ...app.deps, db, voice: tracing.voice(app.deps.voice) },
    { pagesDir: null },
  );
  tracing.requests(server);
  const url = await server.listen({ host: "127.0.0.1", port: 0 });
  const close = async () => {
    await server.close();
    await db.close();
    await tracing.stop();
  };
  return { url, close };
}

test("an answer is told as a request with its turn, the model's call and its statements below it, without anybody's data", async () => {
  const creator = await makeCreator(app, "Zyxname");
  const interviewId = await makeInterview(creator, await makeProject(creator, "Zyxproject"));
  const traced = await startTraced();
  const participant = await startParticipant({ ...app, url: traced.url }, interviewId, {
    ...{ ageRange: "25-34", occupation: "Zyxnurse", location: "Ireland", townCity: "Zyxtown" },
  });
  await finishInterview(participant, [
    "Zyxanswer: last week the list on paper was lost, which took two hours.",
  ]);
  await openClient(traced.url).get("/api/projects?search=zyxsearch", { authorization: "Bearer zyxbearer" });
  await traced.close();

  expect(posts[0]).toMatchObject({ path: "/v1/traces", headers: { "api-key": "abc=", team: "x" } });
  expect(posts[0]?.headers["content-type"]).toBe("application/json");
  const spans = spansOf();
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const send = spans.filter(({ name }) => name === "POST /api/sessions/:chatbotId/:sessionId/send");
  expect(send.length).toBeGreaterThan(2);
  expect(send.every(({ kind, parentSpanId }) => kind === 2 && parentSpanId === undefined)).toBe(true);
  const parentOf = (span: ToldSpan) => byId.get(span.parentSpanId ?? "")?.name;
  const turns = spans.filter(({ name }) => name === "turn");
  expect(new Set(turns.map(parentOf))).toContain("POST /api/sessions/:chatbotId/:sessionId/send");
  const calls = spans.filter(({ name }) => name === `call ${new URL(model.url).host}`);
  expect(calls.length).toBeGreaterThan(0);
  expect(new Set(calls.map(parentOf))).toEqual(new Set(["turn"]));
  const statements = spans.filter((span) => span.attributes.some(({ key }) => key === "db.system.name"));
  expect(statements.map(parentOf)).toContain("POST /api/sessions/:chatbotId/:sessionId/send");
  expect(statements.every((span) => /^[\w -]+$/.test(span.name))).toBe(true);
  expect(statements.every(({ parentSpanId }) => parentSpanId !== undefined)).toBe(true);
  for (const span of spans) {
    expect([span.traceId, span.spanId]).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      expect.stringMatching(/^[0-9a-f]{16}$/),
    ]);
    expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true);
  }
  const told = posts.map(({ body }) => body.toLowerCase()).join("");
  const secrets = [
    "zyx",
    creator.email,
    creator.token,
    interviewId,
    participant.sessionId,
    participant.resumeToken,
  ];
  expect(secrets.filter((secret) => told.includes(secret.toLowerCase()))).toEqual([]);
});

test("a job is told with its statements, and as failed when it throws", async () => {
  const job = traceJob("insights", async () => Promise.reject(new Error("zyxreason")), tracer);
  await expect(job({} as never)).rejects.toThrow("zyxreason");
  await tracer.stop();
  expect(spansOf()).toMatchObject([{ name: "job insights", status: { code: 2 } }]);
  expect(posts[0]?.body).not.toContain("zyxreason");
});

test("statements are named by their name, or their verb and table, never by a value", () => {
  expect(nameStatement({ name: "find-turns", text: "select 1" })).toBe("find-turns");
  expect(nameStatement({ text: 'insert into "users" ("email") values ($1)' })).toBe("insert users");
  expect(nameStatement("update public.sessions set town = 'Cork'")).toBe("update sessions");
  expect(nameStatement("begin")).toBe("begin");
  expect([nameStatement(null), nameStatement("")]).toEqual(["statement", "statement"]);
});

test("a collector that refuses or is away costs its spans and nothing else", async () => {
  status = 503;
  tracer.begin("one").end();
  await tracer.stop();
  const away = open("http://127.0.0.1:9");
  away.begin("two").end();
  await away.stop();
  expect(warnings).toEqual([
    [{ status: 503, spans: 1 }, "the collector did not take spans"],
    [{ error: "TypeError" }, "the collector is away"],
  ]);
});

test("without an endpoint there are no traces, and one that is no address is told", () => {
  const problems: string[] = [];
  expect(readTracingSettings(new EnvValues({}, problems))).toBeNull();
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" };
  expect(readTracingSettings(new EnvValues(endpoint, problems))).toEqual({
    ...{ url: "http://collector:4318/v1/traces", headers: {}, service: "askwell" },
  });
  expect(problems).toEqual([]);
  const wrong = { OTEL_EXPORTER_OTLP_ENDPOINT: "collector", OTEL_EXPORTER_OTLP_HEADERS: "a" };
  readTracingSettings(new EnvValues(wrong, problems));
  expect(problems).toHaveLength(2);
});
