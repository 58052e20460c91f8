import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import { deliverEvent, type LoopbackStripe, startLoopbackStripe } from "#server/testing/loopback-stripe.ts";
import { makeCreator, makeProject, script } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** All that is bought, changed and cancelled, once with the test checkout and once with a stand-in for Stripe. */
let browser: Browser;
let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
afterEach(() => app?.close());

async function open(env: Record<string, string>): Promise<void> {
  app = await startTestApp(env);
  creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
}

const card = (page: Page, name: RegExp) =>
  page.getByRole("list", { name: "Plans" }).getByRole("listitem").filter({ hasText: name });
const makeInterview = (projectId: string, change = {}) =>
  creator.post(`/api/projects/${projectId}/chatbots`, { ...script, ...change });

/** Fills the create form and presses its button. */
async function createChatbot(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Introduction").fill(script.introduction);
  await page.getByLabel("Objective").fill(script.objective);
  await page
    .getByLabel(/^Question 1/)
    .first()
    .fill(script.questions[0] ?? "");
  await page.getByRole("button", { name: "Create Chatbot" }).click();
}

test("D21: in the demo a plan is bought, its limit met, changed and cancelled; a single interview is bought and used", async () => {
  await open({ BILLING: "demo" });
  const projectId = await makeProject(creator, "Paid work");
  const { page, checkAccess, expectRefused, leave } = await openVisitor(browser, {
    baseUrl: app.url,
    cookies: creator.cookies,
  });
  await page.goto(`/projects/${projectId}/chatbot/create`);
  await page.getByText("0 of 1 interview used.").waitFor();
  await checkAccess("what is used of the plan");
  await page.getByRole("link", { name: "See the plans" }).click();
  await card(page, /Basic/).getByText("£29.00").waitFor();
  await checkAccess("prices");
  await card(page, /Basic/)
    .getByRole("button", { name: /Buy plan/ })
    .click();
  await page.waitForURL(/\/billing\/demo\//);
  await page.getByText("no card, no charge", { exact: false }).waitFor();
  await checkAccess("the test checkout");
  await page.getByRole("button", { name: "Start the plan without paying (test)" }).click();
  // Back to where the plans were asked for.
  await page.waitForURL(/\/chatbot\/create$/);
  await page.getByText("0 of 5 interviews used.").waitFor();
  for (let made = 0; made < 5; made++) expect((await makeInterview(projectId)).status).toBe(201);
  expectRefused(`403 /api/projects/${projectId}/chatbots`);
  await page.goto(`/projects/${projectId}/chatbot/create`);
  await page.getByText("5 of 5 interviews used. You need a bigger plan").waitFor();
  await createChatbot(page, "One too many");
  await page
    .getByText("You have reached your subscription interview limit. Please upgrade your subscription.")
    .first()
    .waitFor();
  await page.goto("/pricing");
  await card(page, /Basic/)
    .getByRole("button", { name: /Current plan/ })
    .waitFor();
  await card(page, /Premium/)
    .getByRole("button", { name: /Upgrade/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Change plan" }).click();
  await page.getByText("You're on the Premium", { exact: false }).first().waitFor();
  expect((await makeInterview(projectId)).status).toBe(201);
  await page.goto("/profile/billing");
  // D21: the test checkout has no page of its own for this.
  await page.getByRole("button", { name: "Manage subscription" }).click();
  await page.getByText("Change or cancel your plan right here.", { exact: false }).waitFor();
  expect(page.context().pages()).toHaveLength(1);
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel subscription" }).click();
  await page.getByText("Cancellation date").waitFor();
  await checkAccess("the profile of a subscriber");
  await buyAndUseSingle(page, projectId);
  await leave();
});

async function buyAndUseSingle(page: Page, projectId: string): Promise<void> {
  await page.goto("/pricing");
  await page.getByRole("button", { name: /Buy single interview/ }).click();
  await page.getByRole("button", { name: "Get it without paying (test)" }).click();
  await page.waitForURL(/\/projects$/);
  await page.goto(`/projects/${projectId}/detail`);
  await page.getByRole("link", { name: "Use One-off Slot" }).click();
  await page.getByRole("heading", { level: 1, name: /\(One-off Interview\)/ }).waitFor();
  await createChatbot(page, "The single one");
  await page.waitForURL(/\/detail$/);
  const [purchase] = (await creator.get("/api/purchases")).body;
  const made = (await creator.get("/api/interview")).body.find(
    (one: { name: string }) => one.name === "The single one",
  );
  expect(purchase).toMatchObject({ used: true, status: "used", interviewId: made._id });
  expect(made.interviewType).toBe("oneOff");
}

let stripe: LoopbackStripe;
beforeEach(async () => {
  stripe = await startLoopbackStripe();
});
afterEach(() => stripe.close());

/** Stripe's own pages are elsewhere: whoever is sent there pays, and comes back. */
async function payAtStripe(context: BrowserContext): Promise<void> {
  await context.route("https://checkout.stripe.com/**", async (route) => {
    const id = /\/pay\/(\w+)/.exec(route.request().url())?.[1] ?? "";
    const checkout = stripe.complete(id);
    const location = checkout.success_url.replace("{CHECKOUT_SESSION_ID}", id);
    await route.fulfill({ status: 302, headers: { location } });
  });
}

test("with Stripe a plan is bought before its event has come, changed and cancelled; a single interview is bought and used", async () => {
  await open(stripe.env);
  const projectId = await makeProject(creator, "Paid work");
  const context = await browser.newContext({ baseURL: app.url });
  await context.addCookies([...creator.cookies].map(([name, value]) => ({ name, value, url: app.url })));
  await payAtStripe(context);
  const page = await context.newPage();
  await page.goto("/pricing");
  await card(page, /Basic/)
    .getByRole("button", { name: /Buy plan/ })
    .click();
  await page.waitForURL(/\/projects$/, { timeout: 60_000 });
  const [bought] = (await creator.get("/api/subscription-status")).body;
  expect(bought).toMatchObject({ status: "active", plan: { nickname: "BASIC" } });
  const checkout = [...stripe.state.checkouts.values()][0];
  const late = stripe.makeEvent("checkout.session.completed", checkout ?? {});
  for (let twice = 0; twice < 2; twice++) expect((await deliverEvent(app.url, late)).status).toBe(200);
  for (let made = 0; made < 5; made++) expect((await makeInterview(projectId)).status).toBe(201);
  expect((await makeInterview(projectId)).status).toBe(403);
  await page.goto("/pricing");
  await card(page, /Premium/)
    .getByRole("button", { name: /Upgrade/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Change plan" }).click();
  await page.getByText("You're on", { exact: false }).first().waitFor();
  await page.goto("/profile/billing");
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel subscription" }).click();
  await page.getByText("Cancellation date").waitFor();
  await page.goto("/pricing");
  await page.getByRole("button", { name: /Buy single interview/ }).click();
  await page.waitForURL(/\/projects$/, { timeout: 60_000 });
  expect((await makeInterview(projectId, { useOneOff: true })).status).toBe(201);
  expect((await creator.get("/api/purchases")).body).toMatchObject([{ used: true }]);
  await context.close();
});
