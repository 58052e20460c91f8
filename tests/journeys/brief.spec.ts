import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFinishedSession, startParticipant } from "#server/testing/makers.ts";
import { answering } from "../../lab/texts/find-texts.ts";
import {
  makeBrief,
  makeEvidence,
  makeSingle,
  makeTheme,
} from "../../src/web/creator/findings/brief-for-tests.ts";
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

async function withBrief(page: Page, during: () => Promise<void>): Promise<void> {
  const details = (await journey.creator.get(`/api/interviews/${interviewId}/details`)).body;
  const themes = Array.from({ length: 9 }, (_, at) =>
    makeTheme({ id: `t${at}`, text: `Theme ${at} that people share`, said: [1, 2, 3], against: [4] }),
  );
  const [position] = themes[0]?.evidence ?? [];
  if (!position) throw new Error("The theme has no evidence");
  const quoted = Array.from({ length: 12 }, (_, at) => makeEvidence(at + 1, `Answer ${at + 1}`));
  const ofMany = { text: null, asked: 41, answered: 41, isThin: false, findings: [], evidence: quoted };
  const brief = makeBrief({
    answers: [{ ...ofMany, questionId: details.questionSettings[0].id }],
    inShort: [{ text: "One voice stands out.", findings: ["s1"] }],
    tensions: [
      {
        id: "x",
        within: "people",
        a: { text: "Too dear", evidence: [position] },
        b: { text: "Fair", evidence: [position] },
      },
    ],
    unknown: [{ open: "Nobody over 50 was asked.", why: "All were young.", ask: "two people over 50" }],
  });
  const steps = Array.from({ length: 7 }, (_, at) => ({
    ...makeTheme({ id: `r${at}`, text: `Step ${at + 1}`, said: [1, 2] }),
    kind: "recommendations",
  }));
  const findings = [...themes, makeSingle("s1", "It was stolen twice", 3), ...steps];
  const body = { ...details, insights: { ...details.insights, findings, brief } };
  await answering(page, `/api/interviews/${interviewId}/details`, { status: 200, body }, during);
}

test("single voices are folded, with tensions and open questions below, and a table shows who said what", async () => {
  const { page, checkAccess, leave } = await journey.visit("phone");
  await withBrief(page, async () => {
    await page.goto(`/interviews/${interviewId}`);
    const singles = page.getByRole("button", { name: "Passages worth a look (1)" });
    await singles.waitFor();
    expect(await page.getByText("It was stolen twice", { exact: true }).count()).toBe(0);
    await page.getByRole("link", { name: "Finding 10: It was stolen twice" }).click();
    await page.getByRole("heading", { level: 3, name: "It was stolen twice" }).waitFor();
    const single = page.getByRole("article").filter({ hasText: "It was stolen twice" });
    await expect.poll(() => single.evaluate((card) => card === document.activeElement)).toBe(true);
    await page.getByRole("heading", { name: "Too dear" }).waitFor();
    await page.getByText("Nobody over 50 was asked.").waitFor();
    // D18: the recommendations are all on the overview.
    await page.getByRole("listitem").filter({ hasText: "Step 7" }).waitFor();
    await page.getByText("3 of 8 people · 1 disagreed").first().waitFor();
    const answered = page.getByRole("list", { name: /^What people answered to/ });
    expect(await answered.getByRole("listitem").count()).toBe(4);
    await page.getByRole("link", { name: /^Read all 41 answers/ }).waitFor();
    await checkAccess("a brief with all its parts");
    await page.goto(`/interviews/${interviewId}?tab=insights`);
    const shared = page.getByRole("heading", { level: 3, name: /Theme \d that people share$/ });
    await shared.first().waitFor();
    expect(await shared.count()).toBe(8);
    await page.getByRole("button", { name: "Show all 9 findings" }).click();
    expect(await shared.count()).toBe(9);
    await page.goto(`/interviews/${interviewId}?tab=insights&view=people`);
    const row = page.getByRole("row", { name: /^P-04/ });
    await expect.poll(() => row.getByRole("cell", { name: "disagreed" }).count()).toBe(9);
    const table = page.getByRole("region", { name: "Who said what" });
    expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await checkAccess("people and themes");
  });
  await leave();
});
