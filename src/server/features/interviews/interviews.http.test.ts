import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  script,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ada: Awaited<ReturnType<typeof makeCreator>>;
let eve: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  ada = await makeCreator(app, "Ada");
  eve = await makeCreator(app, "Eve");
  projectId = await makeProject(ada, "Remote work", "Acme Research");
});
afterAll(() => app.close());

const week = 7 * 24 * 60 * 60 * 1000;
const visitor = () => openClient(app.url);

test("the create form and the wizard both make an interview that can be opened", async () => {
  const doors = [`/api/projects/${projectId}/chatbots`, `/api/interviews/projects/${projectId}/interviews`];
  for (const door of doors) {
    const made = await ada.post(door, {
      ...script,
      interviewType: "oneOff",
      script: "other",
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      name: script.name,
      projectId: { _id: projectId, name: "Remote work", organization: "Acme Research" },
      organization: "Acme Research",
      participantSessions: [],
      sessionCount: 0,
      interviewType: "subscription",
      status: "open",
      topics: script.topics,
      questions: script.questions,
    });
    const open = await visitor().get(`/api/interviews/${made.body._id}`);
    expect(open.body).toMatchObject({ organization: "Acme Research", open: true, minutes: 15 });
  }
});

test("the new interview is in the project's lists and in the caller's own, newest first", async () => {
  const id = await makeInterview(ada, projectId, { name: "Newest" });
  for (const path of [
    `/api/projects/${projectId}/chatbots`,
    `/api/projects/${projectId}/interviews`,
    "/api/interview",
  ]) {
    expect((await ada.get(path)).body[0]._id).toBe(id);
  }
  expect((await eve.get("/api/interview")).text).not.toContain(id);
});

test("the details hold the script with numbered questions, the settings and each question's treatment", async () => {
  const id = await makeInterview(ada, projectId, {
    topics: "- Tools\n- Problems",
    questions: ["", { text: script.questions[0], priority: "high", depth: "deep", exactWording: true }, " "],
  });
  const { body } = await ada.get(`/api/interviews/${id}/details`);
  expect(body.topics).toEqual(["Tools", "Problems"]);
  expect(body.questions).toEqual([script.questions[0]]);
  expect(body.questionSettings).toMatchObject([{ priority: "high", depth: "deep", exactWording: true }]);
  expect(body.script).toContain(script.introduction);
  expect(body.script).toContain(`1. ${script.questions[0]}`);
  expect(body).toMatchObject({
    insights: null,
    completedSessions: [],
    counts: { started: 0, completed: 0, stoppedEarly: 0, leftOut: 0 },
    settings: {
      status: "open",
      language: "en",
      minutes: 15,
      consentText: "",
      retentionDays: 365,
      linkEmailToSession: true,
      earlyCodeShare: 0.5,
    },
  });
});

test("sessions are counted in the cards and the details, completed ones apart", async () => {
  const id = await makeInterview(ada, projectId);
  const started = await startParticipant(app, id);
  const finished = await makeFinishedSession(app, id);
  const [card] = (await ada.get(`/api/projects/${projectId}/chatbots`)).body;
  expect(card).toMatchObject({
    sessionCount: 2,
    completedSessions: 1,
    participantSessions: [finished.sessionId, started.sessionId],
  });
  const { body } = await ada.get(`/api/interviews/${id}/details`);
  expect(body.counts).toEqual({ started: 2, completed: 1, stoppedEarly: 0, leftOut: 0 });
  expect(body.completedSessions).toMatchObject([{ id: finished.sessionId, completed: true }]);
  await app.db.pool.query("update sessions set completed_at = now(), end_reason = 'stopped' where id = $1", [
    started.sessionId,
  ]);
  const afterwards = await ada.get(`/api/interviews/${id}/details`);
  expect(afterwards.body.counts).toEqual({ started: 2, completed: 2, stoppedEarly: 1, leftOut: 0 });
});

test("anyone with the link sees what taking part means, and nothing of the script or its creator", async () => {
  const id = await makeInterview(ada, projectId, {
    topics: ["Work", "Canary topic"],
    objective: "Canary objective",
  });
  const { body, text } = await visitor().get(`/api/interviews/${id}`);
  expect(Object.keys(body).sort()).toEqual(
    [
      ...[
        "_id",
        "name",
        "organization",
        "introduction",
        "consentText",
        "consentVersion",
        "contact",
        "minutes",
        "retentionDays",
      ],
      ...["earlyCodeShare", "language", "open", "showQuestionCount", "preInterviewForm", "postInterviewForm"],
      ...["prototypeUrl", "prototypeType", "sample", "aiProvider", "hiddenFields", "invite", "inviteOnly"],
      ...["holdCodes", "dictation", "voiceAnswers", "answerSignals", "reward"],
    ].sort(),
  );
  expect(text).not.toMatch(/Canary|What would you change/);
  expect(text).not.toContain(ada.email);
  expect(body.consentText.match(/automated/g)).toHaveLength(1);
});

test("an interview without an organization is asked by the creator's company, else by name", async () => {
  const creator = await makeCreator(app, "Cy");
  const project = await makeProject(creator, "Solo", "");
  const id = await makeInterview(creator, project);
  expect((await visitor().get(`/api/interviews/${id}`)).body.organization).toBe("Cy");
  await creator.post("/api/user/onboarding", {
    userRole: "Researcher",
    userGoals: "Run research projects",
    companyName: "Cy & Co",
  });
  expect((await visitor().get(`/api/interviews/${id}`)).body.organization).toBe("Cy & Co");
});

