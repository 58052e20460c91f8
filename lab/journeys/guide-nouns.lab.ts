import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeProject } from "#server/testing/makers.ts";
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

type Creator = Awaited<ReturnType<typeof makeCreator>>;

/** Without the sample that everybody has. */
async function listOwn(creator: Creator): Promise<{ name: string; sample: boolean }[]> {
  const { body } = await creator.get("/api/interview");
  return body.filter((one: { sample: boolean }) => !one.sample);
}

test("a guide's general words are asked about before the interview is saved, and the creator's filled in everywhere", async () => {
  const creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  const projectId = await makeProject(creator);
  const { page, leave } = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
  await page.goto(`/interview/create?projectId=${projectId}`);
  await page
    .getByLabel("Interview objective")
    .fill(
      "Find out why people who take on an allotment garden give it up within the first two years, and what would have helped them stay.",
    );
  await page.getByRole("button", { name: "Next" }).click();
  await page
    .getByLabel("Target audience")
    .fill("People who gave up an allotment plot in the last three years");
  await page.getByRole("radio", { name: "Why people leave, pause or drop out" }).check();
  await page.getByRole("button", { name: "Generate Interview Script" }).click();
  const title = page.getByLabel("Title for participants");
  await expect.poll(() => title.inputValue()).toBe("Your time with the service");

  await page.getByRole("button", { name: "Save Interview" }).click();
  await page
    .getByText(/^\d+ texts still say “the service” or “stopped”\. Enter your own words, or keep them\.$/)
    .waitFor();
  expect(await listOwn(creator)).toEqual([]);

  await page.getByLabel("What is it?").fill("Millfield Allotments");
  await page.getByLabel("What did they do?").fill("gave up your plot");
  await page.keyboard.press("Enter");
  await expect.poll(() => title.inputValue()).toBe("Your time with Millfield Allotments");
  await page.getByRole("button", { name: "Save Interview" }).click();
  await expect.poll(async () => (await listOwn(creator)).length).toBe(1);
  const [saved] = await listOwn(creator);
  expect(saved?.name).toBe("Why people leave Millfield Allotments");
  expect(JSON.stringify(saved)).not.toContain("the group");
  await leave();
});
