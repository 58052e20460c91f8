import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { openBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** A creator practises on a script of their own. */
let app: TestApp;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  const creator = await makeCreator(app);
  await makeInterview(creator, await makeProject(creator));
  const { sessionId } = (await creator.post("/api/simulated-interviews/start", { person: "meal-kit" })).body;
  await creator.post(`/api/simulated-interviews/${sessionId}/message`, { text: "How did it begin?" });
  await creator.post(`/api/simulated-interviews/${sessionId}/end`);
  visitor = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test("a session on one's own script is listed while it is open, and both can be deleted", async () => {
  const { page, checkVariant, leave } = visitor;
  await page.goto("/practice-sessions");
  await page.getByRole("combobox", { name: "Practise on one of your scripts" }).click();
  await page.getByRole("option", { name: /\(Remote work\)$/ }).click();
  await page.getByRole("button", { name: "Start Simulated Interview" }).click();
  await page
    .getByRole("region", { name: "The nearest person" })
    .getByRole("button", { name: /^Meet / })
    .click();
  const script = page.getByRole("region", { name: "Your script" });
  await script.getByText("0 of 3 asked").waitFor();
  await script.getByRole("button").first().click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await script.getByText("1 of 3 asked").waitFor();
  await page.getByRole("link", { name: "Practice Sessions" }).click();
  const open = page.getByRole("region", { name: "In progress" });
  await open.getByText("2 messages").waitFor();
  await checkVariant("practice sessions");
  await open.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("button", { name: "Delete session" }).click();
  await open.waitFor({ state: "detached" });
  await page
    .getByRole("region", { name: "Completed Sessions" })
    .getByRole("link", { name: "Cancelling a meal-kit subscription" })
    .click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete session" }).click();
  await page.getByText("No completed sessions yet").waitFor();
  await leave();
});
