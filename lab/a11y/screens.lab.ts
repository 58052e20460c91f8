import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "#server/testing/browser.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { breakCalls, findViolations, looks, openContext, openScreen, showAs } from "./scan.ts";
import { type Screen, screens } from "./screens.ts";
import { seedCrowdedWorld } from "./seed-crowded-world.ts";
import { seedEmptyWorld, seedFullWorld, type World } from "./seed-world.ts";

/**
 * Every screen in ten variants: eight looks of what it shows, its errors, and nothing in it; those of creators with very
 * much in them too. Nothing is let through.
 */
let app: TestApp;
let browser: Browser;
let worlds: Record<"full" | "empty", World>;
let context: BrowserContext;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ BILLING: "demo" }), openBrowser()]);
  worlds = { full: await seedFullWorld(app.url), empty: await seedEmptyWorld(app.url) };
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function scan(screen: Screen, world: World, find: (page: Page) => Promise<string[]>): Promise<void> {
  const page = await openScreen({ context, url: app.url, world }, screen);
  const found = await find(page).finally(() => page.close());
  expect(found.join("\n")).toBe("");
}

async function findInLooks(page: Page, among = looks): Promise<string[]> {
  const found: string[] = [];
  for (const look of among) {
    await showAs(page, look);
    found.push(...(await findViolations(page)).map((told) => `${look.name}: ${told}`));
  }
  return found;
}

describe("in eight looks", () => {
  beforeAll(async () => {
    context = await openContext(browser, app.url);
  });
  afterAll(() => context.close());
  test.each(screens)("$name", (screen) => scan(screen, worlds.full, (page) => findInLooks(page)));
});

describe("while calls fail", () => {
  beforeAll(async () => {
    context = await openContext(browser, app.url);
    await breakCalls(context);
  });
  afterAll(() => context.close());
  test.each(screens)("$name", (screen) => scan(screen, worlds.full, findViolations));
});

describe("with nothing there", () => {
  beforeAll(async () => {
    context = await openContext(browser, app.url);
  });
  afterAll(() => context.close());
  test.each(screens)("$name", (screen) => scan(screen, worlds.empty, findViolations));
});

describe("with long names and very much of everything", () => {
  let crowded: World;
  beforeAll(async () => {
    context = await openContext(browser, app.url);
    crowded = await seedCrowdedWorld(app.url);
  }, 600_000);
  afterAll(() => context.close());
  const sizes = looks.filter(({ name }) => ["desktop", "phone", "dark"].includes(name));
  const ofCreators = screens.filter(({ who }) => who === "creator");
  test.each(ofCreators)("$name", (screen) => scan(screen, crowded, (page) => findInLooks(page, sizes)));
});
