import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import { openClient } from "#server/testing/client.ts";
import { makeCreator, makeInterview, makeProject, script } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** What a creator sets on an interview, and how they bring participants to it. */
let app: TestApp;
let browser: Browser;
let visitor: Visitor;
let interviewId = "";

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  const creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  interviewId = await makeInterview(creator, await makeProject(creator));
  visitor = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const seen = async () => (await openClient(app.url).get(`/api/interviews/${interviewId}`)).body;

test("settings are changed together, saved, and never lost by leaving", async () => {
  const { page, checkAccess, checkVariant, expectRefused } = visitor;
  await page.goto(`/interviews/${interviewId}?tab=settings`);
  await page.getByText("All changes saved.").waitFor();
  await page.getByText("Acme Research would like to interview you", { exact: false }).waitFor();
  await page.getByLabel("Contact").fill("ada@example.org");
  await page.getByLabel("Minutes").fill("20");
  await page.getByLabel("Prototype link (optional)").fill("http://panel.example");
  await page.getByLabel("Support line").fill("Call 116 123");
  await page.getByText("You have unsaved changes.").waitFor();
  await checkAccess("settings with changes");
  expectRefused("400 /api/interviews/*");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Prototype link must start with https://").waitFor();
  await page.getByLabel("Prototype link (optional)").fill("");
  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
  await checkVariant("leaving settings unsaved");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Saved.", { exact: true }).waitFor();
  expect(await seen()).toMatchObject({ minutes: 20, contact: "ada@example.org" });
  await page.reload();
  expect(await page.getByLabel("Support line").inputValue()).toBe("Call 116 123");
  await page.getByLabel("Support line").fill("Nobody");
  await page.getByRole("tab", { name: "Overview" }).click();
  // Pressed twice, as some people press everything: the question takes one answer.
  await page.getByRole("button", { name: "Leave without saving" }).dblclick();
  await page.getByRole("tab", { name: "Overview", selected: true }).waitFor();
});

test("the script is changed on a tab of its own, beside settings that stay as they are", async () => {
  const { page, checkAccess } = visitor;
  await page.getByRole("tab", { name: "Script" }).click();
  await page.getByText("All changes saved.").waitFor();
  await page.getByRole("button", { name: "Question 2: Normal priority · up to 3 follow-ups" }).click();
  const treatment = page.getByRole("group", { name: "What question 2 is for and how it is asked" });
  await treatment.getByText("High").click();
  await treatment.getByLabel("What you want to learn (private)").fill("Where time goes");
  await page.getByLabel("Title for participants").fill("A day at work");
  await page.getByText("You have unsaved changes.").waitFor();
  await checkAccess("a script with changes");
  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Saved.", { exact: true }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Question 2: High priority · up to 3 follow-ups" }).waitFor();
  await page.getByText("To learn: Where time goes").waitFor();
  expect(await page.getByLabel("Title for participants").inputValue()).toBe("A day at work");
  expect(await seen()).toMatchObject({ minutes: 20, contact: "ada@example.org" });
});

test("a link with its language and source is copied, drawn, and brings a participant", async () => {
  const { page, checkAccess } = visitor;
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByText("This link is open", { exact: false }).waitFor();
  await page.getByRole("combobox", { name: "Language" }).click();
  await page.getByRole("option", { name: "German" }).click();
  await page.getByLabel("Source (optional)").fill("newsletter");
  const link = `${app.url}/chat/${interviewId}?lang=de&ref=newsletter`;
  await page.getByAltText(`QR code of ${link}`).waitFor();
  await page.getByRole("button", { name: "Copy this link" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await checkAccess("sharing an interview");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download PNG" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("Tools-for-remote-work-qr.png");
  const participant = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  await participant.page.goto(link);
  await participant.page.getByRole("checkbox").check();
  await participant.page.getByRole("button", { name: /Chat beginnen|Begin Chat|Chat starten/ }).click();
  for (const field of await participant.page.locator("form select").all())
    await field.selectOption({ index: 1 });
  for (const field of await participant.page.locator("input[type=text]").all()) await field.fill("Galway");
  await participant.page.locator("button[type=submit]").click();
  await participant.page
    .getByRole("log")
    .getByText(script.questions[0] ?? "", { exact: false })
    .waitFor();
  const { rows } = await app.db.pool.query("select source, language from sessions where interview_id = $1", [
    interviewId,
  ]);
  expect(rows).toEqual([{ source: "newsletter", language: "de" }]);
  await participant.leave();
});

test("the link is closed and opened again, and limited to a number", async () => {
  const { page, leave } = visitor;
  await page.getByRole("button", { name: "Close link" }).click();
  await page.getByText("This link is closed: no one new can start.").waitFor();
  expect((await seen()).open).toBe(false);
  await page.getByRole("button", { name: "Open link again" }).click();
  await page.getByText("This link is open", { exact: false }).waitFor();
  await page.getByLabel("Session limit").fill("1");
  await page.getByRole("button", { name: "Save limits" }).click();
  await page.getByText("1 of 1 places taken", { exact: false }).waitFor();
  expect((await seen()).open).toBe(false);
  await leave();
});
