import { afterAll, beforeAll, expect, test } from "vitest";
import { type PanelPreset, panelPresets } from "#contract/panel-presets.ts";
import { type Ending, endings, returnDelaySeconds } from "#contract/return-links.ts";
import { openVisitor, type Visitor } from "#server/testing/browser.ts";
import { makePanelStudy, reachEnding } from "#server/testing/panel-people.ts";
import { someOf } from "#server/testing/some-cases.ts";
import { openPanelStage, type PanelStage } from "./panel-stage.ts";
import { heading } from "./participant-steps.ts";

let stage: PanelStage;

beforeAll(async () => {
  stage = await openPanelStage();
});
afterAll(async () => {
  await stage?.close();
});

const ways = ["redirect", "click", "noScript"] as const;
const cases = ways.flatMap((way) =>
  panelPresets.slice(0, 5).flatMap((preset) => endings.map((ending) => ({ way, preset, ending }))),
);

test.each(someOf(cases, 19, 0))("$ending takes them back to $preset.name by $way", async (one) => {
  const { way, preset, ending } = one;
  const person = `${preset.panelIdField}-${ending}-${way}`;
  const visitor = await openEnd(one, person);
  const { page, context } = visitor;
  const link = page.getByRole("link", { name: "Back to 127.0.0.1" });
  await link.waitFor();
  const before = stage.panel.arrivals.length;
  if (way === "redirect") {
    await page.getByText(`You will be taken back to`).waitFor();
    await page.clock.fastForward(returnDelaySeconds * 1000);
  } else if (way === "click") {
    await visitor.checkAccess(`the end: ${ending}`);
    await link.click();
  } else {
    const plain = await (await stage.browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.context().addCookies(await context.cookies(stage.panel.url));
    await plain.setContent(await page.content());
    await plain.getByRole("link", { name: "Back to 127.0.0.1" }).click();
    await heading(plain, "Welcome back").waitFor();
    await plain.context().close();
  }
  if (way !== "noScript") await heading(page, "Welcome back").waitFor();
  const arrived = stage.panel.arrivals.slice(before);
  expect(arrived.map((arrival) => arrival.person)).toEqual([person]);
  expect(JSON.stringify(arrived[0])).toContain(ending);
  await context.close();
});

/** The page of somebody whose session has just ended so, in a browser that is logged in to the panel. */
async function openEnd(
  { way, preset, ending }: { way: (typeof ways)[number]; preset: PanelPreset; ending: Ending },
  person: string,
): Promise<Visitor> {
  const settings = { returnsByItself: way === "redirect" };
  const study = await makePanelStudy(stage.ada, stage.projectId, { preset, panel: stage.panel, settings });
  const participant = await reachEnding(stage.app, study, { ending, person });
  const cookies = participant.cookies;
  const device = way === "click" ? "phone" : "desktop";
  const visitor = await openVisitor(stage.browser, { baseUrl: stage.app.url, device, cookies });
  await visitor.context.addCookies([{ name: "panel_person", value: person, url: stage.panel.url }]);
  const { page } = visitor;
  await page.clock.install();
  await page.goto(`/chat/${study.interviewId}/${participant.sessionId}`);
  if (ending !== "withdrawn") return visitor;
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("Stop & delete my answers").click();
  await page.getByRole("button", { name: "Yes, delete my answers" }).click();
  await heading(page, "Your answers have been deleted").waitFor();
  return visitor;
}

test("a participant who chooses to stay isn't redirected", async () => {
  const [preset] = panelPresets as [PanelPreset];
  const { page, context } = await openEnd({ way: "redirect", preset, ending: "screenedOut" }, "stays");
  const before = stage.panel.arrivals.length;
  const stay = page.getByRole("button", { name: "Stay on this page" });
  await stay.waitFor();
  // The seconds of a slow machine are not the participant's.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
  await stay.click();
  await page.getByText("OK, we'll stay here.").waitFor();
  await page.clock.fastForward(60_000);
  await page.getByRole("link", { name: "Back to 127.0.0.1" }).waitFor();
  expect(stage.panel.arrivals.length).toBe(before);
  await context.close();
});
