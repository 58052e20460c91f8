import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../testing/client.ts";
import { makeCreator, makeProject, script } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { deleteOldPreviews } from "./previews.service.ts";

let app: TestApp;
let creator: Client;
let projectId = "";

beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: "on" });
  creator = await makeCreator(app);
  projectId = await makeProject(creator, "Remote work", "Acme Research");
});
afterAll(() => app.close());

async function startPreview(change: Record<string, unknown> = {}, by = creator) {
  const reply = await by.post("/api/interviews/preview", { ...script, ...change });
  expect(reply.status).toBe(201);
  return reply.body as { previewId: string; message: string; isComplete: boolean };
}

const say = (previewId: string, text: string, by = creator) =>
  by.post(`/api/interviews/previews/${previewId}/messages`, { text });

test("a script that is not saved yet is talked through to its end, as a participant would", async () => {
  const started = await startPreview({ projectId });
  expect(started.message).toContain(script.introduction);
  expect(started.message).toContain(script.questions[0]);
  let last = await say(
    started.previewId,
    "I use Slack and Zoom since my team is spread over three countries.",
  );
  expect(last.body).toMatchObject({ isComplete: false, questionCount: { total: 3 } });
  for (let turn = 0; turn < 40 && !last.body.isComplete; turn++) {
    last = await say(
      started.previewId,
      "On Tuesday a call broke off and we lost an hour, which was annoying.",
    );
    expect(last.status).toBe(200);
  }
  expect(last.body.message).toContain("Thank you for participating");
  expect(last.body.questionCount).toEqual({ current: 3, total: 3 });
  expect((await say(started.previewId, "One more thing")).body.code).toBe("session_complete");
});

test("every reply says why, with the words that a follow-up takes up", async () => {
  const reply = await creator.post("/api/interviews/preview", { ...script });
  expect(reply.body.why).toMatchObject({ move: "introduce", by: "built-in", thread: null, passedOver: [] });
  const said = "Mostly calls. I have my own rule for that, and nobody is meant to know it.";
  const { body } = await say(reply.body.previewId, said);
  const { move, thread } = body.why;
  expect(move).toBe("probe");
  expect(thread).toMatchObject({ isEarlier: false, words: { messageId: "1" } });
  expect([...said].slice(thread.words.start, thread.words.end).join("")).toBe(thread.words.quote);
  expect(thread.heardAs).not.toBe("");
});

test("the person whose part one takes decides what is asked, and closed questions come with their options", async () => {
  const item = { kind: "choice", options: ["Ferry", "Bridge"] };
  const when = (by: object, value: string) => [{ by, values: [value] }];
  const questions = [
    { id: "boat", text: "What is your boat called?", askIf: when({ kind: "form", fieldId: "boats" }, "Yes") },
    { id: "way", text: "How do you cross?", item, depth: "light" },
    { id: "panel", text: "How is the panel?", askIf: when({ kind: "link", name: "panel" }, "blue") },
    { id: "town", text: "How is Leeds?", askIf: when({ kind: "aboutYou", attribute: "town" }, "leeds") },
  ];
  const one = await makeCreator(app);
  const start = async (person?: object, settings: object = { hiddenFields: ["panel"] }) =>
    (await one.post("/api/interviews/preview", { ...script, questions, settings, person })).body;
  const owner = await start({ form: { boats: "Yes" } });
  expect(owner.message).toContain("your boat called");
  expect(owner.item).toBeUndefined();
  const other = await start({ form: { boats: "No" }, link: { panel: "blue" }, aboutYou: { town: "Leeds" } });
  expect(other).toMatchObject({ message: expect.stringContaining("How do you cross?"), item });
  expect(other.why.notConcerned).toMatchObject([{ text: "What is your boat called?" }]);
  const talkTo = async (previewId: string) => {
    const said: string[] = [(await say(previewId, "Bridge", one)).body.message];
    for (let turn = 0; turn < 3; turn++)
      said.push((await say(previewId, "It was quick as ever.", one)).body.message);
    return said.join("\n");
  };
  expect(await talkTo(other.previewId)).toContain("How is the panel?");
  // Neither the parameter nor the town is kept in this one.
  const unkept = { hiddenFields: [], keepTown: false };
  const { previewId } = await start({ link: { panel: "blue" }, aboutYou: { town: "Leeds" } }, unkept);
  expect(await talkTo(previewId)).not.toMatch(/the panel|Leeds/);
});

test("the interviewer speaks for the project's organization, when it is a project of one's own", async () => {
  const { previewId } = await startPreview({ projectId });
  expect((await say(previewId, "Who is asking this?")).body.message).toContain("Acme Research");
  const stranger = await makeCreator(app);
  const reply = await stranger.post("/api/interviews/preview", { ...script, projectId });
  expect([reply.status, reply.body.code]).toEqual([404, "project_not_found"]);
});

