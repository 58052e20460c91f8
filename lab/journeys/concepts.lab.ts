import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { agree, begin } from "../../tests/journeys/participant-steps.ts";

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test("concepts are named in the editor, tried in the preview, and shown to a participant", async () => {
  const creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  const questions = ["What do you think of it?", "Where would you show it?"];
  const id = await makeInterview(creator, await makeProject(creator), { questions });
  const author = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
  const { page } = author;
  page.setDefaultTimeout(15_000);
  await page.goto(`/interviews/${id}?tab=script`);

  const concept = (place: number) => page.getByRole("group", { name: `Concept ${place}`, exact: true });
  const save = page.getByRole("button", { name: "Save changes" });
  await page.getByRole("button", { name: "Compare concepts" }).click();
  await concept(1).getByLabel("Name").fill("Ferry pass");
  await concept(2).getByLabel("Name").fill("ferry PASS");
  await page.getByText("Concepts 1 and 2 have the same name").waitFor();
  await concept(2).getByLabel("Name").fill("Bridge pass");
  await concept(1).getByLabel("Description").fill("A card for all ferries of a year.");
  await concept(2).getByLabel("Description").fill("A card for the bridge alone.");
  await page.getByText("No question names {concept} or depends on a concept").waitFor();
  await page.getByRole("textbox", { name: "Question 1", exact: true }).fill("What of the {concept}?");
  await page.getByText("No question names {concept} or depends on a concept").waitFor({ state: "detached" });

  await page.getByRole("button", { name: /^Question 2: / }).click();
  await page.getByRole("button", { name: "Add a condition" }).click();
  await page.getByRole("combobox", { name: "If", exact: true }).click();
  await page.getByRole("option", { name: "The assigned concept" }).click();
  await page.getByRole("combobox", { name: "is one of" }).click();
  await page.getByRole("option", { name: "Ferry pass" }).click();
  await page.keyboard.press("Escape");
  await page.getByText("Asked if the concept is Ferry pass.").waitFor();
  await page.getByText(/People who are assigned “Ferry pass” are asked up to 2 questions/).waitFor();
  await save.click();
  await expect
    .poll(async () => (await creator.get(`/api/interviews/${id}/details`)).body.settings.concepts)
    .toHaveLength(2);

  author.expectRefused("400 /api/interviews/*");
  await concept(1).getByLabel("Name").fill("Boat pass");
  await save.click();
  const refusal = "Question 2 depends on the concept “Ferry pass”, which this interview doesn't have";
  await page.getByRole("alert").filter({ hasText: refusal }).first().waitFor();
  await author.checkAccess("a concept that can't be renamed");
  await concept(1).getByLabel("Name").fill("Ferry pass");

  await page.getByRole("button", { name: "Preview as a participant" }).click();
  await page.getByRole("combobox", { name: "Concept" }).click();
  await page.getByRole("option", { name: "Bridge pass" }).click();
  await page.getByRole("button", { name: "Start the preview" }).click();
  await page.getByText("Bridge pass: A card for the bridge alone.").waitFor();

  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  await visitor.page.goto(`/chat/${id}`);
  await agree(visitor);
  await begin(visitor);
  await visitor.page.getByText(/(Ferry|Bridge) pass: A card for/).waitFor();
  await visitor.leave();

  await page.reload();
  await page.getByText("Assigned to 1, of whom 0 finished.").waitFor();

  await page.goto(`/interviews/${id}?tab=sessions`);
  await page.getByRole("columnheader", { name: "Concept" }).waitFor();
  await page.getByRole("cell", { name: /^(Ferry|Bridge) pass$/ }).waitFor();
  await page.goto(`/interviews/${id}?tab=script`);

  const number = (place: number) => page.getByRole("button", { name: new RegExp(`^Question ${place}: `) });
  await number(1).click();
  await page.getByRole("switch", { name: "Random order" }).click();
  await page.getByText("This question has no neighbour to change places with.").waitFor();
  await number(1).click();
  await number(2).click();
  await page.getByRole("switch", { name: "Random order" }).click();
  await page.getByText("Asked if the concept is Ferry pass. In random order with 1.").waitFor();
  await author.checkAccess("questions in random order");
  await save.click();
  await expect
    .poll(async () => (await creator.get(`/api/interviews/${id}/details`)).body.questionSettings[1].shuffle)
    .toBe(true);
  await author.leave();
});
