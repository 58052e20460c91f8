import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#server/testing/browser.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { openWatched } from "./watch-markup.ts";

/** The scans of markup are worth what their watch sees, so it is shown what it must see. */
let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
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
