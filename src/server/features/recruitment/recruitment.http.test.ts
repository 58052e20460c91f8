import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exportSessionId } from "../../auth/exported-id.ts";
import { type Client, openClient } from "../../testing/client.ts";
import {
  finishInterview,
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  userInfo,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { deleteExpiredSessions } from "../sessions/retention.service.ts";

let app: TestApp;
let ada: Client;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  ada = await makeCreator(app);
  projectId = await makeProject(ada);
});
afterAll(() => app.close());

async function makeStudy(settings: Record<string, unknown>, change: Record<string, unknown> = {}) {
  const id = await makeInterview(ada, projectId, change);
  const reply = await ada.send("PATCH", `/api/interviews/${id}`, { settings });
  expect([reply.status, reply.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return id;
}

const start = (interviewId: string, body: Record<string, unknown> = {}, client = openClient(app.url)) =>
  client.post(`/api/sessions/${interviewId}`, { consentGiven: true, userInfo, ...body });

const quota = (id: string, limit: number, values: string[], attribute = "ageRange") => ({
  ...{ id, name: `Quota ${id}`, conditions: [{ by: { kind: "aboutYou", attribute }, values }], limit },
});

const takenOf = async (interviewId: string) => {
  const { body } = await ada.get(`/api/interviews/${interviewId}/quotas`);
  return Object.fromEntries(body.quotas.map((one: { id: string; taken: number }) => [one.id, one.taken]));
};

const storedSessions = async (interviewId: string) =>
  (
    await app.db.pool.query(
      "select id, end_reason, end_detail, hidden_fields, link_id from sessions where interview_id = $1 order by number",
      [interviewId],
    )
  ).rows;

describe("quotas on what people say about themselves", () => {
  test("L-5: 30 who begin at once on 10 places are exactly 10, over two servers, and no more is kept of the others", async () => {
    const id = await makeStudy({ quotas: [quota("young", 10, ["18-24", "25-34"])] });
    const second = await app.openSecond();
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        start(id, {}, openClient(index % 2 === 0 ? app.url : second.url)),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(replies.filter(({ body }) => body.code === "quota_full")).toHaveLength(20);
    expect(await takenOf(id)).toEqual({ young: 10 });
    const ends = (await storedSessions(id)).map((row) => [row.end_reason, row.end_detail]);
    expect(ends.filter(([reason]) => reason === "quota_full")).toHaveLength(20);
    // L-5: they got nothing to withdraw by, so that nothing of them is kept but that they came.
    const { rows } = await app.db.pool.query(
      `select distinct end_reason, end_detail, age_range, country, occupation, town, source, hidden_fields
       from sessions where interview_id = $1 and end_reason is not null`,
      [id],
    );
    const nothing = { age_range: null, country: null, occupation: null, town: null };
    expect(rows).toEqual([
      { end_reason: "quota_full", end_detail: null, ...nothing, source: null, hidden_fields: null },
    ]);
    const { body } = await ada.get(`/api/interviews/${id}/quotas`);
    expect(body.turnedAway).toEqual({ quotaFull: 20, screenedOut: 0 });
  });

  test("others begin as before, and a full second quota leaves the first one's place free", async () => {
    const id = await makeStudy({
      quotas: [quota("age", 5, ["25-34"]), quota("land", 1, [" ireland "], "country")],
    });
    expect((await start(id)).status).toBe(200);
    expect((await start(id)).body.code).toBe("quota_full");
    expect(await takenOf(id)).toEqual({ age: 1, land: 1 });
    const elsewhere = { userInfo: { ...userInfo, ageRange: "65+", location: "Chile" } };
    expect((await start(id, elsewhere)).status).toBe(200);
    expect(await takenOf(id)).toEqual({ age: 1, land: 1 });
  });

  test("D9: a country's quota counts its people by whatever name their page has for it", async () => {
    const id = await makeStudy({ quotas: [quota("land", 3, ["Türkiye"], "country")] });
    const from = (location: string) => start(id, { userInfo: { ...userInfo, location } });
    const inside = await Promise.all(["Turkey", "TR", "Türkei"].map(from));
    expect(inside.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const name of ["Turkey", "TR", "تركيا"]) expect((await from(name)).body.code).toBe("quota_full");
    expect((await from("Atlantis")).status).toBe(200);
    const { body } = await ada.get(`/api/interviews/${id}/sessions?view=summary`);
    const places = body.sessions.map(
      ({ userInfo: info }: { userInfo: typeof userInfo | null }) => info?.location,
    );
    expect(places.filter(Boolean).toSorted()).toEqual(["Atlantis", "TR", "TR", "TR"]);
  });

  test("D9: sessions stored under older names are shown and compared with those stored by code", async () => {
    const id = await makeStudy({});
    for (const name of ["Turkey", "TR", "Atlantis"]) {
      const { sessionId } = (await start(id)).body;
      await app.db.pool.query("update sessions set country = $2 where id = $1", [sessionId, name]);
    }
    const { body } = await ada.get(`/api/interviews/${id}/sessions?view=summary`);
    const places = body.sessions.map(({ userInfo: info }: { userInfo: typeof userInfo }) => info.location);
    expect(places.toSorted()).toEqual(["Atlantis", "TR", "TR"]);
  });

  test("a quota of none takes nobody", async () => {
    const id = await makeStudy({ quotas: [quota("none", 0, ["25-34"])] });
    expect((await start(id)).body.code).toBe("quota_full");
  });

  test("withdrawing and deleting give the place back, each once", async () => {
    const id = await makeStudy({ quotas: [quota("age", 3, ["25-34"])] });
    const [first, second] = [openClient(app.url), openClient(app.url)];
    const one = (await start(id, {}, first)).body.sessionId;
    const two = (await start(id, {}, second)).body.sessionId;
    await start(id);
    expect(await takenOf(id)).toEqual({ age: 3 });
    await Promise.all(Array.from({ length: 4 }, () => first.post(`/api/sessions/${one}/withdraw`)));
    expect(await takenOf(id)).toEqual({ age: 2 });
    const path = `/api/interviews/${id}/sessions/${two}`;
    await Promise.all(Array.from({ length: 4 }, () => ada.send("DELETE", path)));
    expect(await takenOf(id)).toEqual({ age: 1 });
    expect((await start(id)).status).toBe(200);
  });
});

test("whose days are over kept their place by taking part; who never said a word leaves it", async () => {
  const id = await makeStudy({ quotas: [quota("age", 5, ["25-34"])], retentionDays: 10 });
  await makeFinishedSession(app, id);
  await start(id);
  expect(await takenOf(id)).toEqual({ age: 2 });
  await app.db.pool.query(
    "update sessions set started_at = now() - interval '40 days', last_activity_at = now() - interval '40 days' where interview_id = $1",
    [id],
  );
  await deleteExpiredSessions(app.deps);
  expect(await takenOf(id)).toEqual({ age: 1 });
});

describe("what the link says", () => {
  test("named parameters are kept and come back in the return address, others are dropped", async () => {
    const id = await makeStudy({
      hiddenFields: ["PROLIFIC_PID", "STUDY_ID"],
      returnLinks: {
        complete: "https://panel.example/done?pid={PROLIFIC_PID}&study={STUDY_ID}&ref={session}",
      },
    });
    const client = openClient(app.url);
    const hiddenFields = { PROLIFIC_PID: " p 1 ", other: "x", STUDY_ID: "" };
    const { sessionId } = (await start(id, { hiddenFields }, client)).body;
    expect((await storedSessions(id))[0].hidden_fields).toEqual({ PROLIFIC_PID: "p 1" });
    const say = (message: string) => client.post(`/api/sessions/${id}/${sessionId}/send`, { message });
    await finishInterview({ ...client, sessionId, interviewId: id, resumeToken: "", firstMessage: "", say });
    const done = (await client.post(`/api/sessions/${id}/${sessionId}/complete`)).body;
    const reference = exportSessionId(sessionId);
    expect(done.returnUrl).toBe(`https://panel.example/done?pid=p%201&study=&ref=${reference}`);
    const own = (await client.get(`/api/sessions/${sessionId}/export`)).body;
    expect(own.link).toEqual({ source: null, fields: { PROLIFIC_PID: "p 1" } });
    await client.post(`/api/sessions/${sessionId}/withdraw`);
    expect((await storedSessions(id))[0].hidden_fields).toBeNull();
  });

  test("parameters leave in an export with personal data alone", async () => {
    const id = await makeStudy({ hiddenFields: ["pid"] });
    const client = openClient(app.url);
    const { sessionId } = (
      await start(id, { hiddenFields: { pid: "panel-77" }, source: "newsletter" }, client)
    ).body;
    await client.post(`/api/sessions/${id}/${sessionId}/send`, { message: "I work from the kitchen table." });
    for (const format of ["csv-wide", "json", "qdpx"]) {
      const plain = await ada.get(`/api/interviews/${id}/export?format=${format}`);
      expect([format, plain.status, plain.text.includes("panel-77")]).toEqual([format, 200, false]);
    }
    for (const format of ["csv-wide", "json"]) {
      const personal = await ada.get(`/api/interviews/${id}/export?format=${format}&personal=1`);
      expect([format, personal.text.includes("panel-77"), personal.text.includes("newsletter")]).toEqual([
        format,
        true,
        true,
      ]);
    }
  });
});

describe("personal links", () => {
  const linksOf = async (id: string) => (await ada.get(`/api/interviews/${id}/links`)).body;
  const add = (id: string, labels: unknown) => ada.post(`/api/interviews/${id}/links`, { labels });

  test("a list makes a link a person, in its order; blank lines and those who have one are left out", async () => {
    const id = await makeInterview(ada, projectId);
    expect((await add(id, "Ana\n\n Ben \nAna\n")).body).toEqual({
      added: 2,
      skipped: 1,
      counts: { all: 2, used: 0 },
    });
    expect((await add(id, ["Ben", "Cleo"])).body).toMatchObject({ added: 1, skipped: 1 });
    const { links } = await linksOf(id);
    expect(links.map((link: { label: string; state: string }) => [link.label, link.state])).toEqual([
      ["Ana", "unused"],
      ["Ben", "unused"],
      ["Cleo", "unused"],
    ]);
    const file = await ada.get(`/api/interviews/${id}/links?csv=1`);
    expect(file.headers.get("content-disposition")).toContain("personal-links.csv");
    expect(file.text).toContain(`/chat/${id}?invite=${links[0].token}`);
    const page = (await ada.get(`/api/interviews/${id}/links?limit=2`)).body;
    const rest = (await ada.get(`/api/interviews/${id}/links?limit=2&cursor=${page.nextCursor}`)).body;
    expect([page.links.length, rest.links.length, rest.nextCursor]).toEqual([2, 1, null]);
  });

  test("nothing, too many and too long are told in a sentence", async () => {
    const id = await makeInterview(ada, projectId);
    const many = Array.from({ length: 1_001 }, (_, index) => `Person ${index}`);
    for (const labels of ["", " \n ", many, ["x".repeat(201)], undefined, 7]) {
      const reply = await add(id, labels);
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ["labels"]]);
    }
    expect((await add(id, many.slice(1))).body.added).toBe(1_000);
    expect((await ada.get(`/api/interviews/${id}/links?cursor=nonsense`)).status).toBe(400);
  });

  test("a link opens one session, also when 20 open it at once, and the browser that did may go on", async () => {
    const id = await makeInterview(ada, projectId);
    await add(id, "Ana");
    const [{ token: invite, id: linkId }] = (await linksOf(id)).links;
    const clients = Array.from({ length: 20 }, () => openClient(app.url));
    const stateFor = async (client: Client, token = invite) =>
      (await client.get(`/api/interviews/${id}?invite=${token}`)).body.invite;
    expect(await stateFor(openClient(app.url))).toEqual({ state: "unused", sessionId: null });
    const replies = await Promise.all(clients.map((client) => start(id, { invite }, client)));
    const winner = replies.findIndex(({ status }) => status === 200);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.filter((_, index) => index !== winner).map(({ body }) => body.code))).toEqual(
      new Set(["invite_used"]),
    );
    const sessionId = replies[winner]?.body.sessionId;
    expect(await stateFor(clients[winner] ?? ada)).toEqual({ state: "own", sessionId });
    expect(await stateFor(openClient(app.url))).toEqual({ state: "used", sessionId: null });
    expect(await stateFor(openClient(app.url), "nothing")).toEqual({ state: "invalid", sessionId: null });
    expect((await linksOf(id)).links[0]).toMatchObject({ id: linkId, state: "started", sessionId });
    const rows = await storedSessions(id);
    expect(rows.map((row) => row.link_id)).toEqual([linkId]);
    const own = await clients[winner]?.get(`/api/sessions/${sessionId}/export`);
    expect(own?.body.consent.text).toContain("made just for you");
    await clients[winner]?.post(`/api/sessions/${sessionId}/withdraw`);
    expect((await linksOf(id)).links[0]).toMatchObject({ state: "deleted", sessionId: null });
    expect((await start(id, { invite })).body.code).toBe("invite_used");
  });

  test("a link is of one interview, and a deleted one opens nothing", async () => {
    const [id, other] = [await makeInterview(ada, projectId), await makeInterview(ada, projectId)];
    await add(id, "Ana");
    const [link] = (await linksOf(id)).links;
    expect((await start(other, { invite: link.token })).body.code).toBe("invite_invalid");
    expect((await ada.send("DELETE", `/api/interviews/${other}/links/${link.id}`)).status).toBe(404);
    expect((await ada.send("DELETE", `/api/interviews/${id}/links/${link.id}`)).status).toBe(200);
    expect((await start(id, { invite: link.token })).body.code).toBe("invite_invalid");
  });

  test("an interview can be for people with a personal link only", async () => {
    const id = await makeStudy({ inviteOnly: true });
    await add(id, "Ana");
    const [{ token }] = (await linksOf(id)).links;
    expect((await openClient(app.url).get(`/api/interviews/${id}`)).body.inviteOnly).toBe(true);
    const refused = await start(id);
    expect([refused.status, refused.body.code]).toEqual([403, "invite_needed"]);
    expect((await start(id, { invite: token })).status).toBe(200);
  });
});
