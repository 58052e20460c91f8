import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openVisitor } from "#server/testing/browser.ts";
import { type CreatorJourney, startCreatorJourney } from "./creator-journey.ts";
import { makeFindingsStudy } from "./findings-study.ts";
import { heading } from "./participant-steps.ts";

/** What a creator does with what people said: transcripts, personas, findings, questions, files, a shared report. */
let journey: CreatorJourney;

beforeAll(async () => {
  journey = await startCreatorJourney();
});
afterAll(() => journey?.close());

const talk = `Interviewer: How do you plan your week?
Anna: I really hate planning on paper, because the wall board is always out of date by Tuesday. My manager never looks at it.
Interviewer: What happened last week?
Anna: I lost two hours on Monday because nobody could tell me which task came first, and that was frustrating.
Interviewer: What would you change?
Anna: I wish the board would update itself every single morning before work. I need one place for all tasks.
`;

test("transcripts become a persona: uploaded, put right, reviewed, saved, read and deleted", async () => {
  const { page, checkAccess, checkVariant, leave } = await journey.visit();
  await page.goto("/analyze-transcript");
  await heading(page, "Analyze transcripts").waitFor();
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await page.getByText("No transcripts uploaded or selected").waitFor();
  await page.locator('input[type="file"]').setInputFiles([
    { name: "anna.txt", mimeType: "text/plain", buffer: Buffer.from(talk) },
    { name: "old.txt", mimeType: "text/plain", buffer: Buffer.from("d0cf11e0a1b11ae10000", "hex") },
  ]);
  await page.getByText("Transcripts uploaded successfully. Ready to generate persona.").waitFor();
  await page.getByText(/old\.txt is a Word 97/).waitFor();
  await checkVariant("uploaded transcripts");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await page.getByText("Persona generated successfully. Review below.").first().waitFor({ timeout: 60_000 });
  await page.getByLabel("Name", { exact: true }).last().fill("Planner by the wall");
  await checkAccess("the review of a persona");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Persona saved successfully!").first().waitFor();
  await page.getByRole("link", { name: "Open “Planner by the wall”" }).click();
  await heading(page, "Planner by the wall").waitFor();
  await page.getByText("wall board is always out of date").first().waitFor();
  await checkAccess("a persona");
  await page.getByRole("button", { name: "Rename" }).click();
  const naming = page.getByRole("dialog", { name: "Rename “Planner by the wall”" });
  await naming.getByLabel("Name").fill("Planner at the board");
  await checkVariant("renaming a persona");
  await naming.getByRole("button", { name: "Save" }).click();
  await heading(page, "Planner at the board").waitFor();
  await page.getByRole("button", { name: "Delete Persona" }).click();
  await heading(page, "Analyze transcripts").waitFor();
  expect((await journey.creator.get("/api/personas")).body).toEqual([]);
  await leave();
});

test("D18: findings are generated, edited by hand, taken away as files and shared as a report", async () => {
  const interviewId = await makeFindingsStudy(journey);
  const { page, checkAccess, leave } = await journey.visit();
  await page.goto(`/interviews/${interviewId}`);
  await page.getByRole("button", { name: "Generate Insights" }).click();
  await page.getByRole("heading", { level: 2, name: /^Pain Points/ }).waitFor({ timeout: 60_000 });
  const menu = page.getByRole("button", { name: /^Edit finding: .*sync folder/ }).first();
  await menu.click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByLabel("Wording").fill("The sync breaks on Mondays");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Rename|Save/ })
    .click();
  await page.getByRole("heading", { name: "The sync breaks on Mondays" }).first().waitFor();
  await checkAccess("findings");
  await downloadFiles(page);
  const report = await shareReport(page);
  await page.keyboard.press("Escape");
  // D18: below each tab, also those that the specification does not have.
  for (const tab of ["Overview", "Script", "Settings"]) {
    await page.getByRole("tab", { name: tab }).click();
    await page.getByRole("heading", { level: 2, name: "Sentiment Analysis" }).waitFor();
    await page.getByRole("heading", { level: 2, name: "Add Insight" }).waitFor();
  }
  await leave();
  await readReport(interviewId, report);
});

async function downloadFiles(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /QDPX|REFI-QDA project/i }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.qdpx$/);
}

async function shareReport(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Share report" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  const link = page.getByRole("dialog").getByRole("link", { name: /\/reports\// });
  await link.waitFor();
  return (await link.getAttribute("href")) ?? "";
}

async function readReport(interviewId: string, address: string): Promise<void> {
  const stranger = await openVisitor(journey.browser, { baseUrl: journey.app.url, device: "phone" });
  await stranger.page.goto(new URL(address).pathname);
  await stranger.page.getByText("The sync breaks on Mondays").first().waitFor();
  expect(await stranger.page.content()).not.toContain("Galway");
  await stranger.checkAccess("a shared report");
  const [link] = (await journey.creator.get(`/api/interviews/${interviewId}/report-links`)).body;
  await journey.creator.send("DELETE", `/api/interviews/${interviewId}/report-links/${link.token}`);
  stranger.expectRefused("404 /api/reports/*");
  await stranger.page.reload();
  await stranger.page.getByText("This report link is no longer valid.").waitFor();
  await stranger.leave();
}
