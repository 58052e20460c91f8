import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client, Reply } from "../../testing/client.ts";
import { openClient } from "../../testing/client.ts";
import {
  makeCreator,
  makeInterview,
  makeProject,
  script,
  startParticipant,
  userInfo,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { buyInDemo, subscribeInDemo } from "./testing/buy-in-demo.ts";

let app: TestApp;
let second: { url: string };

beforeAll(async () => {
  app = await startTestApp({ BILLING: "demo" });
  second = await app.openSecond();
});

afterAll(async () => app?.close());

/** The same login at both instances, in turn. */
function across(creator: Client & { token: string }): Client[] {
  const other = openClient(second.url);
  const headers = { authorization: `Bearer ${creator.token}` };
  return [creator, { ...other, post: (path, body) => other.post(path, body, headers) }];
}

function tally(replies: Reply[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const crowd = Array.from({ length: 30 }, (_, index) => index);
const inTurn = (clients: Client[], index: number) => clients[index % clients.length] ?? clients[0];

function start(interviewId: string, url = app.url) {
  return openClient(url).post(`/api/sessions/${interviewId}`, { consentGiven: true, userInfo });
}

/** As if the session had begun so many minutes ago. */
async function age(sessionIds: string[], minutes: number) {
  await app.db.pool.query(
    "update session_charges set started_at = now() - make_interval(mins => $2) where session_id = any($1)",
    [sessionIds, minutes],
  );
}

async function setSessionLimit(planId: string, limit: number) {
  await app.db.pool.query("update plans set session_limit = $2 where id = $1", [planId, limit]);
}

async function countCharges(interviewId: string): Promise<number> {
  const result = await app.db.pool.query("select 1 from session_charges where interview_id = $1", [
    interviewId,
  ]);
  return result.rowCount ?? 0;
}

const projectSentence =
  "You have reached your limit for creating new projects. Please upgrade your subscription to continue.";
const interviewSentence =
  "You have reached your subscription interview limit. Please upgrade your subscription.";

test("T-LIM-3: of thirty projects at once exactly the plan's are made, over two instances", async () => {
  const creator = await makeCreator(app);
  const clients = across(creator);
  const replies = await Promise.all(
    crowd.map((index) => inTurn(clients, index)?.post("/api/projects", { name: `P${index}` })),
  );
  expect(tally(replies.filter((reply) => reply !== undefined))).toEqual({ 201: 2, 403: 28 });
  const refused = replies.find((reply) => reply?.status === 403);
  expect(refused?.body).toMatchObject({ error: projectSentence, code: "project_limit", canUpgrade: true });
  const own = (await creator.get("/api/projects")).body.filter(({ sample }: { sample: boolean }) => !sample);
  expect(own).toHaveLength(2);
});

test("a deleted project gives its place back, and comes back only where there is one", async () => {
  const creator = await makeCreator(app);
  const first = await makeProject(creator);
  await makeProject(creator);
  await creator.send("DELETE", `/api/projects/${first}`);
  await makeProject(creator);
  const restored = await creator.post(`/api/projects/${first}/restore`);
  expect([restored.status, restored.body.error]).toEqual([403, projectSentence]);
  expect((await creator.get(`/api/projects/${first}`)).status).toBe(404);
});

test("T-LIM-2: of thirty interviews at once through both doors exactly the plan's are made", async () => {
  const creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  const clients = across(creator);
  const doors = [`/api/projects/${projectId}/chatbots`, `/api/interviews/projects/${projectId}/interviews`];
  const replies = await Promise.all(
    crowd.map((index) => inTurn(clients, index)?.post(doors[(index >> 1) % 2] ?? "", script)),
  );
  expect(tally(replies.filter((reply) => reply !== undefined))).toEqual({ 201: 1, 403: 29 });
  const errors = new Set(replies.filter((reply) => reply?.status === 403).map((reply) => reply?.body.error));
  expect(errors).toEqual(new Set([interviewSentence, "No available interviews"]));
});

test("T-LIM-5: each door refuses in its own words, and deleting then makes room for one", async () => {
  const creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  const first = await makeInterview(creator, projectId);
  const form = await creator.post(`/api/projects/${projectId}/chatbots`, script);
  expect([form.status, form.body.error, form.body.code]).toEqual([403, interviewSentence, "interview_limit"]);
  const wizard = await creator.post(`/api/interviews/projects/${projectId}/interviews`, {
    ...script,
    interviewType: "oneOff",
  });
  expect(wizard.body).toMatchObject({
    error: "No available interviews",
    code: "no_available_interviews",
    limits: { subscription: 0, oneOff: 0 },
  });
  const oneOff = await creator.post(`/api/projects/${projectId}/chatbots`, { ...script, useOneOff: true });
  expect([oneOff.status, oneOff.body.code]).toEqual([403, "no_one_off_slot"]);
  await creator.send("DELETE", `/api/interviews/${first}`);
  await makeInterview(creator, projectId);
  const restored = await creator.post(`/api/interviews/${first}/restore`);
  expect([restored.status, restored.body.error]).toEqual([403, interviewSentence]);
});

test("an interview that is added to the sample project counts, the sample itself does not", async () => {
  const creator = await makeCreator(app);
  const [sample] = (await creator.get("/api/projects")).body;
  expect(sample.sample).toBe(true);
  expect((await creator.get("/api/current_user")).body.currentSubscriptionInterviews).toBe(0);
  await makeInterview(creator, sample._id);
  const again = await creator.post(`/api/projects/${sample._id}/chatbots`, script);
  expect(again.status).toBe(403);
});

test("T-LIM-4: one bought interview is used once by thirty at once, over two instances", async () => {
  const creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  await buyInDemo(creator);
  const clients = across(creator);
  const path = `/api/projects/${projectId}/chatbots`;
  const replies = await Promise.all(
    crowd.map((index) => inTurn(clients, index)?.post(path, { ...script, useOneOff: true })),
  );
  expect(tally(replies.filter((reply) => reply !== undefined))).toEqual({ 201: 1, 403: 29 });
  const made = replies.find((reply) => reply?.status === 201)?.body;
  expect(made.interviewType).toBe("oneOff");
  const [purchase] = (await creator.get("/api/purchases")).body;
  expect(purchase).toMatchObject({ used: true, status: "used", interviewId: made._id });
  await creator.send("DELETE", `/api/interviews/${made._id}`);
  expect((await creator.post(path, { ...script, useOneOff: true })).body.code).toBe("no_one_off_slot");
  expect((await creator.post(`/api/interviews/${made._id}/restore`)).status).toBe(200);
});

test("the wizard takes the plan's place first and then a bought one", async () => {
  const creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  await buyInDemo(creator);
  const path = `/api/interviews/projects/${projectId}/interviews`;
  const kinds = [await creator.post(path, script), await creator.post(path, script)];
  expect(kinds.map(({ body }) => body.interviewType)).toEqual(["subscription", "oneOff"]);
  expect((await creator.post(path, script)).body.error).toBe("No available interviews");
});

test("T-CAP-1: with one place left of a bought interview's fifty, one of thirty people begins", async () => {
  const creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  await buyInDemo(creator);
  const interviewId = await makeInterview(creator, projectId, { useOneOff: true });
  for (let index = 0; index < 49; index++) await startParticipant(app, interviewId);
  const replies = await Promise.all(
    crowd.map((index) => start(interviewId, index % 2 ? app.url : second.url)),
  );
  expect(tally(replies)).toEqual({ 200: 1, 403: 29 });
  expect(replies.find(({ status }) => status === 403)?.body.error).toBe(
    "This interview is not taking more participants right now.",
  );
  expect(await countCharges(interviewId)).toBe(50);
  const stored = await app.db.pool.query("select 1 from sessions where interview_id = $1", [interviewId]);
  expect(stored.rowCount).toBe(50);
  const told = await app.db.pool.query(
    "select 1 from outbox where interview_id = $1 and kind = 'interview_full'",
    [interviewId],
  );
  expect(told.rowCount).toBe(1);
  expect((await openClient(app.url).get(`/api/interviews/${interviewId}`)).body.open).toBe(false);
});

test("T-CAP-2: who leaves without a word gives the place back after half an hour, and may return", async () => {
  await setSessionLimit("free", 2);
  const creator = await makeCreator(app);
  const interviewId = await makeInterview(creator, await makeProject(creator));
  const left = await startParticipant(app, interviewId);
  const spoke = await startParticipant(app, interviewId);
  expect((await spoke.say("I work with people in three countries.")).status).toBe(200);
  await age([left.sessionId, spoke.sessionId], 25);
  expect((await start(interviewId)).status).toBe(403);
  await age([left.sessionId, spoke.sessionId], 31);
  const newcomer = await startParticipant(app, interviewId);
  const returned = await left.say("Here I am again.");
  expect([returned.status, returned.body.error]).toEqual([
    403,
    "This interview is not taking more participants right now.",
  ]);
  const path = `/api/sessions/${interviewId}/${left.sessionId}/messages`;
  expect((await left.get(path)).body.messages).toHaveLength(1);
  expect((await spoke.say("It is mostly fine.")).status).toBe(200);
  await age([newcomer.sessionId], 31);
  expect((await left.say("Here I am again.")).status).toBe(200);
  expect((await newcomer.say("And I.")).status).toBe(403);
  await setSessionLimit("free", 15);
});

test("twenty who return at once to three places get exactly three", async () => {
  await setSessionLimit("free", 20);
  const creator = await makeCreator(app);
  const interviewId = await makeInterview(creator, await makeProject(creator));
  const people = [];
  for (let index = 0; index < 20; index++) people.push(await startParticipant(app, interviewId));
  await age(
    people.map(({ sessionId }) => sessionId),
    40,
  );
  await setSessionLimit("free", 3);
  const replies = await Promise.all(people.map((each) => each.say("I use a shared board for that.")));
  expect(tally(replies)).toEqual({ 200: 3, 403: 17 });
  await setSessionLimit("free", 15);
});

test("deleting an interview gives no sessions back", async () => {
  await setSessionLimit("free", 1);
  const creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  const first = await makeInterview(creator, projectId);
  await (await startParticipant(app, first)).say("I use a shared board for that.");
  await creator.send("DELETE", `/api/interviews/${first}`);
  expect((await start(await makeInterview(creator, projectId))).status).toBe(403);
  await setSessionLimit("free", 15);
});

test("T-LIM-6: on a smaller plan everything stays, nothing is added, and running sessions go on", async () => {
  const creator = await makeCreator(app);
  await subscribeInDemo(creator, "basic");
  const projectId = await makeProject(creator);
  const ids = [await makeInterview(creator, projectId), await makeInterview(creator, projectId)];
  const running = await startParticipant(app, ids[1] ?? "");
  await running.say("I use a shared board for that.");
  await app.db.pool.query(
    "update subscriptions set status = 'canceled' where user_id = (select id from users where email = $1)",
    [creator.email],
  );
  await setSessionLimit("free", 1);
  expect((await creator.get(`/api/projects/${projectId}/chatbots`)).body).toHaveLength(2);
  expect((await creator.post(`/api/projects/${projectId}/chatbots`, script)).body.error).toBe(
    interviewSentence,
  );
  expect((await start(ids[0] ?? "")).status).toBe(403);
  expect((await running.say("It is mostly fine.")).status).toBe(200);
  await setSessionLimit("free", 15);
});

test("the user is told of the plan, its places and what was bought", async () => {
  const creator = await makeCreator(app);
  const free = (await creator.get("/api/current_user")).body;
  expect(free).toMatchObject({
    ...{ planName: "Free", projectLimit: 2, currentProjects: 0, subscription: null, oneOffPurchases: [] },
    ...{ subscriptionInterviewLimit: 1, subscriptionSessionLimit: 15, interviewLimits: 1, sessionLimits: 15 },
  });
  await subscribeInDemo(creator, "basic");
  await buyInDemo(creator);
  const projectId = await makeProject(creator);
  await startParticipant(app, await makeInterview(creator, projectId));
  const user = (await creator.get("/api/current_user")).body;
  expect(user).toMatchObject({
    ...{ planName: "Basic", projectLimit: 10, currentProjects: 1, availableOneOffInterviews: 1 },
    ...{ subscriptionInterviewLimit: 5, currentSubscriptionInterviews: 1, interviewLimits: 6 },
    ...{ subscriptionSessionLimit: 250, currentSubscriptionSessions: 1, sessionLimits: 300 },
    subscription: { planName: "Basic", status: "active", plan: { amount: 2900, interval: "month" } },
  });
});

test("a plan's sessions begin anew with its period", async () => {
  await setSessionLimit("basic", 1);
  const creator = await makeCreator(app);
  await subscribeInDemo(creator, "basic");
  const interviewId = await makeInterview(creator, await makeProject(creator));
  const person = await startParticipant(app, interviewId);
  await person.say("I use a shared board for that.");
  expect((await start(interviewId)).status).toBe(403);
  await app.db.pool.query(
    `update subscriptions set period_start = now() - interval '1 month', period_end = now()
     where user_id = (select id from users where email = $1)`,
    [creator.email],
  );
  expect((await start(interviewId)).status).toBe(200);
  await setSessionLimit("basic", 250);
});

test("the first message keeps its place in the very transaction that stores it", async () => {
  const creator = await makeCreator(app);
  const person = await startParticipant(app, await makeInterview(creator, await makeProject(creator)));
  await person.say("I use a shared board for that.");
  const result = await app.db.pool.query(
    `select t.speaker, t.xmin = c.xmin as together from turns t join session_charges c on c.session_id = t.session_id
     where t.session_id = $1 and t.seq > 1 and c.first_message_at is not null order by t.seq`,
    [person.sessionId],
  );
  expect(result.rows).toEqual([
    { speaker: "participant", together: true },
    // The reply has a commit of its own, with a model and without (decision 35).
    { speaker: "interviewer", together: false },
  ]);
});
