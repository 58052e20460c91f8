import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

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

async function begin(page: Page): Promise<void> {
  await page.goto(`/chat/${interviewId}`);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Begin Chat" }).click();
  await page.getByLabel("Age", { exact: true }).selectOption("25-34");
  await page.getByLabel("Occupation", { exact: true }).fill("Carpenter");
  await page.getByLabel("Country", { exact: true }).selectOption("Ireland");
  await page.getByLabel("Town or city", { exact: true }).fill("Cork");
  await page.getByRole("button", { name: "Start the interview" }).click();
  await page.getByRole("log").locator(".message-text").first().waitFor();
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel("Your message").fill(words);
  await page.getByRole("button", { name: "Send", exact: true }).tap();
}

const keepGoing = (page: Page) => page.getByRole("button", { name: "Keep going" });
const stopHere = (page: Page) => page.getByRole("button", { name: "Stop here" });

test("in distress two buttons offer to go on or stop, by keyboard too, and survive a reload", async () => {
  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  const { page } = visitor;
  await begin(page);
  await say(page, "Sorry, I'm crying now.");
  await stopHere(page).waitFor();
  expect(await page.getByRole("log").innerText()).toContain("Samaritans, 116 123");
  for (const button of [stopHere(page), keepGoing(page)]) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await visitor.checkAccess("the choice to go on or stop");
  await page.reload();
  await keepGoing(page).waitFor();
  await keepGoing(page).focus();
  await page.keyboard.press("Enter");
  await keepGoing(page).waitFor({ state: "detached" });
  await say(page, "It's too painful to talk about this.");
  await stopHere(page).focus();
  await page.keyboard.press("Enter");
  await page.locator("#complete-title").waitFor();
  expect(await page.getByRole("log").innerText()).not.toContain("feedback is valuable");
  await visitor.leave();
});
