import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCreator } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { makeForm, talk } from "./upload-for-tests.ts";

type Creator = Awaited<ReturnType<typeof makeCreator>>;

let app: TestApp;
let busy: Creator;
let other: Creator;

beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: "on" });
  busy = await makeCreator(app);
  other = await makeCreator(app);
});
afterAll(() => app.close());

/** About a thousand bytes that draw 60 × 60 × 60 texts: reading them takes all the time that a file may have. */
function makeSlowPdf(): Buffer {
  const form = (number: number, content: string, uses: string) =>
    `${number} 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<${uses}>>/Length ${content.length}>>stream\n${content}\nendstream endobj\n`;
  const sixty = (name: string) => `/${name} Do `.repeat(60);
  const font = "/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>";
  const objects = [
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n",
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n",
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</XObject<</A 5 0 R>>>>>>endobj\n",
    `4 0 obj<</Length ${sixty("A").length}>>stream\n${sixty("A")}\nendstream endobj\n`,
    form(5, sixty("B"), "/XObject<</B 6 0 R>>"),
    form(6, sixty("C"), "/XObject<</C 7 0 R>>"),
    form(7, "BT /F 1 Tf (word) Tj ET", font),
  ];
  let at = "%PDF-1.4\n".length;
  const offsets = objects.map((object) => {
    const start = at;
    at += object.length;
    return `${String(start).padStart(10, "0")} 00000 n \n`;
  });
  return Buffer.from(
    `%PDF-1.4\n${objects.join("")}xref\n0 8\n0000000000 65535 f \n${offsets.join("")}trailer<</Size 8/Root 1 0 R>>\nstartxref\n${at}\n%%EOF`,
  );
}

const slow = makeSlowPdf();
const upload = (creator: Creator, name: string, content: string | Buffer) =>
  creator.post("/api/upload-transcript", makeForm([[name, content]]));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("M-2 an account has one upload that is read and one that waits; another account's comes in between", async () => {
  const order: string[] = [];
  const first = upload(busy, "first.pdf", slow).then(({ status }) => order.push(`first ${status}`));
  await pause(300);
  const second = upload(busy, "second.pdf", slow).then(({ status }) => order.push(`second ${status}`));
  await pause(300);
  const third = await upload(busy, "third.txt", talk);
  expect([third.status, third.body.code]).toEqual([429, "rate_limited"]);
  expect(third.body.error).toMatch(/^Two of your uploads are still being read\./);
  const others = upload(other, "short.txt", talk).then(({ status }) => order.push(`other ${status}`));
  await Promise.all([first, second, others]);
  expect(order).toEqual(["first 400", "other 200", "second 400"]);
}, 120_000);

test("M-2 whoever closes the connection leaves the queue, and the file that is read is given up", async () => {
  const left = new AbortController();
  const lost = fetch(`${app.url}/api/upload-transcript`, {
    method: "POST",
    body: makeForm([["slow.pdf", slow]]),
    headers: { cookie: [...busy.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    signal: left.signal,
  });
  await pause(1_500);
  left.abort();
  await expect(lost).rejects.toThrow();
  const began = performance.now();
  expect((await upload(other, "short.txt", talk)).status).toBe(200);
  // A file may be read for fifteen seconds.
  expect(performance.now() - began).toBeLessThan(12_000);
}, 60_000);

test("M-2 the time that files take counts against their account alone", async () => {
  await app.db.pool.query(
    "update rate_limits set count = 120000 where key like 'reading:%' and count > 10000",
  );
  const refused = await upload(busy, "short.txt", talk);
  expect([refused.status, refused.body.error]).toEqual([
    429,
    "Your last files took two minutes to read. Wait ten minutes, then upload more.",
  ]);
  expect((await upload(other, "short.txt", talk)).status).toBe(200);
});

test("M-2 files that were uploaded leave nothing on the disk", async () => {
  const folder = join(app.deps.config.dataDir, "uploads");
  expect(existsSync(folder)).toBe(true);
  expect(await readdir(folder)).toEqual([]);
});
