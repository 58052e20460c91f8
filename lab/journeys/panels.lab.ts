import { afterAll, beforeAll, expect, test } from "vitest";
import { type PanelPreset, panelPresets } from "#contract/panel-presets.ts";
import { openVisitor } from "#server/testing/browser.ts";
import { makeInterview } from "#server/testing/makers.ts";
import { makePanelStudy, reachEnding } from "#server/testing/panel-people.ts";
import { openPanelStage, type PanelStage } from "../../tests/journeys/panel-stage.ts";
import { agree, fillIn, heading } from "../../tests/journeys/participant-steps.ts";

let stage: PanelStage;

beforeAll(async () => {
  stage = await openPanelStage();
});
afterAll(async () => {
  await stage?.close();
});

test("a returning panel ID continues where it left off; another browser is told why it can't", async () => {
  const [preset] = panelPresets as [PanelPreset];
  const settings = { panelIdField: "PROLIFIC_PID" };
  const study = await makePanelStudy(stage.ada, stage.projectId, { preset, panel: stage.panel, settings });
  const first = await reachEnding(stage.app, study, { ending: "screenedOut", person: "twice" });
  const entry = `/chat/${study.interviewId}?PROLIFIC_PID=twice`;
  for (const [cookies, title] of [
    [first.cookies, "Thank you for your answers"],
    [new Map<string, string>(), "You have taken part already"],
  ] as const) {
    const visitor = await openVisitor(stage.browser, { baseUrl: stage.app.url, device: "phone", cookies });
    const { page } = visitor;
    visitor.expectRefused(`409 /api/sessions/${study.interviewId}`);
    await page.goto(entry);
    await agree(visitor);
    await fillIn(visitor);
    await page.getByRole("button", { name: "Start the interview" }).tap();
    await heading(page, title).waitFor();
    await visitor.checkAccess(`the same panel id: ${title}`);
    await visitor.leave();
  }
  const visitor = await openVisitor(stage.browser, { baseUrl: stage.app.url, device: "phone" });
  visitor.expectRefused(`403 /api/sessions/${study.interviewId}`);
  await visitor.page.goto(`/chat/${study.interviewId}`);
  await agree(visitor);
  await fillIn(visitor);
  await visitor.page.getByRole("button", { name: "Start the interview" }).tap();
  await heading(visitor.page, "Please open this interview from your panel").waitFor();
  await visitor.leave();
});

test("a researcher sets up a panel from its preset, and sees what's still missing", async () => {
  const interviewId = await makeInterview(stage.ada, stage.projectId);
  const visitor = await openVisitor(stage.browser, { baseUrl: stage.app.url, cookies: stage.ada.cookies });
  const { page } = visitor;
  page.setDefaultTimeout(15_000);
  await page.goto(`/interviews/${interviewId}?tab=share`);
  await page.getByRole("button", { name: "Set up a panel" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up a panel" });
  await dialog.getByRole("button", { name: "Prolific", exact: true }).click();
  await dialog.getByText("Add a completion code for each ending").waitFor();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Replace YOUR-CODE with the code your panel gave you.").first().waitFor();
  await visitor.checkAccess("a panel with what is wrong");
  for (const label of ["Complete", "Screened out", "Quota full", "Stopped early", "Withdrawn"]) {
    const field = dialog.getByRole("textbox", { name: label });
    await field.fill((await field.inputValue()).replace(/YOUR-.*CODE/, `C-${label.length}`));
  }
  await dialog.getByRole("switch", { name: "Take them back after 10 seconds" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("Panel saved.").waitFor();
  await page.getByText("Automatically, after 10 seconds").waitFor();
  await visitor.checkAccess("a panel that is set up");
  const { settings } = (await stage.ada.get(`/api/interviews/${interviewId}/details`)).body;
  expect(settings.returnLinks.quotaFull).toBe("https://app.prolific.com/submissions/complete?cc=C-10");
  expect([settings.returnsByItself, settings.panelIdField]).toEqual([true, "PROLIFIC_PID"]);
  await visitor.leave();
});
