import { afterAll, beforeAll, expect, test } from "vitest";
import { openVisitor } from "#server/testing/browser.ts";
import { makeInterview, makeProject } from "#server/testing/makers.ts";
import { type CreatorJourney, startCreatorJourney } from "./creator-journey.ts";
import { consentAndStart } from "./participant-steps.ts";

let journey: CreatorJourney;

beforeAll(async () => {
  journey = await startCreatorJourney();
});
afterAll(() => journey?.close());

test("a screener is created, previewed as participants see it, and ends an interview kindly", async () => {
  const { creator } = journey;
  const { page, checkAccess, checkVariant, leave, expectRefused } = await journey.visit();
  await page.goto("/projects");
  await page.getByRole("link", { name: "Forms", exact: true }).click();
  await page.getByText("You have no forms yet").waitFor();
  await checkVariant("forms");
  await page.getByRole("button", { name: "New form" }).click();
  await page.getByRole("menuitem", { name: "Before the interview" }).click();

  await page.getByRole("heading", { name: "New form" }).waitFor();
  expectRefused("400 /api/forms");
  await page.getByRole("button", { name: "Save form" }).click();
  await page.getByText("Name is required").first().waitFor();
  await page.getByText("Question is required").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Who takes part");
  await page.getByLabel("Question", { exact: true }).fill("Which of these are you?");
  await page.getByRole("combobox", { name: "Answer", exact: true }).click();
  await page.getByRole("option", { name: "One choice" }).click();
  await page.getByLabel("Option 1", { exact: true }).fill("Nurse");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Neither");
  await page.getByRole("checkbox", { name: "Option 2 ends the interview" }).check();
  await page.getByRole("switch", { name: "Must be answered" }).check();

  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByRole("menuitem", { name: "Scale" }).click();
  await page.keyboard.type("How easy is your work?");
  await page.getByRole("button", { name: "Move question 2 up" }).click();
  const preview = page.frameLocator('iframe[title="The form as participants see it"]');
  await preview.getByRole("group", { name: /How easy is your work/ }).waitFor();
  await preview.getByLabel("Neither").check();
  await preview.getByRole("button", { name: "Continue" }).click();
  await preview.getByText("Thank you for your answers").waitFor();
  await preview.getByRole("button", { name: "Back" }).click();
  await checkAccess("the form editor");
  await page.getByRole("button", { name: "Save form" }).click();
  await page.getByText("Before the interview · 2 questions").waitFor();

  const form = (await creator.get("/api/forms")).body.find((one: { builtIn: boolean }) => !one.builtIn);
  expect(form.fields.map(({ kind }: { kind: string }) => kind)).toEqual(["scale", "single_choice"]);
  const interviewId = await makeInterview(creator, await makeProject(creator), {
    preInterviewFormId: form._id,
  });
  const visitor = await openVisitor(journey.browser, { baseUrl: journey.app.url, device: "phone" });
  await consentAndStart(visitor.page, `/chat/${interviewId}`);
  await visitor.page.getByLabel("Neither").check();
  await visitor.checkAccess("a form before the interview");
  await visitor.page.getByRole("button", { name: "Continue" }).click();
  await visitor.page.getByText("Thank you for your answers").waitFor();
  await visitor.leave();
  await leave();
});
