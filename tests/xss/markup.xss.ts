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

/** What cannot be seen whole, and why: keywords are single words, so that markup comes apart before it is one. */
const isWordOnly = (sink: string, text: string) => sink === "Q19" && text !== "__proto__";

let app: TestApp;
let browser: Browser;
let watched: Watched;
let pairs = 0;
let possible = 0;
const missed: string[] = [];

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
  const unseen = sinks.filter(({ id }) => !rendered.has(id) && !isWordOnly(id, payload.text));
  missed.push(...unseen.map(({ id, name }) => `not seen: ${payload.name} in ${id} ${name}`));
  expect(faults.join("\n")).toBe("");
  expect(unseen.map(({ name }) => name)).toEqual([]);
});
