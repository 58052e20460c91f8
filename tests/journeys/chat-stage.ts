import type { Browser } from "playwright-core";
import { openBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import type { Client } from "#server/testing/client.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** An interview, who made it, and a browser to take part in it. */
export interface ChatStage {
  app: TestApp;
  browser: Browser;
  creator: Client;
  projectId: string;
  interviewId: string;
  close: () => Promise<void>;
}

export async function openChatStage(): Promise<ChatStage> {
  const [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  const creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  const interviewId = await makeInterview(creator, projectId);
  const close = async () => {
    await browser.close();
    await app.close();
  };
  return { app, browser, creator, projectId, interviewId, close };
}

export const openOnPhone = ({ app, browser }: ChatStage): Promise<Visitor> =>
  openVisitor(browser, { baseUrl: app.url, device: "phone" });
