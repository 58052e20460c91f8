import { sql } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** What a creator does with many sessions: find, filter, read, watch and delete them. */
let app: TestApp;
let browser: Browser;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;

const said = "I plan on paper because the zeppelin board is always out of date by Tuesday.";

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  interviewId = await makeInterview(creator, await makeProject(creator, "Many sessions"));
  const { sessionId } = await makeFinishedSession(app, interviewId, { answers: [said] });
  await app.db.orm.execute(sql`
    insert into sessions select (jsonb_populate_record(null::sessions, to_jsonb(s) || jsonb_build_object(
      'id', 'copy' || lpad(n::text, 18, '0'), 'number', n + 1, 'thread_id', 'thread' || n, 'incentive_code', null,
      'source', case when n % 2 = 0 then 'newsletter' end, 'started_at', s.started_at - n * interval '1 hour'))).*
    from sessions s, generate_series(1, 400) n where s.id = ${sessionId}`);
  await app.db.orm.execute(sql`update interviews set sessions_started = 401 where id = ${interviewId}`);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const openSessions = async (query = "") => {
  const visitor = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
  await visitor.page.goto(`/interviews/${interviewId}?tab=sessions${query}`);
  return visitor;
};
const table = (page: Page) => page.getByRole("region", { name: "Table of sessions" });

test("words are found in all transcripts, opened at their place, and read on a page of their own", async () => {
  const { page, checkAccess, checkVariant, leave } = await openSessions();
  await table(page).waitFor();
  await page.locator("body").press("/");
  await page.keyboard.type("zepp");
  await page.getByText(/^\d+ messages? in 1 session$/).waitFor();
  await checkVariant("hits in all transcripts");
  await page
    .getByRole("button", { name: /zeppelin/ })
    .first()
    .click();
  const drawer = page.getByRole("dialog");
  await drawer.locator("mark[data-evidence]").first().waitFor();
  await drawer.getByRole("link", { name: "Open as page" }).click();
  await page.getByRole("heading", { level: 1, name: "P-01" }).waitFor();
  await page.locator("mark[data-evidence]").first().waitFor();
  await page.getByRole("list", { name: "Messages" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("n");
  await page.getByRole("dialog").getByRole("textbox", { name: "Note" }).fill("Ask again");
  await page.getByRole("button", { name: "Add Note", exact: true }).last().click();
  await page.getByRole("button", { name: "Save to project" }).click();
  await page.getByText("Saved to the project").waitFor();
  await checkAccess("a session's page");
  await page.getByRole("link", { name: /^Previous/ }).click();
  await page.getByRole("heading", { level: 1, name: "P-02" }).waitFor();
  await leave();
});
