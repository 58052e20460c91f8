import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCsv } from "#analysis/formats/csv.ts";
import type { AnswerFlag, FlaggedSession } from "#contract/answer-checks.ts";
import { type Client, openClient } from "../../testing/client.ts";
import {
  finishInterview,
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  script,
  startParticipant,
  userInfo,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let viewer: Client;
let projectId: string;
let interviewId: string;
let ids: string[];

const copied =
  "We meet on Zoom every Monday, and my wombat colleague in Lisbon writes down the three things that went wrong, so that nobody has to ask twice.";
const honest = [
  "Slack is slow and I lose an hour a day waiting for it, so I write e-mails to my team instead.",
  "Our designer in Oslo sends drawings by post, and I scan them on Fridays.",
];

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
  interviewId = await makeInterview(creator, projectId);
  ids = [];
  for (const answer of [copied, ...honest, copied.replace("Zoom", "Teams")]) {
    const answers = [answer, `Nothing happened to me there, not even in ${ids.length + 2019}.`];
    ids.push((await makeFinishedSession(app, interviewId, { answers })).sessionId);
  }
  const guest = await makeCreator(app, "A viewer");
  const { _id } = (await guest.get("/api/current_user")).body;
  await app.db.orm.execute(sql`insert into members (id, project_id, user_id, email, role, accepted_at)
    values ('member1', ${projectId}, ${_id}, ${guest.email}, 'viewer', now())`);
  viewer = guest;
});
afterAll(() => app.close());

const check = async (id = interviewId, who: Client = creator) => {
  const reply = await who.get(`/api/interviews/${id}/answer-checks`);
  expect(reply.status).toBe(200);
  return reply.body;
};
const listFlags = async (sessionId: string | undefined, id = interviewId): Promise<AnswerFlag[]> =>
  (await creator.get(`/api/interviews/${id}/answer-checks?sessionId=${sessionId}`)).body.flags;
const kindsOf = ({ sessions }: { sessions: FlaggedSession[] }) =>
  sessions.map(({ sessionId, kinds }) => [sessionId, kinds]);
const leaveOut = (leftOut: boolean, sourceIds: (string | undefined)[]) =>
  creator.post(`/api/interviews/${interviewId}/left-out`, { leftOut, sourceIds });

test("two people with nearly the same answer are flagged, each with the other's words; nobody else is", async () => {
  const body = await check();
  expect([body.finished, body.checked]).toEqual([4, 4]);
  expect(kindsOf(body)).toEqual([
    [ids[3], ["nearIdentical"]],
    [ids[0], ["nearIdentical"]],
  ]);
  expect([body.flags, JSON.stringify(body).includes("wombat")]).toEqual([[], false]);
  const [first] = await listFlags(ids[0]);
  expect(first).toMatchObject({
    answer: { text: copied },
    question: script.questions[0],
    people: 1,
    others: [{ sessionId: ids[3], label: "P-04", text: copied.replace("Zoom", "Teams") }],
  });
});

const readFile = async (format: string, query = "&flags=1") => {
  const reply = await creator.get(`/api/interviews/${interviewId}/export?format=${format}${query}`);
  expect(reply.status).toBe(200);
  return reply.text;
};

