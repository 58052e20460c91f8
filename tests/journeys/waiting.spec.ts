import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { type LoopbackModel, startLoopbackModel } from "#server/testing/loopback-model.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let model: LoopbackModel;
let app: TestApp;
let browser: Browser;
let interviewId: string;

beforeAll(async () => {
  model = await startLoopbackModel({ delayMs: 5_000 });
  const env = { MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "slow", MODEL_BASE_URL: model.url };
  [app, browser] = await Promise.all([
    startTestApp({ ...env, MODEL_FIRST_TOKEN_SECONDS: "300", MODEL_SECONDS: "300" }),
    openBrowser(),
  ]);
  const creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await model?.close();
});

async function begin(page: Page): Promise<void> {
  await page.goto(`/chat/${interviewId}`);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Begin Chat" }).tap();
  await page.getByLabel("Age", { exact: true }).selectOption("25-34");
  await page.getByLabel("Occupation", { exact: true }).fill("Carpenter");
  await page.getByLabel("Country", { exact: true }).selectOption("Kenya");
  await page.getByLabel("Town or city", { exact: true }).fill("Mombasa");
  await page.getByRole("button", { name: "Start the interview" }).tap();
  await page.getByRole("log").locator(".message-text").first().waitFor();
}

/** Writes down, in the page, each change of what a screen reader would say of the reply. */
async function listenToStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const status = document.querySelector(".chat-foot > [role=status]");
    if (!status) throw new Error("the page has no status");
    const note = () => heard.push(status.textContent ?? "");
    new MutationObserver(note).observe(status, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test("while a slow model thinks, the page says so in two steps, and then shows the reply", async () => {
  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  const { page } = visitor;
  await page.clock.install();
  await begin(page);
  const heardSoFar = await listenToStatus(page);
  const status = page.locator(".chat-foot > [role=status]");
  const isShown = async () => ((await status.boundingBox())?.height ?? 0) > 10;

  await page.getByLabel("Your message").fill("Meetings were stressful last week.");
  await page.getByRole("button", { name: "Send", exact: true }).tap();
  await page.getByText("Interviewer is typing").waitFor({ state: "attached" });
  expect(await isShown()).toBe(false);
  await page.clock.fastForward(6_500);
  await page.getByText("Interviewer is still thinking").waitFor();
  expect(await isShown()).toBe(true);
  await page.clock.fastForward(25_000);
  await page.getByText("This is taking longer than usual.").waitFor();
  await page.getByText("Sent", { exact: true }).waitFor();

  await page.getByRole("log").locator(".message:not(.own) .message-text").nth(1).waitFor();
  expect(await isShown()).toBe(false);
  expect(await heardSoFar()).toEqual([
    "Interviewer is typing",
    "Interviewer is still thinking",
    "This is taking longer than usual. Your answer is saved, and the reply will appear here.",
    "",
  ]);
  await visitor.leave();
});
