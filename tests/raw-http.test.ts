import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openClient } from "#server/testing/client.ts";
import { makeCreator, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let cookie: string;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
  cookie = [...creator.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
});
afterAll(() => app.close());

/** What the server says to these very bytes, until it closes the connection. */
function talk(bytes: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
    let text = "";
    socket.setEncoding("latin1").on("data", (chunk) => (text += chunk));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text }));
    socket.write(bytes, "latin1");
  });
}

const innards = /node_modules|\.ts:\d|\bat \w+ \(|Error:/;
/** A request whose connection is closed after it. */
const ask = (line: string, headers: string[] = [], body = "") =>
  talk(`${[line, "Host: localhost", "Connection: close", ...headers].join("\r\n")}\r\n\r\n${body}`);
const countProjects = async () => (await creator.get("/api/projects")).body.length;

const json = `{"name":"Taken"}`;
const post = (...headers: string[]) =>
  ask("POST /api/projects HTTP/1.1", [`Cookie: ${cookie}`, ...headers], json);
const length = `Content-Length: ${json.length}`;

describe("what a body is said to be", () => {
  test.each([
    "text/plain",
    "TEXT/PLAIN; charset=utf-8",
    "text/plain\t",
    "text/plain;application/json",
    "text/plain, application/json",
    "application/x-www-form-urlencoded\t;a=b",
    "application/jsonp",
    "application/json-patch+json",
    "json",
    "/json",
  ])("%j is refused, and nothing is stored", async (type) => {
    const before = await countProjects();
    expect((await post(`Content-Type: ${type}`, length)).status).toBe(415);
    expect(await countProjects()).toBe(before);
  });

  test("said twice, the second type opens nothing that the first does not", async () => {
    const before = await countProjects();
    const reply = await post("Content-Type: text/plain", "Content-Type: application/json", length);
    expect(reply.status).toBe(415);
    expect(await countProjects()).toBe(before);
  });

  test.each([
    "application/json",
    " application/json",
    "application/json\t",
    "Application/JSON;charset=UTF-8",
  ])("%j is JSON", async (type) => {
    const before = await countProjects();
    expect((await post(`Content-Type: ${type}`, length)).status).toBe(201);
    expect(await countProjects()).toBe(before + 1);
  });
});

describe("how long a body is said to be", () => {
  const typed = "Content-Type: application/json";
  test.each([
    ["both a length and chunks", [typed, length, "Transfer-Encoding: chunked"]],
    ["two lengths", [typed, length, "Content-Length: 3"]],
    ["a length that is no number", [typed, "Content-Length: 0x10"]],
    ["a negative length", [typed, "Content-Length: -1"]],
    ["chunks of another name", [typed, "Transfer-Encoding: xchunked"]],
    ["a chunk without its size", [typed, "Transfer-Encoding: chunked"]],
    ["a blank before the colon", [typed, `Content-Length : ${json.length}`]],
    ["a header over two lines", [typed, length, "X-Folded: a\r\n b"]],
    ["NUL in a header", [typed, length, "X-Nul: a\u0000b"]],
  ])("%s: refused, and nothing is stored", async (_, headers) => {
    const before = await countProjects();
    const { status, text } = await post(...headers);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(innards);
    expect(await countProjects()).toBe(before);
  });
});

describe("a path that looks like another", () => {
  test.each([
    "//api/projects",
    "/api//projects",
    "/api/projects/",
    "/api/projects;x=1",
    "/API/PROJECTS",
    "/api/%70rojects",
    "/api%2fprojects",
    "/assets/../api/projects",
    "/assets/%2e%2e/api/projects",
    "/api/projects%00",
    "/api/projects?_method=GET",
    "http://elsewhere.example/api/projects",
    "*",
  ])("%s shows a project to nobody without a login", async (path) => {
    const { status, text } = await ask(`GET ${path} HTTP/1.1`);
    expect(status).toBeLessThan(500);
    expect(text).not.toContain(projectId);
    expect(text).not.toMatch(innards);
  });

  test.each(["X-HTTP-Method-Override: DELETE", "X-HTTP-Method: DELETE", "X-Method-Override: DELETE"])(
    "%s deletes nothing",
    async (header) => {
      for (const line of [`GET /api/projects/${projectId}`, `POST /api/projects/${projectId}?_method=DELETE`])
        await ask(`${line} HTTP/1.1`, [`Cookie: ${cookie}`, header]);
      expect((await creator.get(`/api/projects/${projectId}`)).status).toBe(200);
    },
  );
});

describe("what is hardly HTTP", () => {
  test.each([
    ["an older version without a host", "GET /healthz HTTP/1.0\r\n\r\n", [200]],
    ["no host", "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n", [400]],
    ["two hosts", "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n", [200, 400]],
    ["a version that is none", "GET /healthz HTTP/9.9\r\nHost: a\r\n\r\n", [400]],
    ["the beginning of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [400]],
    ["the beginning of TLS", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000", [400]],
    ["no line's end but endless words", `GET /${"x".repeat(100_000)}`, [431]],
    [
      "a hundred thousand bytes of headers",
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(100_000)}\r\n\r\n`,
      [431],
    ],
  ])("%s", async (_, bytes, statuses) => {
    const { status, text } = await talk(bytes);
    expect(statuses).toContain(status);
    expect(text).not.toMatch(innards);
  });

  test.each(["TRACE", "CONNECT", "PROPFIND", "FOO"])("%s is no method of ours", async (method) => {
    const { status, text } = await ask(`${method} /api/projects HTTP/1.1`, [`Cookie: ${cookie}`]);
    expect([0, 400, 404, 405]).toContain(status);
    expect(text).not.toContain(projectId);
  });

  test("what a caller expects is given where it is known, and refused where not", async () => {
    const known = await post("Content-Type: application/json", length, "Expect: 100-continue");
    expect(known.text).toMatch(/^HTTP\/1\.1 100 Continue[\s\S]*HTTP\/1\.1 201/);
    expect((await post("Content-Type: application/json", length, "Expect: a-miracle")).status).toBe(417);
  });

  test("the server answers as before", async () => {
    expect((await openClient(app.url).get("/readyz")).status).toBe(200);
  });
});
