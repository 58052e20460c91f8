import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, openClient } from "../../testing/client.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  type Participant,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let viewer: Client;
let interviewId: string;
let upset: Participant;

const before = "The wombat scheduler crashes every Tuesday morning, so I print the rota instead.";
const during = "Sorry, I'm crying now. My platypus manager shouted at me for printing the rota again.";

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  interviewId = await makeInterview(creator, projectId);
  upset = await startParticipant(app, interviewId);
  await upset.say(before);
  await upset.say(during);
  expect((await upset.say("I want to stop")).body.isComplete).toBe(true);
  await makeFinishedSession(app, interviewId);
  const guest = await makeCreator(app, "A viewer");
  const { _id } = (await guest.get("/api/current_user")).body;
  await app.db.orm.execute(sql`insert into members (id, project_id, user_id, email, role, accepted_at)
    values ('member1', ${projectId}, ${_id}, ${guest.email}, 'viewer', now())`);
  viewer = guest;
});
afterAll(() => app.close());

const decide = (decision: string | null, who: Client = creator, sessionId = upset.sessionId) =>
  who.send("PUT", `/api/sessions/${sessionId}/distress`, { decision });
const details = async () => (await creator.get(`/api/interviews/${interviewId}/details`)).body;
const table = async (query = "") =>
  (await creator.get(`/api/interviews/${interviewId}/sessions?view=summary${query}`)).body;

/** Every place where participants' words come out, as one text. */
async function readOutputs(): Promise<string> {
  const generated = await creator.post(`/api/generate-insights/${interviewId}`, {});
  expect(generated.status).toBe(200);
  const asked = ["How did the platypus manager shout?", "Does the wombat scheduler crash?"];
  const { token } = (await creator.post(`/api/interviews/${interviewId}/report-links`, { days: 7 })).body;
  const persona = { interviewId, framework: "persona" };
  const replies = [
    generated,
    await creator.get(`/api/interviews/${interviewId}/details`),
    await creator.get(`/api/interviews/${interviewId}/search?q=platypus`),
    await creator.get(`/api/interviews/${interviewId}/search?q=wombat`),
    ...(await Promise.all(
      asked.flatMap((question) =>
        [`/api/interviews/${interviewId}/ask`, "/api/ask"].map((path) => creator.post(path, { question })),
      ),
    )),
    await creator.get(`/api/interviews/${interviewId}/export?format=json`),
    await creator.get(`/api/interviews/${interviewId}/export?format=csv-long`),
    await creator.post("/api/generate-framework", persona),
    await openClient(app.url).get(`/api/reports/${token}`),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  // What was asked is told with the answer.
  return replies
    .map(({ text }) => asked.reduce((all, question) => all.replaceAll(question, ""), text))
    .join("\n");
}

test("a session that ended in distress needs somebody: counted, named and first in the list", async () => {
  expect((await details()).needsYou).toEqual({ count: 1, ids: [upset.sessionId] });
  const { sessions } = await table();
  expect(sessions.map(({ distress }: { distress: string | null }) => distress)).toEqual(["needs_you", null]);
  expect(sessions[0].id).toBe(upset.sessionId);
  const first = await table("&limit=1");
  const second = await table(`&limit=1&cursor=${first.nextCursor}`);
  expect([first.sessions[0].id, second.sessions[0].distress, second.nextCursor]).toEqual([
    upset.sessionId,
    null,
    null,
  ]);
});

test("its words from the distress on are in no finding, answer, search, report, export or persona", async () => {
  const outputs = await readOutputs();
  expect(outputs).not.toContain("platypus");
  expect(outputs).toContain("wombat");
});

test("the transcript says from which message on they are kept out", async () => {
  const { body } = await creator.get(`/api/sessions/${upset.sessionId}/transcript`);
  const from = body.messages.find(({ _id }: { _id: string }) => _id === body.distressFrom);
  expect(from.text).toBe(during);
});

test("a person may take it in: then every word counts, until it is kept out again", async () => {
  expect((await decide("taken_in")).body).toEqual({ success: true, distress: "taken_in" });
  expect((await details()).needsYou).toEqual({ count: 0, ids: [] });
  expect(await readOutputs()).toContain("platypus");
  expect((await decide("kept_out")).body.distress).toBe("kept_out");
  const { insights, needsYou } = await details();
  expect(needsYou.count).toBe(0);
  expect(JSON.stringify({ ...insights, messageSentiments: null })).not.toContain("platypus");
  expect(await readOutputs()).not.toContain("platypus");
  expect((await decide(null)).body.distress).toBe("needs_you");
  expect((await details()).needsYou.count).toBe(1);
});

test("a session that is left out as a whole needs nobody", async () => {
  const path = `/api/interviews/${interviewId}/left-out`;
  await creator.post(path, { leftOut: true, sourceIds: [upset.sessionId] });
  expect((await details()).needsYou.count).toBe(0);
  await creator.post(path, { leftOut: false, sourceIds: [upset.sessionId] });
  expect((await details()).needsYou.count).toBe(1);
});

test("somebody who leaves in a crisis needs you, though the interview never ended", async () => {
  const other = await makeInterview(creator, await makeProject(creator));
  const participant = await startParticipant(app, other);
  await participant.say(before);
  await participant.say("I want to kill myself tonight.");
  const { body } = await creator.get(`/api/interviews/${other}/details`);
  expect(body.needsYou).toEqual({ count: 1, ids: [participant.sessionId] });
  const exported = (await creator.get(`/api/interviews/${other}/export?format=json`)).text;
  expect([exported.includes("wombat"), exported.includes("kill myself")]).toEqual([true, false]);
});

test("somebody who was upset and went on to the end needs nobody", async () => {
  const other = await makeInterview(creator, await makeProject(creator));
  await makeFinishedSession(app, other, {
    answers: ["Sorry, I'm crying now.", "I want to go on", "I use a paper list for every shift."],
  });
  expect((await creator.get(`/api/interviews/${other}/details`)).body.needsYou.count).toBe(0);
});

test("viewers decide nothing, strangers learn nothing, and other sessions have nothing to decide", async () => {
  expect((await decide("taken_in", viewer)).status).toBe(403);
  expect((await decide("taken_in", await makeCreator(app, "Nobody"))).status).toBe(404);
  expect((await decide("taken_in", openClient(app.url))).status).toBe(401);
  expect((await decide("taken_in", creator, "A".repeat(22))).status).toBe(404);
  expect((await decide("maybe")).status).toBe(400);
  const { sessions } = await table();
  const calm = sessions.find(({ distress }: { distress: string | null }) => distress === null);
  expect((await decide("taken_in", creator, calm.id)).status).toBe(400);
  expect((await details()).needsYou.count).toBe(1);
});
