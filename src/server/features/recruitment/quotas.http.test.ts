import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, openClient } from "../../testing/client.ts";
import { makeCreator, makeInterview, makeProject, startParticipant, userInfo } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ada: Client;
let projectId: string;
let form: string;

beforeAll(async () => {
  app = await startTestApp({ BILLING: "off" });
  ada = await makeCreator(app);
  projectId = await makeProject(ada);
  const gender = { label: "Gender?", kind: "single_choice", required: true, options: ["Woman", "Man"] };
  const fields = [
    { ...gender, id: "gender" },
    { id: "age", label: "How old?", kind: "number", required: true, min: 18 },
  ];
  form = (await ada.post("/api/forms", { name: "Screener", formType: "pre", fields })).body._id;
});
afterAll(() => app.close());

const about = (attribute: string, ...values: string[]) => ({ by: { kind: "aboutYou", attribute }, values });
const woman = { by: { kind: "form", fieldId: "gender" }, values: ["Woman"] };
const under30 = { by: { kind: "form", fieldId: "age" }, from: null, to: 29 };
const quota = (id: string, conditions: unknown[], bounds: { minimum?: number; limit?: number | null }) => ({
  ...{ id, name: `Quota ${id}`, conditions, limit: null, ...bounds },
});

const change = (id: string, settings: Record<string, unknown>) =>
  ada.send("PATCH", `/api/interviews/${id}`, { settings });

async function makeStudy(settings: Record<string, unknown>, preInterviewFormId = form): Promise<string> {
  const id = await makeInterview(ada, projectId, { preInterviewFormId });
  const reply = await change(id, settings);
  expect([reply.status, reply.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return id;
}

const stateOf = async (id: string) => (await ada.get(`/api/interviews/${id}/quotas`)).body;
const takenOf = async (id: string) =>
  Object.fromEntries(
    (await stateOf(id)).quotas.map((one: { id: string; taken: number }) => [one.id, one.taken]),
  );
const start = (id: string, info: Record<string, unknown> = {}, url = app.url) =>
  openClient(url).post(`/api/sessions/${id}`, { consentGiven: true, userInfo: { ...userInfo, ...info } });

/** Somebody who has answered the form; `full` where a quota turned them away. */
async function comeAndAnswer(id: string, gender: string, age: number, info: Record<string, unknown> = {}) {
  const person = await startParticipant(app, id, { ...userInfo, ...info });
  const path = `/api/sessions/${id}/${person.sessionId}/forms/${form}`;
  const reply = await person.post(path, { answers: { gender, age } });
  expect(reply.status).toBe(200);
  return { ...person, full: reply.body.quotaFull as boolean };
}

const silence = (sessionId: string) =>
  app.db.pool.query("update sessions set last_activity_at = now() - interval '31 minutes' where id = $1", [
    sessionId,
  ]);

describe("quotas over several attributes", () => {
  test("count whom all conditions hold for, and leave a place free where another quota is full", async () => {
    const id = await makeStudy({
      quotas: [
        quota("young", [woman, under30], { limit: 1 }),
        quota("london", [about("town", "london"), woman], { limit: 2 }),
      ],
    });
    const london = { townCity: " London" };
    expect((await comeAndAnswer(id, "Woman", 29, london)).full).toBe(false);
    expect(await takenOf(id)).toEqual({ young: 1, london: 1 });
    expect((await comeAndAnswer(id, "Woman", 22, london)).full).toBe(true);
    expect(await takenOf(id)).toEqual({ young: 1, london: 1 });
    for (const [gender, age] of [
      ["Man", 22],
      ["Woman", 30],
    ] as const)
      expect((await comeAndAnswer(id, gender, age)).full).toBe(false);
    expect((await comeAndAnswer(id, "Woman", 30, london)).full).toBe(false);
    expect(await takenOf(id)).toEqual({ young: 1, london: 2 });
    expect((await stateOf(id)).turnedAway).toEqual({ quotaFull: 1, screenedOut: 0 });
  });

  test("a parameter of the link counts, also after another answer", async () => {
    const city = { by: { kind: "link", name: "city" }, values: ["LDN"] };
    const id = await makeStudy({ hiddenFields: ["city"], quotas: [quota("a", [city, woman], { limit: 5 })] });
    const person = await startParticipant(app, id, userInfo, { hiddenFields: { city: "ldn" } });
    const path = `/api/sessions/${id}/${person.sessionId}/forms/${form}`;
    for (const [gender, taken] of [
      ["Woman", 1],
      ["Man", 0],
      ["Woman", 1],
    ] as const) {
      await person.post(path, { answers: { gender, age: 40 } });
      expect(await takenOf(id)).toEqual({ a: taken });
    }
    await person.post(`/api/sessions/${person.sessionId}/withdraw`);
    expect(await takenOf(id)).toEqual({ a: 0 });
  });

  test("40 who begin at once on crossing quotas are never more than either takes, over two servers", async () => {
    const id = await makeStudy(
      {
        quotas: [
          quota("young", [about("ageRange", "18-24")], { limit: 8 }),
          quota("ireland", [about("country", "Ireland")], { limit: 8 }),
          quota("both", [about("ageRange", "18-24"), about("country", "Ireland")], { limit: 3 }),
        ],
      },
      "",
    );
    const second = await app.openSecond();
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        start(
          id,
          { ageRange: n % 2 ? "18-24" : "65+", location: n % 4 < 2 ? "Ireland" : "Chile" },
          n % 3 ? app.url : second.url,
        ),
      ),
    );
    const { rows } = await app.db.pool.query(
      `select count(*) filter (where age_range = '18-24')::int as young, count(*) filter (where country = 'IE')::int as ireland,
         count(*) filter (where age_range = '18-24' and country = 'IE')::int as both
       from sessions where interview_id = $1 and end_reason is null`,
      [id],
    );
    expect(rows[0].young).toBe(8);
    expect(rows[0].ireland).toBe(8);
    expect(rows[0].both).toBeLessThanOrEqual(3);
    expect(await takenOf(id)).toEqual(rows[0]);
    // Of those whom no quota counts, nobody is turned away.
    expect(replies.filter((_, n) => n % 4 === 2).map(({ status }) => status)).toEqual(Array(10).fill(200));
  });
});

