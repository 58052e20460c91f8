import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openMailer } from "../../providers/mail/open-mailer.ts";
import { type LoopbackSmtp, startLoopbackSmtp } from "../../testing/loopback-smtp.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { sendDueMails } from "../mail/send-mails.ts";
import { findLastDay, queueDailyNotices, queueNotices } from "./queue-notices.ts";

type Creator = Awaited<ReturnType<typeof makeCreator>>;

let app: TestApp;
let smtp: LoopbackSmtp;

beforeAll(async () => {
  app = await startTestApp({}, { background: false });
  smtp = await startLoopbackSmtp();
  app.deps.config.mail = { url: smtp.url, from: "Askwell <interviews@example.org>" };
  app.deps.mailer = openMailer(app.deps.config.mail);
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});
afterEach(async () => {
  app.setClock(() => new Date());
  smtp.mails.length = 0;
  await app.db.pool.query("update projects set deleted_at = now()");
});

async function join(projectId: string, client: Creator, role: "viewer" | "editor"): Promise<string> {
  const id = app.deps.newId();
  await app.db.pool.query(
    `insert into members (id, project_id, user_id, email, role, accepted_at)
     select $1, $2, id, email, $4, now() from users where email = $3`,
    [id, projectId, client.email, role],
  );
  return id;
}

async function confirm(...people: Creator[]): Promise<void> {
  const emails = people.map(({ email }) => email);
  await app.db.pool.query("update users set email_verified_at = now() where email = any($1)", [emails]);
}

/** A project with an owner, an editor and a viewer. */
async function makeTeam() {
  const people = {
    owner: await makeCreator(app, "Olive Owner"),
    editor: await makeCreator(app, "Ed Editor"),
    viewer: await makeCreator(app, "Vera Viewer"),
  };
  await confirm(...Object.values(people));
  // Without the mails that ask them to confirm their addresses.
  await app.db.pool.query("delete from outbox");
  const projectId = await makeProject(people.owner);
  const editorId = await join(projectId, people.editor, "editor");
  await join(projectId, people.viewer, "viewer");
  const interviewId = await makeInterview(people.owner, projectId, { name: "Night shifts" });
  const choose = (client: Creator, distress: string, finished: string) =>
    client.send("PUT", `/api/projects/${projectId}/notices`, { distress, finished });
  return { ...people, projectId, editorId, interviewId, choose };
}

async function deliver() {
  // As on three servers at once.
  await Promise.all([1, 2, 3].map(() => queueNotices(app.deps)));
  while ((await sendDueMails(app.deps)) > 0);
  return smtp.mails;
}

const receivers = () => smtp.mails.flatMap(({ to }) => to).sort();

async function endInDistress(interviewId: string) {
  const participant = await startParticipant(app, interviewId);
  await participant.say("Sorry, I'm crying now.");
  await participant.say("I want to stop");
  return participant;
}

test("distress is mailed at once to owner and editors, once, without a word of what was said", async () => {
  const team = await makeTeam();
  const { sessionId } = await endInDistress(team.interviewId);
  await deliver();
  await deliver();
  expect(receivers()).toEqual([team.editor.email, team.owner.email].sort());
  for (const { head, text } of smtp.mails) {
    expect(head).toContain("Subject: A participant may need you");
    expect(text).toContain(`${app.url}/interviews/${team.interviewId}/sessions/${sessionId}`);
    expect(text).not.toMatch(/crying|want to stop/);
    expect(text).toContain(`${app.url}/projects/${team.projectId}/detail#notices-heading`);
  }
});

test("an address that nobody has confirmed gets no mail, right away or once a day", async () => {
  const team = await makeTeam();
  await app.db.pool.query("update users set email_verified_at = null where email = $1", [team.owner.email]);
  await team.choose(team.owner, "at_once", "daily");
  await team.choose(team.editor, "at_once", "daily");
  await endInDistress(team.interviewId);
  await makeFinishedSession(app, team.interviewId);
  await deliver();
  expect(receivers()).toEqual([team.editor.email]);
  app.setClock(() => new Date(Date.now() + 24 * 3600_000 + 8 * 3600_000));
  await queueDailyNotices(app.deps);
  await deliver();
  expect(receivers()).toEqual([team.editor.email, team.editor.email]);
  await confirm(team.owner);
  await deliver();
  expect(receivers()).toContain(team.owner.email);
});

test("a crisis that is not answered any more is mailed while the session is still open", async () => {
  const team = await makeTeam();
  const participant = await startParticipant(app, team.interviewId);
  await participant.say("I want to die");
  await deliver();
  expect(receivers()).toEqual([team.editor.email, team.owner.email].sort());
});

test("a mail about a session goes with its participant's withdrawal", async () => {
  const team = await makeTeam();
  const { sessionId, post, resumeToken } = await endInDistress(team.interviewId);
  await deliver();
  const headers = { "x-resume-token": resumeToken };
  expect((await post(`/api/sessions/${sessionId}/withdraw`, {}, headers)).status).toBe(200);
  expect((await app.db.pool.query("select id from outbox")).rowCount).toBe(0);
  smtp.mails.length = 0;
  expect(await deliver()).toEqual([]);
});

