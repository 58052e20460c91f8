import type { Client } from "./client.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  password,
  script,
  startParticipant,
} from "./makers.ts";
import type { TestApp } from "./test-app.ts";

export type FullAccount = Awaited<ReturnType<typeof makeFullAccount>>;

/** An account that used everything, with `canary` in every text that it and its participants wrote. */
export async function makeFullAccount(app: TestApp, canary: string) {
  const creator = await makeCreator(app, `Name ${canary}`);
  const { _id: id } = (await creator.get("/api/current_user")).body;
  const projectId = await makeProject(creator, `Project ${canary}`, `Organisation ${canary}`);
  const formId = await insertForm(app, id, canary);
  const interviewId = await makeInterview(creator, projectId, {
    introduction: `Hello from ${canary}. ${script.introduction}`,
    preInterviewFormId: formId,
  });
  const settings = { consentText: `We keep what you say, ${canary}.`, incentiveKind: "list" };
  must(await creator.send("PATCH", `/api/interviews/${interviewId}`, { settings }));
  must(await creator.post(`/api/interviews/${interviewId}/incentives`, { codes: `CODE-${canary}-1` }));
  const session = await makeSession(app, { interviewId, formId, canary });
  const running = await startParticipant(app, interviewId);
  const runningForm = `/api/sessions/${interviewId}/${running.sessionId}/forms/${formId}`;
  must(await running.post(runningForm, { answers: { f1: `A cat called ${canary}` } }));
  must(await creator.post(`/api/interviews/${interviewId}/links`, { labels: `Friend ${canary}` }));
  must(await running.say(`I am still talking, ${canary}, about my lists and my team.`));
  await analyse(creator, { interviewId, sessionId: session.sessionId, canary });
  await addSources(creator, { projectId, canary });
  await practise(creator, { interviewId, canary });
  must(await creator.post("/api/user/keys", { name: `Key ${canary}` }));
  must(await creator.post("/api/auth/forgot", { email: creator.email }));
  await insertRows(app, id, canary);
  return { ...creator, id: id as string, projectId, interviewId, formId, session, running, password };
}

function must<R extends { status: number; text: string }>(reply: R): R {
  if (reply.status >= 300) throw new Error(`answered ${reply.status}: ${reply.text}`);
  return reply;
}

async function insertForm(app: TestApp, ownerId: string, canary: string): Promise<string> {
  const id = app.deps.newId();
  const lists = { options: [], screensOut: [] };
  const fields = [{ id: "f1", kind: "short_text", label: `Your pet ${canary}`, required: false, ...lists }];
  await app.db.pool.query(
    "insert into forms (id, owner_id, name, form_type, fields) values ($1, $2, $3, 'pre', $4)",
    [id, ownerId, `Form ${canary}`, JSON.stringify(fields)],
  );
  return id;
}

async function makeSession(app: TestApp, of: { interviewId: string; formId: string; canary: string }) {
  const answers = [
    `Last week ${of.canary} and I lost two hours because the shared list was out of date on Tuesday.`,
    `I wish ${of.canary} had one place for decisions, as searching takes me 20 minutes every morning.`,
  ];
  const info = {
    ageRange: "25-34",
    occupation: `Nurse ${of.canary}`,
    location: "Ireland",
    townCity: of.canary,
  };
  const forms = { [of.formId]: { f1: `A dog called ${of.canary}` } };
  const session = await makeFinishedSession(app, of.interviewId, { answers, info, forms });
  const { sessionId, incentiveCode } = session;
  const email = `${of.canary.toLowerCase()}@people.example`;
  must(await session.post(`/api/complete/${sessionId}/claim`, { email, incentiveCode }));
  return session;
}

async function analyse(
  creator: Client,
  of: { interviewId: string; sessionId: string; canary: string },
): Promise<void> {
  const { interviewId, sessionId, canary } = of;
  must(await creator.post(`/api/generate-insights/${interviewId}`));
  must(await creator.post(`/api/interviews/${interviewId}/insights`, { notes: canary }));
  const { messages } = must(await creator.get(`/api/sessions/${sessionId}/transcript`)).body;
  const messageId = messages.find((message: { sender: string }) => message.sender === "user")._id;
  const createdAt = "2026-05-05T10:00:00.000Z";
  const note = { id: "n1", kind: "note", messageId, text: `Ask ${canary}`, passage: null, createdAt };
  must(await creator.send("PUT", `/api/sessions/${sessionId}/annotations`, { annotations: [note] }));
  const persona = must(await creator.post("/api/generate-framework", { interviewId })).body;
  must(await creator.post("/api/save-persona", { ...persona, interviewId, transcriptIds: [] }));
  must(await creator.post(`/api/interviews/${interviewId}/report-links`, {}));
}

async function practise(creator: Client, of: { interviewId: string; canary: string }): Promise<void> {
  const path = "/api/simulated-interviews";
  const start = { person: "bus-cut", interviewId: of.interviewId };
  const { sessionId } = must(await creator.post(`${path}/start`, start)).body;
  must(await creator.post(`${path}/${sessionId}/message`, { text: `How do you meet ${of.canary}?` }));
  must(await creator.post(`${path}/${sessionId}/end`));
}

async function addSources(creator: Client, of: { projectId: string; canary: string }): Promise<void> {
  for (const projectId of [of.projectId, ""]) {
    const form = new FormData();
    form.append("projectId", projectId);
    const talk = `Interviewer: How do you plan?\n${of.canary}: On paper.\nInterviewer: Why?\n${of.canary}: It is quick.`;
    form.append("transcripts", new Blob([talk]), `Talk ${of.canary} ${projectId ? "kept" : "loose"}.txt`);
    must(await creator.post("/api/upload-transcript", form));
  }
}

/** What other features put there. */
async function insertRows(app: TestApp, userId: string, canary: string): Promise<void> {
  const { pool } = app.db;
  const id = app.deps.newId;
  await pool.query(
    `insert into identities (issuer, subject, user_id, provider, email) values ('https://id.example', $1, $2, 'oidc', $3)`,
    [canary, userId, `${canary}@id.example`],
  );
  await pool.query(
    `insert into webhooks (id, owner_id, url, secret, events) values ($1, $2, $3, 'whsec', '{session.completed}')`,
    [id(), userId, `https://hooks.example/${canary}`],
  );
  await pool.query(
    `insert into purchases (id, user_id, provider, provider_id, status) values ($1, $2, 'demo', $3, 'available')`,
    [id(), userId, `demo-${canary}`],
  );
}
