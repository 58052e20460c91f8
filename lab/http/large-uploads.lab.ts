import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Content, makeForm, talk } from "#server/features/transcripts/upload-for-tests.ts";
import { makeCreator } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
});
afterAll(() => app.close());

const upload = (files: [string, Content][]) => creator.post("/api/upload-transcript", makeForm(files));

async function countSources(): Promise<number> {
  return (await creator.get("/api/transcripts")).body.length;
}

test("files of more than 50 MB together are refused", async () => {
  const file: [string, Buffer] = ["big.txt", Buffer.alloc(9 * 1024 * 1024, "word ")];
  const reply = await upload([file, file, file, file, file, file]);
  expect([reply.status, reply.body.error]).toEqual([
    413,
    "The files are too large. Together they can be up to 50 MB.",
  ]);
  for (let times = 0; times < 5; times++) expect((await creator.get("/api/transcripts")).status).toBe(200);
});

/** A raw request that says it has `length` bytes and then ends or stays silent after sending `body`. */
function sendRaw(length: number, body: Buffer): Promise<void> {
  const { hostname, port } = new URL(app.url);
  const cookie = [...creator.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /api/upload-transcript HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`,
      );
      socket.write(body, () => setTimeout(() => socket.destroy(), 5));
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve());
  });
}

test("two hundred uploads that are given up half-way leave nothing behind", async () => {
  const part = Buffer.from(
    `--b\r\nContent-Disposition: form-data; name="transcripts"; filename="a.txt"\r\n\r\n${"word ".repeat(20_000)}`,
  );
  const before = await countSources();
  const memory = process.memoryUsage().rss;
  await Promise.all(Array.from({ length: 200 }, () => sendRaw(part.length * 2, part)));
  expect(await countSources()).toBe(before);
  expect((await upload([["a.txt", talk]])).status).toBe(200);
  expect(process.memoryUsage().rss - memory).toBeLessThan(150 * 1024 * 1024);
});

test("an endless file is cut at the limit without being held in memory", async () => {
  const chunk = Buffer.alloc(1024 * 1024, "word ");
  const head = '--b\r\nContent-Disposition: form-data; name="transcripts"; filename="a.txt"\r\n\r\n';
  async function* listChunks() {
    yield Buffer.from(head);
    for (let sent = 0; sent < 300; sent++) yield chunk;
  }
  const cookie = [...creator.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  let highest = 0;
  const before = process.memoryUsage().rss;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss - before);
  }, 10);
  const reply = await fetch(`${app.url}/api/upload-transcript`, {
    method: "POST",
    headers: { cookie, "content-type": "multipart/form-data; boundary=b" },
    body: listChunks() as unknown as BodyInit,
    duplex: "half",
  } as RequestInit);
  clearInterval(watch);
  expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([413, "too_large"]);
  expect(highest).toBeLessThan(150 * 1024 * 1024);
});
