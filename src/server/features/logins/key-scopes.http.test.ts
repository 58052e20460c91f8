import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { KeyScope } from "#contract/choices.ts";
import { keyScopesOf } from "#contract/key-scopes.ts";
import { listOperations } from "#contract/operations.ts";
import { type Client, openClient, type Reply } from "../../testing/client.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let owner: Client & { email: string };
let interviewId: string;
let projectId: string;
let sessionId: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await makeCreator(app);
  projectId = await makeProject(owner);
  interviewId = await makeInterview(owner, projectId);
  ({ sessionId } = await makeFinishedSession(app, interviewId));
});
afterAll(() => app.close());

type Call = (method: string, path: string, body?: unknown) => Promise<Reply>;

async function makeKey(scopes?: KeyScope[]): Promise<{ id: string; call: Call }> {
  const { status, body } = await owner.post("/api/user/keys", { name: "A program", scopes });
  expect(status).toBe(201);
  const headers = { authorization: `Bearer ${body.key}` };
  const program = openClient(app.url);
  return { id: body._id, call: (method, path, sent) => program.send(method, path, sent, headers) };
}

const personalPaths = () => [
  `/api/sessions/${sessionId}/transcript`,
  `/api/interviews/${interviewId}/sessions`,
  `/api/interviews/${interviewId}/claims`,
];

describe("H-3: an API key", () => {
  test("of the installation's owner with every scope cannot read the outbox, and so resets nobody's password", async () => {
    expect((await owner.get("/api/current_user")).body.instanceOwner).toBe(true);
    const { call } = await makeKey(["read", "write", "personal", "export"]);
    await openClient(app.url).post("/api/auth/forgot", { email: owner.email });
    const reply = await call("GET", "/api/admin/outbox");
    expect([reply.status, reply.body.code]).toEqual([403, "key_not_allowed"]);
    expect(reply.text).not.toContain("token=");
  });

  test("with every scope makes nothing that gives access, and takes nobody's away", async () => {
    const { call, id } = await makeKey(["read", "write", "personal", "export"]);
    const calls: [string, string, unknown?][] = [
      ["POST", `/api/interviews/${interviewId}/report-links`, {}],
      ["GET", `/api/interviews/${interviewId}/report-links`],
      ["POST", `/api/interviews/${interviewId}/links`, { labels: "Ann" }],
      ["GET", `/api/interviews/${interviewId}/links`],
      ["POST", `/api/projects/${projectId}/members`, { email: "new@example.org", role: "editor" }],
      ["DELETE", `/api/projects/${projectId}/members/${id}`],
      ["POST", "/api/webhooks", { url: "https://example.org/hook", events: ["session.completed"] }],
      ["GET", "/api/webhooks"],
      ["POST", "/api/user/keys", { name: "Another" }],
      ["PATCH", "/api/user", { name: "Somebody else" }],
      ["GET", "/api/user/sessions"],
      ["GET", "/api/user/export"],
      ["POST", "/api/cancel-subscription", {}],
    ];
    for (const [method, path, body] of calls) {
      const reply = await call(method, path, body);
      expect([method, path, reply.status, reply.body?.code]).toEqual([method, path, 403, "key_not_allowed"]);
    }
  });

  test("to read reads projects and findings, and neither changes, nor exports, nor hands out what people said", async () => {
    const { call } = await makeKey();
    expect((await call("GET", "/api/projects")).status).toBe(200);
    expect((await call("GET", `/api/interviews/${interviewId}/details`)).status).toBe(200);
    const refused = [
      await call("POST", "/api/projects", { name: "New" }),
      await call("DELETE", `/api/interviews/${interviewId}`),
      await call("GET", `/api/interviews/${interviewId}/export?format=json`),
      ...(await Promise.all(personalPaths().map((path) => call("GET", path)))),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [403, "key_scope_missing"]),
    );
    expect(refused[3]?.body.error).toBe('This API key lacks the scope "personal".');
  });

  test("to read and for personal data reads transcripts and claims", async () => {
    const { call } = await makeKey(["read", "personal"]);
    for (const path of personalPaths()) expect([path, (await call("GET", path)).status]).toEqual([path, 200]);
  });

  test("to export gives files without personal data, and with it only where it is for both", async () => {
    const path = `/api/interviews/${interviewId}/export?format=json`;
    const [plain, both] = [await makeKey(["export"]), await makeKey(["export", "personal"])];
    expect((await plain.call("GET", path)).status).toBe(200);
    const refused = await plain.call("GET", `${path}&personal=1`);
    expect([refused.status, refused.body.code]).toEqual([403, "key_scope_missing"]);
    expect((await both.call("GET", `${path}&personal=1`)).status).toBe(200);
  });

  test("to write makes a project, and cannot read it back", async () => {
    const { call } = await makeKey(["write"]);
    const made = await call("POST", "/api/projects", { name: "By a program" });
    expect(made.status).toBe(201);
    expect((await call("GET", `/api/projects/${made.body._id}`)).body.code).toBe("key_scope_missing");
  });

  test("has the scopes that were chosen, in the list too; none or unknown ones are refused", async () => {
    const { id } = await makeKey(["export", "read"]);
    const { body } = await owner.get("/api/user/keys");
    expect(body.find((key: { _id: string }) => key._id === id).scopes).toEqual(["read", "export"]);
    for (const scopes of [[], ["admin"], "read"]) {
      const reply = await owner.post("/api/user/keys", { name: "K", scopes });
      expect([reply.status, Object.keys(reply.body.fields)[0]]).toEqual([
        400,
        expect.stringMatching(/^scopes/),
      ]);
    }
  });

  test("that is older than scopes keeps all four", async () => {
    const { id } = await makeKey();
    await app.db.pool.query("update api_keys set scopes = default where id = $1", [id]);
    const { body } = await owner.get("/api/user/keys");
    expect(body.find((key: { _id: string }) => key._id === id).scopes).toEqual([
      ...["read", "write", "personal", "export"],
    ]);
  });
});

test("a call that is not listed takes a login, and only calls of creators are listed", () => {
  expect(keyScopesOf("GET /api/anything-new")).toBeUndefined();
  const creators = new Set(
    listOperations()
      .filter(({ access }) => access === "creator")
      .map(({ method, path }) => `${method} ${path}`),
  );
  const others = listOperations()
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => keyScopesOf(name) !== undefined && !creators.has(name));
  expect(others).toEqual([]);
});