describe("a minimum under a session limit", () => {
  test("keeps a place for each person who is still missing, decided at the start where that is enough", async () => {
    const id = await makeStudy(
      { sessionLimit: 4, quotas: [quota("young", [about("ageRange", "18-24")], { minimum: 2, limit: 3 })] },
      "",
    );
    for (const expected of [200, 200, 403]) expect((await start(id)).status).toBe(expected);
    expect((await stateOf(id)).total).toEqual({ limit: 4, taken: 2, kept: 2 });
    expect((await start(id, { ageRange: "18-24" })).status).toBe(200);
    expect((await start(id)).body.code).toBe("quota_full");
    expect((await start(id, { ageRange: "18-24" })).status).toBe(200);
    expect((await stateOf(id)).total).toEqual({ limit: 4, taken: 4, kept: 0 });
    expect((await start(id, { ageRange: "18-24" })).body.code).toBe("interview_closed");
  });

  test("waits for the form where it asks for an answer, also when all come at once", async () => {
    const id = await makeStudy({ sessionLimit: 6, quotas: [quota("w", [woman, under30], { minimum: 2 })] });
    const people = await Promise.all(Array.from({ length: 6 }, () => startParticipant(app, id)));
    const men = await Promise.all(
      people.map((person) =>
        person.post(`/api/sessions/${id}/${person.sessionId}/forms/${form}`, {
          answers: { gender: "Man", age: 40 },
        }),
      ),
    );
    expect(men.filter(({ body }) => body.quotaFull)).toHaveLength(2);
    expect((await comeAndAnswer(id, "Woman", 31)).full).toBe(true);
    for (let n = 0; n < 2; n++) expect((await comeAndAnswer(id, "Woman", 21)).full).toBe(false);
    expect((await stateOf(id)).total).toEqual({ limit: 6, taken: 6, kept: 0 });
  });

  test("without a limit turns nobody away", async () => {
    const id = await makeStudy({ quotas: [quota("w", [woman], { minimum: 50 })] });
    expect((await comeAndAnswer(id, "Man", 40)).full).toBe(false);
    expect((await stateOf(id)).total).toEqual({ limit: null, taken: 1, kept: 50 });
  });
});

describe("places of people who fall silent", () => {
  test("go to others after half an hour; whoever said nothing needs a free one to go on", async () => {
    const id = await makeStudy({ quotas: [quota("w", [woman], { limit: 1 })] });
    const first = await comeAndAnswer(id, "Woman", 40);
    expect((await stateOf(id)).quotas[0]).toMatchObject({ taken: 1, finished: 0, inProgress: 1 });
    await silence(first.sessionId);
    expect((await stateOf(id)).quotas[0]).toMatchObject({ taken: 1, finished: 0, inProgress: 0 });
    const second = await comeAndAnswer(id, "Woman", 40);
    expect(second.full).toBe(false);
    expect(await takenOf(id)).toEqual({ w: 1 });
    expect((await first.say("Here I am again.")).body.code).toBe("session_complete");
    const history = await first.get(`/api/sessions/${id}/${first.sessionId}/messages`);
    expect(history.body.turnedAway).toBe("quota_full");
    expect(await takenOf(id)).toEqual({ w: 1 });
  });

  test("are taken again where some are free, and whoever had begun to answer goes on in any case", async () => {
    const id = await makeStudy({ quotas: [quota("w", [woman], { limit: 2 })] });
    const [talker, quiet] = [await comeAndAnswer(id, "Woman", 40), await comeAndAnswer(id, "Woman", 41)];
    expect((await talker.say("I work at night, and I sleep by day.")).status).toBe(200);
    await silence(talker.sessionId);
    await silence(quiet.sessionId);
    expect((await comeAndAnswer(id, "Man", 41)).full).toBe(false);
    expect(await takenOf(id)).toEqual({ w: 0 });
    expect((await quiet.say("I work by day, and I sleep at night.")).status).toBe(200);
    expect(await takenOf(id)).toEqual({ w: 1 });
    expect((await comeAndAnswer(id, "Woman", 41)).full).toBe(false);
    expect((await talker.say("On Sundays I sleep at night as well.")).status).toBe(200);
    expect(await takenOf(id)).toEqual({ w: 3 });
    await talker.post(`/api/sessions/${talker.sessionId}/withdraw`);
    expect(await takenOf(id)).toEqual({ w: 2 });
  });
});

