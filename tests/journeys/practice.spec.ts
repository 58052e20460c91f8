import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** A creator practises on a simulated person, goes on after a reload, ends, and reads how it went. */
let app: TestApp;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  const creator = await makeCreator(app);
  await makeInterview(creator, await makeProject(creator));
  visitor = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const conversation = (page: Page) => page.getByRole("log", { name: "Conversation" }).getByRole("listitem");
const box = (page: Page) => page.getByRole("textbox", { name: "Your message" });

async function say(page: Page, text: string, messagesAfter: number): Promise<void> {
  await box(page).fill(text);
  await page.keyboard.press("Enter");
  await expect.poll(() => conversation(page).locator("time").count()).toBe(messagesAfter);
}

test("the tour is shown once, can be paged with keys, and can be opened again", async () => {
  const { page, checkAccess } = visitor;
  await page.goto("/projects");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Practice" }).click();
  await page.getByRole("heading", { level: 1, name: "Practice Sessions" }).waitFor();
  await page.getByText("No completed sessions yet").waitFor();
  await checkAccess("practice sessions with the tour");
  const tour = page.getByRole("region", { name: "Tour: how to interview well" });
  await tour.getByRole("button", { name: "Next" }).press("Enter");
  for (let step = 3; step <= 6; step++) {
    await page.keyboard.press("ArrowRight");
    await tour.getByText(`Step ${step} of 6`).waitFor();
  }
  await tour.getByRole("button", { name: "Start practising" }).click();
  await tour.waitFor({ state: "detached" });
  await page.reload();
  await page.getByText("No completed sessions yet").waitFor();
  expect(await tour.count()).toBe(0);
  await page.getByRole("button", { name: "Two-minute tour" }).click();
  await tour.getByText("Step 1 of 6").waitFor();
  await tour.getByRole("button", { name: "Skip the tour" }).click();
});

test("a conversation needs somebody to talk to, streams its answers, and continues after a reload", async () => {
  const { page, checkAccess, checkVariant } = visitor;
  await page.getByRole("button", { name: "Start Simulated Interview" }).click();
  await page.getByText("Topic is required").waitFor();
  await page.getByRole("textbox", { name: "Topic" }).fill("Grocery shopping");
  await page.keyboard.press("Enter");
  const nearest = page.getByRole("region", { name: "The nearest person" });
  await nearest.getByText("There's nobody to interview about “Grocery shopping”").waitFor();
  await checkVariant("practice sessions with the nearest person");
  await page.getByRole("radio", { name: /^Cancelling a meal-kit subscription/ }).check();
  await nearest.waitFor({ state: "detached" });
  expect(await page.getByRole("textbox", { name: "Topic" }).inputValue()).toBe("");
  await page.getByLabel("Difficulty").selectOption("easy");
  await page.getByRole("button", { name: "Start Simulated Interview" }).press("Enter");
  await page.getByText("Find out why people give up a meal-kit box").waitFor();
  await page.getByText("No messages yet. Start the conversation!").waitFor();
  await page.getByText("Simulated person – never counted").waitFor();
  await box(page).fill("  \n ");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  expect(await conversation(page).count()).toBe(0);
  await say(page, "Could you tell me how it began?", 2);
  await say(page, "Tell me about the last time you cooked one.", 4);
  await box(page).fill("A draft");
  await page.getByRole("region", { name: "Live meter" }).getByText("2 : 0").waitFor();
  await page.reload();
  await expect.poll(() => conversation(page).count()).toBe(4);
  expect(await box(page).inputValue()).toBe("A draft");
  await page.getByRole("button", { name: "Hide the meter" }).click();
  await say(page, "Do you like it?", 6);
  await checkAccess("practice chat");
});

test("a message that couldn't be sent stays in the box, and is stored once when it's sent again", async () => {
  const { page, expectRefused } = visitor;
  expectRefused("503 /api/simulated-interviews/*/message");
  await page.route("**/message", (route) =>
    route.fulfill({ status: 503, json: { error: "", code: "unexpected" } }),
  );
  await box(page).fill("What was the hardest part?");
  await page.keyboard.press("Enter");
  await page.getByText("Failed to send message.").waitFor();
  expect(await box(page).inputValue()).toBe("What was the hardest part?");
  await page.unroute("**/message");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect.poll(() => conversation(page).locator("time").count()).toBe(8);
});

test("the debrief names the questions, leads to their place, compares and can be taken along", async () => {
  const { page, checkAccess, leave } = visitor;
  await page.getByRole("button", { name: "End practice" }).click();
  await page
    .getByRole("dialog", { name: "End this practice?" })
    .getByRole("button", { name: "End practice" })
    .click();
  await page.getByRole("heading", { level: 1, name: "Cancelling a meal-kit subscription" }).waitFor();
  await page.getByRole("heading", { name: /^You found \d of 6 insights$/ }).waitFor();
  await page.getByRole("heading", { name: /moments? to look at again$/ }).waitFor();
  await page.getByText("All your questions (4)").click();
  const questions = page.getByRole("group", { name: "Show questions by kind" }).locator("xpath=..");
  await questions.getByRole("button", { name: "Closed 1" }).click();
  await questions.getByRole("button", { name: /^Do you like it\?/ }).click();
  const said = page.getByRole("region", { name: "Conversation" }).getByRole("listitem");
  const place = said.filter({ hasText: "Do you like it?" });
  await expect.poll(() => place.evaluate((item) => item === document.activeElement)).toBe(true);
  await place.getByText("Closed", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Let the interviewer do it" }).click();
  await page.getByRole("region", { name: "You and the interviewer" }).waitFor();
  await checkAccess("debrief with the comparison");
  await page.getByRole("button", { name: "Export" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^Markdown/ }).click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toContain("Do you like it?");
  await page.keyboard.press("Escape");
  await leave();
});
