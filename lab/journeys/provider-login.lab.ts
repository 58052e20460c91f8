import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#server/testing/browser.ts";
import { type LoopbackOidc, startLoopbackOidc } from "#server/testing/loopback-oidc.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let provider: LoopbackOidc;
let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  provider = await startLoopbackOidc();
  [app, browser] = await Promise.all([startTestApp(provider.env), openBrowser()]);
  provider.serve(app.url);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await provider?.close();
});

test("a visitor logs in through the provider, and cancels another time", async () => {
  const page = await (await browser.newContext({ baseURL: app.url })).newPage();
  await page.goto("/login");
  await page.getByRole("link", { name: "Log in with Loopback" }).click();
  await page.getByLabel("E-mail").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.waitForURL(/\/login\?error=cancelled/);
  await page.getByRole("link", { name: "Log in with Loopback" }).click();
  await page.getByLabel("E-mail").fill("grace@example.org");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(new RegExp(`^${app.url}/(projects|onboarding)`));
  const user = await page.evaluate(async () => (await fetch("/api/current_user")).json());
  expect(user).toMatchObject({ email: "grace@example.org", emailVerified: true });
});
