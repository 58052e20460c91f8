import { expect } from "vitest";
import type { Operation } from "#contract/operation.ts";
import { listOperations } from "#contract/operations.ts";
import { makePng } from "#server/features/stimuli/files-for-tests.ts";
import type { Client, Reply } from "#server/testing/client.ts";
import { makeKnownSound } from "#server/testing/known-sound.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  script,
  userInfo,
} from "#server/testing/makers.ts";
import type { TestApp } from "#server/testing/test-app.ts";

/** One creator with one of everything that has an id. Every text of it carries the tenant's canary. */
export interface Tenant {
  client: Client & { email: string; token: string };
  canary: string;
  ids: {
    project: string;
    interview: string;
    session: string;
    job: string;
    form: string;
    transcript: string;
    thread: string;
    persona: string;
    member: string;
    reportLink: string;
    personalLink: string;
    finding: string;
    insight: string;
    preview: string;
    practice: string;
    webhook: string;
    delivery: string;
    key: string;
    stimulus: string;
    message: string;
  };
  /** The persona as it was made, to be saved once more. */
  persona: Record<string, unknown>;
  /** The finding as it was made, to be made once more. */
  ownFinding: Record<string, unknown>;
}

const ok = (reply: Reply) => {
  if (reply.status >= 300) throw new Error(`making a tenant failed: ${reply.text}`);
  return reply.body as Record<string, unknown> & { _id: string };
};

export async function makeTenant(app: TestApp, canary: string): Promise<Tenant> {
  const client = await makeCreator(app, `Person ${canary}`);
  const project = await makeProject(client, `Project ${canary}`, `Organization ${canary}`);
  const form = app.deps.newId();
  const owner = (await client.get("/api/current_user")).body._id;
  await app.db.pool.query(
    "insert into forms (id, owner_id, name, form_type, fields) values ($1, $2, $3, 'pre', '[]')",
    [form, owner, `Form ${canary}`],
  );
  const interview = await makeInterview(client, project, {
    name: `Interview ${canary}`,
    objective: `Objective ${canary}`,
    preInterviewFormId: form,
  });
  const session = await claimSession(app, interview, canary);
  const transcript = await uploadTalk(client, project, canary);
  const thread = await addThread(client, interview, canary);
  const stimulus = await uploadPicture(client, project);
  await client.post(`/api/generate-insights/${interview}`, {});
  const said = await findQuote(client, session);
  await giveSound(app, said);
  const ownFinding = { text: `Finding ${canary}`, quotes: [said] };
  const finding = String(ok(await client.post(`/api/interviews/${interview}/themes`, ownFinding)).id);
  const noted = await client.post(`/api/interviews/${interview}/insights`, { notes: `Note ${canary}` });
  const insight = noted.body.insights?.[0]?._id ?? "none";
  const made = ok(await client.post("/api/generate-framework", { interviewId: interview }));
  const persona = ok(await client.post("/api/save-persona", { ...made, interviewId: interview }))._id;
  const reportLink = ok(await client.post(`/api/interviews/${interview}/report-links`, { days: 7 }))._id;
  const links = `/api/interviews/${interview}/links`;
  ok(await client.post(links, { labels: [`Person ${canary}`] }));
  const personalLink = (await client.get(links)).body.links[0].id;
  const invited = { email: `colleague-of-${canary}@example.org`, role: "viewer" };
  const member = ok(await client.post(`/api/projects/${project}/members`, invited))._id;
  const tried = { ...script, introduction: `Hello ${canary}` };
  const preview = String(ok(await client.post("/api/interviews/preview", tried)).previewId);
  const practice = await practise(client, interview, canary);
  const { rows } = await app.db.pool.query("select id from jobs where interview_id = $1", [interview]);
  const ids = {
    project,
    interview,
    session,
    job: rows[0].id,
    form,
    transcript,
    thread,
    persona,
    member,
    stimulus,
    message: said.messageId,
  };
  const more = { reportLink, personalLink, finding, insight, preview, practice };
  const programs = await letProgramsIn(app, client, canary);
  return { client, canary, ids: { ...ids, ...more, ...programs }, persona: made, ownFinding };
}

