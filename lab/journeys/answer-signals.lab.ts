import { afterAll, beforeAll, expect, test } from "vitest";
import { makeInterview } from "#server/testing/makers.ts";
import type { ChatStage } from "../../tests/journeys/chat-stage.ts";
import { waitForMessages } from "../../tests/journeys/participant-steps.ts";
import { box, long, openCountedStage, sendCounted, startAtDesk } from "../../tests/journeys/signal-steps.ts";

let stage: ChatStage;

beforeAll(async () => {
  stage = await openCountedStage();
});
afterAll(async () => {
  await stage?.close();
});

test("moving one's own words is no paste, the button counts too, and nothing is counted without the setting", async () => {
  const page = await startAtDesk(stage, stage.interviewId);
  await box(page).click();
  await page.keyboard.type(long);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+X");
  await page.keyboard.type("First of all: ");
  await page.keyboard.press("ControlOrMeta+V");
  expect((await sendCounted(stage, page)).pasted).toBe(0);

  await box(page).click();
  await page.keyboard.type(long);
  const saved = page.waitForResponse((response) => response.url().endsWith("/signals"));
  await page.getByRole("button", { name: "Send", exact: true }).click();
  expect((await saved).status()).toBe(200);

  const uncounted = await makeInterview(stage.creator, stage.projectId);
  const other = await startAtDesk(stage, uncounted);
  const asked: string[] = [];
  other.on("request", (request) => asked.push(request.url()));
  await box(other).click();
  await other.keyboard.type(long);
  await other.keyboard.press("Enter");
  await waitForMessages(other, 3);
  await other.waitForTimeout(1_500);
  expect(asked.filter((url) => /signals/.test(url))).toEqual([]);
});
