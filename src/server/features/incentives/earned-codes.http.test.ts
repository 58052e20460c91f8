import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import {
  finishInterview,
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  type Participant,
  startParticipant,
  userInfo,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: "on", TRUST_PROXY: "on", DRAIN_SECONDS: "0" });
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
});
afterAll(() => app.close());

async function makeStudy(settings: Record<string, unknown> = {}): Promise<string> {
  const id = await makeInterview(creator, projectId);
  await creator.send("PATCH", `/api/interviews/${id}`, { settings });
  return id;
}

const complete = ({ interviewId, sessionId, post }: Participant) =>
  post(`/api/sessions/${interviewId}/${sessionId}/complete`, {});

const stockOf = async (id: string) => (await creator.get(`/api/interviews/${id}/incentives`)).body;

/** Somebody at an address, who finishes. */
async function finishFrom(id: string, address: string): Promise<Participant> {
  const client = openClient(app.url);
  const from = { "x-forwarded-for": address };
  const reply = await client.post(`/api/sessions/${id}`, { consentGiven: true, userInfo }, from);
  expect(reply.status).toBe(200);
  const { sessionId, resumeToken, message } = reply.body;
  const path = `/api/sessions/${id}/${sessionId}/send`;
  const participant: Participant = {
    ...client,
    ...{ sessionId, resumeToken, interviewId: id, firstMessage: message },
    say: (text, clientMessageId) => client.post(path, { message: text, clientMessageId }),
  };
  await finishInterview(participant);
  return participant;
}

describe("M-5: a finished interview earns its code by its answers", () => {
  async function codeAfter(id: string, answers: string[]): Promise<string | null> {
    const participant = await startParticipant(app, id);
    await app.db.pool.query("update sessions set code_held = false where id = $1", [participant.sessionId]);
    await finishInterview(participant, answers);
    return (await complete(participant)).body.incentiveCode;
  }

  test("skipping every question earns nothing, and neither do lone letters and dots", async () => {
    const id = await makeStudy();
    expect(await codeAfter(id, ["skip"])).toBeNull();
    expect(await codeAfter(id, ["x"])).toBeNull();
    expect(await codeAfter(id, ["..."])).toBeNull();
  });

  test("answers earn it, also short ones", async () => {
    const id = await makeStudy();
    expect(await codeAfter(id, ["We meet on Mondays and write down what we decide.", "No."])).not.toBeNull();
  });

  test("the share is the creator's to say", async () => {
    const id = await makeStudy({ earlyCodeShare: 0 });
    expect(await codeAfter(id, ["skip"])).not.toBeNull();
  });

  test("a session from before, which was promised its code at the end, still gets it", async () => {
    const id = await makeStudy();
    const participant = await startParticipant(app, id);
    await app.db.pool.query("update guides set guide = guide - 'shareAtEnd' where interview_id = $1", [id]);
    const second = await app.openSecond();
    const own = { "x-resume-token": participant.resumeToken };
    const elsewhere = openClient(second.url);
    const path = `/api/sessions/${id}/${participant.sessionId}/send`;
    const say = (message: string) => elsewhere.post(path, { message }, own);
    await finishInterview({ ...participant, say }, ["skip"]);
    expect((await complete(participant)).body.incentiveCode === null).toBe(false);
  });
});

