import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** A finding is made of words in a transcript, with the mouse and by keyboard, and is found wherever findings are. */
let app: TestApp;
let browser: Browser;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;
let transcriptId: string;

const said = "I really hate planning on paper, because the wall board is always out of date by Tuesday.";
const talk = `Interviewer: How do you plan your week?\nAnna: ${said}\nInterviewer: And after that?\nAnna: I wish the board would update itself every single morning before work.\n`;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  const projectId = await makeProject(creator, "By hand");
  interviewId = await makeInterview(creator, projectId);
  for (let person = 0; person < 2; person++) {
    await makeFinishedSession(app, interviewId, {
      answers: ["Every Monday I lose the sync folder and that is really frustrating for the whole team."],
    });
  }
  const form = new FormData();
  form.set("projectId", projectId);
  form.append("transcripts", new Blob([talk]), "Anna.txt");
  const [uploaded] = (await creator.post("/api/upload-transcript", form)).body;
  transcriptId = uploaded._id;
  expect((await creator.post(`/api/generate-insights/${interviewId}`, {})).status).toBe(200);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const asCreator = () => openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });

/** Selects words of the first turn that has them, as a mouse does. */
async function selectWords(page: Page, words: string): Promise<void> {
  const box = await page.evaluate((wanted) => {
    const turn = [...document.querySelectorAll("[data-message] p")].find((one) =>
      one.textContent?.includes(wanted),
    );
    const walker = document.createTreeWalker(turn ?? document.body, NodeFilter.SHOW_TEXT);
    const node = walker.nextNode();
    const at = node?.textContent?.indexOf(wanted) ?? -1;
    if (!node || at < 0) throw new Error("the words are not in one piece of text");
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + wanted.length);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    const { right, bottom } = range.getBoundingClientRect();
    turn?.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    return { x: right, y: bottom };
  }, words);
  expect(box.x).toBeGreaterThan(0);
}

test("selected words of an uploaded transcript become a finding in the brief and in the shared report", async () => {
  const { page, checkAccess, checkVariant, leave } = await asCreator();
  await page.goto(`/transcripts/${transcriptId}`);
  await page.getByText("wall board is always").waitFor();
  // The project's interviews are asked for beside the transcript: a quotation has a place only when they are there.
  await page.getByRole("button", { name: "New finding" }).first().waitFor({ state: "attached" });
  await selectWords(page, "the wall board is always out of date");
  await page.getByText("Selected").waitFor();
  await checkVariant("a selection in a transcript");
  await page.locator("[class*='bar']").getByRole("button", { name: "New finding" }).last().click();
  const dialog = page.getByRole("dialog", { name: "New finding" });
  await dialog.getByRole("button", { name: "Add finding" }).click();
  await dialog.getByText("Please say what you found.").waitFor();
  await dialog.getByLabel("What did you find?").fill("Boards on walls are stale by midweek");
  await checkAccess("a new finding");
  await dialog.getByRole("button", { name: "Add finding" }).click();
  await page.getByText("Finding added.").waitFor();
  await page.goto(`/interviews/${interviewId}`);
  const card = page.getByRole("article").filter({ hasText: "Boards on walls are stale by midweek" }).first();
  await card.waitFor();
  await card.getByText("the wall board is always out of date").first().waitFor();
  const link = (await creator.post(`/api/interviews/${interviewId}/report-links`, { days: 7 })).body;
  const reader = await openVisitor(browser, { baseUrl: app.url });
  await reader.page.goto(`/reports/${link.token}`);
  await reader.page.getByText("Boards on walls are stale by midweek").first().waitFor();
  await reader.leave();
  await leave();
});

test("a finding is created, moved to another kind and deleted with the keyboard only", async () => {
  const { page, leave } = await asCreator();
  await page.goto(`/transcripts/${transcriptId}`);
  await page.getByText("wall board is always").waitFor();
  await page.getByRole("button", { name: "New finding" }).nth(1).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "New finding" });
  await dialog.getByLabel("Quote").focus();
  await page.keyboard.press("Control+Home");
  for (let step = 0; step < 6; step++) await page.keyboard.press("Shift+ArrowRight");
  await dialog.getByLabel("What did you find?").focus();
  await page.keyboard.type("People wish for boards that update themselves");
  await dialog.getByRole("button", { name: "Add finding" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Finding added.").waitFor();
  const details = (await creator.get(`/api/interviews/${interviewId}/details`)).body;
  const made = details.insights.findings.find((one: { text: string }) => one.text.startsWith("People wish"));
  expect(made.evidence.map((one: { quote: string }) => one.quote)).toEqual(["I wish"]);
  await page.goto(`/interviews/${interviewId}`);
  const menu = page.getByRole("button", {
    name: "Edit finding: People wish for boards that update themselves",
  });
  await menu.first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Change kind…" }).focus();
  await page.keyboard.press("Enter");
  const kinds = page.getByRole("dialog", { name: "Change the kind" });
  await kinds.getByLabel("Kind").selectOption("needs");
  await kinds.getByRole("button", { name: "Change" }).focus();
  await page.keyboard.press("Enter");
  await kinds.waitFor({ state: "hidden" });
  await expect
    .poll(
      async () =>
        (await creator.get(`/api/interviews/${interviewId}/details`)).body.insights.aiAnalysis.needs,
    )
    .toContain("People wish for boards that update themselves");
  await page.goto(`/interviews/${interviewId}?tab=insights`);
  await menu.first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Finding deleted.").waitFor();
  expect(await menu.count()).toBe(0);
  await leave();
});
