import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject, script } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** A plan from the limit to the price card and back, with the test checkout. */
let browser: Browser;
let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ BILLING: "demo" }), openBrowser()]);
  creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test("paying at the plan's limit leads back to the wizard with its draft", async () => {
  const projectId = await makeProject(creator, "Paid work");
  await makeInterview(creator, projectId);
  const { page, checkAccess, expectRefused, leave } = await openVisitor(browser, {
    baseUrl: app.url,
    cookies: creator.cookies,
  });
  await page.goto(`/interview/create?projectId=${projectId}`);
  const buffer = Buffer.from("1. What do you cook?\n2. How do you plan your meals?\n");
  await page.getByLabel("Script file").setInputFiles({ name: "script.txt", mimeType: "text/plain", buffer });
  await page.getByRole("heading", { level: 1, name: "Review and Edit Interview Script" }).waitFor();
  await page.getByLabel("Interview Name").fill("Meals");
  await page.getByLabel("Introduction").fill(script.introduction);
  await page.getByLabel("Objective").fill(script.objective);
  expectRefused(`403 /api/interviews/projects/${projectId}/interviews`);
  await page.getByRole("button", { name: "Save Interview" }).click();
  await page.getByRole("link", { name: "See the plans" }).click();
  const basic = page.getByRole("list", { name: "Plans" }).getByRole("listitem").filter({ hasText: "Basic" });
  await basic.getByText("£29.00").waitFor();
  await checkAccess("prices");
  await basic.getByRole("button", { name: /Buy plan/ }).click();
  await page.getByText("no card, no charge", { exact: false }).waitFor();
  await checkAccess("the test checkout");
  await page.getByRole("button", { name: "Start the plan without paying (test)" }).click();
  await page.waitForURL(/\/interview\/create\?/);
  expect(await page.getByLabel("Interview Name").inputValue()).toBe("Meals");
  await page.getByRole("button", { name: "Save Interview" }).click();
  await page.waitForURL(/\/detail$/);
  await leave();
});
