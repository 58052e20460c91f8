import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { agree, fillIn } from "../../tests/journeys/participant-steps.ts";
import { makeRewardedStudy } from "../../tests/journeys/rewarded-study.ts";

let app: TestApp;
let browser: Browser;
let interviewId: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  interviewId = await makeRewardedStudy(app);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test("M-3: where promises change while one fills in the details, the page says why it is back at consent", async () => {
  const owner = await makeCreator(app);
  const study = await makeInterview(owner, await makeProject(owner));
  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  const { page } = visitor;
  await page.goto(`/chat/${study}`);
  await agree(visitor);
  await fillIn(visitor);
  await owner.send("PATCH", `/api/interviews/${study}`, { settings: { retentionDays: 30 } });
  visitor.expectRefused(`409 /api/sessions/${study}`);
  await page.getByRole("button", { name: "Start the interview" }).tap();
  const why = page.getByRole("alert").getByText("The information about this study has just changed.");
  await why.waitFor();
  expect(await page.getByRole("checkbox").isChecked()).toBe(false);
  await visitor.checkAccess("consent, changed");
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/consent-changed-phone.png` });
  await page.getByRole("button", { name: "What we keep and how to withdraw" }).tap();
  await page.getByRole("dialog").getByText("30 days").first().waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await agree(visitor);
  expect(await page.getByLabel("Occupation", { exact: true }).inputValue()).toBe("Carpenter");
  await page.getByRole("button", { name: "Start the interview" }).tap();
  await page.getByRole("log").locator(".message-text").first().waitFor();
  await visitor.leave();
});

test("whoever reads the page in another language than the script's hears which the questions are in", async () => {
  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  const { page } = visitor;
  await page.goto(`/chat/${interviewId}`);
  await page.getByRole("button", { name: "Begin Chat" }).waitFor();
  expect(await page.getByText("The questions are in").count()).toBe(0);
  await page.getByRole("combobox", { name: "Language" }).selectOption("fr");
  await page.getByText("Les questions sont en anglais. Répondez dans la langue de votre choix.").waitFor();
  await visitor.checkAccess("consent in another language");
  await visitor.leave();
});