test("a changed interview keeps what was not changed, and its questions their ids", async () => {
  const id = await makeInterview(ada, projectId);
  const before = (await ada.get(`/api/interviews/${id}/details`)).body;
  const [first, second, third] = before.questionSettings;
  const reply = await ada.send("PATCH", `/api/interviews/${id}`, {
    questions: [third.text, { id: first.id, text: "How do you work together?" }, "Something new?"],
    settings: { minutes: 20, contact: " ada@example.org " },
  });
  expect(reply.status).toBe(200);
  const [a, b, c] = reply.body.questionSettings;
  expect([a.id, b.id]).toEqual([third.id, first.id]);
  expect([first.id, second.id, third.id]).not.toContain(c.id);
  expect(reply.body.settings).toEqual({ ...before.settings, minutes: 20, contact: "ada@example.org" });
  expect(reply.body).toMatchObject({
    name: before.name,
    introduction: before.introduction,
    topics: before.topics,
  });
});

test("a running session keeps the script it began with", async () => {
  const id = await makeInterview(ada, projectId);
  const participant = await startParticipant(app, id);
  await ada.send("PATCH", `/api/interviews/${id}`, { questions: ["Canary question?"] });
  for (let turn = 0; turn < 4; turn++) {
    const reply = await participant.say("We use Slack every day because it is quick.");
    expect(reply.text).not.toContain("Canary question?");
  }
});

test("a paused interview says that it is not open, and starts nobody", async () => {
  const id = await makeInterview(ada, projectId);
  await ada.send("PATCH", `/api/interviews/${id}`, { settings: { status: "paused" } });
  expect((await visitor().get(`/api/interviews/${id}`)).body.open).toBe(false);
  await expect(startParticipant(app, id)).rejects.toThrow("not taking more participants");
});

test("two changes at once are both kept", async () => {
  const id = await makeInterview(ada, projectId);
  const changes = [{ minutes: 25 }, { contact: "me" }, { retentionDays: 30 }, { showQuestionCount: true }];
  await Promise.all(changes.map((settings) => ada.send("PATCH", `/api/interviews/${id}`, { settings })));
  const { body } = await ada.get(`/api/interviews/${id}/details`);
  expect(body.settings).toMatchObject(Object.assign({}, ...changes));
});

test("a deleted interview is gone for all, and can be restored for seven days with its sessions", async () => {
  const id = await makeInterview(ada, projectId);
  await makeFinishedSession(app, id);
  expect((await ada.send("DELETE", `/api/interviews/${id}`)).status).toBe(200);
  expect((await ada.send("DELETE", `/api/interviews/${id}`)).status).toBe(404);
  expect((await visitor().get(`/api/interviews/${id}`)).body.error).toBe("Interview not found");
  expect((await ada.get(`/api/interviews/${id}/details`)).status).toBe(404);
  expect((await eve.post(`/api/interviews/${id}/restore`)).status).toBe(404);
  app.setClock(() => new Date(Date.now() + week + 60_000));
  const late = await ada.post(`/api/interviews/${id}/restore`);
  app.setClock(() => new Date());
  expect(late.status).toBe(404);
  expect((await ada.post(`/api/interviews/${id}/restore`)).body).toMatchObject({
    _id: id,
    completedSessions: 1,
  });
});

test("another's, a deleted, an unknown and a malformed interview are one and the same answer", async () => {
  const adas = await makeInterview(ada, projectId);
  const own = await makeInterview(eve, await makeProject(eve));
  await eve.send("DELETE", `/api/interviews/${own}`);
  const ids = [adas, own, "A".repeat(22), "interview-complete", "a%00b", "a".repeat(90)];
  for (const [method, path, body] of [
    ["GET", "/details", undefined],
    ["PATCH", "", { name: "Taken" }],
    ["DELETE", "", undefined],
  ] as const) {
    const replies = await Promise.all(
      ids.map((id) => eve.send(method, `/api/interviews/${id}${path}`, body)),
    );
    expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1);
    expect(replies[0]?.body.error).toBe("Interview not found");
  }
  for (const door of [
    `/api/projects/${projectId}/chatbots`,
    `/api/interviews/projects/${projectId}/interviews`,
  ]) {
    expect((await eve.post(door, script)).body.error).toBe("Project not found");
  }
  expect((await ada.get(`/api/interviews/${adas}/details`)).body.name).toBe(script.name);
});

test("a project's list with thirty interviews and many sessions is one quick read", async () => {
  const project = await makeProject(ada, "Large");
  const ids = await Promise.all(Array.from({ length: 30 }, () => makeInterview(ada, project)));
  const { sessionId } = await startParticipant(app, ids[0] ?? "");
  await app.db.orm.execute(sql`
    insert into sessions (id, interview_id, project_id, guide_id, number, thread_id, language, token_hash,
      consent_text_hash, consented_at, phase, turn_count, started_at)
    select 'many' || n, interview_id, project_id, guide_id, n, 't', 'en', 'h', consent_text_hash, now(), 'core', 1,
      now() - make_interval(secs => n)
    from sessions, generate_series(1, 600) n where id = ${sessionId}`);
  const { body } = await ada.get(`/api/projects/${project}/chatbots`);
  const card = body.find((each: { _id: string }) => each._id === ids[0]);
  expect(card.sessionCount).toBe(601);
  expect(card.participantSessions).toHaveLength(500);
  expect(card.participantSessions.slice(0, 3)).toEqual([sessionId, "many1", "many2"]);
});
