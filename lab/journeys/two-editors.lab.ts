import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** D4: one edits on the screen while a colleague saves. */
let app: TestApp;
let browser: Browser;
let visitor: Visitor;
let ben: Awaited<ReturnType<typeof makeCreator>>;
let interviewId = "";

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  const ada = await makeCreator(app);
  await ada.post("/api/user/onboarding", { later: true });
  const projectId = await makeProject(ada);
  interviewId = await makeInterview(ada, projectId);
  ben = await makeCreator(app, "Ben Editor");
  const member = { email: ben.email, role: "editor" };
  const { body } = await ada.post(`/api/projects/${projectId}/members`, member);
  await ben.post("/api/invitations/accept", { token: new URL(body.link).searchParams.get("token") });
  visitor = await openVisitor(browser, { baseUrl: app.url, cookies: ada.cookies });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const read = async () => (await ben.get(`/api/interviews/${interviewId}/details`)).body;

test("what both changed is shown side by side, and the chosen texts are saved", async () => {
  const { page, checkAccess, expectRefused } = visitor;
  await page.goto(`/interviews/${interviewId}?tab=settings`);
  await page.getByLabel("Contact").fill("ada@example.org");
  await page.getByLabel("Support line").fill("Ada's line");
  await page.getByLabel("Minutes").fill("20");
  const his = { contact: "ben@example.org", supportLine: "Ben's line", reward: "£10" };
  expect((await ben.send("PATCH", `/api/interviews/${interviewId}`, { settings: his })).status).toBe(200);
  expectRefused("409 /api/interviews/*");
  await page.getByRole("button", { name: "Save changes" }).click();
  const panel = page.getByRole("region", { name: "Changed meanwhile" });
  await panel
    .getByText("Ben Editor changed this interview while you were editing.", { exact: false })
    .waitFor();
  for (const text of ["ada@example.org", "ben@example.org", "Ada's line", "Ben's line"]) {
    await panel.getByText(text, { exact: true }).waitFor();
  }
  await checkAccess("two versions to choose from");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("First choose a version for each field.").waitFor();
  expect((await read()).settings).toMatchObject({ ...his, minutes: 15 });
  await panel.getByRole("radiogroup", { name: "Contact" }).getByLabel("Ben Editor’s version").check();
  await panel.getByRole("radiogroup", { name: "Support line" }).getByLabel("Your version").check();
  expect(await page.getByRole("textbox", { name: "Contact" }).inputValue()).toBe("ben@example.org");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Saved.", { exact: true }).waitFor();
  const { settings } = await read();
  expect(settings).toMatchObject({ ...his, supportLine: "Ada's line", minutes: 20 });
});
