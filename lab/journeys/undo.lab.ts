import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { facts, readForumJson } from "../../tests/study-data.ts";

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function openCreator(name: string) {
  const creator = await makeCreator(app, name);
  await creator.post("/api/user/onboarding", { later: true });
  const visitor = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
  return { creator, ...visitor };
}

test("deleted things are listed under Recently deleted and restored by keyboard", async () => {
  const { creator, page, checkAccess, leave } = await openCreator("Ursula Undo");
  const interviewId = await makeInterview(creator, await makeProject(creator, "Kept"));
  const { sessionId } = await makeFinishedSession(app, interviewId);
  const form = await creator.post("/api/forms", {
    ...{ name: "My tools", formType: "pre" },
    fields: [{ label: "Which?", kind: "short_text", required: false }],
  });
  await creator.send("DELETE", `/api/interviews/${interviewId}/sessions/${sessionId}`);
  await creator.send("DELETE", `/api/forms/${form.body._id}`);
  await page.goto("/projects");
  await page.getByRole("heading", { name: "Recently deleted" }).waitFor();
  await checkAccess("several kinds of deleted things");
  await page.getByRole("button", { name: /^Restore P-01/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Open it" }).click();
  await page.getByRole("heading", { level: 1, name: "P-01" }).waitFor();
  await page.goto("/projects");
  await page.getByRole("button", { name: "Restore My tools" }).click();
  await page.getByText("“My tools” is back.").first().waitFor();
  expect((await creator.get("/api/deleted")).body).toEqual([]);
  await leave();
});

test("an interview's only thread and only own insight are deleted, and restored with Undo", async () => {
  const { creator, page, leave } = await openCreator("Thea Thread");
  const interviewId = await makeInterview(creator, await makeProject(creator, "Kept"));
  const form = new FormData();
  const [thread] = facts.threads;
  form.append("file", new File([JSON.stringify(readForumJson(thread.file))], "thread.json"));
  const added = await creator.post(`/api/reddit/interview/${interviewId}`, form);
  expect(added.status).toBe(200);
  const title: string = added.body.data.threadTitle;
  await page.goto(`/interviews/${interviewId}?tab=integrations`);
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByRole("button", { name: "Delete thread" }).click();
  await page.getByText("No Reddit threads added yet").waitFor();
  await page.getByText("Thread deleted").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: title, exact: true }).waitFor();
  expect((await creator.get("/api/deleted")).body).toEqual([]);
  await page.getByRole("tab", { name: "Key Insights" }).click();
  await page.getByLabel("Notes").fill("Price comes first");
  await page.getByRole("button", { name: "Add Insight" }).click();
  await page
    .getByRole("list", { name: "Your insights" })
    .getByText("Price comes first", { exact: true })
    .waitFor();
  await page.getByRole("button", { name: /^Delete.*Price comes first/ }).click();
  await page.getByText("Insight deleted.").waitFor();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await page
    .getByRole("list", { name: "Your insights" })
    .getByText("Price comes first", { exact: true })
    .waitFor();
  await leave();
});

test("the owner hands a project over and stays as an editor", async () => {
  const { creator, page, checkAccess, leave } = await openCreator("Olga Owner");
  const heir = await makeCreator(app, "Hedy Heir");
  const projectId = await makeProject(creator, "Relay");
  await app.db.pool.query(
    `insert into members (id, project_id, user_id, email, role, accepted_at)
     select 'heir', $1, id, email, 'viewer', now() from users where email = $2`,
    [projectId, heir.email],
  );
  await page.goto(`/projects/${projectId}/detail`);
  await page.getByRole("button", { name: "Make owner Hedy Heir" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByText("You'll stay on as an editor.").waitFor();
  await checkAccess("handing a project over");
  await page.getByRole("button", { name: "Hand over project" }).click();
  await page.getByText("Hedy Heir owns this project now.").waitFor();
  await page.getByRole("listitem").filter({ hasText: "Olga Owner" }).getByText("Editor").waitFor();
  expect(await page.getByRole("button", { name: /^Make owner/ }).count()).toBe(0);
  expect((await heir.get(`/api/projects/${projectId}`)).body.role).toBe("owner");
  await leave();
});

test("a long list of projects shows 30 at a time, and the focus goes to the first new one", async () => {
  const { creator, page, checkAccess, leave } = await openCreator("Lena Long");
  // The sample that new accounts get.
  await app.db.pool.query("delete from projects where owner_id = (select id from users where email = $1)", [
    creator.email,
  ]);
  await app.db.pool.query(
    `insert into projects (id, owner_id, name, created_at)
     select 'long' || n, u.id, 'Project ' || n, now() - make_interval(mins => n)
     from users u, generate_series(1, 120) n where u.email = $1`,
    [creator.email],
  );
  await page.goto("/projects");
  await page.getByRole("link", { name: /^Project 30\b/ }).waitFor();
  expect(await page.getByRole("link", { name: /^Project 31\b/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Show more projects (90)" }).click();
  await page.getByRole("link", { name: /^Project 31\b/ }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Project 31");
  await checkAccess("a long list of projects");
  await page.getByRole("searchbox", { name: "Search projects" }).fill("Project 120");
  await page.getByRole("link", { name: /^Project 120\b/ }).waitFor();
  await leave();
});
