import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
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

test("codes of the creator's own go out one by one, then a link takes their place", async () => {
  const creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  const interviewId = await makeInterview(creator, await makeProject(creator));
  const { page, checkAccess, expectRefused, leave } = await openVisitor(browser, {
    baseUrl: app.url,
    cookies: creator.cookies,
  });
  await page.goto(`/interviews/${interviewId}?tab=share`);
  await page.getByText("Askwell generates codes: 0 issued.").waitFor();
  await page.getByRole("button", { name: "Change the incentive" }).click();
  await page.getByLabel("Codes of my own, one for each participant").check();
  await page.getByLabel("Add codes").fill("GIFT-ONE\nGIFT-TWO\nGIFT-ONE");
  await checkAccess("the incentive of an interview");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Codes from your list: 0 issued, 2 left.").waitFor();
  const first = await makeFinishedSession(app, interviewId);
  expect(first.incentiveCode).toBe("GIFT-ONE");
  await page.reload();
  await page.getByText("Codes from your list: 1 issued, 1 left.").waitFor();
  await page.getByRole("button", { name: "Change the incentive" }).click();
  await page.getByLabel("One link for everyone").check();
  await page.getByRole("textbox", { name: "Link", exact: true }).fill("http://gifts.example.org");
  expectRefused("400 /api/interviews/*");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("must start with https://", { exact: false }).waitFor();
  await page.getByRole("textbox", { name: "Link", exact: true }).fill("https://gifts.example.org/thanks");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Everyone who finishes sees your link.").waitFor();
  await leave();
});