describe("what cannot work is refused", () => {
  const good = quota("a", [woman], { limit: 10 });
  test.each<[string, Record<string, unknown>, string, string]>([
    [
      "a minimum over the maximum",
      { quotas: [{ ...good, minimum: 11 }] },
      "quotas.0.minimum",
      "The minimum is higher than the maximum.",
    ],
    ["no bound", { quotas: [{ ...good, limit: null }] }, "quotas.0.limit", "Enter a minimum or a maximum."],
    [
      "a minimum over the session limit",
      { sessionLimit: 4, quotas: [{ ...good, minimum: 5 }] },
      "quotas.0.minimum",
      "The minimum is higher than the session limit of 4.",
    ],
    [
      "a question that is not there",
      { quotas: [{ ...good, conditions: [{ ...woman, by: { kind: "form", fieldId: "gone" } }] }] },
      "quotas.0.conditions",
      "The form before the interview no longer asks this question.",
    ],
    [
      "a town where none is kept",
      { keepTown: false, quotas: [{ ...good, conditions: [about("town", "Rome")] }] },
      "quotas.0.conditions",
      "This interview doesn't keep towns, so nobody can be counted by town.",
    ],
    [
      "a parameter that is not kept",
      { quotas: [{ ...good, conditions: [{ by: { kind: "link", name: "x" }, values: ["1"] }] }] },
      "quotas.0.conditions",
      "The link's parameter \"x\" isn't kept. Add it under Panel first.",
    ],
    [
      "a minimum over a wider quota",
      { quotas: [good, quota("b", [woman, under30], { minimum: 11 })] },
      "quotas.1.minimum",
      "“Quota b” needs at least 11 people who all count towards “Quota a” too, which takes at most 10.",
    ],
    [
      "no condition",
      { quotas: [{ ...good, conditions: [] }] },
      "quotas.0.conditions",
      "A quota needs at least one condition",
    ],
    [
      "a maximum below nought",
      { quotas: [{ ...good, limit: -1 }] },
      "quotas.0.limit",
      "The maximum must be a whole number from 0 to 1,000,000",
    ],
    [
      "half a person",
      { quotas: [{ ...good, minimum: 1.5 }] },
      "quotas.0.minimum",
      "The minimum must be a whole number from 0 to 1,000,000",
    ],
  ])("%s", async (_, settings, path, sentence) => {
    const id = await makeStudy({});
    const { status, body } = await change(id, settings);
    expect([status, body.fields]).toEqual([400, { [`settings.${path}`]: sentence }]);
    expect((await stateOf(id)).quotas).toEqual([]);
  });

  test("a session limit or a consent that the quotas cannot live with is refused, too", async () => {
    const id = await makeStudy({ quotas: [quota("a", [about("town", "Rome"), woman], { minimum: 5 })] });
    const few = await change(id, { sessionLimit: 4 });
    expect(few.body.fields).toEqual({ "settings.sessionLimit": "Your quotas need at least 5 people." });
    const noTown = await change(id, { keepTown: false });
    expect(noTown.body.fields).toEqual({
      "settings.keepTown": "The quota “Quota a” counts people by town. Change it first.",
    });
    expect((await change(id, { sessionLimit: 5 })).status).toBe(200);
  });

  test("a question that is deleted later shows on its quota, and other quotas can still be saved", async () => {
    const fields = ["One?", "Two?"].map((label) => ({ label, kind: "short_text", required: false }));
    const made = (await ada.post("/api/forms", { name: "Later", formType: "pre", fields })).body;
    const by = { kind: "form", fieldId: made.fields[0].id };
    const broken = quota("a", [{ by, values: ["x"] }], { limit: 1 });
    const id = await makeStudy({ quotas: [broken] }, made._id);
    expect((await stateOf(id)).quotas[0].problem).toBeNull();
    await ada.send("PATCH", `/api/forms/${made._id}`, { fields: [made.fields[1]] });
    const { quotas } = await stateOf(id);
    expect(quotas[0].problem).toBe("The form before the interview no longer asks this question.");
    const other = quota("b", [about("country", "Chile")], { limit: 1 });
    expect((await change(id, { quotas: [quotas[0], other] })).status).toBe(200);
    expect((await change(id, { quotas: [{ ...broken, limit: 2 }, other] })).status).toBe(400);
  });
});
