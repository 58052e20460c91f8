import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import type { Client } from "#server/testing/client.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** An interview is used again: taken out as a study, brought in elsewhere, copied, moved and put away. */
let app: TestApp;
let browser: Browser;
let visitor: Visitor;
let creator: Client;
let projectId: string;
let otherId: string;
let interviewId: string;

const markup = "<script>window.canary = true</script>";

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ BILLING: "off" }), openBrowser()]);
  creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  projectId = await makeProject(creator, "Cooking at home");
  otherId = await makeProject(creator, "Eating out");
  interviewId = await makeInterview(creator, projectId, { name: "Meals", introduction: `Hello. ${markup}` });
  await makeFinishedSession(app, interviewId);
  visitor = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function choose(page: Page, item: string, name = "Meals"): Promise<void> {
  await page.getByRole("button", { name: `More actions for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** Of one toast: an earlier one may still be there. */
const undo = (page: Page, done: string) =>
  page.getByRole("status").filter({ hasText: done }).getByRole("button", { name: "Undo" });

const namesIn = async (project: string, archived = "") =>
  (await creator.get(`/api/projects/${project}/chatbots${archived}`)).body.map(
    ({ name }: { name: string }) => name,
  ) as string[];

let study: Buffer;

test("a study is downloaded from the interview's card", async () => {
  const { page, checkAccess } = visitor;
  await page.goto(`/projects/${projectId}/detail`);
  await page.getByRole("button", { name: "More actions for Meals" }).click();
  await page.getByRole("menuitem", { name: "Export study" }).waitFor();
  await checkAccess("interview's card with its menu");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Export study" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Meals.askwell.json");
  study = await readFile(await download.path());
  expect(JSON.parse(study.toString())).toMatchObject({ format: "askwell-study", version: 1, name: "Meals" });
});

test("what is no study is refused in words, and a study makes an interview without people", async () => {
  const { page, checkAccess, expectRefused } = visitor;
  expectRefused("400 /api/projects/*/studies");
  await page.goto(`/projects/${otherId}/upload`);
  const choice = page.getByLabel("Study file");
  const give = (content: string | Buffer) =>
    choice.setInputFiles({ name: "meals.json", mimeType: "application/json", buffer: Buffer.from(content) });
  await give("Introduction: Hello");
  await page.getByText("This file isn’t an Askwell study. A study is a .json file.").waitFor();
  await give(JSON.stringify({ ...JSON.parse(study.toString()), version: 2 }));
  await page.getByText("This study was made by a newer version of Askwell.", { exact: false }).waitFor();
  await checkAccess("upload of a study that was refused");
  expect(await namesIn(otherId)).toEqual([]);

  await give(study);
  await page.getByRole("heading", { level: 1, name: "Meals" }).waitFor();
  expect(page.url()).toMatch(/\/interviews\/[0-9A-Za-z]{22}$/);
  const { body } = await creator.get(`/api/interviews/${page.url().split("/").at(-1)}/details`);
  expect([body.counts.started, body.introduction]).toEqual([0, `Hello. ${markup}`]);
  expect(await page.evaluate("window.canary")).toBeUndefined();
});

test("an interview is duplicated, and the copy can be undone", async () => {
  const { page } = visitor;
  await page.goto(`/projects/${projectId}/detail`);
  await choose(page, "Duplicate");
  await page.getByText("Saved as “Copy of Meals”.").waitFor();
  await page.getByRole("button", { name: "More actions for Copy of Meals" }).waitFor();
  await undo(page, "Saved as “Copy of Meals”.").click();
  await page.getByText("Copy deleted.").waitFor();
  expect(await namesIn(projectId)).toEqual(["Meals"]);
});

test("an interview is put away, leaves the list, and comes back", async () => {
  const { page, checkAccess } = visitor;
  await choose(page, "Archive");
  await page.getByText("“Meals” is archived.").waitFor();
  const fold = page.getByRole("button", { name: "Archived interviews (1)" });
  await fold.click();
  await checkAccess("project with an archived interview");
  expect([await namesIn(projectId), await namesIn(projectId, "?archived=only")]).toEqual([[], ["Meals"]]);
  await choose(page, "Bring back from the archive");
  await page.getByText("“Meals” is back.").waitFor();
  await fold.waitFor({ state: "detached" });
  expect(await namesIn(projectId)).toEqual(["Meals"]);
});

test("an interview moves to another project with its sessions, and back", async () => {
  const { page, checkAccess } = visitor;
  await choose(page, "Move to another project");
  const dialog = page.getByRole("dialog", { name: "Move to another project" });
  await dialog.getByLabel("Project").click();
  await page.getByRole("option", { name: "Eating out" }).click();
  await dialog.getByText("Everyone in “Eating out” will see it.", { exact: false }).waitFor();
  await checkAccess("moving an interview");
  await dialog.getByRole("button", { name: "Move" }).click();
  await page.getByText("Moved to “Eating out”.").waitFor();
  expect([await namesIn(projectId), await namesIn(otherId)]).toEqual([[], ["Meals", "Meals"]]);
  const { body } = await creator.get(`/api/interviews/${interviewId}/details`);
  expect([body.projectId._id, body.counts.completed]).toEqual([otherId, 1]);
  await undo(page, "Moved to “Eating out”.").click();
  await page.getByText("“Meals” is back in “Cooking at home”.").waitFor();
  expect(await namesIn(projectId)).toEqual(["Meals"]);
});

test("nothing of it troubled the browser", () => visitor.leave());
