import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openVisitor } from "#server/testing/browser.ts";
import { makeInterview, makeProject } from "#server/testing/makers.ts";
import { afterReply, treatments } from "./closed-item-steps.ts";
import { type CreatorJourney, startCreatorJourney } from "./creator-journey.ts";
import { agree, begin, say } from "./participant-steps.ts";

let journey: CreatorJourney;

beforeAll(async () => {
  journey = await startCreatorJourney();
});
afterAll(() => journey?.close());

const chooseAnswer = async (page: Page, kind: string) => {
  await page.getByRole("combobox", { name: "Answer", exact: true }).click();
  await page.getByRole("option", { name: kind, exact: true }).click();
};

test("questions are closed in the editor, answered by tap, key or words, and counted by option", async () => {
  const { creator } = journey;
  const questions = ["How happy are you with the ferry?", "What do you buy?", "What matters more?"].map(
    (text) => ({
      ...{ text, depth: "light" },
    }),
  );
  const id = await makeInterview(creator, await makeProject(creator), { questions });
  const author = await journey.visit();
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
  await author.checkVariant("an order in the editor");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect
    .poll(async () => (await creator.get(`/api/interviews/${id}/details`)).body.questionSettings[2].item)
    .toEqual({ kind: "ranking", options: ["Price", "Taste"] });
  await treatments(page).filter({ hasText: "Scale 1–5" }).waitFor();

  const visitor = await openVisitor(journey.browser, { baseUrl: journey.app.url, device: "phone" });
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
  await visitor.checkVariant("several options in the chat");
  expect(await afterReply(chat, () => send.tap())).toBe("Bread\nJam");
  await say(visitor, "I was hungry after the crossing.");

  const up = chat.getByRole("button", { name: "Move Taste up" });
  await up.focus();
  await chat.keyboard.press("Enter");
  await expect.poll(() => up.evaluate((element) => element === document.activeElement)).toBe(true);
  await visitor.checkVariant("an order in the chat");
  await send.focus();
  expect(await afterReply(chat, () => chat.keyboard.press("Enter"))).toBe("1. Taste\n2. Price");
  for (let turn = 0; turn < 8 && (await chat.getByText("One last step").count()) === 0; turn++)
    await say(visitor, "It has to taste of something.");
  await chat.getByRole("button", { name: "Complete Interview" }).tap();
  await chat.getByRole("heading", { level: 1, name: "Thank you" }).waitFor();
  await visitor.leave();

  await page.goto(`/interviews/${id}?tab=insights&view=questions`);
  await page.getByText("1 of 1 person asked gave a number.").waitFor();
  await author.checkVariant("the counts of a closed question");
  expect((await creator.post(`/api/generate-insights/${id}`, {})).status).toBe(200);
  await page.goto(`/interviews/${id}`);
  const counted = page.getByRole("region", { name: "Question 1, counted" });
  await counted.getByText("1 of 1 person asked gave a number.").waitFor();
  await author.checkVariant("the counts of closed questions in the brief");
  await author.leave();
}, 120_000);
