import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { tryInterviewId } from "../../db/try-interview.ts";
import { EnvValues } from "../../env-values.ts";
import { type ModelSettings, readModelSettings } from "../../model-settings.ts";
import { makeCreator, makeInterview, makeProject, startParticipant } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import {
  addSpending,
  keyOf,
  noteFault,
  noteRecovery,
  readRecentUse,
  readStanding,
} from "./model-ledger.store.ts";
import { findLimit, findNotice } from "./notices.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;
let sessionId: string;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.pool.query("delete from model_health");
  await app.db.pool.query("delete from model_spending");
  interviewId = await makeInterview(creator, await makeProject(creator));
  sessionId = (await startParticipant(app, interviewId)).sessionId;
});

function settingsWith(env: Record<string, string> = {}): ModelSettings {
  const whole = { MODEL_PROVIDER: "openai", MODEL_NAME: "small", MODEL_API_KEY: "key" };
  const settings = readModelSettings(new EnvValues({ ...whole, ...env }, []));
  if (!settings) throw new Error("These settings have a model.");
  return settings;
}

const model = keyOf(settingsWith());

/** Stores turns of the interviewer with what became of the model's wording in each; null where none was asked. */
async function storeTurns(
  of: string,
  faults: ("fine" | "unusable" | "bad_request" | null)[],
  minutesAgo = 0,
) {
  for (const fault of faults) {
    const guard = fault && {
      ok: fault === "fine",
      failures: [],
      fault: fault === "fine" ? null : fault,
      calls: 1,
    };
    await app.db.pool.query(
      `insert into turns (session_id, seq, id, project_id, speaker, type, text, guard, created_at)
       select s.id, 1 + (select max(seq) from turns where session_id = s.id), gen_random_uuid(), project_id,
         'interviewer', 'core', 'Hm.', $2, now() - make_interval(mins => $3) from sessions s where id = $1`,
      [of, guard && JSON.stringify(guard), minutesAgo],
    );
  }
}

const standingOf = (session: string | null, interview: string | null = interviewId) =>
  readStanding(app.db.pool, model, { interviewId: interview, sessionId: session });

test("a fault of the provider rests the model for everybody, each time for longer, until it answers well", async () => {
  const rest = { firstSeconds: 40, maxSeconds: 300 };
  const restOf = async () => {
    const { rows } = await app.db.pool.query(
      "select round(extract(epoch from cool_down_until - now())) as seconds from model_health",
    );
    return Number(rows[0].seconds);
  };
  expect(await standingOf(sessionId)).toMatchObject({ isCooling: false, failures: 0, lastFault: null });
  await noteFault(app.db.pool, model, "unreachable", rest);
  expect(await restOf()).toBe(40);
  expect(await standingOf(null)).toMatchObject({ isCooling: true, failures: 1, lastFault: "unreachable" });
  await app.db.pool.query("update model_health set cool_down_until = now() - interval '1 second'");
  await noteFault(app.db.pool, model, "too_slow", rest);
  expect(await restOf()).toBe(80);
  await noteRecovery(app.db.pool, model);
  expect(await standingOf(sessionId)).toMatchObject({ isCooling: false, failures: 0 });
});

test("M-6: three turns in a row without usable words keep the model out of that session alone", async () => {
  await storeTurns(sessionId, ["unusable", "unusable"]);
  expect(await standingOf(sessionId)).toMatchObject({ isUnusableHere: false });
  // A turn in between that no model was asked for neither counts nor interrupts.
  await storeTurns(sessionId, [null, "bad_request"]);
  expect(await standingOf(sessionId)).toMatchObject({ isUnusableHere: true, isCooling: false, failures: 0 });
  const other = await startParticipant(app, interviewId);
  expect(await standingOf(other.sessionId)).toMatchObject({ isUnusableHere: false });
  expect(await standingOf(null)).toMatchObject({ isUnusableHere: false });
});

test("one good turn among the last three keeps the model in a session", async () => {
  await storeTurns(sessionId, ["unusable", "unusable", "fine", "unusable", "unusable"]);
  expect(await standingOf(sessionId)).toMatchObject({ isUnusableHere: false });
});

test("the creator is told of unusable replies in their own interview, for an hour", async () => {
  const settings = settingsWith();
  const noticeOf = (id: string) => findNotice(app.db.pool, settings, id);
  expect(await noticeOf(interviewId)).toBeNull();
  await storeTurns(sessionId, ["fine", "fine", "fine", "unusable", null]);
  expect(await readRecentUse(app.db.pool, interviewId)).toEqual({ asked: 4, unusable: 1, refused: 0 });
  expect(await noticeOf(interviewId)).toBe(
    "In the last hour 1 of 4 replies of the language model could not be used. The built-in interviewer stepped in; no answer was lost.",
  );
  expect(await noticeOf(await makeInterview(creator, await makeProject(creator)))).toBeNull();
  await storeTurns(sessionId, ["bad_request"]);
  expect(await noticeOf(interviewId)).toMatch(/^In the last hour the language model refused the request;/);
  await app.db.pool.query(
    "update turns set created_at = now() - interval '61 minutes' where session_id = $1",
    [sessionId],
  );
  expect(await noticeOf(interviewId)).toBeNull();
});

test("tokens count in the day and in the interview, and a limit that is reached is told", async () => {
  await addSpending(app.db.pool, interviewId, 700);
  await addSpending(app.db.pool, null, 300);
  const standing = await standingOf(sessionId);
  expect(standing).toMatchObject({ spentToday: 1_000, spentOnInterview: 700 });
  const limitWith = (env: Record<string, string>) => findLimit(settingsWith(env), interviewId, standing);
  expect(limitWith({})).toBeNull();
  expect(limitWith({ MODEL_DAILY_LIMIT: "1001" })).toBeNull();
  expect(limitWith({ MODEL_DAILY_LIMIT: "1000" })).toMatch(/^Today's language model tokens/);
  expect(limitWith({ MODEL_INTERVIEW_LIMIT: "700" })).toMatch(/^This interview has used up/);
});

test("M-6: the try-out interview has a budget of its own each day, which is also part of the day's", async () => {
  await addSpending(app.db.pool, tryInterviewId, 50);
  const settings = settingsWith({ MODEL_DAILY_LIMIT: "1000" });
  const tried = await standingOf(null, tryInterviewId);
  expect(tried).toMatchObject({ spentToday: 50, spentOnInterview: 50 });
  expect(findLimit(settings, tryInterviewId, tried)).toMatch(/^Today's tokens for the try-out interview/);
  // Twenty times as much is left for everybody else.
  expect(findLimit(settings, interviewId, await standingOf(sessionId))).toBeNull();
  // Yesterday's tokens are gone with yesterday.
  await app.db.pool.query(
    "update model_spending set scope = regexp_replace(scope, '\\d{4}-.*$', '2020-01-01')",
  );
  expect(findLimit(settings, tryInterviewId, await standingOf(null, tryInterviewId))).toBeNull();
});
