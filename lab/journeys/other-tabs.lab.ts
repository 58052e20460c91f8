import { isDeepStrictEqual } from "node:util";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { agree, begin, messages, say, waitForMessages } from "../../tests/journeys/participant-steps.ts";

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

const expectSame = (first: Page, second: Page) =>
  expect
    .poll(async () => isDeepStrictEqual(await messages(first), await messages(second)), { timeout: 60_000 })
    .toBe(true);

test("a tab that read the conversation just before its own reply came keeps the reply", async () => {
  const { visitor, first, second } = await openTwice();
  const read = Promise.withResolvers<void>();
  const replied = Promise.withResolvers<void>();
  // Once, the second tab gets the conversation as it was before its own message.
  await second.route(
    "**/messages",
    async (route) => {
      const response = await route.fetch();
      read.resolve();
      await replied.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await say(visitor, "From the first tab.");
  await read.promise;
  await second.getByLabel("Your message").fill("And the second.");
  await second.getByRole("button", { name: "Send", exact: true }).tap();
  await second.waitForResponse((response) => response.url().endsWith("/send"));
  await second.getByText("And the second.").waitFor();
  await waitForMessages(second, 3);
  replied.resolve();
  await waitForMessages(second, 5);
  await waitForMessages(first, 5);
  await expectSame(first, second);
  await visitor.leave();
});