/** The first words of a session's participant, as a finding quotes them. */
async function findQuote(client: Client, sessionId: string) {
  const { messages } = (await client.get(`/api/sessions/${sessionId}/transcript`)).body;
  const said = messages.find((message: { sender: string }) => message.sender === "user");
  const quote = Array.from<string>(said.text).slice(0, 20).join("");
  return { sourceKind: "interview", sourceId: sessionId, messageId: said._id, start: 0, end: 20, quote };
}

/** An API key, and a webhook that was called once and is called no more: nothing of it changes by itself. */
async function letProgramsIn(
  app: TestApp,
  client: Client,
  canary: string,
): Promise<{ webhook: string; delivery: string; key: string }> {
  const owner = (await client.get("/api/current_user")).body._id;
  const [webhook, delivery] = [app.deps.newId(), app.deps.newId()];
  await app.db.pool.query(
    "insert into webhooks (id, owner_id, url, secret, events) values ($1, $2, $3, 'secret', '{}')",
    [webhook, owner, `https://hooks.invalid/${canary}`],
  );
  await app.db.pool.query(
    `insert into webhook_deliveries (id, webhook_id, event, payload, status, attempts, delivered_at)
    values ($1, $2, 'session.completed', '{}', 'delivered', 1, now())`,
    [delivery, webhook],
  );
  const key = ok(await client.post("/api/user/keys", { name: `Key ${canary}` }));
  return { webhook, delivery, key: String(key._id ?? key.id) };
}

/** A practice session that has ended. */
async function practise(client: Client, interviewId: string, canary: string): Promise<string> {
  const path = "/api/simulated-interviews";
  const start = { person: "bus-cut", interviewId };
  const sessionId = String(ok(await client.post(`${path}/start`, start)).sessionId);
  ok(await client.post(`${path}/${sessionId}/message`, { text: `How do you use the ${canary} planner?` }));
  ok(await client.post(`${path}/${sessionId}/end`));
  return sessionId;
}

async function claimSession(app: TestApp, interview: string, canary: string): Promise<string> {
  const participant = await makeFinishedSession(app, interview, {
    info: { ...userInfo, townCity: `Town ${canary}` },
    answers: [`I use the ${canary} planner every Monday because it is quick, and I would miss it.`],
  });
  await participant.post(`/api/complete/${participant.sessionId}/claim`, {
    email: `${canary}@example.org`,
    incentiveCode: participant.incentiveCode,
  });
  return participant.sessionId;
}

const talkOf = (canary: string) =>
  `Interviewer: How do you plan?\nAna: I write a ${canary} list on Sunday, and it annoys me on Monday.\n`;

async function uploadTalk(client: Client, projectId: string, canary: string): Promise<string> {
  const form = new FormData();
  form.set("projectId", projectId);
  form.append("transcripts", new Blob([talkOf(canary)]), `Talk ${canary}.txt`);
  const [uploaded] = (await client.post("/api/upload-transcript", form)).body;
  return uploaded._id;
}

async function uploadPicture(client: Client, projectId: string): Promise<string> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(makePng())]), "picture.png");
  return String(ok(await client.post(`/api/projects/${projectId}/stimuli`, form)).fileId);
}

/** As if the message had been spoken. */
async function giveSound(app: TestApp, said: { sourceId: string; messageId: string }): Promise<void> {
  const { wav, durationMs } = makeKnownSound("I plan on Sunday");
  const soundId = app.deps.newId();
  const { pool } = app.db;
  await pool.query("update turns set client_message_id = $1 where session_id = $2 and id = $3", [
    ...[soundId, said.sourceId, said.messageId],
  ]);
  await pool.query(
    `insert into answer_sounds (id, session_id, interview_id, project_id, content_type, bytes, ended, duration_ms,
        language, heard, words, expires_at)
      select $1, s.id, s.interview_id, t.project_id, 'audio/wav', $2, true, $3, 'en', t.text, '[]',
        now() + interval '90 days'
      from sessions s join turns t on t.session_id = s.id where t.client_message_id = $1`,
    [soundId, wav.length, durationMs],
  );
  await pool.query("insert into answer_sound_parts (sound_id, starts_at, content) values ($1, 0, $2)", [
    ...[soundId, Buffer.from(wav)],
  ]);
}

