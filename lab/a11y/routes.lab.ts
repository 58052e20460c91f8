import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { settle } from "./scan.ts";
import { type Screen, screens } from "./screens.ts";
import { seedFullWorld, type World } from "./seed-world.ts";

/** The screens that no other journey scans, each as desktop in light and as phone in dark. */
let app: TestApp;
let browser: Browser;
let world: World;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ BILLING: "demo" }), openBrowser()]);
  world = await seedFullWorld(app.url);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function scanAll(visitor: Visitor, who: Screen["who"]): Promise<void> {
  const wanted = screens.filter((screen) => screen.who === who && !screen.inJourney);
  expect(wanted.length).toBeGreaterThan(5);
  for (const screen of wanted) {
    await visitor.page.goto(screen.path(world));
    await settle(visitor.page);
    await visitor.checkAccess(screen.name);
  }
}

test("what visitors and participants see", async () => {
  const visitor = await openVisitor(browser, { baseUrl: app.url });
  await scanAll(visitor, "visitor");
  await visitor.context.close();
});

test("what creators see", async () => {
  const visitor = await openVisitor(browser, { baseUrl: app.url, cookies: world.cookies });
  await scanAll(visitor, "creator");
  await visitor.context.close();
});
