import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFinishedSession, startParticipant } from "#server/testing/makers.ts";
import { answering } from "../../lab/texts/find-texts.ts";
import { type CreatorJourney, startCreatorJourney } from "./creator-journey.ts";
import { answers, makeMealsStudy } from "./meals-study.ts";

/** An interview's page while people take part, and with what was learned. */
let journey: CreatorJourney;
let interviewId: string;

beforeAll(async () => {
  journey = await startCreatorJourney();
  interviewId = await makeMealsStudy(journey.creator);
});
afterAll(() => journey?.close());

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

const firstAnswer = "section[aria-labelledby=by-question-heading] q";

test("while people take part, their number, the link and their first words are shown", async () => {
  for (let person = 0; person < 4; person++) await makeFinishedSession(journey.app, interviewId, { answers });
  await startParticipant(journey.app, interviewId);
  const { page, checkVariant, leave } = await journey.visit();
  await page.goto(`/interviews/${interviewId}`);
  await page.getByRole("heading", { name: "4 completed sessions" }).waitFor();
  await page.getByText("5 people started", { exact: false }).waitFor();
  await page.getByAltText(/^QR code of/).waitFor();
  const words = page.getByRole("button", { name: new RegExp(answers[0] ?? "") });
  expect(await words.count()).toBe(3);
  await checkVariant("an interview that is collecting");
  await words.first().click();
  await page.getByRole("dialog").locator("mark").first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Read all answers, question by question" }).click();
  await page.getByText("4 answers").waitFor();
  await leave();
});

test("everybody's answers to a question are on one screen, and lead to their transcripts", async () => {
  const { page, checkAccess, expectRefused, leave } = await journey.visit();
  expectRefused(`500 /api/interviews/${interviewId}/answers`);
  await page.goto(`/interviews/${interviewId}?tab=insights&view=questions`);
  await page.getByText("4 answers").waitFor();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("heading", { level: 2, name: "2. What gets in the way?" }).waitFor();
  const person = page.getByRole("article", { name: "P-02" });
  const words = person.getByRole("button", { name: /Open in the transcript$/ }).first();
  await words.waitFor();
  expect(answers).toContain(await words.locator("q").textContent());
  await checkAccess("answers to a question");
  await words.click();
  await page.getByRole("dialog", { name: "Transcript" }).locator("mark").first().waitFor();
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByRole("heading", { level: 2, name: "2. What gets in the way?" }).waitFor();
  await answering(page, `/api/interviews/${interviewId}/answers`, {}, async () => {
    await page.reload();
    await page
      .getByRole("alert")
      .getByRole("button", { name: /Retry|again/ })
      .waitFor();
  });
  await leave();
});

test("an analysis opens with its brief, with the first answer in view", async () => {
  expect((await journey.creator.post(`/api/generate-insights/${interviewId}`)).status).toBe(200);
  const { page, leave } = await journey.visit();
  await page.goto(`/interviews/${interviewId}`);
  const first = page.getByRole("article").first();
  await first.getByText("4 of 4 people").waitFor();
  await first
    .getByRole("button", { name: /Open in the transcript$/ })
    .first()
    .waitFor();
  expect(await topOf(page, firstAnswer)).toBeLessThan(700);
  await leave();
  const phone = await journey.visit("phone");
  await phone.page.goto(`/interviews/${interviewId}`);
  await phone.page.getByRole("article").first().waitFor();
  expect(await topOf(phone.page, "#short-heading")).toBeLessThan(844);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.leave();
});
