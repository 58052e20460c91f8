import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFinishedSession, startParticipant } from "#server/testing/makers.ts";
import { type CreatorJourney, startCreatorJourney } from "../../tests/journeys/creator-journey.ts";
import { answers, makeMealsStudy } from "../../tests/journeys/meals-study.ts";
import { answering } from "../texts/find-texts.ts";

/** An interview's page at its rarer stages: a draft, an older analysis, somebody in distress, a session left out. */
let journey: CreatorJourney;
let interviewId: string;

beforeAll(async () => {
  journey = await startCreatorJourney();
  interviewId = await makeMealsStudy(journey.creator);
  for (let person = 0; person < 4; person++) await makeFinishedSession(journey.app, interviewId, { answers });
  expect((await journey.creator.post(`/api/generate-insights/${interviewId}`)).status).toBe(200);
});
afterAll(() => journey?.close());

test("a draft shows how to try, rehearse and share it, and nothing else", async () => {
  const draft = await makeMealsStudy(journey.creator, "Snacks");
  const { page, checkAccess, leave } = await journey.visit();
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
  for (let person = 0; person < 3; person++) await makeFinishedSession(journey.app, interviewId, { answers });
  const { page, leave } = await journey.visit("phone");
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

test("an analysis of an older version says how to get the brief", async () => {
  const { page, checkAccess, leave } = await journey.visit();
  const details = (await journey.creator.get(`/api/interviews/${interviewId}/details`)).body;
  const body = { ...details, insights: { ...details.insights, brief: null } };
  await answering(page, `/api/interviews/${interviewId}/details`, { status: 200, body }, async () => {
    await page.goto(`/interviews/${interviewId}`);
    await page.getByText("Press Generate Insights to get the brief.", { exact: false }).waitFor();
    await checkAccess("an analysis without a brief");
  });
  await leave();
});

test("a session that ended in distress comes first, can be read, and disappears once somebody has decided", async () => {
  const upset = await startParticipant(journey.app, interviewId);
  await upset.say("Sorry, I'm crying now. My manager shouted at me again.");
  expect((await upset.say("I want to stop")).body.isComplete).toBe(true);
  const { page, checkAccess, leave } = await journey.visit("phone");
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
  expect((await journey.creator.get(`/api/interviews/${interviewId}/details`)).body.needsYou.count).toBe(0);
  await leave();
});

test("the page updates its counts when a session is left out", async () => {
  const readInsights = async () =>
    (await journey.creator.get(`/api/interviews/${interviewId}/details`)).body.insights;
  const before = (await readInsights()).sources.interviews;
  const { sessions } = (await journey.creator.get(`/api/interviews/${interviewId}/sessions?view=summary`))
    .body;
  const quoted = JSON.stringify((await readInsights()).brief.answers);
  const { id } = sessions.find((session: { id: string }) => quoted.includes(session.id));
  await journey.creator.post(`/api/interviews/${interviewId}/left-out`, { leftOut: true, sourceIds: [id] });
  const { page, leave } = await journey.visit();
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
