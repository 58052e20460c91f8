import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "#server/testing/client.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
} from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { checkRows } from "../scripts/doctor-rows.ts";

/** What the doctor looks at in stored rows: sound after use, and each damage is seen. */

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const creator = await makeCreator(app);
  const interviewId = await makeInterview(creator, await makeProject(creator));
  await makeFinishedSession(app, interviewId);
  const leaving = await startParticipant(app, interviewId);
  await leaving.say("I shop on Saturdays.");
  const { resumeToken, sessionId } = leaving;
  const left = await openClient(app.url).post(`/api/sessions/${sessionId}/withdraw`, { resumeToken });
  expect(left.status).toBe(200);
  const going = await startParticipant(app, interviewId);
  await going.say("I go on Sundays.");
});
afterAll(() => app.close());

async function listBroken(damage?: string): Promise<string[]> {
  const client = await app.db.pool.connect();
  try {
    await client.query("begin");
    if (damage) expect((await client.query(damage)).rowCount).toBeGreaterThan(0);
    const findings = await checkRows(client);
    return findings.filter(({ ok }) => !ok).map(({ sentence }) => sentence);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

test("after use all rules hold", async () => {
  expect(await listBroken()).toEqual([]);
});

const finished = "(select id from sessions where completed_at is not null limit 1)";
const withdrawn = "(select id from sessions where withdrawn_at is not null limit 1)";

test.each([
  [
    "a message that is gone",
    "numbered with a gap",
    `delete from turns where seq = 2 and session_id = ${finished}`,
  ],
  [
    "a reply too many",
    "more replies than messages",
    `insert into turns (session_id, seq, id, project_id, speaker, type, text)
      select session_id, 900 + n, 'again' || n, project_id, speaker, type, text from turns, generate_series(1, 20) n
      where seq = 1 and session_id = ${finished}`,
  ],
  [
    "a message in another project",
    "another project",
    `update turns set project_id = 'x' where session_id = ${finished}`,
  ],
  [
    "words of somebody who left",
    "withdrew",
    `insert into turns (session_id, seq, id, project_id, speaker, type, text)
      select id, 1, 'left', project_id, 'participant', 'core', 'I was here.' from sessions where id = ${withdrawn}`,
  ],
  [
    "a count that is wrong",
    "started and completed",
    "update interviews set sessions_started = sessions_started + 1",
  ],
  [
    "a code before the end",
    "without an end",
    `update sessions set completed_at = null, incentive_code = 'EARLY' where id = ${finished}`,
  ],
  [
    "a bought interview without a purchase",
    "a purchase used twice",
    "update interviews set interview_type = 'oneOff'",
  ],
])("%s is told", async (_, rule, damage) => {
  expect(await listBroken(damage)).toEqual(
    expect.arrayContaining([expect.stringMatching(new RegExp(`breaks a rule \\d+ times?: .*${rule}`))]),
  );
});

test("no id is told", async () => {
  const [{ id } = { id: "" }] = (await app.db.pool.query<{ id: string }>(`select ${finished} as id`)).rows;
  expect((await listBroken("delete from turns where seq = 2")).join()).not.toContain(id);
});