test("files have the flags with their proof where they are asked for, without anybody's own session id", async () => {
  const copy = copied.replace("Zoom", "Teams");
  const name = "Nearly the same answer as another person's";
  const { interviews } = JSON.parse(await readFile("json"));
  const [first, second] = interviews[0].sessions;
  expect(second.flags).toEqual([]);
  expect(first.flags[0]).toMatchObject({
    ...{ kind: "nearIdentical", name },
    proof: [
      { session: "P-01", text: copied },
      { session: "P-04", text: copy },
    ],
  });
  const [{ turnId, why, proof }] = first.flags;
  expect(first.turns.find(({ id }: { id: string }) => id === turnId).text).toBe(copied);
  expect(proof[1].sessionId).toBe(interviews[0].sessions[3].id);
  expect(interviews[0].sessions[3].turns.map(({ id }: { id: string }) => id)).toContain(proof[1].turnId);
  for (const id of ids) expect(JSON.stringify(interviews)).not.toContain(id);

  const [headers, ...messages] = readCsv(await readFile("csv-long"));
  expect(headers?.at(-1)).toBe("Flags");
  const marked = new Set(messages.map((row) => row.at(-1)).filter((cell) => cell !== ""));
  expect([...marked]).toEqual([`${name}. ${why}\nP-04: ${copy}`, `${name}. ${why}\nP-01: ${copied}`]);
  const [, ...people] = readCsv(await readFile("csv-wide"));
  expect(people.map((row) => row.at(-1)?.split("\n\n")[0])).toEqual([
    `${name}. ${why}\nP-01: ${copied}\nP-04: ${copy}`,
    "",
    "",
    `${name}. ${why}\nP-04: ${copy}\nP-01: ${copied}`,
  ]);
  for (const format of ["json", "csv-long", "csv-wide"]) {
    const plain = await readFile(format, "");
    expect([plain.includes(name), plain.includes("Flags"), plain.includes('"flags"')]).toEqual([
      false,
      false,
      false,
    ]);
  }
});

test("a flag excludes nobody: all are analysed, and each finding says how many stand behind it without them", async () => {
  let reply = await creator.post(`/api/generate-insights/${interviewId}`, {});
  // A slow machine answers with the job first.
  while (reply.status === 202) reply = await creator.post(`/api/generate-insights/${interviewId}`, {});
  const { insights } = reply.body;
  expect(insights.sources.interviews).toBe(4);
  const { findings } = await check();
  expect(findings.length).toBeGreaterThan(0);
  for (const { people, asked, unflagged } of findings) {
    expect(people).toBeGreaterThan(unflagged.people);
    expect(asked).toBeLessThanOrEqual(4);
    expect(unflagged.asked).toBeLessThanOrEqual(2);
  }
  const known = new Set(insights.findings.map(({ id }: { id: string }) => id));
  expect(findings.every(({ findingId }: { findingId: string }) => known.has(findingId))).toBe(true);
  expect(JSON.parse(await readFile("json")).interviews[0].unflagged).toEqual(findings);
});

test("one that a person left out stays in the list with its flags, and is counted off no finding", async () => {
  await leaveOut(true, [ids[0], ids[3]]);
  const { sessions, findings } = await check();
  expect(sessions.map(({ isLeftOut }: FlaggedSession) => isLeftOut)).toEqual([true, true]);
  expect(findings).toEqual([]);
  await leaveOut(false, [ids[0], ids[3]]);
  expect((await check()).findings.length).toBeGreaterThan(0);
});

test("who deletes or withdraws one of the two takes the words and the flag along", async () => {
  const { sessionId } = await makeFinishedSession(app, interviewId, { answers: [copied, "No."] });
  expect((await check()).sessions).toHaveLength(3);
  await creator.send("DELETE", `/api/interviews/${interviewId}/sessions/${sessionId}`);
  const after = await check();
  expect(JSON.stringify(after)).not.toContain(sessionId);
  expect(after.sessions).toHaveLength(2);
});

test("a viewer sees the flags and no panel id, a stranger nothing", async () => {
  expect((await check(interviewId, viewer)).sessions).toHaveLength(2);
  const stranger = await makeCreator(app, "A stranger");
  expect((await stranger.get(`/api/interviews/${interviewId}/answer-checks`)).status).toBe(404);
  expect((await openClient(app.url).get(`/api/interviews/${interviewId}/answer-checks`)).status).toBe(401);
});

