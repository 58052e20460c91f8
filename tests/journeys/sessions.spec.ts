import { sql } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
} from "#server/testing/makers.ts";
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

/** Kept in the browser, as a reload shows. */
async function chooseColumns(page: Page): Promise<void> {
  const heads = () => table(page).getByRole("columnheader").allInnerTexts();
  await page.getByRole("button", { name: "Columns" }).click();
  const choice = page.getByRole("dialog", { name: "Columns of the table" });
  await choice.getByRole("checkbox", { name: "Occupation" }).check();
  await choice.getByRole("checkbox", { name: "Incentive Code" }).uncheck();
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByText("100 of 401 sessions").waitFor();
  expect(await heads()).toContain("Occupation");
  expect(await heads()).not.toContain("Incentive Code");
  await table(page).getByRole("cell", { name: "Nurse" }).first().waitFor();
}

test("hundreds of sessions are scrolled, filtered, chosen by keyboard and deleted", async () => {
  const { page, checkAccess, checkVariant, leave } = await openSessions();
  await page.getByText("100 of 401 sessions").waitFor();
  expect(await table(page).getByRole("row").count()).toBeLessThan(60);
  await table(page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await page.getByText("200 of 401 sessions").waitFor();
  await chooseColumns(page);
  await checkAccess("sessions with columns of one's own");
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("combobox", { name: "Source" }).click();
  await page.getByRole("option", { name: "newsletter" }).click();
  await page.getByText("Show All (200)").waitFor();
  await page.getByRole("textbox", { name: "Participant" }).fill("P-03");
  await page.getByText("1 session", { exact: true }).waitFor();
  expect(new URL(page.url()).search).toContain("source=newsletter&label=P-03");
  await checkVariant("filtered sessions");
  await page.getByRole("textbox", { name: "Participant" }).fill("");
  await page.getByText(/ of 200 sessions$/).waitFor();
  await page.getByRole("checkbox", { name: "Select P-03", exact: true }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.getByText("3 sessions selected").waitFor();
  await page.getByRole("button", { name: "Delete", exact: true }).last().click();
  await page.getByRole("dialog").getByText("You can undo this for 7 days.").waitFor();
  await page.getByRole("button", { name: "Delete 3 sessions" }).click();
  await page.getByText(/^3 sessions deleted: P-03, P-\d+, P-\d+$/).waitFor();
  await page.getByText("Show All (197)").waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^CSV/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/table of sessions\.csv$/);
  await leave();
});

test("a running session is marked, and its transcript follows live", async () => {
  const participant = await startParticipant(app, interviewId);
  const { page, leave } = await openSessions();
  await table(page).getByText("Live").waitFor();
  // Also where the drawer's code comes after the click, the focus goes back to the button.
  const clicked = Promise.withResolvers<void>();
  await page.route("**/assets/transcript-drawer*.js", (route) =>
    clicked.promise.then(() => route.continue()),
  );
  await page.reload();
  const opener = page.getByRole("button", { name: /View Transcript of P-402/ });
  await opener.click();
  clicked.resolve();
  await page.getByRole("dialog").getByText("Live").waitFor();
  await participant.say("Every Monday I look for the sync folder, and it is never there.");
  await page.getByRole("dialog").getByText("Every Monday I look for the sync folder").first().waitFor();
  await page.keyboard.press("Escape");
  await expect
    .poll(() => opener.evaluate((button) => button === document.activeElement), { timeout: 60_000 })
    .toBe(true);
  await leave();
});
