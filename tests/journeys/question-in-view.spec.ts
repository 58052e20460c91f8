import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { agree, answer, begin, say } from "./participant-steps.ts";

let app: TestApp;
let browser: Browser;
let interviewId: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  const creator = await makeCreator(app);
  const options = ["The ferry", "The bridge", "The tunnel", "My own boat", "I hardly ever cross"];
  interviewId = await makeInterview(creator, await makeProject(creator), {
    questions: [
      { text: "Tell me about the last time you crossed the river.", depth: "light" },
      {
        text: "Which way do you usually take to get across the river on a working day?",
        depth: "light",
        item: { kind: "choice", options },
      },
    ],
  });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

/** How many pixels of the newest message are out of sight, above or below. */
const measureHidden = (page: Page) =>
  page.evaluate(() => {
    const log = document.querySelector("[role=log]")?.getBoundingClientRect();
    const words = document.querySelector("[role=log] li:last-child .message-text")?.getBoundingClientRect();
    if (!log || !words) throw new Error("nothing was said");
    return Math.ceil(Math.max(0, log.top - words.top, words.bottom - log.bottom));
  });

test("on a small phone a choice question is in view above its options", async () => {
  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`/chat/${interviewId}`);
  await agree(visitor);
  await begin(visitor);
  const option = page.getByRole("button", { name: "The bridge" });
  expect(await page.getByText("Shift+Enter").count()).toBe(0);
  // One follow-up, and on.
  await say(visitor, answer);
  await say(visitor, answer);
  await option.waitFor();
  await expect.poll(() => measureHidden(page), { timeout: 1_000 }).toBe(0);
  await visitor.leave();
});