test("contact, support line and consent are the interview's own, as they are typed now", async () => {
  const settings = {
    ...{ contact: "ada@acme.example", supportLine: "Acme Care, 0800 123", retentionDays: 30 },
    ...{ consentText: "We record this talk.", earlyCodeShare: 0 },
  };
  const { body } = await creator.post("/api/interviews/preview", { ...script, projectId, settings });
  expect(body.before).toMatchObject({ organization: "Acme Research", contact: "ada@acme.example" });
  expect(body.before.consentText).toMatch(/^We record this talk\.\n\n/);
  expect((await say(body.previewId, "Who can I contact about this?")).body.message).toContain(
    "ada@acme.example",
  );
  const wrong = { ...script, settings: { ...settings, retentionDays: 0 } };
  expect((await creator.post("/api/interviews/preview", wrong)).status).toBe(400);
});

test("without settings a participant would read the usual consent, of the account's company where there is no project", async () => {
  const { body } = await creator.post("/api/interviews/preview", { ...script, projectId });
  expect(body.before.consentText).toMatch(/^Acme Research would like to interview you .*about 15 minutes/);
  await creator.send("PATCH", "/api/user", { companyName: "Ada Ltd" });
  const own = await creator.post("/api/interviews/preview", script);
  expect(own.body.before).toMatchObject({ organization: "Ada Ltd", contact: "" });
  const unnamed = await makeProject(creator, "No organization", "");
  const other = await creator.post("/api/interviews/preview", { ...script, projectId: unnamed });
  expect(other.body.before.organization).toBe("Ada Ltd");
});

test("how questions are treated holds in a preview too", async () => {
  const questions = script.questions.map((text) => ({ text, depth: "light", exactWording: true }));
  const { previewId } = await startPreview({ questions });
  // A light question gets one follow-up at most.
  const replies = [
    await say(previewId, "We mostly talk over Slack."),
    await say(previewId, "Somebody writes, and the others answer when they have time."),
  ];
  expect(replies.map(({ body }) => body.message)).toContain(script.questions[1]);
});

test("a preview is counted nowhere", async () => {
  const readUse = async () => {
    const { currentSessions, currentInterviews } = (await creator.get("/api/current_user")).body;
    return { currentSessions, currentInterviews };
  };
  const before = await readUse();
  expect(before).toEqual({ currentSessions: expect.any(Number), currentInterviews: expect.any(Number) });
  const { previewId } = await startPreview();
  await say(previewId, "I use Slack.");
  expect(await readUse()).toEqual(before);
  const { rows } = await app.db.pool.query(
    "select count(*)::int as count from sessions where project_id = $1",
    [projectId],
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test("what a preview cannot begin with is said by field", async () => {
  const reply = await creator.post("/api/interviews/preview", {
    ...script,
    introduction: " ",
    questions: [""],
  });
  expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ["introduction", "questions"]]);
});

test("somebody else's preview is not there, and an old one is gone", async () => {
  const { previewId } = await startPreview();
  const stranger = await makeCreator(app);
  const reply = await say(previewId, "Hello?", stranger);
  expect([reply.status, reply.body.code]).toEqual([404, "preview_not_found"]);
  const other = await startPreview();
  await app.db.pool.query("update previews set created_at = now() - interval '25 hours' where id = $1", [
    previewId,
  ]);
  expect((await say(previewId, "Hello?")).status).toBe(404);
  await deleteOldPreviews(app.deps);
  const { rows } = await app.db.pool.query("select id from previews where id = any($1)", [
    [previewId, other.previewId],
  ]);
  expect(rows).toEqual([{ id: other.previewId }]);
});

test("of two messages at once one is answered, and nothing is said twice", async () => {
  const { previewId } = await startPreview();
  const replies = await Promise.all(["I use Slack.", "I use Zoom."].map((text) => say(previewId, text)));
  const answered = replies.filter(({ status }) => status === 200);
  expect(answered.length).toBeGreaterThan(0);
  const { rows } = await app.db.pool.query(
    "select json_array_length(turns) as turns from previews where id = $1",
    [previewId],
  );
  expect(rows[0].turns).toBe(1 + 2 * answered.length);
});

test("previews are begun 20 times a minute at most", async () => {
  const busy = await makeCreator(app);
  const statuses: number[] = [];
  for (let time = 0; time < 21; time++) {
    statuses.push((await busy.post("/api/interviews/preview", script)).status);
  }
  expect(statuses).toEqual([...Array(20).fill(201), 429]);
});
