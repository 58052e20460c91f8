import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorCodes } from "#contract/errors.ts";
import type { Operation } from "#contract/operation.ts";
import { listOperations } from "#contract/operations.ts";
import { type Client, openClient, type Reply } from "#server/testing/client.ts";
import {
  makeCreator,
  makeInterview,
  makeProject,
  script,
  startParticipant,
  userInfo,
} from "#server/testing/makers.ts";
import { someOf } from "#server/testing/some-cases.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let creator: Client;
let ids: { project: string; interview: string; session: string; practice: string };

/** The same cases in every check, so that none fails by chance; SEED=… draws others. */
const seed = Number(process.env.SEED ?? 20_261_121);
const numRuns = process.env.EVERY_CASE ? 50 : 3;
const canary = "canary-4711";

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  const project = await makeProject(creator);
  const interview = await makeInterview(creator, project);
  const participant = await startParticipant(app, interview);
  for (const [name, value] of participant.cookies) creator.cookies.set(name, value);
  const begun = await creator.post("/api/simulated-interviews/start", { topic: "Planning" });
  ids = { project, interview, session: participant.sessionId, practice: begun.body.sessionId };
});
afterAll(() => app.close());

/** A body that each operation takes, to be spoilt in one place. An operation without an entry has no required field. */
const rightBodies: Record<string, Record<string, unknown>> = {
  "POST /api/auth/register": { name: "Ada", email: "ada@example.org", password: "short" },
  "POST /api/auth/login": { email: "nobody@example.org", password: "wrong password" },
  "POST /api/user/onboarding": {
    userRole: "Researcher",
    userGoals: ["Run research projects"],
    companyName: "Acme",
  },
  "POST /api/projects": { name: "A project", organization: "Acme" },
  "PUT /api/projects/:projectId/notices": { distress: "daily", finished: "never" },
  "PATCH /api/projects/:projectId": { name: "A project", organization: "Acme" },
  "POST /api/projects/:projectId/chatbots": {
    ...script,
    prototypeUrl: "https://example.org",
    prototypeType: "website",
  },
  "POST /api/interviews/projects/:projectId/interviews": { ...script, interviewType: "subscription" },
  "PATCH /api/interviews/:id": { ...script, settings: { minutes: 15, returnLinks: {}, consentText: "Yes?" } },
  "POST /api/interviews/generate-interview": {
    objective: "Learn how people cook",
    targetAudience: "Home cooks",
  },
  "POST /api/guides/nearest": { objective: "Learn how people cook", language: "en" },
  "POST /api/interviews/check-script": {
    introduction: "Hello",
    questions: ["How do you cook?"],
  },
  "POST /api/simulated-interviews/start": {
    topic: "Planning meals",
    difficulty: "hard",
  },
  "POST /api/simulated-interviews/:sessionId/message": {
    text: "How do you plan?",
    clientMessageId: "message-0002",
  },
  "POST /api/interviews/preview": { ...script, language: "en", minutes: 15 },
  "POST /api/interviews/previews/:previewId/messages": { text: "I use Slack." },
  "POST /api/sessions/:chatbotId": { consentGiven: true, userInfo, language: "en" },
  "POST /api/sessions/:chatbotId/:sessionId/send": {
    message: "I use Slack.",
    clientMessageId: "message-0001",
  },
  "POST /api/sessions/:chatbotId/:sessionId/complete": { lastFourMessages: [] },
  "POST /api/complete/:sessionId/claim": { email: "a@example.org", incentiveCode: "AAAA-BBBB-CCCC" },
  "POST /api/sessions/:sessionId/withdraw": { resumeToken: "x" },
  "POST /api/sessions/:interviewId/:sessionId/forms/:formId": { answers: { field: "text" } },
  "POST /api/generate-insights/:interviewId": { selectedDataSources: { interviews: true, reddit: false } },
  "POST /api/interviews/:id/insights": {
    notes: "A note",
    keyFindings: [{ title: "One", description: "", tags: ["a"] }],
  },
  "POST /api/interviews/:id/rehearsals": { participants: 1, seed: 7 },
  "POST /api/interviews/:id/links": { labels: ["Ana", "Ben"] },
  "POST /api/interviews/:id/panel/reconcile": { list: "pid,status\nann,pending", columns: { id: 0 } },
  "POST /api/forms": {
    name: "A form",
    formType: "pre",
    fields: [
      { id: "how", label: "How?", kind: "single_choice", required: true, options: ["Well", "Badly"] },
      { label: "How much?", kind: "scale", min: 1, max: 5, minLabel: "Little", maxLabel: "Much" },
    ],
  },
  "POST /api/interviews/:id/sessions/delete": { ids: ["AAAAAAAAAAAAAAAAAAAAAA"] },
  "POST /api/interviews/:id/sessions/restore": { ids: ["AAAAAAAAAAAAAAAAAAAAAA"] },
  "POST /api/interviews/:id/left-out": {
    leftOut: true,
    sourceIds: ["AAAAAAAAAAAAAAAAAAAAAA"],
    quotes: [{ sourceId: "AAAAAAAAAAAAAAAAAAAAAA", messageId: "m", start: 0, end: 1 }],
  },
  "PUT /api/interviews/:id/wordings/:language": { texts: { introduction: "Hola" } },
  "POST /api/interviews/:id/wordings/:language/review": { stamp: "seen" },
  "PUT /api/sessions/:sessionId/distress": { decision: "kept_out" },
  "PUT /api/sessions/:sessionId/annotations": {
    annotations: [
      { id: "a", kind: "note", messageId: "m", text: "t", passage: null, createdAt: "2026-01-01T00:00:00Z" },
    ],
  },
};

