import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { agree, begin, say } from "./participant-steps.ts";

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const treatments = (page: Page) => page.getByRole("button", { name: /^Question \d+: / });

const chooseAnswer = async (page: Page, kind: string) => {
  await page.getByRole("combobox", { name: "Answer", exact: true }).click();
  await page.getByRole("option", { name: kind, exact: true }).click();
};

/** Waits for the reply after something was sent. */
async function afterReply(page: Page, act: () => Promise<void>): Promise<string> {
  const texts = page.getByRole("log").locator("li .message-text");
  const before = await texts.count();
  await act();
  await texts.nth(before + 1).waitFor();
  return texts.nth(before).innerText();
}

test("questions are closed in the editor, answered by tap, key or words, and counted by option", async () => {
  const creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  const questions = ["How happy are you with the ferry?", "What do you buy?", "What matters more?"].map(
    (text) => ({
      ...{ text, depth: "light" },
    }),
  );
  const id = await makeInterview(creator, await makeProject(creator), { questions });
  const author = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
  const { page } = author;
  page.setDefaultTimeout(15_000);
  await page.goto(`/interviews/${id}?tab=script`);

  await treatments(page).nth(0).click();
  await chooseAnswer(page, "Scale");
  await page.getByRole("textbox", { name: "To", exact: true }).fill("1");
  await page.getByText("A scale has 2 to 11 whole numbers, the lowest first").waitFor();
  await page.getByRole("textbox", { name: "To", exact: true }).fill("5");
  await page.getByRole("textbox", { name: "Words at the high end" }).fill("Very happy");
  await author.checkAccess("a scale in the editor");
  await treatments(page).nth(0).click();
  await treatments(page).nth(1).click();
  await chooseAnswer(page, "Choose several options");
  await page.getByLabel("Options, one per line").fill("Bread\nTea\nbread");
  await page.getByText("“bread” is in the options twice").waitFor();
  await page.getByLabel("Options, one per line").fill("Bread\nTea\nJam\n");
  await treatments(page).nth(1).click();
  await treatments(page).nth(2).click();
  await chooseAnswer(page, "Put in order");
  await page.getByLabel("Options, one per line").fill("Price\nTaste");
  await author.checkAccess("an order in the editor");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect
    .poll(async () => (await creator.get(`/api/interviews/${id}/details`)).body.questionSettings[2].item)
    .toEqual({ kind: "ranking", options: ["Price", "Taste"] });
  await treatments(page).filter({ hasText: "Scale 1–5" }).waitFor();

  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  const chat = visitor.page;
  await chat.goto(`/chat/${id}`);
  await agree(visitor);
  await begin(visitor);
  const two = chat.getByRole("button", { name: "2", exact: true });
  await two.waitFor();
  await visitor.checkAccess("a scale in the chat");
  await chat.reload();
  await two.waitFor();
  expect(await afterReply(chat, () => two.tap())).toBe("2");
  expect(await two.count()).toBe(0);
  await say(visitor, "It was late twice that week.");

  const send = chat.getByRole("button", { name: "Send this answer" });
  await chat.getByRole("checkbox", { name: "Jam" }).check();
  await chat.getByRole("checkbox", { name: "Bread" }).check();
  await visitor.checkAccess("several options in the chat");
  expect(await afterReply(chat, () => send.tap())).toBe("Bread\nJam");
  await say(visitor, "I was hungry after the crossing.");

  const up = chat.getByRole("button", { name: "Move Taste up" });
  await up.focus();
  await chat.keyboard.press("Enter");
  await expect.poll(() => up.evaluate((element) => element === document.activeElement)).toBe(true);
  await visitor.checkAccess("an order in the chat");
  await send.focus();
  expect(await afterReply(chat, () => chat.keyboard.press("Enter"))).toBe("1. Taste\n2. Price");
  for (let turn = 0; turn < 8 && (await chat.getByText("One last step").count()) === 0; turn++)
    await say(visitor, "It has to taste of something.");
  await chat.getByRole("button", { name: "Complete Interview" }).tap();
  await chat.getByRole("heading", { level: 1, name: "Thank you" }).waitFor();
  await visitor.leave();

  await page.goto(`/interviews/${id}?tab=insights&view=questions`);
  await page.getByText("1 of 1 person asked gave a number.").waitFor();
  await author.checkAccess("the counts of a closed question");
  expect((await creator.post(`/api/generate-insights/${id}`, {})).status).toBe(200);
  await page.goto(`/interviews/${id}`);
  const counted = page.getByRole("region", { name: "Question 1, counted" });
  await counted.getByText("1 of 1 person asked gave a number.").waitFor();
  await author.checkAccess("the counts of closed questions in the brief");
  await author.leave();
}, 120_000);

