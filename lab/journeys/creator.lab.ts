import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDocx } from "#server/features/interviews/upload/files-for-tests.ts";
import { openVisitor } from "#server/testing/browser.ts";
import { makeInterview, makeProject, script } from "#server/testing/makers.ts";
import { type CreatorJourney, startCreatorJourney } from "../../tests/journeys/creator-journey.ts";
import { heading } from "../../tests/journeys/participant-steps.ts";

let journey: CreatorJourney;

beforeAll(async () => {
  journey = await startCreatorJourney();
});
afterAll(() => journey?.close());

test("the other guides are searched by words of a study, and Enter sends nothing", async () => {
  const { page, leave } = await journey.visit();
  await page.goto(`/interview/create?projectId=${await makeProject(journey.creator, "Searched")}`);
  await page.getByLabel("Interview objective").fill("Understand how people choose a bicycle.");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: /^All \d+ guides$/ }).click();
  const search = page.getByLabel("Search the other guides");
  await search.fill("sheltered housing");
  await page.getByText("1 guide matches.").waitFor();
  await page.getByRole("radio", { name: "What a place or community needs" }).waitFor();
  await search.press("Enter");
  await search.fill("zebra");
  await page.getByText("No other guide matches “zebra”.").waitFor();
  await leave();
});

test("a script in a DOCX file comes into the review step, and is saved only from there", async () => {
  const { page, checkAccess, leave } = await journey.visit();
  const projectId = await makeProject(journey.creator, "From a file");
  await page.goto(`/projects/${projectId}/upload`);
  await heading(page, "Upload a script").waitFor();
  await checkAccess("script upload");
  const docx = makeDocx([
    "Introduction: Thank you for talking with us about gardens.",
    "Objective: Learn how people share a garden.",
    "Questions",
    "1. How did you come to your garden?",
    "2. What do you share with others there?",
    "3. What was the last thing that you disagreed about?",
  ]);
  const input = page.getByLabel("Script file");
  await input.setInputFiles({
    name: "notes.exe",
    mimeType: "application/x-msdownload",
    buffer: Buffer.from("MZ"),
  });
  await page.getByText("Unsupported file type. Please upload a DOCX, PDF, TXT or MD file.").waitFor();
  await input.setInputFiles({
    name: "gardens.docx",
    mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    buffer: docx,
  });
  await heading(page, "Review and Edit Interview Script").waitFor();
  expect(await page.getByRole("textbox", { name: "Question 1" }).inputValue()).toBe(
    "How did you come to your garden?",
  );
  expect(await page.getByRole("textbox", { name: /^Question \d+$/ }).count()).toBe(3);
  expect((await journey.creator.get(`/api/projects/${projectId}/chatbots`)).body).toEqual([]);
  await page.getByLabel("Interview Name").fill("Shared gardens");
  await page.getByRole("button", { name: "Save Interview" }).click();
  await page.getByRole("link", { name: "Shared gardens" }).waitFor();
  await leave();
});

test("the create form asks for what is missing, by field", async () => {
  const visitor = await journey.visit();
  const { page, checkAccess } = visitor;
  const projectId = await makeProject(journey.creator, "By hand");
  visitor.expectRefused(`400 /api/projects/${projectId}/chatbots`);
  await page.goto(`/projects/${projectId}/chatbot/create`);
  await heading(page, "Create New Chatbot").waitFor();
  await page.getByRole("button", { name: "Create Chatbot" }).click();
  await page.getByText("Introduction is required").first().waitFor();
  await page.getByText("Objective is required").first().waitFor();
  await page.getByText("At least one question is required").first().waitFor();
  await checkAccess("create chatbot, with errors");
  await page.getByLabel("Introduction").fill(script.introduction);
  await page.getByLabel("Objective").fill(script.objective);
  const first = page.getByRole("textbox", { name: "Question 1" });
  if (!(await first.isVisible())) await page.getByRole("button", { name: "Add Another Question" }).click();
  await first.fill("How did you learn to swim?");
  await page.getByRole("button", { name: "Create Chatbot" }).click();
  await heading(page, "By hand").waitFor();
  await page.getByRole("link", { name: /^Interview - / }).waitFor();
  await visitor.leave();
});

test("a deleted project disappears immediately, and Undo brings all of it back", async () => {
  const { page, checkAccess, leave } = await journey.visit();
  const projectId = await makeProject(journey.creator, "Nearly lost");
  const interviewId = await makeInterview(journey.creator, projectId);
  await page.goto(`/projects/${projectId}/detail`);
  await page.getByRole("button", { name: "Delete Project" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this project?" });
  await dialog.waitFor();
  await checkAccess("deleting a project");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect((await journey.creator.get(`/api/projects/${projectId}`)).status).toBe(200);
  await page.getByRole("button", { name: "Delete Project" }).click();
  await dialog.getByRole("button", { name: "Delete Project" }).click();
  await heading(page, "Your Projects").waitFor();
  await page.getByText("Project deleted successfully!").waitFor();
  await checkAccess("projects, after deleting one");
  expect((await journey.creator.get(`/api/projects/${projectId}`)).status).toBe(404);
  expect((await journey.creator.get(`/api/interviews/${interviewId}`)).status).toBe(404);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("“Nearly lost” is back.").waitFor();
  await page.getByRole("link", { name: /Nearly lost/ }).click();
  await page.getByRole("link", { name: script.name }).waitFor();
  expect((await journey.creator.get(`/api/interviews/${interviewId}`)).status).toBe(200);
  await leave();
});

test("addresses of old and of nobody's screens lead somewhere", async () => {
  const visitor = await journey.visit();
  const { page, checkAccess } = visitor;
  const projectId = await makeProject(journey.creator, "Old address");
  for (const path of [`/Project/${projectId}`, `/projects/${projectId}`]) {
    await page.goto(path);
    await page.waitForURL(`**/projects/${projectId}/detail`);
    await heading(page, "Old address").waitFor();
  }
  await page.goto("/dashboard");
  await page.waitForURL("**/projects");
  await page.goto("/");
  await page.waitForURL("**/projects");
  await page.goto("/create-interview");
  await page.waitForURL("**/interview/create");
  visitor.expectRefused(
    "404 /api/projects/*",
    "404 /api/projects/*/chatbots",
    "404 /api/interviews/*/details",
  );
  await page.goto("/no/such/page");
  await heading(page, /./).waitFor();
  await checkAccess("not found");
  await page.goto(`/projects/${"A".repeat(22)}/detail`);
  await page.getByText("Project not found").waitFor();
  await checkAccess("project not found");
  await page.goto(`/interviews/${"A".repeat(22)}`);
  await page.getByText("Interview not found").waitFor();
  await visitor.leave();
});

test("logged out, every screen of a creator leads to the login, also by its dated address", async () => {
  const { page, checkAccess, leave } = await openVisitor(journey.browser, { baseUrl: journey.app.url });
  for (const path of ["/projects", "/profile", "/interview/create", "/onboarding"]) {
    await page.goto(path);
    await page.waitForURL("**/login**");
  }
  for (const path of ["/login", "/loginX250821", "/signup", "/signupX250821"]) {
    await page.goto(path);
    await heading(page, /./).waitFor();
  }
  await checkAccess("sign-up");
  await leave();
});
