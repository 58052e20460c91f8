import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "#server/testing/client.ts";
import { makeCreator, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { checkBooks } from "../../bench/faults/audit-books.ts";
import { tally } from "./command.ts";
import { creatorCommands } from "./creator-commands.ts";
import { participantCommands } from "./participant-commands.ts";
import { limits, makeModel, type Real } from "./world.ts";

/**
 * A study as it may go, against a small model of what there ought to be: a creator and two participants do what they
 * like, at two servers. SEED=… runs the same again; MODEL_RUNS and MODEL_STEPS say how much.
 */
const seed = Number(process.env.SEED ?? 20_261_121);
const numRuns = Number(process.env.MODEL_RUNS ?? 4);
const maxCommands = Number(process.env.MODEL_STEPS ?? 40);

let app: TestApp;
let second: { url: string };

beforeAll(async () => {
  app = await startTestApp({ BILLING: "demo" });
  second = await app.openSecond();
  await app.db.pool.query(
    "update plans set project_limit = $1, interview_limit = $2, session_limit = $3 where id = 'free'",
    [limits.projects, limits.interviews, limits.sessions],
  );
  await app.db.pool.query("update plans set session_limit = $1 where id = 'single'", [limits.sessions]);
});
afterAll(async () => {
  process.stdout.write(`model: SEED=${seed}, ${numRuns} runs of up to ${maxCommands} steps\n`);
  if (process.env.MODEL_TALLY) process.stdout.write(`${JSON.stringify([...tally].sort(), null, 1)}\n`);
  await app?.close();
});

async function makeReal(): Promise<Real> {
  const creator = await makeCreator(app);
  const urls = [app.url, second.url];
  const headers = { authorization: `Bearer ${creator.token}` };
  const creators = urls.map((url) => {
    const client = openClient(url);
    const send: typeof client.send = (method, path, body) => client.send(method, path, body, headers);
    return {
      ...client,
      send,
      get: (path: string) => send("GET", path),
      post: (path: string, body: unknown = {}) => send("POST", path, body),
    };
  });
  const accountId = (await creator.get("/api/current_user")).body._id;
  const projectId = await makeProject(creator);
  const nothing = { spareProjects: [], interviewIds: [], participants: [], messages: 0 };
  return { ...nothing, app, creator, accountId, creators, urls, projectId };
}

/** Sums that an audit of a crowd without deletions holds differently; the model holds them. */
const heldByModel = [
  "projects and interviews of the free plan",
  "sessions of the free plan",
  "sessions of a single",
];

/** Rows whose owner, project, interview or session is not there. */
const orphans = `
  select 'interview ' || i.id as what from interviews i left join projects p on p.id = i.project_id where p.id is null
  union all select 'session ' || s.id from sessions s left join interviews i on i.id = s.interview_id where i.id is null
  union all select 'session of two projects ' || s.id from sessions s join interviews i on i.id = s.interview_id
    where i.project_id <> s.project_id
  union all select 'turn ' || t.id from turns t left join sessions s on s.id = t.session_id where s.id is null
  union all select 'words of one who withdrew ' || t.id from turns t join sessions s on s.id = t.session_id
    where s.withdrawn_at is not null
  union all select 'project ' || p.id from projects p left join users u on u.id = p.owner_id where u.id is null`;

test(
  "whatever a creator and two participants do, in any order, what is stored is what they were told",
  async () => {
    const all = [...creatorCommands, ...participantCommands, ...participantCommands];
    await fc.assert(
      fc.asyncProperty(fc.commands(all, { maxCommands, size: "max" }), async (commands) => {
        const real = await makeReal();
        await fc.asyncModelRun(() => ({ model: makeModel(), real }), commands);
        const breaches = await checkBooks(app.db.pool, []);
        const told = breaches
          .map(({ text }) => text)
          .filter((text) => !heldByModel.some((one) => text.includes(one)));
        expect(told).toEqual([]);
        expect((await app.db.pool.query(orphans)).rows).toEqual([]);
      }),
      { numRuns, seed, endOnFailure: process.env.FUZZ_QUICK === "1" },
    );
  },
  Math.max(60_000, numRuns * maxCommands * 500),
);
