import { afterAll, beforeAll, expect, test } from "vitest";
import { makeForm, makeSlowPdf, talk } from "#server/features/transcripts/upload-for-tests.ts";
import { makeCreator } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** Each slow file takes all of the fifteen seconds that a file may take; upload-queue.http.test.ts has the rest. */
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