const withBody = listOperations().filter(({ body, files }) => body !== undefined || files !== undefined);
const named = withBody.map((operation) => [`${operation.method} ${operation.path}`, operation] as const);

function pathOf({ path }: Operation): string {
  return path.replace(/:(\w+)/g, (_, parameter: string) => {
    if (parameter === "projectId") return ids.project;
    if (path.startsWith("/api/simulated-interviews")) return ids.practice;
    return parameter === "sessionId" ? ids.session : ids.interview;
  });
}

/** Refused or not, the answer is ours: a sentence and a code, and nothing of how the server is made or what came in. */
function expectCalm(reply: Reply, sent: string): void {
  const what = `${sent.slice(0, 300)} -> ${reply.status} ${reply.text.slice(0, 300)}`;
  // A server that sells nothing says so by a status of its own, whatever it is sent.
  if (reply.body?.code !== "payments_off") expect(reply.status, what).toBeLessThan(500);
  if (reply.status < 400) return;
  expect(reply.headers.get("content-type"), what).toMatch(/^application\/json/);
  expect(errorCodes, what).toContain(reply.body.code);
  expect(reply.body.error, what).toMatch(/^[A-Z].{3,200}$/);
  expect(reply.body.message, what).toBe(reply.body.error);
  for (const sentence of Object.values(reply.body.fields ?? {}))
    expect(sentence, what).toMatch(/^[A-Z].{3,200}$/);
  expect(reply.text, what).not.toContain(canary);
  expect(reply.text, what).not.toMatch(
    /node_modules|\.ts:|\bat \w+ \(|select .+ from |insert into|violates|Zod|Expected|received|undefined|\[object/i,
  );
}

const long = `${canary}${"x".repeat(12_000)}`;
const deep = (levels: number) => JSON.parse(`${"[".repeat(levels)}1${"]".repeat(levels)}`);

/** What nobody should send for any field. */
const nasty: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  "",
  " \t\n",
  "\u200b",
  [],
  [null],
  [[canary]],
  {},
  { [canary]: canary },
  { length: 3, trim: canary },
  `${canary}\u0000`,
  `${canary}\ud800`,
  `${canary}' or 1=1; drop table users; --`,
  `<script>${canary}</script>`,
  `${canary}$\{7*7}{{7*7}}%s%n`,
  long,
  JSON.parse(`{"__proto__": {"${canary}": true}, "constructor": {"prototype": {"x": 1}}}`),
  deep(30),
  deep(3_000),
  Array.from({ length: 3_000 }, () => canary),
];

/** Put behind a text that is right, so that it goes as far into the server as texts go. */
const traps = ["\u0000", "\ud800", "\u202e", "';--", "<b>", "%00", "\\", "$1", "{}"];

/** Every way to a value inside a body: ["settings", "minutes"]. */
function listPlaces(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return at.length > 0 ? [at] : [];
  const inner = Object.entries(value).flatMap(([key, item]) => listPlaces(item, [...at, key]));
  return at.length > 0 ? [at, ...inner] : inner;
}

function at(value: unknown, place: (string | number)[]): unknown {
  return place.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], value);
}

