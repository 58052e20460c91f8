import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openVisitor, type Visitor } from "#server/testing/browser.ts";
import type { Client } from "#server/testing/client.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
} from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listUnvisited } from "./find-texts.ts";
import * as interviewWalk from "./walk-interview.ts";
import { walkParticipant } from "./walk-participant.ts";
import * as projectWalk from "./walk-projects.ts";

/** Each text that is promised to the letter stands where it is promised. Failures are made on the way to the server. */
let app: TestApp;
let browser: Browser;
let creator: Awaited<ReturnType<typeof makeCreator>>;
/** Takes over the installation when its owner's account goes. */
let successor: { email: string };
let world: Awaited<ReturnType<typeof makeWorld>>;
let visitor: Visitor;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ BILLING: "demo" }), openBrowser()]);
  creator = await makeCreator(app);
  world = await makeWorld();
  visitor = await openVisitor(browser, { baseUrl: app.url, cookies: creator.cookies });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

/** A subscriber with a single interview to use, an interview of nobody, the sample, and a practice that ended. */
async function makeWorld() {
  await creator.post("/api/user/onboarding", { later: true });
  const [sample] = (await creator.get("/api/projects")).body;
  const [analysed] = (await creator.get(`/api/projects/${sample._id}/chatbots`)).body;
  await pay(
    creator,
    await creator.post("/api/create-subscription", { priceID: "basic", productID: "product-basic" }),
  );
  await pay(creator, await creator.post("/api/create-one-off-session"));
  const projectId = await makeProject(creator);
  const question = { text: "How do you plan your week?", depth: "light" };
  const emptyId = await makeInterview(creator, projectId, { questions: [question] });
  // The sample comes analysed: without somebody new there is nothing to find.
  await makeFinishedSession(app, analysed._id);
  await startParticipant(app, analysed._id);
  const { sessionId } = (await creator.post("/api/simulated-interviews/start", { person: "bus-cut" })).body;
  const practice = `/api/simulated-interviews/${sessionId}`;
  await creator.post(`${practice}/message`, { text: "How do you get to work?" });
  await creator.post(`${practice}/end`);
  return { projectId, emptyId, analysedId: analysed._id as string };
}

async function pay(client: Client, opened: Awaited<ReturnType<Client["post"]>>): Promise<void> {
  const paid = await client.post(`/api/billing/demo/${opened.body.sessionId}`, { action: "pay" });
  expect(paid.body.status).toBe("done");
}

async function asAnyone(cookies: Map<string, string> | undefined, walk: (visitor: Visitor) => Promise<void>) {
  const other = await openVisitor(browser, { baseUrl: app.url, ...(cookies && { cookies }) });
  await walk(other);
  await other.context.close();
}

/** As after a login: the page that was sent away comes back with its cookie. */
async function logIn(): Promise<void> {
  const cookies = [...creator.cookies].map(([name, value]) => ({ name, value, url: app.url }));
  await visitor.context.addCookies(cookies);
}

test("before there is an account, and in a new one", async () => {
  await asAnyone(undefined, ({ page }) => projectWalk.walkOutside(page));
  const fresh = await makeCreator(app, "Grace Newcomer");
  successor = fresh;
  await asAnyone(fresh.cookies, ({ page }) => projectWalk.walkNewAccount(page));
});

test("projects and the making of interviews", async () => {
  const { page } = visitor;
  await projectWalk.walkProjects(page, world.projectId);
  await projectWalk.walkWizard(page, world.projectId, logIn);
});

test("an interview of nobody, its personas' place and its threads", async () => {
  const { page } = visitor;
  await interviewWalk.walkEmptyInterview(page, world.emptyId);
  await interviewWalk.walkThreads(page, world.emptyId);
});

test("findings, sessions and personas", async () => {
  const { page } = visitor;
  await interviewWalk.walkFindings(page, world.analysedId);
  await interviewWalk.walkSessions(page, world.analysedId);
  await interviewWalk.walkPersonas(page, world.analysedId);
  await interviewWalk.walkTranscripts(page);
});

test("practice", () => interviewWalk.walkPractice(visitor.page));

test("a participant", () => asAnyone(undefined, ({ page }) => walkParticipant(page, world.emptyId)));

test("what is made by hand, and what is deleted", async () => {
  const { page } = visitor;
  await projectWalk.walkChatbot(page, world.projectId);
  await projectWalk.walkDeletion(page, world.projectId);
  await interviewWalk.walkAccountDeletion(page, creator.email, successor.email);
  await visitor.context.close();
});

test("no place is left out", () => expect(listUnvisited()).toEqual([]));
