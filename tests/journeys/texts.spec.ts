import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { heldInSource, places } from "./texts/spec-texts.ts";
import { walkParticipant } from "./texts/walk-participant.ts";
import { walkNewAccount, walkOutside } from "./texts/walk-projects.ts";

/** Texts that are promised to the letter stand where they are promised: two walks of those in lab/texts. */
let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ BILLING: "demo" }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

async function asAnyone(cookies: Map<string, string> | undefined, walk: (visitor: Visitor) => Promise<void>) {
  const visitor = await openVisitor(browser, { baseUrl: app.url, ...(cookies && { cookies }) });
  await walk(visitor);
  await visitor.context.close();
}

test("before there is an account, and in a new one", async () => {
  await asAnyone(undefined, ({ page }) => walkOutside(page));
  const fresh = await makeCreator(app, "Grace Newcomer");
  await asAnyone(fresh.cookies, ({ page }) => walkNewAccount(page));
});

test("a participant", async () => {
  const creator = await makeCreator(app);
  const questions = [{ text: "How do you plan your week?", depth: "light" }];
  const interviewId = await makeInterview(creator, await makeProject(creator), { questions });
  await asAnyone(undefined, ({ page }) => walkParticipant(page, interviewId));
});

test("what no click leads to stands in its source, and all that is promised is in one of the lists", async () => {
  for (const { text, file } of heldInSource) {
    expect(await readFile(new URL(`../../${file}`, import.meta.url), "utf8"), file).toContain(text);
  }
  const walked = Object.values(places).flatMap(({ texts }) => texts);
  expect(new Set<string>([...walked, ...heldInSource.map(({ text }) => text)]).size).toBe(222);
});
