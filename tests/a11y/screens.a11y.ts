import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "#server/testing/browser.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { findViolations, openContext, openScreen, variants } from "./scan.ts";
import { screens } from "./screens.ts";
import { seedEmptyWorld, seedFullWorld, type World } from "./seed-world.ts";

/** Every screen in ten variants; nothing is let through. */
let app: TestApp;
let browser: Browser;
let worlds: Record<"full" | "empty", World>;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ BILLING: "demo" }), openBrowser()]);
  worlds = { full: await seedFullWorld(app.url), empty: await seedEmptyWorld(app.url) };
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

describe.each(variants)("$name", (variant) => {
  const opened = { current: undefined as Awaited<ReturnType<typeof openContext>> | undefined };
  beforeAll(async () => {
    opened.current = await openContext(browser, app.url, variant);
  });
  afterAll(() => opened.current?.close());

  test.each(screens)("$name", async (screen) => {
    if (!opened.current) throw new Error("The browser did not open.");
    const page = await openScreen(
      { context: opened.current, url: app.url, world: worlds[variant.world] },
      screen,
    );
    const found = await findViolations(page);
    await page.close();
    expect(found.join("\n")).toBe("");
  });
});
