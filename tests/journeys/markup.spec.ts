import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#server/testing/browser.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { makeHostileWorld } from "../../lab/xss/hostile-world.ts";
import { briefPayload } from "../../lab/xss/payloads.ts";
import { showEverywhere } from "../../lab/xss/show-everywhere.ts";
import { mainVisits } from "../../lab/xss/visits.ts";
import { openWatched } from "../../lab/xss/watch-markup.ts";

/**
 * A part of `npm run test:xss`: markup in every text that people write, on three of the screens that show most of them;
 * on all of these in `npm run test:all`.
 */
const isAll = Boolean(process.env.EVERY_CASE);
const visits = mainVisits.filter(
  ({ name }) => isAll || ["consent", "interview, findings", "session"].includes(name),
);
let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test("markup in every text that a creator or a participant writes stays words", async () => {
  const world = await makeHostileWorld(app, briefPayload);
  const watched = await openWatched(browser, app.url);
  const { faults, rendered } = await showEverywhere(watched, world, visits);
  await watched.context.close();
  expect(faults.join("\n")).toBe("");
  expect(visits.length).toBeGreaterThanOrEqual(3);
  expect(rendered.size).toBeGreaterThanOrEqual(isAll ? 25 : 11);
});

test("what is watched for is seen: a script that runs, a handler, a request to elsewhere", async () => {
  const watched = await openWatched(browser, app.url);
  await watched.page.goto("/login");
  await watched.page.evaluate(() => {
    document.body.insertAdjacentHTML(
      "beforeend",
      `<img src="https://evil.example/p.png"><a href="javascript:__xss=1" onclick="__xss=2">Here</a><base href="//evil.example">`,
    );
    Reflect.set(window, "__xss", 3);
  });
  const told = () => watched.tell().then((more) => seen.push(...more) && seen.join("\n"));
  const seen: string[] = [];
  await expect.poll(told).toMatch(/policy stopped img-src/);
  for (const sight of [
    "a payload ran: 3",
    "a handler stands in a",
    "an address of a runs",
    "made of words: <base",
  ])
    expect(seen.join("\n")).toContain(sight);
  await watched.context.close();
});
