import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { findMailedLink } from "../../tests/journeys/mailed-link.ts";

/** M-4: a link in a mail may be opened by anybody, programs that scan mail among them. */
let app: TestApp;
let browser: Browser;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  creator = await makeCreator(app, "Ada");
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test("M-4: an address is confirmed by the button on the page, not by opening its link", async () => {
  const visitor = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
  const { page } = visitor;
  const isConfirmed = async () => (await creator.get("/api/current_user")).body.emailVerified;
  await page.goto(await findMailedLink(app, creator.email, "/verify"));
  const button = page.getByRole("button", { name: "Confirm my address" });
  await button.waitFor();
  await page.waitForLoadState("networkidle");
  expect(await isConfirmed()).toBe(false);
  await visitor.checkAccess("confirm an address");
  await button.click();
  await page.getByRole("heading", { name: "Done" }).waitFor();
  expect(await isConfirmed()).toBe(true);
  await visitor.leave();
});
