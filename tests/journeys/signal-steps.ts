import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { AnswerSignals } from "#contract/answer-signals.ts";
import { openVisitor } from "#server/testing/browser.ts";
import { type ChatStage, openChatStage } from "./chat-stage.ts";
import { fillIn, heading, waitForMessages } from "./participant-steps.ts";

export const long =
  "We meet on Mondays and write down what went wrong, so that nobody has to ask a second time about it.";

/** A stage whose interview counts how answers come about. */
export async function openCountedStage(): Promise<ChatStage> {
  const stage = await openChatStage();
  await stage.creator.send("PATCH", `/api/interviews/${stage.interviewId}`, {
    settings: { answerSignals: true },
  });
  return stage;
}

/** The chat of somebody with a keyboard, after its first question. */
export async function startAtDesk({ app, browser }: ChatStage, interviewId: string): Promise<Page> {
  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "desktop" });
  const { page } = visitor;
  await page.goto(`/chat/${interviewId}`);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Begin Chat" }).click();
  await heading(page, "A little about you").waitFor();
  await fillIn(visitor);
  await page.getByRole("button", { name: "Start the interview" }).click();
  await waitForMessages(page, 1);
  return page;
}

export const box = (page: Page) => page.getByRole("textbox", { name: "Your message" });

/** Sends what is in the box; its counts, once the server has them. */
export async function sendCounted({ app }: ChatStage, page: Page): Promise<AnswerSignals> {
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
