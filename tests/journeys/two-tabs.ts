import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type ChatStage, openOnPhone } from "./chat-stage.ts";
import { messages, start, waitForMessages } from "./participant-steps.ts";

/** One conversation that is open in two tabs of a browser. */
export async function openTwice(stage: ChatStage) {
  const visitor = await openOnPhone(stage);
  const [first, second] = [visitor.page, await visitor.context.newPage()];
  await start(visitor, stage.interviewId);
  await second.goto(first.url());
  await waitForMessages(second, 1);
  return { visitor, first, second };
}

export const expectSame = (first: Page, second: Page) =>
  expect
    .poll(async () => isDeepStrictEqual(await messages(first), await messages(second)), { timeout: 60_000 })
    .toBe(true);
