import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#server/testing/browser.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { makeHostileWorld } from "./hostile-world.ts";
import { payloads } from "./payloads.ts";
import { showEverywhere } from "./show-everywhere.ts";
import { sinks } from "./sinks.ts";
import { visits } from "./visits.ts";
import { openWatched, type Watched } from "./watch-markup.ts";

/** Every payload in every place that takes words, on every screen that shows them. XSS_ONLY: payloads by name. */
const chosen = payloads.filter(({ name }) => name.includes(process.env.XSS_ONLY ?? ""));

let app: TestApp;
let browser: Browser;
let watched: Watched;
let pairs = 0;
let possible = 0;
const missed: string[] = [];
const seen = new Set<string>();

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  watched = await openWatched(browser, app.url);
});
afterAll(async () => {
  process.stdout.write(
    `markup: ${pairs} of ${possible} pairs of ${sinks.length} places and ${chosen.length} payloads were seen on a screen, whole; ${visits.length} screens each\n${missed.join("\n")}\n`,
  );
  await browser?.close();
  await app?.close();
});

test.each(chosen)("$name stays words", async (payload) => {
  const world = await makeHostileWorld(app, payload);
  const { faults, rendered } = await showEverywhere(watched, world, visits);
  process.stdout.write(
    `${payload.name}: ${rendered.size} of ${sinks.length} places seen, ${faults.length} faults\n`,
  );
  possible += sinks.length;
  pairs += rendered.size;
  for (const id of rendered) seen.add(id);
  // Not all can be seen whole: keywords are single words, and what is no address of a picture is not shown as one.
  const unseen = sinks.filter(({ id }) => !rendered.has(id));
  missed.push(...unseen.map(({ id, name }) => `not seen: ${payload.name} in ${id} ${name}`));
  expect(faults.join("\n")).toBe("");
});

test.skipIf(chosen.length < payloads.length)("every place was seen with some of them", () => {
  expect(sinks.filter(({ id }) => !seen.has(id)).map(({ name }) => name)).toEqual([]);
});
