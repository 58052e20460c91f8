import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stepAt, totpCode } from "#server/auth/totp.ts";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, password } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an authenticator app shows for this key. */
function codeOf(key: string): string {
  const bits = [...key].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return totpCode(Uint8Array.from(bytes), stepAt(new Date()));
}

test("two-step login is set up by keyboard, and a recovery code logs in", async () => {
  const creator = await makeCreator(app, "Tess Twostep");
  await creator.post("/api/user/onboarding", { later: true });
  const { page, checkAccess, leave } = await openVisitor(browser, {
    baseUrl: app.url,
    cookies: creator.cookies,
  });
  const heading = page.getByRole("heading", { name: "Two-step login" });
  const waitForFocus = () =>
    page.waitForFunction(() => document.activeElement?.id === "two-step-heading", undefined, {
      timeout: 5_000,
    });
  await page.goto("/profile");
  await heading.waitFor();
  await page.getByRole("button", { name: "Set up two-step login" }).focus();
  await page.keyboard.press("Enter");
  await waitForFocus();
  const key = await page.getByLabel("Key", { exact: true }).inputValue();
  await page.getByLabel("Code", { exact: true }).fill(codeOf(key));
  await page.keyboard.press("Enter");
  await page.getByText("Keep these recovery codes somewhere safe").waitFor();
  await waitForFocus();
  await checkAccess("recovery codes");
  const [code = ""] = (await page.locator("pre").innerText()).split("\n");
  await page.getByRole("button", { name: "I've saved them" }).focus();
  await page.keyboard.press("Enter");
  await waitForFocus();
  await leave();

  const other = await openVisitor(browser, { baseUrl: app.url });
  other.expectRefused("401 /api/auth/login");
  await other.page.goto("/login");
  await other.page.getByLabel("E-mail").fill(creator.email);
  await other.page.getByLabel("Password", { exact: true }).fill(password);
  await other.page.keyboard.press("Enter");
  await other.page.getByLabel("Code", { exact: true }).waitFor();
  await other.checkVariant("the second step of a login");
  await other.page.keyboard.type(code);
  await other.page.keyboard.press("Enter");
  await other.page.getByRole("heading", { level: 1, name: "Your Projects" }).waitFor();
  expect(other.page.url()).toContain("/projects");
  await other.page.goto("/profile");
  await other.page.getByText("9 recovery codes left.").waitFor();
  await other.leave();
});
