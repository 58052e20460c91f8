import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { agree, begin, say } from "./participant-steps.ts";

let app: TestApp;
let browser: Browser;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  interviewId = await makeInterview(creator, await makeProject(creator));
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const secret = "My cousin signs the sheet for the whole team every Friday and nobody has found out so far.";
const plea = "Please don't use that.";
const ownMessage = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

async function plead(): Promise<Visitor> {
  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  await visitor.page.goto(`/chat/${interviewId}`);
  await agree(visitor);
  await begin(visitor);
  await say(visitor, secret);
  await say(visitor, plea);
  return visitor;
}

test("a participant reads that their words are left out, lets us use them, and takes that back", async () => {
  const visitor = await plead();
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
