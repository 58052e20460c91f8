import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import { makeCreator, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** A script is read from a file, put into order, tried as a participant, and only then saved. */
let app: TestApp;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  const creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  await makeProject(creator, "Cooking at home");
  visitor = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const file = `Introduction: Hello, and thank you for your time.

Objective: Learn how people plan their meals.

Questions
1. How do you plan your meals?
2. Don't you think that shopping lists are great?
3. What went wrong the last time you planned a meal?
`;

const readQuestions = (page: Page) =>
  page
    .getByRole("group", { name: "Questions" })
    .getByRole("textbox")
    .evaluateAll((fields) =>
      fields.map((field) => (field as HTMLTextAreaElement).value.split(" ").slice(0, 2).join(" ")),
    );

test("a script file goes into the review, and a reload loses none of it", async () => {
  const { page, checkVariant } = visitor;
  await page.goto("/interview/create");
  await page.getByRole("button", { name: /Cooking at home/ }).click();
  await page.getByText("Have a script already?").waitFor();
  await checkVariant("wizard, objective");
  await page.getByLabel("Script file").setInputFiles({
    name: "meals.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(file),
  });
  await page.getByRole("heading", { level: 1, name: "Review and Edit Interview Script" }).waitFor();
  await page.getByLabel("Interview Name").fill("Meals");
  await page.reload();
  await page.getByText("Read from your file.", { exact: false }).waitFor();
  expect(await page.getByLabel("Interview Name").inputValue()).toBe("Meals");
});

test("questions are reworded, moved by keyboard, removed, and brought back", async () => {
  const { page } = visitor;
  const start = ["How do", "Don't you", "What went"];
  expect(await readQuestions(page)).toEqual(start);
  await page.getByRole("button", { name: "Use this wording" }).first().click();
  await expect.poll(async () => (await readQuestions(page))[1]).not.toBe("Don't you");
  const reworded = await readQuestions(page);
  await page.getByRole("button", { name: "Drag question 3" }).focus();
  await page.keyboard.press("Space");
  await page.getByText("Position 3 of 3.").waitFor({ state: "attached" });
  // The drag listens to keys from its next timer on: one set after it comes later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await page.keyboard.press("ArrowUp");
  await page.getByText("Position 2 of 3.").waitFor({ state: "attached" });
  await page.keyboard.press("Space");
  const [first = "", second = "", third = ""] = reworded;
  await expect.poll(() => readQuestions(page)).toEqual([first, third, second]);
  await page.getByRole("button", { name: "Remove question 1" }).click();
  await expect.poll(() => readQuestions(page)).toEqual([third, second]);
  await page.keyboard.press("Control+z");
  await page.getByText("Undone: Question 1 removed").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Undone: New wording of question 2").waitFor();
  expect(await readQuestions(page)).toEqual(start);
});

test("a question gets its aim, its help and its depth by keyboard, and a reload loses none of them", async () => {
  const { page, checkAccess } = visitor;
  await page.getByRole("button", { name: "Question 3: Normal priority · up to 3 follow-ups" }).press("Enter");
  await page.keyboard.press("Tab");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("value")))
    .toBe("In their own words");
  await page.keyboard.press("Tab");
  await page.keyboard.type("What makes plans fail");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Think of one meal.");
  await page.keyboard.press("Tab");
  const deep = page.getByRole("option", { name: /^Deep/ });
  await page.keyboard.press("ArrowDown");
  await deep.waitFor();
  // On a busy machine a key that comes right after the list opens is lost.
  await expect
    .poll(async () => {
      const isMarked = (await deep.getAttribute("data-combobox-selected")) !== null;
      if (!isMarked) await page.keyboard.press("ArrowDown");
      return isMarked;
    })
    .toBe(true);
  await page.keyboard.press("Enter");
  await page.getByLabel("Exact wording").check();
  await checkAccess("wizard, review with a question's treatment");
  const treatment = "Question 3: Normal priority · up to 5 follow-ups · exact wording";
  await page.getByRole("button", { name: treatment }).click();
  await page.getByText("To learn: What makes plans fail").waitFor();
  await page.reload();
  await page.getByText("To learn: What makes plans fail").waitFor();
  await page.getByRole("button", { name: treatment }).click();
  expect(await page.getByLabel("What you want to learn (private)").inputValue()).toBe(
    "What makes plans fail",
  );
  expect(await page.getByLabel("If they ask what you mean").inputValue()).toBe("Think of one meal.");
});

test("the script is tried as a participant and then saved", async () => {
  const { page, checkAccess, leave } = visitor;
  await page.getByRole("button", { name: "Preview as a participant" }).click();
  const preview = page.getByRole("dialog", { name: "Preview as a participant" });
  await preview.getByRole("log").getByText("How do you plan your meals?", { exact: false }).waitFor();
  await preview
    .getByLabel("Your answer, as a participant")
    .fill("On Sunday I write a list with my children.");
  await page.keyboard.press("Enter");
  await expect.poll(() => preview.getByRole("log").getByText("Interviewer: ").count()).toBe(2);
  await checkAccess("preview of a script");
  await page.keyboard.press("Escape");
  await preview.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Save Interview" }).click();
  await page.getByRole("heading", { level: 1, name: "Cooking at home" }).waitFor();
  const { rows } = await app.db.pool.query(
    "select i.name, i.questions->2 as last, i.sessions_started as started from interviews i",
  );
  const last = {
    aim: "What makes plans fail",
    helpText: "Think of one meal.",
    depth: "deep",
    exactWording: true,
  };
  expect(rows).toContainEqual({ name: "Meals", last: expect.objectContaining(last), started: 0 });
  await leave();
});
