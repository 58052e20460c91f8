import { isDeepStrictEqual } from "node:util";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { agree, begin, messages, say, waitForMessages } from "./participant-steps.ts";

/** One conversation that is open in two tabs of a browser. */
let app: TestApp;
let browser: Browser;
let interviewId: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  const creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function openTwice() {
  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  const [first, second] = [visitor.page, await visitor.context.newPage()];
  await first.goto(`/chat/${interviewId}`);
  await agree(visitor);
  await begin(visitor);
  await second.goto(first.url());
  await waitForMessages(second, 1);
  return { visitor, first, second };
}

const sessionOf = (page: Page) => new URL(page.url()).pathname.split("/")[3];

const expectSame = (first: Page, second: Page) =>
  expect
    .poll(async () => isDeepStrictEqual(await messages(first), await messages(second)), { timeout: 60_000 })
    .toBe(true);

test("two tabs with one conversation show the same, even when both send at once", async () => {
  const { visitor, first, second } = await openTwice();
  await say(visitor, "From the first tab.");
  await waitForMessages(second, 3);
  visitor.expectRefused(`409 /api/sessions/${interviewId}/*/send`);
  await first.getByLabel("Your message").fill("The first again.");
  await second.getByLabel("Your message").fill("And the second.");
  await Promise.all(
    [first, second].map((page) => page.getByRole("button", { name: "Send", exact: true }).tap()),
  );
  await Promise.all([waitForMessages(first, 7), waitForMessages(second, 7)]);
  await expectSame(first, second);
  expect(
    (await app.db.pool.query("select 1 from turns where session_id = $1", [sessionOf(first)])).rowCount,
  ).toBe(7);
  await visitor.leave();
});