test("a question is asked only of those whose answer leads to it", async () => {
  const creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  const item = { kind: "choice", options: ["Ferry", "Bridge"] };
  const questions = [
    { text: "How do you cross?", depth: "light", item },
    { text: "What is the boat like?", depth: "light" },
    { text: "What else is there to say?", depth: "light" },
  ];
  const id = await makeInterview(creator, await makeProject(creator), { questions });
  const author = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
  const { page } = author;
  page.setDefaultTimeout(15_000);
  await page.goto(`/interviews/${id}?tab=script`);
  await treatments(page).nth(1).click();
  await page.getByRole("button", { name: "Add a condition" }).click();
  await page.getByRole("combobox", { name: "is one of" }).click();
  await page.getByRole("option", { name: "Ferry", exact: true }).click();
  await page.keyboard.press("Escape");
  await author.checkAccess("a condition in the editor");
  const map = page.getByRole("region", { name: "Who gets to which question" });
  await map.getByText("Asked if 1 is Ferry. Then 3.").waitFor();
  await map.getByText("2 questions (1, 3), 3 to 5 minutes").waitFor();
  await author.checkAccess("the map of the questions");
  await page.getByRole("button", { name: "Save changes" }).click();
  await treatments(page).filter({ hasText: "only asked of some" }).waitFor();
  await page.getByText("Saved.", { exact: true }).waitFor();
  await author.leave();

  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  const chat = visitor.page;
  await chat.goto(`/chat/${id}`);
  await agree(visitor);
  await begin(visitor);
  await afterReply(chat, () => chat.getByRole("button", { name: "Bridge" }).tap());
  await say(visitor, "It is the quicker way to work.");
  await chat.getByRole("log").getByText("What else is there to say?", { exact: false }).waitFor();
  expect(await chat.getByRole("log").getByText("What is the boat like?").count()).toBe(0);
  await visitor.leave();
}, 90_000);

test("a creator tries a branch in the preview, as the person whom it's for, by tap", async () => {
  const creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  const fields = [
    { id: "boats", label: "Do you own a boat?", kind: "single_choice", options: ["Yes", "No"] },
  ];
  const { body: form } = await creator.post("/api/forms", { name: "Before", formType: "pre", fields });
  const when = (by: object, value: string) => [{ by, values: [value] }];
  const closed = (id: string, text: string, item: object) => ({ id, text, item, depth: "light" });
  const id = await makeInterview(creator, await makeProject(creator), {
    preInterviewFormId: form._id,
    questions: [
      {
        ...closed("boat", "How is your boat?", { kind: "scale", min: 1, max: 3, maxLabel: "Fine" }),
        askIf: when({ kind: "form", fieldId: "boats" }, "Yes"),
      },
      closed("buy", "What do you buy on board?", { kind: "several", options: ["Bread", "Tea", "Jam"] }),
      closed("more", "What matters more?", { kind: "ranking", options: ["Price", "Taste"] }),
      {
        ...{ id: "irish", text: "How is it in Ireland?", depth: "light" },
        askIf: when({ kind: "aboutYou", attribute: "country" }, "IE"),
      },
    ],
  });
  const author = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
  const { page } = author;
  page.setDefaultTimeout(15_000);
  await page.goto(`/interviews/${id}?tab=script`);
  await page.getByRole("button", { name: "Preview as a participant" }).click();
  const drawer = page.getByRole("dialog", { name: "Preview as a participant" });
  await drawer.getByRole("combobox", { name: "Do you own a boat" }).click();
  await page.getByRole("option", { name: "Yes", exact: true }).click();
  await author.checkAccess("who one is in the preview");
  await drawer.getByRole("button", { name: "Start the preview" }).click();
  const log = drawer.getByRole("log");
  await log.getByText("How is your boat?").waitFor();
  await author.checkAccess("a scale in the preview");
  await drawer.getByRole("button", { name: "3 Fine" }).click();
  const say = async (text: string) => {
    await drawer.getByText("The interviewer is writing…").waitFor({ state: "hidden" });
    await drawer.getByLabel("Your answer, as a participant").fill(text);
    await page.keyboard.press("Enter");
  };
  await say("It floats.");
  await drawer.getByRole("checkbox", { name: "Jam" }).check();
  await author.checkAccess("several options in the preview");
  await drawer.getByRole("button", { name: "Send this answer" }).click();
  await say("I was hungry.");
  await drawer.getByRole("button", { name: "Move Taste up" }).click();
  await author.checkAccess("an order in the preview");
  await drawer.getByRole("button", { name: "Send this answer" }).click();
  await log.getByText("1. Taste").waitFor();
  await say("It has to taste of something.");
  await log.getByText("which doesn’t concern this person").waitFor();
  await author.checkAccess("what a person isn't asked, in the preview");
  await drawer.getByRole("button", { name: "Start again as someone else" }).click();
  await drawer.getByRole("button", { name: "Start the preview" }).click();
  await log.getByText("What do you buy on board?").waitFor();
  await author.leave();
}, 90_000);
