import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeFinishedSession } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { agree, heading } from "./participant-steps.ts";
import { makeRewardedStudy } from "./rewarded-study.ts";

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

test("on a phone the first screen says who, how long, by what and for what, and holds the way on", async () => {
  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  const { page } = visitor;
  await page.goto(`/chat/${interviewId}`);
  const button = page.getByRole("button", { name: "Begin Chat" });
  const bottomOf = async (text: string) => {
    const box = await page.getByText(text).first().boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? 0);
  };
  const box = await button.boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  for (const text of [
    "would like to hear from you",
    "minutes, in writing",
    "automated interviewer",
    "£10 voucher",
  ])
    expect(await bottomOf(text), text).toBeLessThanOrEqual(box?.y ?? 0);
  expect(await page.getByText("how you get about town").count()).toBe(0);
  const language = await page.getByRole("combobox", { name: "Language" }).boundingBox();
  expect(language?.y).toBeLessThan((await heading(page, /./).boundingBox())?.y ?? 0);
  await visitor.checkAccess("consent");
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/consent-phone.png` });

  await page.getByRole("button", { name: "What we keep and how to withdraw" }).tap();
  const sheet = page.getByRole("dialog", { name: "The full information" });
  for (const text of ["how you get about town", "Withdrawing", "Your reward: £10 voucher."])
    await sheet.getByText(text).first().waitFor();
  expect(await sheet.evaluate((one) => one.scrollTop)).toBe(0);
  await visitor.checkAccess("consent, details");
  await sheet.getByRole("button", { name: "Close" }).tap();
  await agree(visitor);
  await visitor.leave();
});

test("at the end the reward and the way out come before the private link and deleting", async () => {
  const { sessionId, resumeToken } = await makeFinishedSession(app, interviewId);
  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  const { page } = visitor;
  await page.goto(`/chat/${interviewId}/${sessionId}#resume=${resumeToken}`);
  await page.getByRole("button", { name: "Continue your interview" }).tap();
  await page.getByRole("heading", { name: "Your thank-you code: £10 voucher" }).waitFor();
  const finish = page.getByRole("link", { name: "Finish" });
  const more = page.getByText("Your private link, or delete your answers");
  expect((await finish.boundingBox())?.y).toBeLessThan((await more.boundingBox())?.y ?? 0);
  expect(await page.getByRole("button", { name: "Delete my answers" }).isVisible()).toBe(false);
  await visitor.checkAccess("completion");
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/end-phone.png` });
  await more.tap();
  await page.getByRole("button", { name: "Delete my answers" }).waitFor();
  await visitor.leave();
});