describe("M-5: codes by the dozen", () => {
  test("of sessions from one network within an hour five get their code, and the others wait for a look", async () => {
    const id = await makeStudy();
    const codes: (string | null)[] = [];
    const people: Participant[] = [];
    for (let n = 0; n < 7; n++) {
      // One visitor with a whole /64 to choose from.
      const person = await finishFrom(id, `2001:db8:1:2::${n + 1}`);
      const { body } = await complete(person);
      codes.push(body.incentiveCode);
      expect(body.codeHeld).toBe(n >= 5);
      if (n >= 5) expect(body.reason).toContain("check the answers");
      people.push(person);
    }
    expect(codes.filter((code) => code !== null)).toHaveLength(5);
    const neighbour = await finishFrom(id, "2001:db8:1:3::1");
    expect((await complete(neighbour)).body.incentiveCode).not.toBeNull();
    expect(await stockOf(id)).toMatchObject({ given: 6, held: 2 });
    const released = await creator.post(`/api/interviews/${id}/incentives/release`);
    expect([released.status, released.body.released, released.body.held]).toEqual([200, 2, 0]);
    const [, , , , , sixth] = people;
    if (!sixth) throw new Error("six people finished");
    const { body } = await complete(sixth);
    expect(body).toMatchObject({ codeHeld: false, incentiveCode: expect.any(String) });
  });

  test("a classroom's creator raises the number, and personal links are not counted", async () => {
    const classroom = await makeStudy({ codesPerAddress: 30 });
    const links = await makeStudy({ codesPerAddress: 1 });
    await creator.post(`/api/interviews/${links}/links`, { labels: "Ann\nBob" });
    for (let n = 0; n < 6; n++) {
      const { body } = await complete(await finishFrom(classroom, "203.0.113.9"));
      expect(body.incentiveCode).not.toBeNull();
    }
    const { links: made } = (await creator.get(`/api/interviews/${links}/links`)).body;
    for (const { token: invite } of made) {
      const begun = { consentGiven: true, userInfo, invite };
      const from = { "x-forwarded-for": "203.0.113.10" };
      const { body } = await openClient(app.url).post(`/api/sessions/${links}`, begun, from);
      const { rows } = await app.db.pool.query("select code_held from sessions where id = $1", [
        body.sessionId,
      ]);
      expect(rows).toEqual([{ code_held: false }]);
    }
  });
});

describe("M-5: codes that are held until somebody has looked", () => {
  test("are given to nobody before, and to everybody who earned one after", async () => {
    const id = await makeStudy({ incentiveKind: "list", holdCodes: true });
    await creator.post(`/api/interviews/${id}/incentives`, { codes: "HELD-1\nHELD-2\nHELD-3" });
    const done = await finishFrom(id, "203.0.113.20");
    expect((await complete(done)).body).toMatchObject({ incentiveCode: null, codeHeld: true });
    expect(await stockOf(id)).toMatchObject({ free: 3, given: 0, held: 1, advice: null });
    const viewer = await makeCreator(app);
    expect((await viewer.post(`/api/interviews/${id}/incentives/release`)).status).toBe(404);
    await creator.post(`/api/interviews/${id}/incentives/release`);
    expect((await complete(done)).body).toMatchObject({ incentiveCode: "HELD-1", codeHeld: false });
    const next = await finishFrom(id, "203.0.113.21");
    expect((await complete(next)).body.codeHeld).toBe(true);
  });

  test("the participant is told before, in the consent text", async () => {
    const id = await makeStudy({ holdCodes: true });
    const { body } = await openClient(app.url).get(`/api/interviews/${id}`);
    expect(body.holdCodes).toBe(true);
    expect(body.consentText).toContain("check the answers first");
  });

  test("the creator is warned where a list is open to anyone with the share link", async () => {
    const id = await makeStudy({ incentiveKind: "list" });
    expect((await stockOf(id)).advice).toContain("Anyone with the share link");
    for (const settings of [{ inviteOnly: true }, { inviteOnly: false, holdCodes: true }]) {
      await creator.send("PATCH", `/api/interviews/${id}`, { settings });
      expect((await stockOf(id)).advice).toBeNull();
    }
  });
});

test("D14: a claim without a code is answered as one with a wrong code is, in the specification's words", async () => {
  const id = await makeStudy();
  const done = await makeFinishedSession(app, id);
  const claim = (incentiveCode?: unknown) =>
    done.post(`/api/complete/${done.sessionId}/claim`, { email: "ann@example.org", incentiveCode });
  for (const code of [undefined, null, 7, ["A"]]) {
    const { status, body } = await claim(code);
    expect([status, body.error]).toEqual([400, "Invalid incentive code"]);
  }
  expect((await claim("WRONG")).body.error).toBe("Invalid incentive code");
});