test("one panel id in two links is told without the id", async () => {
  const settings = { hiddenFields: ["PROLIFIC_PID", "STUDY_ID"] };
  const id = await makeInterview(creator, projectId);
  expect((await creator.send("PATCH", `/api/interviews/${id}`, { settings })).status).toBe(200);
  const start = async (pid: string) => {
    const hiddenFields = { PROLIFIC_PID: pid, STUDY_ID: "study1" };
    const participant = await startParticipant(app, id, userInfo, { hiddenFields });
    await finishInterview(participant);
    return participant.sessionId;
  };
  const [one, , other] = [
    await start("panelcanary1"),
    await start("panelcanary2"),
    await start("panelcanary1"),
  ];
  const body = await check(id);
  const repeated = body.sessions.filter(({ kinds }: FlaggedSession) => kinds.includes("repeatedPanelId"));
  const [flag] = await listFlags(one, id);
  expect(flag).toEqual({ kind: "repeatedPanelId", people: 1, others: [{ sessionId: other, label: "P-03" }] });
  expect(repeated.map(({ sessionId }: FlaggedSession) => sessionId)).toEqual([other, one]);
  expect(JSON.stringify(body)).not.toContain("panelcanary");
  const path = `/api/interviews/${id}/panel/exclusions`;
  const header = "Panel ID,Reasons";
  const lines = async () =>
    (await creator.get(path)).text
      .trim()
      .replace(/^\uFEFF/, "")
      .split(/\r?\n/);
  expect(await lines()).toEqual([header]);
  await creator.post(`/api/interviews/${id}/left-out`, { leftOut: true, sourceIds: [other] });
  const [, row, ...more] = await lines();
  expect([row, more]).toEqual([expect.stringMatching(/^panelcanary1,.*Panel ID used more than once/), []]);
  expect((await viewer.get(path)).status).toBe(403);
});

test("another option than the one chosen in the form is a contradiction with both sides", async () => {
  const options = ["Every day", "Every week", "Less often"];
  const field = { label: "How often do you work from home?", kind: "single_choice", options, required: true };
  const form = await creator.post("/api/forms", { name: "Screener", formType: "pre", fields: [field] });
  expect(form.status).toBe(201);
  const question = { text: "How often do you work from home these days?", item: { kind: "choice", options } };
  const id = await makeInterview(creator, projectId, {
    questions: [question, ...script.questions],
    preInterviewFormId: form.body._id,
  });
  const talk = async (choice: string) => {
    const participant = await startParticipant(app, id);
    await participant.say(choice);
    // The form comes first: makers fill in its first option.
    await finishInterview(participant, [choice, ...honest]);
    return participant.sessionId;
  };
  await talk("Every day");
  const sessionId = await talk("Less often");
  const { sessions } = await check(id);
  const contradicted = sessions.filter(({ kinds }: FlaggedSession) => kinds.includes("contradiction"));
  expect(contradicted.map((one: FlaggedSession) => one.sessionId)).toEqual([sessionId]);
  const flags = await listFlags(sessionId, id);
  expect(flags.filter(({ kind }) => kind === "contradiction")).toMatchObject([
    {
      before: { question: field.label, values: ["Every day"] },
      during: { question: question.text, values: ["Less often"] },
    },
  ]);
});

test("words that are kept out after distress are in no flag until somebody takes them in", async () => {
  const id = await makeInterview(creator, projectId);
  const upset: string[] = [];
  for (const before of honest) {
    const participant = await startParticipant(app, id);
    await participant.say(before);
    await participant.say(`Sorry, I'm crying now. ${copied}`);
    expect((await participant.say("I want to stop")).body.isComplete).toBe(true);
    upset.push(participant.sessionId);
  }
  expect((await check(id)).sessions).toEqual([]);
  for (const sessionId of upset)
    await creator.send("PUT", `/api/sessions/${sessionId}/distress`, { decision: "taken_in" });
  expect((await check(id)).sessions).toHaveLength(2);
});

test("a passage that is left out is in no flag", async () => {
  const [flag] = await listFlags(ids[0]);
  const messageId = flag?.kind === "nearIdentical" ? flag.answer.messageId : "";
  const quotes = [{ sourceId: ids[0], messageId, start: 0, end: Array.from(copied).length }];
  const path = `/api/interviews/${interviewId}/left-out`;
  expect((await creator.post(path, { leftOut: true, quotes })).body.changed).toBe(1);
  expect(JSON.stringify(await listFlags(ids[3]))).not.toContain(messageId);
  await creator.post(path, { leftOut: false, quotes });
  expect(JSON.stringify(await listFlags(ids[3]))).toContain(messageId);
});
