import fc from "fast-check";
import { expect } from "vitest";
import { type Client, openClient, type Reply } from "#server/testing/client.ts";
import { makeCreator, makeInterview, makeProject, script, userInfo } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { checkBooks } from "../../bench/faults/audit-books.ts";
import { type Call, type Gate, openGate } from "./gate.ts";

/** Two servers on one database, and a creator who lacks no places. */
export interface World {
  app: TestApp;
  urls: [string, string];
  gate: Gate;
  creator: Creator;
  projectId: string;
  /** How many answers of `answers` end an interview of `shortScript`. */
  answersToTheEnd: number;
}

export type Creator = Client & { email: string; token: string };

/** What is done at once, and what must hold whatever came first. */
export interface Scene {
  calls: Call[];
  check: (replies: Reply[]) => Promise<void>;
}

/** A critical section: situations that may be, and how each is brought about. */
export interface Section<Situation> {
  name: string;
  situations: fc.Arbitrary<Situation>;
  prepare: (world: World, situation: Situation) => Promise<Scene>;
}

export type AnySection = {
  name: string;
  run: (world: World, options: fc.Parameters<unknown>) => Promise<void>;
};

/** Places of a bought interview; so few that they are met. */
export const placesOfSingle = 2;
export const shortScript = { questions: ["How do you plan?"] };
export const server = fc.constantFrom(0 as const, 1 as const);

export async function openWorld(): Promise<World> {
  let gate: Gate | undefined;
  const around: Gate["around"] = (server) => gate?.around(server);
  // The gate must know the database before the servers listen, and the database comes with them.
  gate = openGate((text, values) => app.db.pool.query(text, values));
  const app = await startTestApp({ BILLING: "demo" }, { poolSize: 40, around });
  gate.watch(app.db.pool);
  const second = await app.openSecond();
  await app.db.pool.query(
    "update plans set project_limit = 1000000, interview_limit = 1000000, session_limit = 1000000 where id = 'free'",
  );
  await app.db.pool.query("update plans set session_limit = $1 where id = 'single'", [placesOfSingle]);
  const creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  const world: World = { app, urls: [app.url, second.url], gate, creator, projectId, answersToTheEnd: 0 };
  return { ...world, answersToTheEnd: await countAnswers(world) };
}

async function countAnswers(world: World): Promise<number> {
  const person = await startPerson(world, await makeStudy(world, {}, shortScript));
  for (let said = 1; said < 40; said++) {
    const reply = await person.say(0, answer(said), `count-${said}-0000`)({});
    if (reply.body.isComplete) return said;
  }
  throw new Error("the interview does not end");
}

/** An interview of the creator who lacks no places, with these settings. */
export async function makeStudy(
  world: World,
  settings: Record<string, unknown> = {},
  change: Record<string, unknown> = {},
): Promise<string> {
  const id = await makeInterview(world.creator, world.projectId, change);
  const reply = await world.creator.send("PATCH", `/api/interviews/${id}`, { settings });
  if (reply.status !== 200) throw new Error(`settings were not taken: ${reply.text}`);
  return id;
}

/** A call of a creator at either server. */
export function callAs(
  world: World,
  creator: Pick<Creator, "token">,
  of: { at: 0 | 1; method: string; path: string; body?: unknown },
): Call {
  const authorization = `Bearer ${creator.token}`;
  return (headers) =>
    openClient(world.urls[of.at]).send(of.method, of.path, of.body, { ...headers, authorization });
}

export const oneOff = { ...script, ...shortScript, useOneOff: true };

export function start(world: World, at: 0 | 1, interviewId: string): Call {
  return (headers) =>
    openClient(world.urls[at]).post(
      `/api/sessions/${interviewId}`,
      { consentGiven: true, userInfo },
      headers,
    );
}

/** Somebody in a session, who can be at either server. */
export interface Person {
  sessionId: string;
  interviewId: string;
  post: (at: 0 | 1, path: string, body?: unknown) => Call;
  say: (at: 0 | 1, message: string, clientMessageId?: string) => Call;
  complete: (at: 0 | 1) => Call;
  withdraw: (at: 0 | 1) => Call;
  messages: () => Promise<Reply>;
}

