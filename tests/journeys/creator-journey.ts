import type { Browser } from "playwright-core";
import { openBrowser, openVisitor, type VisitOptions, type Visitor } from "#server/testing/browser.ts";
import { makeCreator } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

type Creator = Awaited<ReturnType<typeof makeCreator>>;

/** A server, a browser, and a creator who has postponed the onboarding. */
export interface CreatorJourney {
  app: TestApp;
  browser: Browser;
  creator: Creator;
  /** Opens a page on which the creator is logged in. */
  visit: (device?: VisitOptions["device"]) => Promise<Visitor>;
  close: () => Promise<void>;
}

export async function startCreatorJourney(): Promise<CreatorJourney> {
  const [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  const creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  return {
    app,
    browser,
    creator,
    visit: (device) => openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies, device }),
    close: async () => {
      await browser.close();
      await app.close();
    },
  };
}
