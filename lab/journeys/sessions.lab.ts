import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
} from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test("the drop-off shows at which question people stop", async () => {
  const creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  const interviewId = await makeInterview(creator, await makeProject(creator));
  await makeFinishedSession(app, interviewId);
  await startParticipant(app, interviewId);
  const { page, checkAccess, leave } = await openVisitor(browser, {
    baseUrl: app.url,
    cookies: creator.cookies,
  });
  await page.goto(`/interviews/${interviewId}?tab=sessions`);
  await page.getByRole("button", { name: "Drop-off by question" }).click();
  await page.getByRole("table", { name: /answered and stopped/ }).waitFor();
  await checkAccess("drop-off by question");
  await leave();
});
