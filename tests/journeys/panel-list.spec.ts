import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PanelPreset, panelPresets } from "#contract/panel-presets.ts";
import { endings } from "#contract/return-links.ts";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import type { Client } from "#server/testing/client.ts";
import { type LoopbackPanel, startLoopbackPanel } from "#server/testing/loopback-panel.ts";
import { makeCreator, makeProject } from "#server/testing/makers.ts";
import { writePanelExport } from "#server/testing/panel-export.ts";
import { makePanelStudy, type PanelStudy, reachEnding } from "#server/testing/panel-people.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { heading } from "./participant-steps.ts";

let app: TestApp;
let browser: Browser;
let panel: LoopbackPanel;
let ada: Client;
let study: PanelStudy;
const sent: string[] = [];
const [prolific] = panelPresets as [PanelPreset];

/** A study that five people came to, each with another ending, and two more who finished. */
beforeAll(async () => {
  [app, browser, panel] = await Promise.all([startTestApp(), openBrowser(), startLoopbackPanel()]);
  ada = await makeCreator(app);
  await ada.post("/api/user/onboarding", { later: true });
  study = await makePanelStudy(ada, await makeProject(ada), { preset: prolific, panel });
  for (const ending of endings) {
    const person = `60ff00${ending}`;
    sent.push(person);
    const one = await reachEnding(app, study, { ending, person });
    const isGoing = ending === "withdrawn";
    const back = isGoing ? (await one.post(`/api/sessions/${one.sessionId}/withdraw`)).body : one.answered;
    await fetch(back.returnUrl ?? "", { headers: panel.loginOf(person) });
  }
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await panel?.close();
});

const fileOf = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
const rowsOf = (page: Page) => page.locator("tbody tr");

test("a researcher puts Prolific's export in and both sides agree on everybody", async () => {
  const visitor = await openVisitor(browser, { baseUrl: app.url, cookies: ada.cookies });
  const { page } = visitor;
  await page.goto(`/interviews/${study.interviewId}?tab=share`);
  await page.getByRole("link", { name: "Compare with the panel's list" }).click();
  await heading(page, "Compare with the panel's list").waitFor();
  await visitor.checkVariant("the panel's list, before it is there");
  await page
    .locator("input[type=file]")
    .setInputFiles(fileOf("prolific_export.csv", writePanelExport("Prolific", panel, sent)));
  const found = page.getByRole("heading", { name: "5 people compared" });
  await found.waitFor();
  expect(await found.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await rowsOf(page).locator("[data-label=Agrees]").allInnerTexts()).toEqual(Array(5).fill("Yes"));
  expect((await rowsOf(page).locator("[data-label='Ending here']").allInnerTexts()).sort()).toEqual([
    ...["Complete", "Quota full", "Screened out", "Stopped early", "Withdrawn"],
  ]);
  await page.getByText("1 session was withdrawn, or deleted").waitFor();
  expect(await page.getByLabel("IDs to approve (1)").inputValue()).toBe("60ff00complete");
  await visitor.checkAccess("the panel's list, compared");
  await visitor.leave();
});
