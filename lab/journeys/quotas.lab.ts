import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import {
  makeCreator,
  makeInterview,
  makeProject,
  startParticipant,
  userInfo,
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

const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

test("a newcomer sets a minimum of 5 women under 30 and a maximum of 10 people in London, and watches them fill", async () => {
  const creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  const gender = { label: "Gender?", kind: "single_choice", required: true, options: ["Woman", "Man"] };
  const age = { id: "age", label: "How old are you?", kind: "number", required: true };
  const fields = [{ ...gender, id: "gender" }, age];
  const { body: form } = await creator.post("/api/forms", { name: "Screener", formType: "pre", fields });
  const project = await makeProject(creator);
  const id = await makeInterview(creator, project, { preInterviewFormId: form._id });
  const { page, checkAccess, leave } = await openVisitor(browser, {
    baseUrl: app.url,
    cookies: creator.cookies,
  });
  page.setDefaultTimeout(15_000);
  await page.goto(`/interviews/${id}?tab=share`);
  const save = page.getByRole("button", { name: "Save", exact: true });

  await page.getByRole("button", { name: "Add quota" }).click();
  await choose(page, "Counts people by", "Gender?");
  await save.click();
  await page.getByText("Choose at least one answer.").waitFor();
  await page.getByText("Enter a minimum or a maximum.").waitFor();
  await checkAccess("a quota with what is wrong");
  await choose(page, "Answers that count", "Woman");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Add a condition" }).click();
  await choose(page, "and by", "How old are you?");
  await page.getByRole("textbox", { name: "To", exact: true }).fill("29");
  await page.getByRole("textbox", { name: "At least" }).fill("5");
  await page.getByText("At least 5 people with Gender: Woman, and How old are you: 29 or less.").waitFor();
  await save.click();
  await page.getByText("0 of at least 5 · 5 more needed").waitFor();

  await page.getByRole("button", { name: "Add quota" }).click();
  await choose(page, "Counts people by", "Town or city");
  await page.getByRole("combobox", { name: "Answers that count" }).fill("London");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "At most" }).fill("10");
  await save.click();
  await page.getByText("0 of 10").waitFor();

  await page.getByRole("button", { name: "Add quota" }).click();
  await choose(page, "Counts people by", "Gender?");
  await choose(page, "Answers that count", "Woman");
  await page.keyboard.press("Tab");
  await page.getByRole("textbox", { name: "At most" }).fill("4");
  await save.click();
  await page.getByText("needs at least 5 people who all count towards", { exact: false }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Some people count towards more than one quota.", { exact: false }).waitFor();

  const info = { ...userInfo, townCity: "london" };
  const person = await startParticipant(app, id, info);
  await person.post(`/api/sessions/${id}/${person.sessionId}/forms/${form._id}`, {
    answers: { gender: "Woman", age: 22 },
  });
  await page.reload();
  await page.getByText("1 of at least 5 · 4 more needed").waitFor();
  await page.getByText("1 of 10").waitFor();
  expect(await page.getByText("0 finished · 1 in progress").count()).toBe(2);
  await checkAccess("quotas over several answers");

  await creator.send("PATCH", `/api/forms/${form._id}`, { fields: [{ ...gender, id: "gender" }] });
  await page.reload();
  const gone = "The form before the interview no longer asks this question.";
  await page.getByText(`Counts nobody: ${gone}`).waitFor();
  await leave();
});
