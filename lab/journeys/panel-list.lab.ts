import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openVisitor } from "#server/testing/browser.ts";
import { makeInterview, makeProject } from "#server/testing/makers.ts";
import { writePanelExport } from "#server/testing/panel-export.ts";
import { reachEnding } from "#server/testing/panel-people.ts";
import {
  type EndedStudy,
  makeEndedStudy,
  openPanelStage,
  type PanelStage,
  rowsOf,
} from "../../tests/journeys/panel-stage.ts";

let stage: PanelStage;
let study: EndedStudy;

beforeAll(async () => {
  stage = await openPanelStage();
  study = await makeEndedStudy(stage);
});
afterAll(async () => {
  await stage?.close();
});

test("what differs comes first, is shown alone, and goes along as ids and as a file", async () => {
  await reachEnding(stage.app, study, { ending: "complete", person: "60ff00missing" });
  const visitor = await openVisitor(stage.browser, {
    baseUrl: stage.app.url,
    device: "phone",
    cookies: stage.ada.cookies,
  });
  const { page } = visitor;
  await page.goto(`/interviews/${study.interviewId}/panel`);
  const list = writePanelExport("Prolific", stage.panel, [...study.sent, "60ff00never"]);
  const claim = "9,60ff00claims,AWAITING REVIEW,,,,,,1,MADE-UP,1,1\r\n";
  await page.getByLabel("Or paste the list").fill(list + claim);
  await page.getByRole("button", { name: "Compare", exact: true }).tap();
  await page.getByRole("heading", { name: "8 people compared" }).waitFor();
  expect(await rowsOf(page).locator("th").allInnerTexts()).toEqual(
    expect.arrayContaining(["60ff00claims", "60ff00missing", "60ff00never"]),
  );
  expect((await rowsOf(page).allInnerTexts()).slice(0, 2).map((text) => text.split("\n").at(-1))).toEqual([
    expect.stringContaining("we have no session: ask for proof"),
    "Finished here but not listed there: pay by bonus.",
  ]);
  await page.getByRole("combobox", { name: "Show" }).tap();
  await page.getByRole("option", { name: "Doesn't agree (2)" }).tap();
  await expect.poll(() => rowsOf(page).count()).toBe(2);
  await page.getByLabel("Find an ID").fill("MISSING");
  await expect.poll(() => rowsOf(page).count()).toBe(1);
  await page.getByRole("button", { name: "Copy IDs to pay by bonus" }).tap();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("60ff00missing");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).tap(),
  ]);
  const file = await readFile(await download.path(), "utf8");
  expect(file.split("\r\n")).toHaveLength(10);
  expect(file).toContain("60ff00missing,Not listed,Complete,No,");
  await visitor.checkAccess("the panel's list on a phone, filtered");
  await visitor.leave();
});

test("by keyboard alone: a list whose columns say nothing, its columns chosen by hand", async () => {
  const visitor = await openVisitor(stage.browser, { baseUrl: stage.app.url, cookies: stage.ada.cookies });
  const { page } = visitor;
  visitor.expectRefused(`400 /api/interviews/${study.interviewId}/panel/reconcile`);
  await page.goto(`/interviews/${study.interviewId}/panel`);
  const pasted = page.getByLabel("Or paste the list");
  await pasted.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("Choose the panel's file, or paste its list.").waitFor();
  await pasted.focus();
  await page.keyboard.insertText("<html>Log in</html>");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("This isn't a CSV file. Download the list from your panel as CSV.").waitFor();
  await visitor.checkAccess("the panel's list, refused");
  await pasted.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("Who;How\nx1;Fertig\nx2;Fertig");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Which column holds the IDs?" }).waitFor();
  await visitor.checkAccess("the panel's list, without a column of IDs");
  const column = page.getByRole("combobox", { name: "Panel ID", exact: true });
  await column.focus();
  await page.keyboard.press("Enter");
  const who = page.getByRole("option", { name: /^Who/ });
  await who.waitFor();
  // On a busy machine a key that comes right after the list opens is lost.
  await expect
    .poll(async () => {
      const isMarked = (await who.getAttribute("data-combobox-selected")) !== null;
      if (!isMarked) await page.keyboard.press("ArrowDown");
      return isMarked;
    })
    .toBe(true);
  await page.keyboard.press("Enter");
  await page.getByText("None of these IDs has a session here.").waitFor();
  await page.getByRole("heading", { name: "people compared" }).waitFor();
  expect(await rowsOf(page).locator("th").allInnerTexts()).toEqual(expect.arrayContaining(["x1", "x2"]));
  expect(await column.evaluate((node) => node === document.activeElement)).toBe(true);
  await visitor.leave();
});

test("an interview without panel ids says what to do first", async () => {
  const visitor = await openVisitor(stage.browser, { baseUrl: stage.app.url, cookies: stage.ada.cookies });
  const { page } = visitor;
  const bare = await makeInterview(stage.ada, await makeProject(stage.ada));
  await page.goto(`/interviews/${bare}/panel`);
  await page.getByRole("heading", { name: "No panel IDs yet" }).waitFor();
  await page.getByRole("link", { name: "Go to Share" }).click();
  await page.getByRole("button", { name: "Set up a panel" }).waitFor();
  expect(await page.getByRole("link", { name: "Compare with the panel's list" }).count()).toBe(0);
  await visitor.leave();
});
