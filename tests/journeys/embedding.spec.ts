import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Frame, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#server/testing/browser.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { embedSnippet } from "#web/format/embed-snippet.ts";

/** The interview in another site's page, in browsers that give such a frame neither cookies nor storage. */
let app: TestApp;
let browser: Browser;
let site: Server;
let siteUrl = "";
let interviewId = "";
let framed = "";

const name = "Tools for remote work";
const answer =
  "Last week I used Slack and Zoom because my team is spread out, and notifications piled up so I missed a deadline.";

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  const creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
  framed = embedSnippet(app.url, interviewId, name);
  site = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><title>A shop</title><h1>A shop</h1>${framed}`);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  // Another site than the server's own 127.0.0.1, by its name.
  siteUrl = `http://localhost:${(site.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  await browser?.close();
  site?.close();
  await app?.close();
});

/** In frames alone, as browsers do that block what other sites would keep. */
async function blockFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window.top === window) return;
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const kind of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, kind, { get: refuse });
    }
    Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
  });
}

async function openSite(): Promise<{ page: Page; frame: Frame; context: BrowserContext; errors: string[] }> {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
  context.setDefaultTimeout(60_000);
  await blockFrames(context);
  const errors: string[] = [];
  context.on("weberror", (error) => errors.push(error.error().message));
  const page = await context.newPage();
  await page.goto(siteUrl);
  return { page, frame: await findFrame(page), context, errors };
}

async function findFrame(page: Page): Promise<Frame> {
  const element = await page.waitForSelector("iframe");
  const frame = await element.contentFrame();
  if (!frame) throw new Error("there is no frame");
  return frame;
}

async function begin(frame: Frame): Promise<void> {
  await frame.getByRole("checkbox").check();
  await frame.getByRole("button", { name: "Begin Chat" }).click();
  await frame.getByLabel("Age", { exact: true }).selectOption("35-50");
  await frame.getByLabel("Occupation", { exact: true }).fill("Nurse");
  await frame.getByLabel("Country", { exact: true }).selectOption("Ireland");
  await frame.getByLabel("Town or city", { exact: true }).fill("Galway");
  await frame.getByRole("button", { name: "Start the interview" }).click();
  await frame.getByRole("log").getByText("?").first().waitFor();
}

async function say(frame: Frame): Promise<void> {
  const items = frame.getByRole("log").getByRole("listitem");
  const before = await items.count();
  await frame.getByLabel("Your message").fill(answer);
  await frame.getByRole("button", { name: "Send", exact: true }).click();
  await frame.waitForFunction(
    (count) => document.querySelectorAll("[role=log] li").length >= count,
    before + 2,
  );
}

test("a participant talks in another site's page from consent to claim, over a reload, without any cookie", async () => {
  const { page, frame, context, errors } = await openSite();
  await begin(frame);
  // The session's token is in its address, which the site around cannot read.
  expect(frame.url()).toContain("#resume=");
  const address = await page.evaluate(() => {
    try {
      return window.frames[0]?.location.href;
    } catch {
      return "refused";
    }
  });
  expect(address).toBe("refused");
  await say(frame);
  expect(await context.cookies()).toEqual([]);
  // A message that comes in at the full minute may be shown with the next one until the page is loaded again.
  const read = async () =>
    (await frame.getByRole("log").innerText()).replace(/\d{1,2}:\d{2}(?: [AP]M)?/gu, "");
  const said = await read();
  await frame.evaluate(() => location.reload());
  await frame.getByRole("log").getByText(answer).waitFor();
  expect(await read()).toBe(said);
  const finish = frame.getByRole("button", { name: "Complete Interview" });
  for (let turn = 0; turn < 40 && !(await finish.isVisible()); turn++) await say(frame);
  await finish.click();
  await frame.getByRole("heading", { name: "Thank you" }).waitFor();
  expect(await frame.locator("#incentive-code").innerText()).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await frame.getByLabel("E-mail address").fill("grace@example.com");
  await frame.getByRole("button", { name: "Claim", exact: true }).click();
  await frame.getByText("Done. Your claim has been received.").waitFor();
  expect(await frame.getByRole("link", { name: "Finish" }).count()).toBe(0);
  await frame.evaluate(() => location.reload());
  await frame.locator("#incentive-code").waitFor();
  expect(await context.cookies()).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
