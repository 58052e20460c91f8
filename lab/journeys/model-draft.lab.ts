import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { type LoopbackModel, startLoopbackModel } from "#server/testing/loopback-model.ts";
import { makeCreator, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let model: LoopbackModel;
let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  model = await startLoopbackModel();
  [app, browser] = await Promise.all([startTestApp(model.settings), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await model?.close();
});

const questions = [
  "How do you get to the tool library from where you live?",
  "Think of the last tool you borrowed. How did it go, from fetching it to the day it was back?",
  "Why did you bring it back on that day?",
  "If you have ever paid a late fee, here or elsewhere, what did it change for you?",
  "What else should we know about borrowing tools?",
];
const note = "Members who left can't be heard here. <b>Ask them</b> with a guide of their own.";
const draft = {
  unclear: null,
  parts: ["why tools come back late"],
  idea: null,
  name: "Late returns",
  title: "Borrowing tools",
  introduction: "Thank you for taking part. We would like to hear how borrowing goes for you.",
  topics: ["Borrowing", "Bringing back", "Fees"],
  questions: questions.map((text) => ({
    ...{ text, aim: "What happened.", helpText: "Whatever you remember of it.", depth: "normal" },
    covers: [0],
  })),
  note,
};

test("the model's remark on a study appears above its draft, as plain text, and survives a reload", async () => {
  model.behave({ says: JSON.stringify(draft) });
  const creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  const projectId = await makeProject(creator);
  const { page, checkAccess, leave } = await openVisitor(browser, {
    ...{ baseUrl: app.url, cookies: creator.cookies },
  });
  await page.goto(`/interview/create?projectId=${projectId}`);
  await page.getByLabel("Interview objective").fill("Find out why tools come back late to our library");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Target audience").fill("Members who borrowed something this year");
  await page.getByRole("button", { name: "Generate Interview Script" }).click();

  const remark = page.getByRole("note").filter({ hasText: "The model’s remark on your study:" });
  await remark.waitFor();
  expect(await remark.textContent()).toContain(note);
  await checkAccess("wizard, review with a remark");
  await page.reload();
  await remark.waitFor();
  expect(await page.getByRole("textbox", { name: /^Question 3/ }).inputValue()).toBe(questions[2]);
  await leave();
});