test("whoever carries on after a check-in is nobody to worry about", async () => {
  const team = await makeTeam();
  const participant = await startParticipant(app, team.interviewId);
  await participant.say("Sorry, I'm crying now.");
  await participant.say("I want to go on");
  expect(await deliver()).toEqual([]);
});

test("never means no mail, and a viewer who asks gets it", async () => {
  const team = await makeTeam();
  expect((await team.choose(team.owner, "never", "never")).body).toEqual({
    distress: "never",
    finished: "never",
  });
  await team.choose(team.viewer, "at_once", "never");
  await endInDistress(team.interviewId);
  await deliver();
  expect(receivers()).toEqual([team.editor.email, team.viewer.email].sort());
});

test("nobody hears of a finished interview unasked; those who asked hear of later ones", async () => {
  const team = await makeTeam();
  await makeFinishedSession(app, team.interviewId);
  expect(await deliver()).toEqual([]);
  await team.choose(team.viewer, "never", "at_once");
  expect(await deliver()).toEqual([]);
  const { sessionId } = await makeFinishedSession(app, team.interviewId);
  await deliver();
  expect(receivers()).toEqual([team.viewer.email]);
  expect(smtp.mails[0]?.text).toContain(`/sessions/${sessionId}`);
  expect(smtp.mails[0]?.text).not.toContain("Slack");
});

test("distress alone is mailed to those who asked for both", async () => {
  const team = await makeTeam();
  await team.choose(team.owner, "at_once", "at_once");
  await team.choose(team.editor, "never", "at_once");
  await endInDistress(team.interviewId);
  const mails = await deliver();
  const textsTo = (email: string) => mails.filter(({ to }) => to.includes(email)).map(({ text }) => text);
  expect(textsTo(team.owner.email)).toEqual([expect.stringContaining("may be in distress")]);
  expect(textsTo(team.editor.email)).toEqual([expect.stringContaining("Someone just finished")]);
});

test("once a day there is one mail with the counts of the day before, of what was chosen alone", async () => {
  const team = await makeTeam();
  await team.choose(team.owner, "daily", "daily");
  await team.choose(team.editor, "at_once", "daily");
  const other = await makeProject(team.owner);
  const second = await makeInterview(team.owner, other, { name: "Not chosen" });
  await makeFinishedSession(app, team.interviewId);
  await endInDistress(team.interviewId);
  await makeFinishedSession(app, second);
  await app.db.pool.query("delete from outbox");
  const sendDay = async () => {
    await Promise.all([1, 2, 3].map(() => queueDailyNotices(app.deps)));
    while ((await sendDueMails(app.deps)) > 0);
  };
  await sendDay();
  expect(smtp.mails).toEqual([]);
  const { rows } = await app.db.pool.query("select max(completed_at) as last from sessions");
  const nextDay = Date.parse(rows[0].last.toISOString().slice(0, 10)) + 24 * 3600_000;
  app.setClock(() => new Date(nextDay + 8 * 3600_000));
  await sendDay();
  await sendDay();
  expect(receivers()).toEqual([team.editor.email, team.owner.email].sort());
  const textTo = (email: string) => smtp.mails.find(({ to }) => to.includes(email))?.text ?? "";
  expect(textTo(team.owner.email)).toContain("Night shifts: 2 finished, 1 may need you");
  expect(textTo(team.editor.email)).toMatch(/Night shifts: 2 finished\s*$/m);
  expect(textTo(team.owner.email)).not.toMatch(/Not chosen|crying/);
});

test("a removed member gets nothing, and comes back without the old choice", async () => {
  const team = await makeTeam();
  await team.choose(team.editor, "daily", "at_once");
  const gone = await team.owner.send("DELETE", `/api/projects/${team.projectId}/members/${team.editorId}`);
  expect(gone.status).toBe(200);
  expect((await team.choose(team.editor, "at_once", "at_once")).status).toBe(404);
  await endInDistress(team.interviewId);
  await makeFinishedSession(app, team.interviewId);
  await deliver();
  expect(receivers()).toEqual([team.owner.email]);
  await join(team.projectId, team.editor, "editor");
  expect((await team.editor.get(`/api/projects/${team.projectId}/notices`)).body).toEqual({
    distress: "at_once",
    finished: "never",
  });
});

test("a choice that is the role's own follows the role; any other stays", async () => {
  const team = await makeTeam();
  await team.choose(team.viewer, "never", "daily");
  const invitation = { email: team.viewer.email, role: "editor" };
  await team.owner.post(`/api/projects/${team.projectId}/members`, invitation);
  expect((await team.viewer.get(`/api/projects/${team.projectId}/notices`)).body).toEqual({
    distress: "at_once",
    finished: "daily",
  });
});

test.each([
  ["2026-11-24T08:00:00Z", "2026-11-23"],
  ["2026-11-24T07:59:59Z", "2026-11-22"],
  ["2026-11-24T23:59:59Z", "2026-11-23"],
])("at %s the day to mail is %s", (now, day) => {
  const { from, until } = findLastDay(new Date(now));
  expect(from.toISOString()).toBe(`${day}T00:00:00.000Z`);
  expect(until.getTime() - from.getTime()).toBe(24 * 3600_000);
});
