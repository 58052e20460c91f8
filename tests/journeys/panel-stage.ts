import type { Browser, Page } from "playwright-core";
import { type PanelPreset, panelPresets } from "#contract/panel-presets.ts";
import { endings } from "#contract/return-links.ts";
import { openBrowser } from "#server/testing/browser.ts";
import type { Client } from "#server/testing/client.ts";
import { type LoopbackPanel, startLoopbackPanel } from "#server/testing/loopback-panel.ts";
import { makeCreator, makeProject } from "#server/testing/makers.ts";
import { makePanelStudy, type PanelStudy, reachEnding } from "#server/testing/panel-people.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** A researcher with a project, a panel, and a browser. */
export interface PanelStage {
  app: TestApp;
  browser: Browser;
  panel: LoopbackPanel;
  ada: Client;
  projectId: string;
  close: () => Promise<void>;
}

export async function openPanelStage(): Promise<PanelStage> {
  const [app, browser, panel] = await Promise.all([startTestApp(), openBrowser(), startLoopbackPanel()]);
  const ada = await makeCreator(app);
  await ada.post("/api/user/onboarding", { later: true });
  const projectId = await makeProject(ada);
  const close = async () => {
    await browser.close();
    await app.close();
    await panel.close();
  };
  return { app, browser, panel, ada, projectId, close };
}

/** A study that the panel sent five people to, each of whom came to another ending. */
export interface EndedStudy extends PanelStudy {
  sent: string[];
}

export async function makeEndedStudy({ app, panel, ada, projectId }: PanelStage): Promise<EndedStudy> {
  const [prolific] = panelPresets as [PanelPreset];
  const study = await makePanelStudy(ada, projectId, { preset: prolific, panel });
  const sent: string[] = [];
  for (const ending of endings) {
    const person = `60ff00${ending}`;
    sent.push(person);
    const one = await reachEnding(app, study, { ending, person });
    const isGoing = ending === "withdrawn";
    const back = isGoing ? (await one.post(`/api/sessions/${one.sessionId}/withdraw`)).body : one.answered;
    await fetch(back.returnUrl ?? "", { headers: panel.loginOf(person) });
  }
  return { ...study, sent };
}

export const rowsOf = (page: Page) => page.locator("tbody tr");
