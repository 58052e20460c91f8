import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** The journeys are worth what their watch sees, so it is shown what it must see. */
let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function openLogin() {
  const visitor = await openVisitor(browser, { baseUrl: app.url });
  await visitor.page.goto("/login");
  await visitor.page.getByRole("heading", { level: 1 }).waitFor();
  return visitor;
}

/** What happened is waited for by those who listened last, so that the visit has heard of it before. */
const mishaps: [mishap: () => void, heard: (context: BrowserContext) => Promise<unknown>][] = [
  [() => console.error("canary in the console"), (context) => context.waitForEvent("console")],
  [
    () => void setTimeout(() => Promise.reject(new Error("canary that nobody caught"))),
    (context) => context.waitForEvent("weberror"),
  ],
  [
    () => void fetch("/api/projects"),
    (context) =>
      context.waitForEvent("response", (response) => new URL(response.url()).pathname === "/api/projects"),
  ],
];

test("a journey fails on an error in the console, one that nobody caught, and a call that was refused", async () => {
  const visitor = await openLogin();
  for (const [mishap, heard] of mishaps)
    await Promise.all([heard(visitor.context), visitor.page.evaluate(mishap)]);
  const all = /canary in the console[\s\S]*canary that nobody caught[\s\S]*401 \/api\/projects/;
  await expect(visitor.leave()).rejects.toMatchObject({ actual: expect.stringMatching(all) });
});

test("a journey fails on a request to another host, which the page's own policy stops besides", async () => {
  const visitor = await openLogin();
  const stopped = visitor.context.waitForEvent("console", (message) =>
    message.text().includes("127.0.0.1:9"),
  );
  await visitor.page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: "http://127.0.0.1:9/pixel.png" }));
  });
  await stopped;
  await expect(visitor.leave()).rejects.toThrow(/127\.0\.0\.1:9/);
});

test("a journey fails on an inline style in a participant's page", async () => {
  const visitor = await openVisitor(browser, { baseUrl: app.url });
  await visitor.page.goto("/chat/interview-complete");
  await visitor.page.getByRole("heading", { level: 1 }).waitFor();
  const shown = await visitor.page.evaluate(() => {
    document.head.append(
      Object.assign(document.createElement("style"), { textContent: "body { opacity: 0 }" }),
    );
    return getComputedStyle(document.body).opacity;
  });
  expect(shown).toBe("1");
  await expect(visitor.leave()).rejects.toThrow(/Applying inline style violates/);
});

test("a journey fails on a button without a name, and on words that are hard to read", async () => {
  const visitor = await openLogin();
  await visitor.page.evaluate(() => {
    const words = Object.assign(document.createElement("p"), { textContent: "Hardly to be read" });
    words.style.cssText = "color: #bbb; background: #ccc";
    document.querySelector("main")?.append(document.createElement("button"), words);
  });
  await expect(visitor.checkAccess("a spoilt page")).rejects.toThrow(/accessibility of a spoilt page/);
  await visitor.leave();
});
