import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
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

test("a project and all projects are searched by keyboard, and each passage leads to its place and back", async () => {
  const creator = await makeCreator(app, "Asta Asker");
  await creator.post("/api/user/onboarding", { later: true });
  const harbour = await makeProject(creator, "Harbour");
  for (const [projectId, name, said] of [
    [harbour, "Pilots", "The harbour freezes in winter, so the pilots sail before dawn."],
    [harbour, "Clerks", "Our harbour office closes in winter because the heating is too weak."],
    [
      await makeProject(creator, "Market"),
      "Stalls",
      "In winter the harbour market moves indoors, and the stalls get smaller.",
    ],
  ] as const) {
    await makeFinishedSession(app, await makeInterview(creator, projectId, { name }), { answers: [said] });
  }
  const { page, checkAccess, checkVariant, leave } = await openVisitor(browser, {
    baseUrl: app.url,
    cookies: creator.cookies,
  });
  const field = page.getByRole("textbox", { name: "Search what people said" });
  const ask = async (question: string) => {
    await field.focus();
    await field.fill(question);
    await page.keyboard.press("Enter");
  };
  await page.goto(`/projects/${harbour}/detail`);
  await ask("harbour in winter");
  await page.getByText("2 of 2 people said something about this.", { exact: false }).waitFor();
  const passages = page.getByRole("list", { name: "Passages by participant" });
  expect(await passages.getByRole("link", { name: "Clerks" }).count()).toBe(1);
  expect(await passages.getByText("stalls", { exact: false }).count()).toBe(0);
  await checkVariant("an answer from a project");
  await passages.getByRole("button", { name: /pilots sail before dawn/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "P-01" }).waitFor();
  expect(new URL(page.url()).searchParams.get("message")).not.toBeNull();
  await page.goBack();
  await passages.getByRole("link", { name: "Pilots" }).waitFor();

  await page.goto("/projects");
  await page.getByRole("link", { name: "Search what people said" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Search what people said" }).waitFor();
  await ask("harbour in winter");
  await page.getByText("3 of 3 people said something about this.", { exact: false }).waitFor();
  expect(await passages.getByText("Market", { exact: false }).count()).toBeGreaterThan(0);
  await checkAccess("an answer from all projects");
  await ask("airline");
  await page.getByText("Nothing anyone said answers this. Searched: 3 people.", { exact: false }).waitFor();
  await leave();
});