export async function startPerson(world: World, interviewId: string): Promise<Person> {
  const { status, body, text } = await start(world, 0, interviewId)({});
  if (status !== 200) throw new Error(`starting failed: ${text}`);
  const { sessionId, resumeToken } = body;
  const own = { "x-resume-token": resumeToken };
  const post: Person["post"] =
    (at, path, body = {}) =>
    (headers) =>
      openClient(world.urls[at]).post(path, body, { ...headers, ...own });
  const path = `/api/sessions/${interviewId}/${sessionId}`;
  return {
    sessionId,
    interviewId,
    post,
    say: (at, message, clientMessageId) => post(at, `${path}/send`, { message, clientMessageId }),
    complete: (at) => post(at, `${path}/complete`, { lastFourMessages: [] }),
    withdraw: (at) => post(at, `/api/sessions/${sessionId}/withdraw`),
    messages: () => openClient(world.urls[0]).get(`${path}/messages`, own),
  };
}

export const answer = (number: number): string =>
  `On Monday I wrote list ${number}, since my team forgets what was agreed.`;

/** Somebody who has said all but the last answer of the short script, or all of it. */
export async function startNearEnd(world: World, interviewId: string, left: 0 | 1): Promise<Person> {
  const person = await startPerson(world, interviewId);
  for (let said = 1; said <= world.answersToTheEnd - left; said++) {
    const reply = await person.say(0, answer(said), `before-${said}-0000`)({});
    const isLast = said === world.answersToTheEnd;
    if (reply.status !== 200 || reply.body.isComplete !== isLast)
      throw new Error(`another end than expected: ${reply.text}`);
  }
  return person;
}

/** How many of the answers have this status. */
export const count = (replies: Reply[], status: number): number =>
  replies.filter((reply) => reply.status === status).length;

const orphans = `
  select 'interview ' || i.id as what from interviews i left join projects p on p.id = i.project_id where p.id is null
  union all select 'session ' || s.id from sessions s left join interviews i on i.id = s.interview_id where i.id is null
  union all select 'turn ' || t.id from turns t left join sessions s on s.id = t.session_id where s.id is null
  union all select 'claim ' || c.id from claims c left join interviews i on i.id = c.interview_id where i.id is null
  union all select 'place ' || c.session_id from session_charges c left join users u on u.id = c.owner_id where u.id is null
  union all select 'words of one who withdrew ' || t.id from turns t join sessions s on s.id = t.session_id
    where s.withdrawn_at is not null
  union all select 'project ' || p.id from projects p left join users u on u.id = p.owner_id where u.id is null
  union all select 'not in turn: ' || session_id from turns group by session_id
    having count(*) filter (where speaker = 'interviewer') > count(*) filter (where speaker = 'participant') + 1
      or max(seq) <> count(*) or min(seq) <> 1
  union all select 'turns are not as counted: ' || s.id from sessions s where s.withdrawn_at is null
    and s.turn_count <> (select count(*) from turns t where t.session_id = s.id)
  union all select 'a message twice: ' || session_id from turns where client_message_id is not null
    group by session_id, client_message_id having count(*) > 1`;

/** Sums of an audit that knows neither places given up in silence nor claims without a session; sections hold them. */
const heldBySections = ["sessions of a single interview", "a receipt twice, or none"];

/** I1 to I8, as far as rows alone tell; what somebody was answered is held against them by the section. */
async function checkInvariants({ app }: World): Promise<void> {
  const breaches = await checkBooks(app.db.pool, []);
  const told = breaches.map(({ text }) => text);
  expect(told.filter((text) => !heldBySections.some((sum) => text.startsWith(sum)))).toEqual([]);
  expect((await app.db.pool.query(orphans)).rows).toEqual([]);
}

/** A section with its type closed in, so that sections can stand in one list. */
export function section<Situation>(of: Section<Situation>): AnySection {
  return {
    name: of.name,
    run: (world, options) =>
      fc.assert(
        fc.asyncProperty(of.situations, fc.scheduler(), async (situation, scheduler) => {
          const scene = await of.prepare(world, situation);
          const replies = await world.gate.run(scheduler, scene.calls);
          expect(replies.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
          await scene.check(replies);
          await checkInvariants(world);
        }),
        options as fc.Parameters<[Situation, fc.Scheduler]>,
      ),
  };
}
