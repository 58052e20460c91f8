import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { type Audit, audit } from "./audit.ts";
import { type Calls, openCalls, type Write } from "./calls.ts";
import { generate, run as runCreator } from "./creator.ts";
import { keepComing, type Life } from "./crowd.ts";
import { type Fleet, findFreePort, startFleet } from "./fleet.ts";
import type { Outcome, Target } from "./inject.ts";
import { type Entry, type Journal, openJournal, readJournals } from "./journal.ts";
import { comeBack, takePart } from "./participant.ts";
import type { Study } from "./people.ts";
import type { Postgres } from "./postgres.ts";
import { makeWorld } from "./world.ts";

const modelFile = fileURLToPath(new URL("../../src/server/testing/loopback-model.ts", import.meta.url));
/** Time for those who are in the middle of something when the faults end. */
const lastWordsMs = 90_000;

export interface SceneOptions {
  dir: string;
  random: () => number;
  shared: Record<string, string>;
  servers: number;
  participants: number;
  creators: number;
  /** No further fault is made past this time of performance.now(). */
  until: number;
  /** What the servers run at first, if not this code: then the studies use nothing that it does not know. */
  code?: string;
  /** Clients of a further kind, one of each. */
  others?: ((life: Life) => Promise<void>)[];
}

/** Servers on one database with clients that go on through all faults; audited at its end. */
export interface Scene {
  fleet: Fleet;
  calls: Calls;
  outcomes: Map<string, Outcome>;
  /** Errors of the clients' own, or answers that no client expects. */
  surprises: string[];
  cutWrites: Map<Write, number>;
  /** Makes one kind of fault under its name. */
  under: (fault: string, postgres: Postgres, inject: (target: Target) => Promise<Outcome>) => Promise<void>;
  /** Lets the clients go home, brings back who has not finished, and reads what is stored. */
  end: (postgres: Postgres) => Promise<Audit>;
  close: () => Promise<void>;
}

export async function openScene(options: SceneOptions): Promise<Scene> {
  const { dir, random, until } = options;
  const journals = join(dir, "journals");
  mkdirSync(journals, { recursive: true });
  const model = await startModel();
  const cache = { NODE_COMPILE_CACHE: join(dir, "..", "compiled") };
  // Of four, the two in the middle: so that of an older and a newer half both have one.
  const hasModel = (at: number) => at === 1 || (at === 2 && options.servers === 4);
  const each = Array.from({ length: options.servers }, (_, at) => (hasModel(at) ? model.settings : {}));
  const shared = { ...cache, ...options.shared };
  const fleet = await startFleet({ each, shared, dir, code: options.code });
  const calls = openCalls(fleet, random);
  let fault = "none";
  let over = 0;
  const surprises: string[] = [];
  const open: Journal[] = [];
  const live = async (name: string): Promise<Life> => {
    const journal = await openJournal(journals, name, () => fault);
    open.push(journal);
    const isTooLate = () => over > 0 && performance.now() > over + lastWordsMs;
    return { calls, journal, random, studies, isOver: () => over > 0, isTooLate };
  };
  const studies: Study[] = [];
  studies.push(...(await makeWorld(await live("maker"), { isOld: options.code !== undefined })));
  const onBroken = (error: unknown) => surprises.push(error instanceof Error ? error.message : String(error));
  const crowd: Promise<void>[] = [];
  for (let at = 0; at < options.participants; at++)
    crowd.push(keepComing(await live(`participant-${at}`), takePart, onBroken));
  for (let at = 0; at < options.creators; at++)
    crowd.push(keepComing(await live(`creator-${at}`), runCreator, onBroken));
  for (const [at, other] of (options.others ?? []).entries())
    crowd.push(keepComing(await live(`other-${at}`), other, onBroken));
  const outcomes = new Map<string, Outcome>();
  const cutWrites = new Map<Write, number>();
  return {
    ...{ fleet, calls, outcomes, surprises, cutWrites },
    under: async (name, postgres, inject) => {
      fault = name;
      calls.takeSlowest();
      const outcome = await inject({ fleet, calls, postgres, random, until, cutWrites });
      outcomes.set(name, { ...outcome, slowestMs: calls.takeSlowest() });
      fault = "none";
    },
    end: async (postgres) => {
      over = performance.now();
      await Promise.all(crowd);
      over = 0;
      fault = "after all";
      const late = await live("returning");
      await returnAll({ ...late, isTooLate: startClock(lastWordsMs) }, journals, studies);
      const pool = new pg.Pool({ ...postgres.connection, max: 2 });
      const found = await audit(pool, journals);
      await pool.end();
      return found;
    },
    close: async () => {
      await Promise.all(open.map((journal) => journal.close()));
      await fleet.stop();
      model.stop();
    },
  };
}

function startClock(ms: number): () => boolean {
  const until = performance.now() + ms * 4;
  return () => performance.now() > until;
}

/** One of the servers words its replies by a model, and so takes the longer way of a turn. */
export async function startModel(): Promise<{ settings: Record<string, string>; stop: () => void }> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [modelFile, "--port", String(port), "--delay", "60"], {
    stdio: "ignore",
  });
  process.once("exit", () => child.kill());
  const settings = {
    MODEL_PROVIDER: "openai-compatible",
    MODEL_NAME: "loopback",
    MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`,
  };
  return { settings, stop: () => child.kill() };
}

/** Whoever was told of a session and has not finished it comes back; then each study is analysed. */
async function returnAll(life: Life, journals: string, studies: Study[]): Promise<void> {
  const visits = listUnfinished(readJournals(journals));
  const one = async () => {
    for (let visit = visits.pop(); visit; visit = visits.pop()) {
      const { interviewId, sessionId } = visit;
      const form = studies.find((study) => study.interviewId === interviewId)?.form;
      await comeBack(life, visit, form).catch((error: unknown) =>
        life.journal.note({ kind: "stuck", what: `coming back to ${sessionId}: ${String(error)}` }),
      );
    }
  };
  await Promise.all(Array.from({ length: 6 }, one));
  const finished = findFinished(readJournals(journals), studies);
  if (finished) await analyse(life, finished);
}

function listUnfinished(entries: Entry[]) {
  const done = new Set(
    entries.flatMap((e) => (e.kind === "completed" || e.kind === "withdrawing" ? [e.sessionId] : [])),
  );
  return entries.flatMap((entry) => (entry.kind === "started" && !done.has(entry.sessionId) ? [entry] : []));
}

/** A study with a finished session that nobody withdrew. */
function findFinished(entries: Entry[], studies: Study[]): Study | undefined {
  const of = (kind: Entry["kind"]) =>
    new Set(
      entries.flatMap((entry) => (entry.kind === kind && "sessionId" in entry ? [entry.sessionId] : [])),
    );
  const withdrawing = of("withdrawing");
  const completed = new Set([...of("completed")].filter((sessionId) => !withdrawing.has(sessionId)));
  const places = new Set(
    entries.flatMap((e) => (e.kind === "started" && completed.has(e.sessionId) ? [e.interviewId] : [])),
  );
  return studies.find((study) => places.has(study.interviewId));
}

/** An analysis that a fault left behind is over soon, and a new one comes to its end. */
async function analyse(life: Life, study: Study): Promise<void> {
  const until = performance.now() + 240_000;
  while (performance.now() < until) {
    const eager = { ...life, isOver: () => false };
    if (await generate(eager, study.owner, study.interviewId, "interviews")) return;
    await sleep(2_000);
  }
  await life.journal.note({ kind: "stuck", what: `the analysis of ${study.name}` });
}
