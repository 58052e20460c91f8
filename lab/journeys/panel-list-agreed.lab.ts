import { afterAll, beforeAll, expect, test } from "vitest";
import { openVisitor } from "#server/testing/browser.ts";
import { writePanelExport } from "#server/testing/panel-export.ts";
import {
  type EndedStudy,
  makeEndedStudy,
  openPanelStage,
  type PanelStage,
  rowsOf,
} from "../../tests/journeys/panel-stage.ts";
import { heading } from "../../tests/journeys/participant-steps.ts";

let stage: PanelStage;
let study: EndedStudy;

beforeAll(async () => {
  stage = await openPanelStage();
  study = await makeEndedStudy(stage);
});
afterAll(async () => {
  await stage?.close();
});

const fileOf = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

test("a researcher puts Prolific's export in and both sides agree on everybody", async () => {
  const visitor = await openVisitor(stage.browser, { baseUrl: stage.app.url, cookies: stage.ada.cookies });
  const { page } = visitor;
  await page.goto(`/interviews/${study.interviewId}?tab=share`);
  await page.getByRole("link", { name: "Compare with the panel's list" }).click();
  await heading(page, "Compare with the panel's list").waitFor();
  await visitor.checkVariant("the panel's list, before it is there");
  await page
    .locator("input[type=file]")
    .setInputFiles(fileOf("prolific_export.csv", writePanelExport("Prolific", stage.panel, study.sent)));
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
