import type { Browser, CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AnswerSignals } from "#contract/answer-signals.ts";
import { openBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { fillIn, heading, waitForMessages } from "./participant-steps.ts";

let app: TestApp;
let browser: Browser;
let interviewId: string;
let visitor: Visitor;
let page: Page;

const long =
  "We meet on Mondays and write down what went wrong, so that nobody has to ask a second time about it.";

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  const creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  interviewId = await makeInterview(creator, projectId);
  await creator.send("PATCH", `/api/interviews/${interviewId}`, { settings: { answerSignals: true } });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function start(): Promise<void> {
  visitor = await openVisitor(browser, { baseUrl: app.url, device: "desktop" });
  page = visitor.page;
  await page.goto(`/chat/${interviewId}`);
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

async function pasteText(text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: app.url });
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press("ControlOrMeta+V");
}

test("keys, pastes, an input method and a script are told apart in a real browser", async () => {
  await box().click();
  await page.keyboard.type(long);
  const typed = await send();
  expect(typed).toMatchObject({ typed: long.length, pasted: 0, dictated: 0, inserted: 0 });
  expect(typed.firstKeyMs).toBeGreaterThan(0);

  await box().click();
  await page.keyboard.type("So: ");
  await pasteText(long);
  expect(await send()).toMatchObject({ typed: 4, pasted: long.length, inserted: 0 });

  await box().click();
  const method: CDPSession = await page.context().newCDPSession(page);
  for (const text of ["w", "wo", "wochen", "Wochenende"])
    await method.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await method.send("Input.insertText", { text: `Wochenende ${long}` });
  const composed = await send();
  expect([composed.pasted, composed.inserted, composed.dictated]).toEqual([0, 0, 0]);
  expect(composed.typed).toBeGreaterThanOrEqual(long.length);

  await box().evaluate((element, words) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(element, words);
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }, long);
  await box().focus();
  const scripted = await send();
  expect([scripted.pasted, scripted.inserted]).toEqual([0, long.length]);
});
