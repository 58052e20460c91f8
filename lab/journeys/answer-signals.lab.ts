import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AnswerSignals } from "#contract/answer-signals.ts";
import { openBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { fillIn, heading, waitForMessages } from "../../tests/journeys/participant-steps.ts";

let app: TestApp;
let browser: Browser;
let interviewId: string;
let uncounted: string;
let visitor: Visitor;
let page: Page;

const long =
  "We meet on Mondays and write down what went wrong, so that nobody has to ask a second time about it.";

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  const creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  [interviewId, uncounted] = [
    await makeInterview(creator, projectId),
    await makeInterview(creator, projectId),
  ];
  await creator.send("PATCH", `/api/interviews/${interviewId}`, { settings: { answerSignals: true } });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function start(id = interviewId): Promise<void> {
  visitor = await openVisitor(browser, { baseUrl: app.url, device: "desktop" });
  page = visitor.page;
  await page.goto(`/chat/${id}`);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Begin Chat" }).click();
  await heading(page, "A little about you").waitFor();
  await fillIn(visitor);
  await page.getByRole("button", { name: "Start the interview" }).click();
  await waitForMessages(page, 1);
}
beforeEach(() => start());

const box = () => page.getByRole("textbox", { name: "Your message" });

/** Sends what is in the box; its counts, once the server has them. */
async function send(): Promise<AnswerSignals> {
  const saved = page.waitForResponse((response) => response.url().endsWith("/signals"));
  await page.keyboard.press("Enter");
  expect(await (await saved).json()).toEqual({ saved: true });
  const sessionId = new URL(page.url()).pathname.split("/")[3];
  const { rows } = await app.db.pool.query(
    "select signals from turns where session_id = $1 and signals is not null order by seq desc limit 1",
    [sessionId],
  );
  return rows[0].signals;
}

test("moving one's own words is no paste, the button counts too, and nothing is counted without the setting", async () => {
  await box().click();
  await page.keyboard.type(long);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+X");
  await page.keyboard.type("First of all: ");
  await page.keyboard.press("ControlOrMeta+V");
  expect((await send()).pasted).toBe(0);

  await box().click();
  await page.keyboard.type(long);
  const saved = page.waitForResponse((response) => response.url().endsWith("/signals"));
  await page.getByRole("button", { name: "Send", exact: true }).click();
  expect((await saved).status()).toBe(200);

  await start(uncounted);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await box().click();
  await page.keyboard.type(long);
  await page.keyboard.press("Enter");
  await waitForMessages(page, 3);
  await page.waitForTimeout(1_500);
  expect(asked.filter((url) => /signals/.test(url))).toEqual([]);
});