async function addThread(client: Client, interview: string, canary: string): Promise<string> {
  const body = `The ${canary} planner is what I would not give back.`;
  const post = { id: `t${canary.slice(-3)}`, title: `Thread ${canary}`, author: "asks", num_comments: 1 };
  const comment = { id: "c1", author: "answers", body, created_utc: 1, parent_id: "t3_x", replies: "" };
  const listing = [
    {
      kind: "Listing",
      data: { children: [{ kind: "t3", data: { ...post, selftext: "", created_utc: 1 } }] },
    },
    { kind: "Listing", data: { children: [{ kind: "t1", data: comment }] } },
  ];
  const form = new FormData();
  form.set("file", new Blob([JSON.stringify(listing)], { type: "application/json" }), "thread.json");
  return (
    ok(await client.post(`/api/reddit/interview/${interview}`, form)).data as unknown as { _id: string }
  )._id;
}

/** Payments are off in these tests; whose a checkout is, is held with the payments. */
export const isOfPayments = ({ path }: Operation) => /checkout|subscription|billing|one-off/.test(path);

export const creatorCalls = listOperations().filter(
  (operation) => operation.access === "creator" && !isOfPayments(operation),
);
export const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

/** Which of a tenant's things a path's parameter stands for. */
export function idFor(path: string, parameter: string, { ids }: Tenant): string {
  const byName: Record<string, string> = {
    projectId: ids.project,
    sessionId: ids.session,
    personaId: ids.persona,
    threadId: ids.thread,
    memberId: ids.member,
    token: ids.reportLink,
    formId: ids.form,
    linkId: ids.personalLink,
    themeId: ids.finding,
    insightId: ids.insight,
    previewId: ids.preview,
    fileId: ids.stimulus,
    language: "es",
    sourceId: ids.session,
    messageId: ids.message,
  };
  if (path.startsWith("/api/jobs")) return ids.job;
  if (path.startsWith("/api/simulated-interviews")) return ids.practice;
  if (path.startsWith("/api/transcripts")) return ids.transcript;
  if (path.startsWith("/api/user/keys")) return ids.key;
  if (path.startsWith("/api/webhooks/deliveries")) return ids.delivery;
  if (path.startsWith("/api/webhooks")) return ids.webhook;
  return byName[parameter] ?? ids.interview;
}

export const fillPath = (path: string, choose: (parameter: string) => string) =>
  path.replace(/:(\w+)/g, (_, parameter: string) => choose(parameter));

/** What an address cannot do without. */
export const queries: Record<string, string> = {
  "/api/interviews/:id/answers": "?questionId=q1",
  "/api/sounds/:sourceId/:messageId/quote": "?start=0&end=5",
  "/api/sounds/:sourceId/:messageId/clip": "?start=0&end=5",
};

export const pathFor = (path: string, tenant: Tenant) =>
  fillPath(path, (parameter) => idFor(path, parameter, tenant)) + (queries[path] ?? "");

/** Words that stand nowhere: whose a source is, is held with the findings. */
const somewhere = {
  sourceKind: "interview",
  sourceId: "s",
  messageId: "m",
  start: 0,
  end: 5,
  quote: "words",
};

