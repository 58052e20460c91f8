import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test("a viewer may leave a project, and chooses which mails to get", async () => {
  const owner = await makeCreator(app, "Olive Owner");
  const viewer = await makeCreator(app, "Vera Viewer");
  for (const one of [owner, viewer]) await one.post("/api/user/onboarding", { later: true });
  const projectId = await makeProject(owner, "Shared work");
  const { body } = await owner.post(`/api/projects/${projectId}/members`, {
    email: viewer.email,
    role: "viewer",
  });
  await viewer.post("/api/invitations/accept", { token: new URL(body.link).searchParams.get("token") });
  const { page, leave } = await openVisitor(browser, { baseUrl: app.url, cookies: viewer.cookies });
  await page.goto(`/projects/${projectId}/detail`);
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("dialog").getByText("Olive Owner can invite you again.").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  // Without a mail server the choice is kept, and the page says that no mail comes and who can change that.
  await page
    .getByText(`so you won't get any. Your choices apply once mail is set up. Olive Owner (${owner.email})`)
    .waitFor();
  const finished = page.getByRole("combobox", { name: "When an interview is finished" });
  expect(await finished.inputValue()).toBe("Never");
  await finished.click();
  await page.getByRole("option", { name: "Once a day" }).click();
  await page.getByText("Saved.").waitFor();
  expect((await viewer.get(`/api/projects/${projectId}/notices`)).body).toEqual({
    distress: "never",
    finished: "daily",
  });
  await leave();
});
