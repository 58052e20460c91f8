import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
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

test("a colleague invited as a viewer can read the findings but not change anything", async () => {
  const owner = await makeCreator(app, "Olive Owner");
  const viewer = await makeCreator(app, "Vera Viewer");
  for (const one of [owner, viewer]) await one.post("/api/user/onboarding", { later: true });
  const projectId = await makeProject(owner, "Shared work");
  const interviewId = await makeInterview(owner, projectId);
  await makeFinishedSession(app, interviewId);
  await owner.post(`/api/generate-insights/${interviewId}`);
  const atOwner = await openVisitor(browser, { baseUrl: app.url, cookies: owner.cookies });
  await atOwner.page.goto(`/projects/${projectId}/detail`);
  await atOwner.page.getByLabel("Invite by e-mail").fill(viewer.email);
  await atOwner.page.getByRole("button", { name: /^Invite/ }).click();
  await atOwner.page.getByText(viewer.email).first().waitFor();
  await atOwner.leave();
  const { mails } = (await owner.get("/api/admin/outbox")).body;
  const invitation = mails.find(({ kind }: { kind: string }) => kind === "invitation" || kind === "invite");
  const path = /\/invitations\/accept\?token=[\w.-]+/.exec(invitation.text)?.[0] ?? "";
  const atViewer = await openVisitor(browser, { baseUrl: app.url, cookies: viewer.cookies });
  const { page } = atViewer;
  await page.goto(path);
  await page.getByText("Olive Owner invites you to read the project Shared work.").waitFor();
  await page.getByRole("button", { name: /^(Join|Accept)/ }).click();
  await page.waitForURL(new RegExp(`/projects/${projectId}/detail`));
  await page.goto(path);
  await page.getByText("You're already a member of the project Shared work.").waitFor();
  await page.getByRole("link", { name: "Open the project" }).click();
  await page.waitForURL(new RegExp(`/projects/${projectId}/detail`));
  const owned = page.getByRole("list", { name: "Members" }).getByRole("listitem").first();
  await owned.getByText("Olive Owner", { exact: true }).waitFor();
  await owned.getByText("Owner", { exact: true }).waitFor();
  await page.getByText("Shared by Olive Owner · View only").waitFor();
  await page.goto(`/interviews/${interviewId}?tab=insights`);
  await page.getByText("Shared by Olive Owner · View only").waitFor();
  await page
    .getByRole("button", { name: /Open in the transcript$/ })
    .first()
    .waitFor();
  expect(await page.getByRole("button", { name: /Generate Insights|Delete|Edit finding/ }).count()).toBe(0);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Embed in another site" }).waitFor();
  expect(await page.getByRole("menuitem", { name: /Delete|Rehearse/ }).count()).toBe(0);
  expect((await viewer.send("DELETE", `/api/interviews/${interviewId}`)).status).toBe(403);
  await atViewer.leave();
});
