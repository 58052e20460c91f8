import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { openBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { agree, begin, say } from "../../tests/journeys/participant-steps.ts";

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

test("where it can't be saved the page says so, and shows what holds", async () => {
  const visitor = await plead();
  const { page } = visitor;
  const told = ownMessage(page, secret);
  visitor.expectRefused("503 /api/sessions/*/*/left-out");
  await page.route("**/left-out", (route) => route.fulfill({ status: 503, body: "{}" }));
  await told.getByRole("button", { name: "It's fine to use this" }).tap();
  await told.getByRole("alert").waitFor();
  await told.getByText("Left out, as you asked").waitFor();
  await visitor.leave();
});