/** Bodies that the operation would take from the owner. */
export const bodies: Record<string, unknown> = {
  "PATCH /api/projects/:projectId": { name: "Renamed" },
  "POST /api/projects/:projectId/chatbots": script,
  "POST /api/interviews/projects/:projectId/interviews": script,
  "POST /api/projects/:projectId/studies": {
    ...{ format: "askwell-study", version: 1, language: "en" },
    ...{ ...script, questions: script.questions.map((text) => ({ text })) },
  },
  "PATCH /api/interviews/:id": { name: "Renamed" },
  "PATCH /api/transcripts/:id": { name: "Renamed" },
  "PATCH /api/personas/:personaId": { name: "Renamed" },
  "POST /api/interviews/:id/themes": { text: "A finding of somebody else", quotes: [somewhere] },
  "PATCH /api/interviews/:id/themes/:themeId": { pinned: true },
  "PATCH /api/interviews/:id/insights/:insightId": { notes: "A note of somebody else" },
  "POST /api/interviews/:id/insights": { notes: "A note of somebody else" },
  "PUT /api/sessions/:sessionId/annotations": { annotations: [] },
  "POST /api/interviews/:id/sessions/delete": { ids: ["AAAAAAAAAAAAAAAAAAAAAA"] },
  "POST /api/interviews/:id/sessions/restore": { ids: ["AAAAAAAAAAAAAAAAAAAAAA"] },
  "POST /api/interviews/:id/left-out": { leftOut: true, sourceIds: ["AAAAAAAAAAAAAAAAAAAAAA"] },
  "PUT /api/interviews/:id/wordings/:language": { texts: { introduction: "Hola" } },
  "POST /api/interviews/:id/wordings/:language/review": { stamp: "seen" },
  "PUT /api/sessions/:sessionId/distress": { decision: "kept_out" },
  "POST /api/interviews/:id/rehearsals": { participants: 1, seed: 7 },
  "POST /api/interviews/:id/report-links": { days: 7 },
  "POST /api/interviews/:id/links": { labels: "Somebody else" },
  "POST /api/interviews/:id/panel/reconcile": { list: "pid\nann" },
  "POST /api/forms": { name: "A form", formType: "pre", fields: [{ label: "How?", kind: "short_text" }] },
  "PATCH /api/forms/:formId": { name: "Renamed" },
  "POST /api/interviews/preview": script,
  "POST /api/simulated-interviews/start": { topic: "Planning" },
  "POST /api/simulated-interviews/:sessionId/message": { text: "How do you plan?" },
  "POST /api/interviews/previews/:previewId/messages": { text: "I plan on Sunday." },
  "POST /api/interviews/:id/ask": { question: "Which planner do people use?" },
  "POST /api/projects/:projectId/ask": { question: "Which planner do people use?" },
  "POST /api/ask": { question: "Which planner do people use?" },
  "POST /api/interviews/:id/incentives": { codes: "CODE-1\nCODE-2" },
  "POST /api/interviews/:id/incentives/release": {},
  "POST /api/interviews/:id/validation": { draw: 10 },
  "PUT /api/interviews/:id/competitors": { competitors: [], notCompetitors: [], ownProduct: null },
  "PUT /api/projects/:projectId/notices": { distress: "never", finished: "never" },
  "POST /api/projects/:projectId/owner": { memberId: "AAAAAAAAAAAAAAAAAAAAAA" },
  "POST /api/projects/:projectId/members": { email: "somebody@example.org", role: "editor" },
};

const uploads: Record<string, [name: string, content: string]> = {
  script: ["script.txt", "Introduction: Hello\n\nQuestions\n1. How do you work?\n"],
  transcripts: ["talk.txt", talkOf("second")],
  file: ["talk.txt", talkOf("third")],
};

export function bodyOf(operation: Operation): unknown {
  if (operation.method === "GET") return undefined;
  const { files } = operation;
  if (files === undefined) return bodies[nameOf(operation)] ?? {};
  const form = new FormData();
  if (operation.path.includes("/stimuli")) {
    if (operation.path.endsWith("/pieces")) form.set("from", "0");
    form.set(files, new Blob([new Uint8Array(makePng())]), "picture.png");
    return form;
  }
  const [name, content] = uploads[files] ?? ["file.txt", ""];
  form.set(files, new Blob([content]), name);
  return form;
}

/** Every row of every table, as one text to compare. */
export async function readWholeDatabase(app: TestApp): Promise<string> {
  // Who looked and who logged in is noted.
  const { rows: tables } = await app.db.pool.query(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'audit' order by 1",
  );
  const sums = tables.map(
    ({ tablename }) =>
      `(select '${tablename} ' || count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from "${tablename}" t)`,
  );
  const { rows } = await app.db.pool.query(`select concat_ws(E'\n', ${sums.join(", ")}) as all_sums`);
  return rows[0].all_sums;
}

/**
 * Fails where `work` leaves any row as it was not. What was read after one piece of work is compared with what is there
 * after the next: `drop` it where something was meant to change.
 */
export function watchDatabase(getApp: () => TestApp) {
  let known: string | undefined;
  return {
    expectUnchangedBy: async (work: () => Promise<void>) => {
      const before = known ?? (await readWholeDatabase(getApp()));
      known = undefined;
      await work();
      known = await readWholeDatabase(getApp());
      expect(known).toBe(before);
    },
    drop: () => {
      known = undefined;
    },
  };
}
