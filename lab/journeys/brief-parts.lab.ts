import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFinishedSession } from "#server/testing/makers.ts";
import { makeBrief, makeEvidence, makeSingle, makeTheme } from "#web/creator/findings/brief-for-tests.ts";
import { type CreatorJourney, startCreatorJourney } from "../../tests/journeys/creator-journey.ts";
import { answers, makeMealsStudy } from "../../tests/journeys/meals-study.ts";
import { answering } from "../texts/find-texts.ts";

/** The parts of a brief that few interviews have. */
let journey: CreatorJourney;
let interviewId: string;

beforeAll(async () => {
  journey = await startCreatorJourney();
  interviewId = await makeMealsStudy(journey.creator);
  for (let person = 0; person < 4; person++) await makeFinishedSession(journey.app, interviewId, { answers });
  await journey.creator.post(`/api/generate-insights/${interviewId}`, {});
});
afterAll(() => journey?.close());

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
