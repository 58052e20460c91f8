import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor } from "#server/testing/browser.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
} from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { answering } from "../texts/find-texts.ts";

/** An interview's page at its rarer stages: a draft, an older analysis, somebody in distress, a session left out. */
let app: TestApp;
let browser: Browser;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;

const questions = ["How do you plan your week?", "What gets in the way?", "What would help?"].map((text) => ({
  ...{ text, depth: "light" },
}));
const answers = [
  "Every Monday I write all the meals on the fridge, because otherwise we order pizza by Wednesday.",
  "The shift plan changes at the last minute and the whole week falls apart for us.",
  "I wish one list knew what is still in the fridge at home.",
];

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), openBrowser()]);
  creator = await makeCreator(app);
  await creator.post("/api/user/onboarding", { later: true });
  interviewId = await makeInterview(creator, await makeProject(creator, "Meals"), { questions });
  for (let person = 0; person < 4; person++) await makeFinishedSession(app, interviewId, { answers });
  expect((await creator.post(`/api/generate-insights/${interviewId}`)).status).toBe(200);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const asCreator = (device: "desktop" | "phone" = "desktop") =>
  openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies, device });

test("a draft shows how to try, rehearse and share it, and nothing else", async () => {
  const draft = await makeInterview(creator, await makeProject(creator, "Snacks"), { questions });
  const { page, checkAccess, leave } = await asCreator();
  await page.goto(`/interviews/${draft}`);
  await page.getByRole("button", { name: "Preview as a participant" }).waitFor();
  await page.getByRole("link", { name: "Start a rehearsal" }).waitFor();
  await page.getByAltText(/^QR code of/).waitFor();
  const panel = page.getByRole("tabpanel");
  expect(await panel.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
    "Try it yourself",
    "Rehearse with simulated people",
    "Share the link",
  ]);
  await checkAccess("an interview that is a draft");
  await leave();
});

test("many answers to a question are folded, and once unfolded those to the next question are too", async () => {
  for (let person = 0; person < 3; person++) await makeFinishedSession(app, interviewId, { answers });
  const { page, leave } = await asCreator("phone");
  await page.goto(`/interviews/${interviewId}?tab=insights&view=questions`);
  await page.getByText("7 answers").first().waitFor();
  const people = page.getByRole("article", { name: /^P-\d/ });
  expect(await people.count()).toBe(5);
  await page.getByRole("button", { name: "Show all 7 answers" }).click();
  expect(await people.count()).toBe(7);
  const sixth = people.nth(5).getByRole("button").first();
  await expect.poll(() => sixth.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("heading", { level: 2, name: "2. What gets in the way?" }).waitFor();
  await expect.poll(() => people.count()).toBe(7);
  await leave();
});

test("an analysis of an older version shows its findings and says how to get the brief", async () => {
  const { page, checkAccess, leave } = await asCreator();
  const details = (await creator.get(`/api/interviews/${interviewId}/details`)).body;
  const body = { ...details, insights: { ...details.insights, brief: null } };
  await answering(page, `/api/interviews/${interviewId}/details`, { status: 200, body }, async () => {
    await page.goto(`/interviews/${interviewId}`);
    await page.getByText("Press Generate Insights to get the brief.", { exact: false }).waitFor();
    await page.getByRole("heading", { name: "What we learned" }).waitFor();
    await checkAccess("an analysis without a brief");
  });
  await leave();
});

test("a session that ended in distress comes first, can be read, and disappears once somebody has decided", async () => {
  const upset = await startParticipant(app, interviewId);
  await upset.say("Sorry, I'm crying now. My manager shouted at me again.");
  expect((await upset.say("I want to stop")).body.isComplete).toBe(true);
  const { page, checkAccess, leave } = await asCreator("phone");
  await page.goto(`/interviews/${interviewId}`);
  await page.getByText("1 session needs you").waitFor();
  const needs = await page.getByText("1 session needs you").boundingBox();
  const first = await page.getByRole("article").first().boundingBox();
  expect(needs?.y).toBeLessThan(first?.y ?? 0);
  await checkAccess("a session that needs somebody");
  await page.getByRole("link", { name: "Read it" }).click();
  await page.getByRole("dialog").getByText("I'm crying now", { exact: false }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep it out" }).click();
  await page.getByText("1 session needs you").waitFor({ state: "detached" });
  expect((await creator.get(`/api/interviews/${interviewId}/details`)).body.needsYou.count).toBe(0);
  await leave();
});

test("the page updates its counts when a session is left out", async () => {
  const readInsights = async () =>
    (await creator.get(`/api/interviews/${interviewId}/details`)).body.insights;
  const before = (await readInsights()).sources.interviews;
  const { sessions } = (await creator.get(`/api/interviews/${interviewId}/sessions?view=summary`)).body;
  const quoted = JSON.stringify((await readInsights()).brief.answers);
  const { id } = sessions.find((session: { id: string }) => quoted.includes(session.id));
  await creator.post(`/api/interviews/${interviewId}/left-out`, { leftOut: true, sourceIds: [id] });
  const { page, leave } = await asCreator();
  await page.goto(`/interviews/${interviewId}`);
  await expect.poll(async () => (await readInsights()).sources.interviews).not.toBe(before);
  await page.getByRole("heading", { name: "Answers by question" }).waitFor();
  await page.getByText("the counts still include them", { exact: false }).waitFor({ state: "detached" });
  const after = await readInsights();
  const heard = after.brief.answers[0].evidence.map(({ sourceId }: { sourceId: string }) => sourceId);
  expect(after.brief.answers[0].answered).toBe(new Set(heard).size);
  expect(heard).not.toContain(id);
  await leave();
});
