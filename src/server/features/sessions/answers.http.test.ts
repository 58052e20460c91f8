import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, openClient } from "../../testing/client.ts";
import {
  finishInterview,
  makeCreator,
  makeInterview,
  makeProject,
  type Participant,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ada: Client;
let projectId: string;

/** The answer about the way back where the study names none. */
const nowhere = { returnUrl: null, returnAfterSeconds: null };

beforeAll(async () => {
  app = await startTestApp({ BILLING: "demo" });
  ada = await makeCreator(app);
  await app.db.pool.query(
    "update plans set project_limit = null, interview_limit = null, session_limit = 500",
  );
  projectId = await makeProject(ada);
});
afterAll(() => app.close());

const roleField = {
  id: "role",
  label: "Which of these are you?",
  kind: "single_choice",
  required: true,
  options: ["Nurse", "Teacher", "Neither"],
  screensOut: ["Neither"],
};

async function makeForm(formType: "pre" | "post", fields: unknown[]): Promise<string> {
  const reply = await ada.post("/api/forms", { name: `A ${formType} form`, formType, fields });
  expect([reply.status, reply.text.slice(0, 200)]).toEqual([201, expect.any(String)]);
  return reply.body._id;
}

const answer = (participant: Participant, formId: string, answers: unknown, base = "") =>
  participant.post(
    `${base}/api/sessions/${participant.interviewId}/${participant.sessionId}/forms/${formId}`,
    { answers },
  );

const complete = (participant: Participant) =>
  participant.post(`/api/sessions/${participant.interviewId}/${participant.sessionId}/complete`);

const placesTaken = async (interviewId: string) =>
  Number(
    (await app.db.pool.query("select count(*) from session_charges where interview_id = $1", [interviewId]))
      .rows[0].count,
  );

const endOf = async (sessionId: string) =>
  (await app.db.pool.query("select end_reason, end_detail from sessions where id = $1", [sessionId])).rows[0];

describe("the form before the interview", () => {
  test("L-4: does not tell participants which answers end it", async () => {
    const form = await makeForm("pre", [roleField]);
    const id = await makeInterview(ada, projectId, { preInterviewFormId: form });
    const { preInterviewForm } = (await openClient(app.url).get(`/api/interviews/${id}`)).body;
    expect(preInterviewForm.fields[0].options).toEqual(roleField.options);
    expect(preInterviewForm.fields[0].screensOut).toEqual([]);
  });

  test("comes before the first message; then the chat goes on without it", async () => {
    const form = await makeForm("pre", [roleField]);
    const ann = await startParticipant(
      app,
      await makeInterview(ada, projectId, { preInterviewFormId: form }),
    );
    const early = await ann.say("Hello, I am ready.");
    expect([early.status, early.body.code]).toEqual([409, "form_required"]);
    const wrong = await answer(ann, form, { role: "Pilot" });
    expect([wrong.status, wrong.body.fields]).toEqual([400, { role: "Please choose one of the options." }]);
    const none = await answer(ann, form, {});
    expect(none.body.fields).toEqual({ role: "Please answer this question." });
    expect((await answer(ann, form, { role: "Nurse" })).body).toEqual({
      success: true,
      screenedOut: false,
      quotaFull: false,
    });
    expect((await ann.say("I write lists on paper, every morning before work.")).status).toBe(200);
    const late = await answer(ann, form, { role: "Neither" });
    expect([late.status, late.body.code]).toEqual([409, "form_answered"]);
  });

  test("is not asked of sessions that began without it, nor where the interview no longer asks it", async () => {
    const form = await makeForm("pre", [roleField]);
    const id = await makeInterview(ada, projectId);
    const before = await startParticipant(app, id);
    await ada.send("PATCH", `/api/interviews/${id}`, { preInterviewFormId: form });
    expect((await before.say("I began when there was no form.")).status).toBe(200);
    const after = await startParticipant(app, id);
    expect((await after.say("I began with the form.")).body.code).toBe("form_required");
    await ada.send("PATCH", `/api/interviews/${id}`, { preInterviewFormId: "" });
    expect((await after.say("I began with the form.")).status).toBe(200);
  });

  test("an answer that screens out ends it politely, with its question, and takes no place of the plan", async () => {
    const form = await makeForm("pre", [roleField]);
    const id = await makeInterview(ada, projectId, { preInterviewFormId: form });
    const ann = await startParticipant(app, id);
    expect(await placesTaken(id)).toBe(1);
    const out = { success: true, screenedOut: true, quotaFull: false, ...nowhere };
    expect((await answer(ann, form, { role: "Neither" })).body).toEqual(out);
    expect((await answer(ann, form, { role: "Nurse" })).body).toEqual(out);
    expect(await endOf(ann.sessionId)).toEqual({
      end_reason: "screened_out",
      end_detail: roleField.label,
    });
    expect(await placesTaken(id)).toBe(0);
    expect((await ann.say("May I still take part?")).body.code).toBe("session_complete");
    expect((await complete(ann)).body.code).toBe("not_complete");
    const history = await ann.get(`/api/sessions/${id}/${ann.sessionId}/messages`);
    expect(history.body.turnedAway).toBe("screened_out");
  });

  test("30 who answer at once on 7 places of a quota are exactly 7, over two servers", async () => {
    const form = await makeForm("pre", [roleField]);
    const id = await makeInterview(ada, projectId, { preInterviewFormId: form });
    const by = { kind: "form", fieldId: "role" };
    const quotas = [{ id: "nurses", name: "Nurses", conditions: [{ by, values: ["Nurse"] }], limit: 7 }];
    await ada.send("PATCH", `/api/interviews/${id}`, { settings: { quotas } });
    const second = await app.openSecond();
    const people = await Promise.all(Array.from({ length: 30 }, () => startParticipant(app, id)));
    const replies = await Promise.all(
      people.map(({ sessionId, cookies }, index) => {
        const client = openClient(index % 2 === 0 ? app.url : second.url);
        for (const [name, value] of cookies) client.cookies.set(name, value);
        return client.post(`/api/sessions/${id}/${sessionId}/forms/${form}`, { answers: { role: "Nurse" } });
      }),
    );
    expect(replies.filter(({ body }) => body.quotaFull === false)).toHaveLength(7);
    expect(replies.filter(({ body }) => body.quotaFull === true)).toHaveLength(23);
    expect(await placesTaken(id)).toBe(7);
    const inside = people[replies.findIndex(({ body }) => !body.quotaFull)];
    const outside = people[replies.findIndex(({ body }) => body.quotaFull)];
    if (!inside || !outside) throw new Error("somebody is in and somebody is out");
    expect(await endOf(outside.sessionId)).toEqual({ end_reason: "quota_full", end_detail: "Nurses" });
    const taken = async () => (await ada.get(`/api/interviews/${id}/quotas`)).body.quotas[0].taken;
    // Another answer before the first word leaves the place to the next, and takes none twice.
    await answer(inside, form, { role: "Nurse" });
    expect(await taken()).toBe(7);
    await answer(inside, form, { role: "Teacher" });
    expect(await taken()).toBe(6);
    const next = await startParticipant(app, id);
    expect((await answer(next, form, { role: "Nurse" })).body.quotaFull).toBe(false);
    expect((await answer(inside, form, { role: "Nurse" })).body.quotaFull).toBe(true);
    expect(await taken()).toBe(7);
  });

  test("numbers, scales and choices are held to what the form allows", async () => {
    const form = await makeForm("pre", [
      { id: "years", label: "Years?", kind: "number", min: 0, max: 60 },
      { id: "ease", label: "How easy?", kind: "scale", min: 1, max: 7 },
      { id: "tools", label: "Tools?", kind: "multiple_choice", options: ["A", "B"] },
      { id: "mail", label: "Mail?", kind: "email" },
    ]);
    const ann = await startParticipant(
      app,
      await makeInterview(ada, projectId, { preInterviewFormId: form }),
    );
    const wrong = { years: 61, ease: 2.5, tools: ["A", "C"], mail: "nobody", more: "x" };
    const refused = await answer(ann, form, wrong);
    expect(Object.keys(refused.body.fields)).toEqual(["years", "ease", "tools", "mail"]);
    const right = { years: 2.5, ease: 7, tools: ["B"], mail: "a@example.org", more: "dropped" };
    expect((await answer(ann, form, right)).status).toBe(200);
    const { body } = await ada.get(`/api/sessions/${ann.sessionId}/transcript`);
    expect(body.formAnswers[0].answers.map((one: { answer: string }) => one.answer)).toEqual([
      "2.5",
      "7",
      "B",
      "a@example.org",
    ]);
  });
});

test("answers stand in the session, in its table as CSV and in the exports, under their questions", async () => {
  const form = await makeForm("pre", [
    { id: "words", label: "In a word?", kind: "short_text" },
    { id: "tools", label: "Tools?", kind: "multiple_choice", options: ["Pen, red", "Phone"] },
    { id: "mail", label: "Mail?", kind: "email" },
  ]);
  const id = await makeInterview(ada, projectId, { preInterviewFormId: form });
  const ann = await startParticipant(app, id);
  const answers = { words: "=cmd()", tools: ["Pen, red", "Phone"], mail: "ann@people.example" };
  await answer(ann, form, answers);
  const table = (await ada.get(`/api/interviews/${id}/sessions/export`)).text;
  const lines = table.split("\r\n");
  expect(lines[0]).toMatch(/A pre form: In a word\?,A pre form: Tools\?,A pre form: Mail\?$/);
  expect(lines[1]).toContain(`'=cmd(),"Pen, red, Phone",ann@people.example`);
  for (const format of ["csv-wide", "json", "qdpx"]) {
    const file = await ada.get(`/api/interviews/${id}/export?format=${format}&personal=1`);
    expect([format, file.status]).toEqual([format, 200]);
    if (format !== "qdpx") expect(file.text).toContain("Pen, red, Phone");
  }
  expect((await ann.get(`/api/sessions/${ann.sessionId}/export`)).body.forms[0].answers[1]).toEqual({
    question: "Tools?",
    answer: ["Pen, red", "Phone"],
  });
});

describe("the form after the interview", () => {
  const ease = { id: "ease", label: "How easy was it?", kind: "scale", required: true };

  test("comes before the code where a question must be answered", async () => {
    const form = await makeForm("post", [ease]);
    const ann = await startParticipant(
      app,
      await makeInterview(ada, projectId, { postInterviewFormId: form }),
    );
    await finishInterview(ann);
    const refused = await complete(ann);
    expect([refused.status, refused.body.code, refused.text.includes("incentiveCode")]).toEqual([
      409,
      "form_required",
      false,
    ]);
    expect((await answer(ann, form, { ease: 5 })).status).toBe(200);
    const { body } = await complete(ann);
    expect(body.incentiveCode).toEqual(expect.any(String));
    expect((await complete(ann)).body.incentiveCode).toBe(body.incentiveCode);
  });

  test("can be left out where none must be, and by who began without it", async () => {
    const optional = await makeForm("post", [{ ...ease, required: false }]);
    const id = await makeInterview(ada, projectId, { postInterviewFormId: optional });
    const ann = await startParticipant(app, id);
    await finishInterview(ann);
    expect((await complete(ann)).status).toBe(200);
    const ben = await startParticipant(app, id);
    await finishInterview(ben);
    const required = await makeForm("post", [ease]);
    await ada.send("PATCH", `/api/interviews/${id}`, { postInterviewFormId: required });
    expect((await complete(ben)).status).toBe(200);
  });
});
