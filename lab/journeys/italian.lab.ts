import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { watchLoad } from "../../tests/journeys/first-load.ts";
import { heading, messages } from "../../tests/journeys/participant-steps.ts";

/** A language that is a folder of data and a word in a list: everything that a participant meets is in it. */

let app: TestApp;
let browser: Browser;
let interviewId: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  const creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator, "Spesa", "Cooperativa Melograno"), {
    name: "Spesa e mercato",
    introduction: "Grazie di essere qui. Vorremmo capire come fa la spesa per la sua casa.",
    objective: "Capire come le persone decidono dove fare la spesa.",
    topics: ["Abitudini"],
    questions: ["Com'è organizzata la spesa a casa sua?", "Che cosa cambierebbe, se potesse?"],
  });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test("an interview in Italian is in Italian from the consent to the end", async () => {
  const visitor = await openVisitor(browser, { baseUrl: app.url, device: "phone" });
  const { page } = visitor;
  const shoot = async (name: string) => {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/it-${name}.png` });
  };
  const readLoad = watchLoad(page);
  await page.goto(`/chat/${interviewId}?lang=it`);
  await heading(page, "Una conversazione sulla sua esperienza").waitFor();
  await page.getByText("Cooperativa Melograno vorrebbe ascoltarla").waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("it");
  expect(await page.getByRole("combobox", { name: "Lingua" }).locator("option:checked").innerText()).toBe(
    "Italiano",
  );
  await shoot("consent");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Inizia la chat" }).tap();

  await heading(page, "Qualcosa su di lei").waitFor();
  await page.getByLabel("Età", { exact: true }).selectOption("25-34");
  await page.getByLabel("Occupazione", { exact: true }).fill("Falegname");
  await page.getByLabel("Paese", { exact: true }).selectOption("Svizzera");
  await page.getByLabel("Città o comune", { exact: true }).fill("Lugano");
  await shoot("about-you");
  await page.getByRole("button", { name: "Inizia l'intervista" }).tap();

  const log = page.getByRole("log").locator(".message-text");
  const say = async (text: string) => {
    const count = await log.count();
    await page.getByLabel("Il suo messaggio").fill(text);
    await page.getByRole("button", { name: "Invia", exact: true }).tap();
    await log.nth(count + 1).waitFor();
  };
  await log.first().waitFor();
  // No more than in English: the texts come in the page, not as a script beside the English ones.
  const { kb, requests } = await readLoad();
  expect(kb).toBeLessThanOrEqual(88);
  expect(requests).toBeLessThanOrEqual(6);
  expect((await messages(page)).join("\n")).toContain("Sono un programma semplice");
  await say("Ufficialmente decide mia moglie, ma in pratica passo io al negozio sotto casa.");
  expect((await messages(page)).at(-1)).toContain("«Ufficialmente decide mia moglie");
  await say("Chi legge queste risposte?");
  expect((await messages(page)).at(-1)).toMatch(/leggono|legge/);
  await shoot("chat");
  const finish = page.getByRole("button", { name: "Concludi l'intervista" });
  for (let turn = 0; turn < 20 && !(await finish.isVisible()); turn++)
    await say("Niente di particolare, va bene così.");
  expect((await messages(page)).at(-1)).toContain("L'intervista finisce qui");
  await finish.tap();
  await heading(page, "Grazie").waitFor();
  await shoot("done");
  await visitor.leave();
});
