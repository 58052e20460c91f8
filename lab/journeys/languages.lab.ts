import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { heading, messages } from "../../tests/journeys/participant-steps.ts";

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test("a script is worded in Spanish, reviewed, and asked in it on a phone", async () => {
  const creator = await makeCreator(app, "Ada Ward");
  await creator.post("/api/user/onboarding", { later: true });
  const questions = [
    { text: "How often do you take the ferry?", item: { kind: "choice", options: ["Often", "Never"] } },
  ];
  const id = await makeInterview(creator, await makeProject(creator), {
    ...{ introduction: "Thank you for coming.", participantTitle: "About the sea", questions },
  });
  const author = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
  const { page } = author;
  page.setDefaultTimeout(15_000);
  await page.goto(`/interviews/${id}?tab=script`);
  const part = page.getByRole("region", { name: "Languages" });
  await part.getByText("No other language yet.").waitFor();

  // By keyboard alone, from the choice of the language to its first text.
  await part.getByRole("combobox", { name: "Add a language" }).focus();
  await page.keyboard.type("Span");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const spanish = part.getByRole("region", { name: "Spanish" });
  await spanish.getByText("Not offered yet: 5 of 5 texts missing.").waitFor();
  const field = (group: string, label: string) =>
    spanish.getByRole("group", { name: group }).getByLabel(`${label}, in the other language`);
  await field("Before the interview", "Title").fill("Sobre el mar");
  await field("Before the interview", "Introduction").fill("Gracias por venir.");
  await field("Question 1", "Question").fill("¿Con qué frecuencia toma el transbordador?");
  await field("Question 1", "Option 1").fill("Nunca");
  await field("Question 1", "Option 2").fill("nunca");
  await spanish.getByRole("button", { name: "Save texts" }).click();
  await spanish.getByText("Two of these read the same").first().waitFor();
  await author.checkAccess("the wording editor with a problem");
  author.expectRefused("400 /api/interviews/*/wordings/es/review");
  await spanish.getByRole("button", { name: "Mark as reviewed" }).click();
  await spanish.getByRole("alert").getByText("Question 1, option 1: Two of these read the same").waitFor();
  await field("Question 1", "Option 1").fill("A menudo");
  await spanish.getByRole("button", { name: "Save texts" }).click();
  await spanish.getByText("Not offered yet: a draft that nobody has reviewed.").waitFor();
  await spanish.getByRole("button", { name: "Mark as reviewed" }).click();
  await spanish.getByText("Offered to participants. Reviewed by Ada Ward on").waitFor();
  await author.checkAccess("a reviewed wording");
  await author.leave();

  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  const phone = visitor.page;
  await phone.goto(`/chat/${id}`);
  await heading(phone, "About the sea").waitFor();
  await phone.getByRole("combobox").selectOption("es");
  await heading(phone, "Sobre el mar").waitFor();
  expect(await phone.getByText("en inglés").count()).toBe(0);
  await phone.getByRole("checkbox").check();
  await phone.getByRole("button", { name: "Empezar el chat" }).tap();
  await phone.locator("select").nth(0).waitFor();
  await phone.getByLabel("Edad", { exact: true }).selectOption({ index: 2 });
  await phone.getByLabel("Ocupación", { exact: true }).fill("Carpintero");
  await phone.getByLabel("País", { exact: true }).selectOption({ index: 5 });
  await phone.getByLabel("Ciudad o pueblo", { exact: true }).fill("Mombasa");
  await phone.locator("button[type=submit]").tap();
  await phone.getByText("¿Con qué frecuencia toma el transbordador?").waitFor();
  expect((await messages(phone)).join(" ")).toContain("Gracias por venir.");
  await phone.getByRole("button", { name: "A menudo" }).tap();
  await expect
    .poll(async () => {
      const { rows } = await app.db.pool.query(
        "select move->'closed'->'values' as v from turns where move ? 'closed'",
      );
      return rows.map(({ v }) => v);
    })
    .toEqual([["Often"]]);
  await visitor.leave();
});
