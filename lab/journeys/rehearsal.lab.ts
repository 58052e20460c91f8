import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** What a creator does with a rehearsal, and with an interview's snippet for other sites. */
let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("the same participants can be asked again, and older rehearsals be read", async () => {
  const creator = await makeCreator(app);
  const interviewId = await makeInterview(creator, await makeProject(creator));
  const { page, leave } = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
  await page.goto(`/interviews/${interviewId}/rehearse`);
  await page.getByLabel("Simulated participants").fill("4");
  await page.getByRole("button", { name: "Run rehearsal" }).click();
  await section(page, "Verdict").waitFor();
  const first = await section(page, "Simulated interviews").innerText();
  await page.getByRole("button", { name: "Run again with the same participants" }).click();
  const choice = page.getByRole("combobox", { name: "Rehearsal" });
  await choice.waitFor();
  expect(await section(page, "Simulated interviews").innerText()).toBe(first);
  await choice.click();
  await page.getByRole("option").nth(1).click();
  await page.waitForURL(/rehearsal=/);
  await leave();
});

test("a change to make leads to its question in the editor", async () => {
  const creator = await makeCreator(app);
  const own = await makeInterview(creator, await makeProject(creator), {
    questions: ["How do you work?", "Do you like your tools?"],
  });
  const other = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
  await other.page.goto(`/interviews/${own}/rehearse`);
  await other.page.getByRole("button", { name: "Run rehearsal" }).click();
  const change = other.page
    .getByRole("list", { name: "What to change" })
    .getByRole("listitem")
    .filter({ hasText: "can be answered with yes or no" });
  await change.getByRole("link", { name: "Q2" }).click();
  const field = other.page.getByRole("textbox", { name: "Question 2", exact: true });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe("Do you like your tools?");
  await other.leave();
});

test("the snippet for other sites is shown with the interview's address and can be copied", async () => {
  const creator = await makeCreator(app);
  const own = await makeInterview(creator, await makeProject(creator));
  const other = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
  await other.page.goto(`/interviews/${own}`);
  await other.page.getByRole("button", { name: "More actions" }).click();
  await other.page.getByRole("menuitem", { name: "Embed in another site" }).click();
  await other.page.getByRole("button", { name: "Copy Code" }).click();
  await other.page.getByRole("button", { name: "Copied!" }).waitFor();
  const copied = await other.page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`<iframe src="${app.url}/chat/${own}?embed=1"`);
  await other.checkAccess("embed dialog");
  await other.leave();
});
