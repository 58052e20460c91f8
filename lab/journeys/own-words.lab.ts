import { afterAll, beforeAll, expect, test } from "vitest";
import { openVisitor } from "#server/testing/browser.ts";
import { type ChatStage, openChatStage } from "../../tests/journeys/chat-stage.ts";
import { ownMessage, plea, plead, secret } from "../../tests/journeys/plea-steps.ts";

let stage: ChatStage;

beforeAll(async () => {
  stage = await openChatStage();
  await stage.creator.post("/api/user/onboarding", { later: true });
});
afterAll(async () => {
  await stage?.close();
});

test("a participant reads that their words are left out, lets us use them, and takes that back", async () => {
  const { app, browser, creator, interviewId } = stage;
  const visitor = await plead(stage);
  const { page } = visitor;
  const told = ownMessage(page, secret);
  await told.getByText("Left out, as you asked").waitFor();
  expect(await ownMessage(page, plea).getByRole("button").count()).toBe(0);
  await visitor.checkAccess("a message that is left out");
  // By keyboard: the button stays, with its focus and its other name.
  await told.getByRole("button", { name: "It's fine to use this" }).focus();
  await page.keyboard.press("Enter");
  await told.getByText("Used in the study").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Leave it out");
  const sessionId = page.url().split("/").at(-1);

  const author = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
  await author.page.goto(`/interviews/${interviewId}/sessions/${sessionId}`);
  await author.page.getByText("They asked us not to use this, and later said we can.").waitFor();
  await page.keyboard.press("Enter");
  await told.getByText("Left out, as you asked").waitFor();
  await author.page.reload();
  await author.page.getByText("They chose to leave this out").waitFor();
  await author.checkVariant("a message that its participant left out");
  await author.leave();

  await page.reload();
  await told.getByText("Left out, as you asked").waitFor();
  await visitor.leave();
});