/** The body with another value at one place; undefined leaves the field out. */
function spoil(body: unknown, place: (string | number)[], value: unknown): unknown {
  const copy = structuredClone(body);
  let holder = copy as Record<string | number, unknown>;
  for (const step of place.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>;
  holder[place.at(-1) ?? ""] = value;
  return copy;
}

const send = (operation: Operation, body: unknown, headers: Record<string, string> = {}) =>
  creator.send(
    operation.method,
    pathOf(operation),
    typeof body === "string" ? body : JSON.stringify(body),
    headers,
  );

describe("whatever is sent, the answer is a calm one", () => {
  test.each(named.filter(([, { files }]) => files === undefined))(
    `%s, spoilt in ${numRuns} places`,
    async (name, operation) => {
      const right = rightBodies[name] ?? {};
      const places = listPlaces(right);
      const spoiltBody = fc
        .tuple(
          fc.constantFrom(...(places.length > 0 ? places : [["unknown"]])),
          fc.constantFrom(undefined, ...nasty),
        )
        .map(([place, value]) => spoil(right, place, value));
      const anyBody = fc.oneof(fc.constantFrom(...nasty), fc.jsonValue({ maxDepth: 4 }));
      const alsoWeird = fc
        .tuple(spoiltBody, fc.jsonValue())
        .map(([body, extra]) => ({ ...(body as object), extra, _id: "x" }));
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(
            { weight: 6, arbitrary: spoiltBody },
            { weight: 2, arbitrary: anyBody },
            { weight: 1, arbitrary: alsoWeird },
          ),
          async (body) => expectCalm(await send(operation, body), JSON.stringify(body)),
        ),
        { numRuns, seed, endOnFailure: true },
      );
    },
  );

  test.each(named.filter(([, { files }]) => files === undefined))(
    "%s, with NUL, half an emoji, markup and SQL in every text",
    async (name, operation) => {
      const right = rightBodies[name] ?? {};
      const places = listPlaces(right).filter((place) => typeof at(right, place) === "string");
      for (const [index, place] of places.entries()) {
        for (const trap of someOf(traps, traps.length, index)) {
          const body = spoil(right, place, `${at(right, place)}${trap}`);
          expectCalm(await send(operation, body), JSON.stringify(body));
        }
      }
    },
  );

  test.each(named)("%s, as what is no JSON", async (_, operation) => {
    const which = withBody.indexOf(operation);
    const texts = [
      "",
      "{",
      "nonsense",
      '{"a":1}}',
      "[1,",
      '"text"',
      "null",
      "\u0000",
      '{"a":"\ud800"}',
      `{"${canary}":`,
      "%7B%7D",
      "1e999",
      "-",
      "{'a':1}",
    ];
    for (const text of someOf(texts, 7, which)) expectCalm(await send(operation, text), text);
    const otherTypes = [
      "text/plain",
      "application/x-www-form-urlencoded",
      "application/xml",
      "text/html",
      "nonsense",
      "application/json5",
      "image/png",
      "multipart/mixed",
    ];
    for (const type of someOf(otherTypes, otherTypes.length, which)) {
      const reply = await send(operation, `{"name":"${canary}"}`, { "content-type": type });
      expectCalm(reply, type);
      expect(reply.status, type).toBe(415);
    }
    const brokenTypes = [
      "multipart/form-data",
      "multipart/form-data; boundary=x",
      "application/json; charset=latin1",
    ];
    for (const type of someOf(brokenTypes, 3, which)) {
      expectCalm(await send(operation, `--x\r\n${canary}`, { "content-type": type }), type);
    }
  });

  test.each(someOf(named, 4, 0))("%s, larger than anything that it takes", async (_, operation) => {
    const size = (operation.bodyLimit ?? 256 * 1024) + 1024;
    const reply = await send(operation, { name: "x".repeat(size) });
    expectCalm(reply, "a large body");
    expect(reply.status).toBe(413);
  });
});

describe("queries", () => {
  const withQuery = listOperations().filter(({ query }) => query !== undefined);
  test.each(withQuery.map((operation) => [operation.path, operation] as const))(
    "of %s may be anything",
    async (_, operation) => {
      const fields = Object.keys(operation.query?.shape ?? {});
      const values = [
        "",
        "-1",
        "0",
        "1e9",
        "NaN",
        "%00",
        "%ED%A0%80",
        "%zz",
        "a&a=b",
        canary,
        "x".repeat(5_000),
        "'",
        "[]",
        "2026-01-01",
      ];
      const named = [...fields, "__proto__", "constructor", `${canary}[]`];
      for (const [index, field] of named.entries()) {
        for (const value of someOf(values, 7, index)) {
          const path = `${pathOf(operation)}?view=summary&${field}=${value}`;
          expectCalm(await creator.get(path), path);
        }
      }
    },
  );
});

describe("addresses", () => {
  test.each([
    "/api/projects/%zz",
    "/api/projects/%",
    "/api/%ED%A0%80/x",
    "/%zz",
    `/api/projects/${"x".repeat(9_000)}`,
    "/api/interviews//details",
    "/api/projects/?x=%zz",
    "//evil.example/api",
    "/api/%2e%2e/%2e%2e/etc/passwd",
  ])("%s is answered calmly", async (path) => {
    const reply = await openClient(app.url).get(path);
    expect(reply.status).toBeLessThan(500);
    expect(reply.text).not.toMatch(/node_modules|\.ts:|root:x/);
    if (reply.headers.get("content-type")?.includes("json")) expectCalm(reply, path);
  });
});

describe("afterwards", () => {
  test("the server is up, and no object of it has been changed by a key of somebody's", async () => {
    expect((await openClient(app.url).get("/readyz")).status).toBe(200);
    expect(({} as Record<string, unknown>)[canary]).toBeUndefined();
    expect((await creator.get("/api/projects")).status).toBe(200);
  });
});

test("a thing with a length of its own, where a text or a list belongs, is refused in words", async () => {
  const odd = { length: { value: 3 }, trim: canary, map: canary };
  const replies = await Promise.all([
    creator.post(`/api/complete/${ids.session}/claim`, { email: odd, incentiveCode: "AAAA-BBBB-CCCC" }),
    creator.post(`/api/interviews/${ids.interview}/incentives`, { codes: odd }),
    creator.post("/api/projects", { name: odd }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(replies.map(({ text }) => text).join("")).not.toContain(canary);
});
