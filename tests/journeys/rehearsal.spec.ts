import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** A creator tries a script on simulated participants, and sees how the interviewer did with real ones. */
let app: TestApp;
let browser: Browser;
let visitor: Visitor;
let interviewId = "";
let sessionId = "";

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  const creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
  ({ sessionId } = await makeFinishedSession(app, interviewId));
  await app.db.pool.query(
    "update turns set text = 'Great answer, excellent! ' || text where session_id = $1 and seq = 3",
    [sessionId],
  );
  visitor = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a rehearsal is run, said to be simulated wherever it is shown, and read turn by turn", async () => {
  const { page, checkAccess, checkVariant } = visitor;
  await page.goto(`/interviews/${interviewId}`);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Rehearse" }).click();
  await page.getByRole("heading", { level: 1, name: "Rehearse with simulated participants" }).waitFor();
  await page.getByText("No rehearsal yet").waitFor();
  await page
    .getByText("They answer in English and in general terms, so this checks order, time and wording")
    .waitFor();
  await checkVariant("rehearsal, none yet");
  await page.getByLabel("Simulated participants").fill("0");
  await page.getByRole("button", { name: "Run rehearsal" }).click();
  await page.getByText("Please choose between 1 and 20 participants.").waitFor();
  await page.getByLabel("Simulated participants").fill("4");
  await page.getByRole("button", { name: "Run rehearsal" }).click();
  const verdict = section(page, "Verdict");
  await verdict.getByText("These people answer in general terms;").waitFor();
  await verdict.getByText("Details", { exact: true }).click();
  // Somebody may settle a question before it comes, and the seed is drawn anew with every run.
  await verdict.getByText(/\b(9|10|11|12) of 12 questions asked/).waitFor();
  await verdict.getByText("The built-in interviewer asked the questions.").waitFor();
  expect(await verdict.getByText("Simulated – never counted").count()).toBe(1);
  await checkAccess("rehearsal");
  const people = section(page, "Simulated interviews").getByRole("listitem");
  expect(await people.count()).toBe(4);
  await people.nth(1).getByRole("button", { name: "Read transcript" }).click();
  const transcript = page.getByRole("dialog", { name: "Simulated transcript" });
  await transcript.getByText("Simulated – never counted").waitFor();
  await transcript.getByRole("button", { name: "Why did it ask this?" }).nth(1).click();
  // Which move the second turn is depends on the people, who are drawn anew with every run.
  await transcript
    .getByText(
      /^(Follow-up on |(Follow-up|Next question|Explained the question|Answered a question about the interview|Led back to the question): )/,
    )
    .waitFor();
  await checkVariant("simulated transcript");
  await page.reload();
  await transcript.getByText("Simulated – never counted").waitFor();
  await page.keyboard.press("Escape");
  await transcript.waitFor({ state: "detached" });
});

test("the interview's own report card knows of no rehearsal, and its flag opens the turn", async () => {
  const { page, checkAccess, checkVariant, leave } = visitor;
  await page.goto(`/interviews/${interviewId}?tab=script`);
  const card = section(page, "Report card");
  await card.getByText("How the interviewer did in 1 completed session").waitFor();
  await card.getByText("Praised, judged or agreed with an answer").waitFor();
  await card.getByText("Question by question").click();
  await checkAccess("interview with a report card");
  await card.getByRole("button", { name: /Great answer, excellent!/ }).click();
  const transcript = page.getByRole("dialog", { name: "Transcript", exact: true });
  const turn = transcript.getByRole("listitem").filter({ hasText: "Great answer, excellent!" });
  await turn.first().waitFor();
  await expect.poll(() => turn.first().evaluate((item) => item === document.activeElement)).toBe(true);
  await transcript.getByText(/^Report card: 3 of 3 questions answered, 1 turn flagged/).click();
  await checkVariant("transcript with a report card");
  await leave();
});
