import { afterAll, beforeAll, test } from "vitest";
import { openVisitor } from "#server/testing/browser.ts";
import { makeInterview, makeProject } from "#server/testing/makers.ts";
import { type CreatorJourney, startCreatorJourney } from "../../tests/journeys/creator-journey.ts";
import { consentAndStart } from "../../tests/journeys/participant-steps.ts";

let journey: CreatorJourney;

beforeAll(async () => {
  journey = await startCreatorJourney();
});
afterAll(() => journey?.close());

test("a personal link opens one interview, counted by a quota, and is kindly refused elsewhere", async () => {
  const { creator } = journey;
  const { page, checkAccess, leave } = await journey.visit();
  const interviewId = await makeInterview(creator, await makeProject(creator));
  await page.goto(`/interviews/${interviewId}?tab=share`);
  await page.getByRole("button", { name: "Add quota" }).click();
  await page.getByRole("combobox", { name: "Answers that count" }).click();
  await page.getByRole("option", { name: "25-34" }).click();
  await page.keyboard.press("Tab");
  await page.getByRole("textbox", { name: "At most" }).fill("1");
  await page.getByLabel("Name", { exact: true }).fill("Young people");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("0 of 1").waitFor();
  await page.getByRole("button", { name: "Set up a panel" }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: "Prolific", exact: true }).click();
  for (const label of ["Complete", "Screened out", "Quota full", "Stopped early", "Withdrawn"]) {
    const field = panel.getByRole("textbox", { name: label });
    await field.fill((await field.inputValue()).replace(/YOUR-.*CODE/, `C-${label.length}`));
  }
  await panel.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("PROLIFIC_PID, STUDY_ID, SESSION_ID").waitFor();
  await page.getByRole("button", { name: "Add people" }).click();
  await page.getByLabel("People", { exact: true }).fill("Ana\nBen");
  await page.getByRole("button", { name: "Create links" }).click();
  await page.getByText("2 of 2 shown · 0 used").waitFor();
  await checkAccess("quotas, panels and personal links");

  const { links } = (await creator.get(`/api/interviews/${interviewId}/links`)).body;
  const address = `/chat/${interviewId}?invite=${links[0].token}&PROLIFIC_PID=p1`;
  const ana = await openVisitor(journey.browser, { baseUrl: journey.app.url });
  await ana.page.goto(address);
  await ana.page.getByText("It was made for you", { exact: false }).waitFor();
  await ana.page.getByText("we keep them with your answers: PROLIFIC_PID", { exact: false }).waitFor();
  await consentAndStart(ana.page);
  await ana.page.getByLabel("Your message").waitFor();
  await ana.page.goto(address);
  await ana.page.getByLabel("Your message").waitFor();
  const other = await openVisitor(journey.browser, { baseUrl: journey.app.url });
  await other.page.goto(address);
  await other.page.getByText("This personal link has already been used").waitFor();
  await other.checkAccess("a personal link that was used");
  other.expectRefused("403 /api/sessions/*");
  await consentAndStart(other.page, `/chat/${interviewId}?invite=${links[1].token}&PROLIFIC_PID=p2`);
  await other.page.getByText("We have already heard from enough people", { exact: false }).waitFor();
  await page.reload();
  await page.getByText("1 of 1").waitFor();
  await page.getByText("1 turned away by a full quota").waitFor();
  for (const visit of [ana, other]) await visit.leave();
  await leave();
});
