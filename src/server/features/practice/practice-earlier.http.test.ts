import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { practiceDebrief } from "#contract/practice-debrief.ts";
import { makeCreator } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { beginPractice, holdPractice, practicePath } from "./testing/hold-practice.ts";

const update = join(import.meta.dirname, "../../../../drizzle/0020_practice_nodes.sql");

/** Sessions with the people of earlier versions, as the migration leaves them: ended, and without a case. */
let app: TestApp;
let ada: Awaited<ReturnType<typeof makeCreator>>;
beforeAll(async () => {
  app = await startTestApp();
  ada = await makeCreator(app);
});
afterAll(() => app.close());

async function holdEarlier(debrief: (made: Record<string, unknown>) => unknown) {
  const practice = await holdPractice(ada);
  await ada.post(`${practice.path}/end`);
  const made = (await ada.get(`${practice.path}/debrief`)).body;
  await app.db.pool.query(
    "update practice_sessions set practice_case = null, debrief = $2, comparison = null where id = $1",
    [practice.id, JSON.stringify(debrief(made))],
  );
  return { ...practice, made };
}

test("an earlier debrief is shown with its hints as moments", async () => {
  const { path, made } = await holdEarlier(({ moments: _, ...kept }) => ({
    ...kept,
    missedCues: [
      { messageId: "m1", quote: "One day, though.", insightId: "i1", wouldHaveAsked: "What day?" },
    ],
  }));
  const { body } = await ada.get(`${path}/debrief`);
  expect(practiceDebrief.safeParse(body).error).toBeUndefined();
  expect(body.moments).toEqual([
    {
      ...{ insightId: "i1", hint: { messageId: "m1", quote: "One day, though." }, asked: null },
      ...{ comment: "This hinted at more.", question: "What day?" },
    },
  ]);
  expect((await ada.get(`${path}/details`)).body).toMatchObject({
    ...{ status: "completed", person: null, brief: "", interviewee: made.interviewee },
  });
  const compared = await ada.post(`${path}/compare`);
  expect([compared.status, compared.body.code]).toEqual([410, "practice_old_version"]);
  expect((await ada.get(`${path}/export?format=md`)).status).toBe(200);
});

test("one that was open with a person of the earlier shape is ended by the update, and can still be read", async () => {
  const open = await beginPractice(ada);
  const current = await beginPractice(ada);
  for (const practice of [open, current]) await practice.say("How did it begin?");
  await app.db.pool.query(
    `update practice_sessions
     set practice_case = '{"id": "switching-banks", "areas": [{"id": "old", "words": ["bank"], "answers": {"open": []}}]}'
     where id = $1`,
    [open.id],
  );
  await app.db.pool.query(readFileSync(update, "utf8"));
  expect((await ada.get(`${open.path}/details`)).body).toMatchObject({ status: "completed", person: null });
  expect((await ada.get(`${open.path}/details`)).body.messages).toHaveLength(2);
  expect((await open.say("And then?")).body.code).toBe("practice_ended");
  const debrief = await ada.get(`${open.path}/debrief`);
  expect([debrief.status, debrief.body.code]).toEqual([410, "practice_old_version"]);
  expect((await current.say("And then?")).status).toBe(200);
});

test("one without a debrief still shows what was said, and says why there is no more", async () => {
  const { path, id } = await holdEarlier(() => null);
  await app.db.pool.query("update practice_sessions set debrief = null where id = $1", [id]);
  expect((await ada.get(`${path}/details`)).body.messages.length).toBeGreaterThan(2);
  const reply = await ada.get(`${path}/debrief`);
  expect([reply.status, reply.body.code]).toEqual([410, "practice_old_version"]);
  const list = (await ada.get(practicePath)).body;
  expect(list.map(({ _id }: { _id: string }) => _id)).toContain(id);
  expect((await ada.send("DELETE", path)).status).toBe(200);
});
