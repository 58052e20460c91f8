import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ChatStage, openChatStage } from "./chat-stage.ts";
import { say, waitForMessages } from "./participant-steps.ts";
import { expectSame, openTwice } from "./two-tabs.ts";

let stage: ChatStage;

beforeAll(async () => {
  stage = await openChatStage();
});
afterAll(async () => {
  await stage?.close();
});

const sessionOf = (page: Page) => new URL(page.url()).pathname.split("/")[3];

test("two tabs with one conversation show the same, even when both send at once", async () => {
  const { visitor, first, second } = await openTwice(stage);
  await say(visitor, "From the first tab.");
  await waitForMessages(second, 3);
  visitor.expectRefused(`409 /api/sessions/${stage.interviewId}/*/send`);
  await first.getByLabel("Your message").fill("The first again.");
  await second.getByLabel("Your message").fill("And the second.");
  await Promise.all(
    [first, second].map((page) => page.getByRole("button", { name: "Send", exact: true }).tap()),
  );
  await Promise.all([waitForMessages(first, 7), waitForMessages(second, 7)]);
  await expectSame(first, second);
  expect(
    (await stage.app.db.pool.query("select 1 from turns where session_id = $1", [sessionOf(first)])).rowCount,
  ).toBe(7);
  await visitor.leave();
});
