import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { audit } from "./audit.ts";
import { type Calls, openCalls } from "./calls.ts";
import type { Life } from "./crowd.ts";
import type { Errand, ErrandPoint } from "./errands.ts";
import { type Fleet, type Server, startFleet } from "./fleet.ts";
import type { Outcome } from "./inject.ts";
import { openJournal } from "./journal.ts";
import type { Study } from "./people.ts";
import type { Postgres } from "./postgres.ts";
import type { Part } from "./show.ts";
import { openWire, stages, type Wire } from "./wire.ts";

export interface PointsOptions {
  dir: string;
  random: () => number;
  postgres: Postgres;
  /** What all servers are started with. */
  shared: Record<string, string>;
  makeStudies: (life: Life) => Promise<Study[]>;
  errands: Errand[];
  /** At most so many points of each errand. */
  most: number;
  /** No further kill past this time of performance.now(). */
  until: number;
}

/** A server that is killed, behind a wire of its own. */
interface Victim {
  server: Server;
  wire: Wire;
}

interface Task {
  errand: Errand;
  /** Null for a call that nothing happens to. */
  point: ErrandPoint | null;
}

interface Round {
  options: PointsOptions;
  fleet: Fleet;
  /** The server that stays. */
  stable: Server;
  outcomes: Map<string, Outcome>;
  surprises: string[];
  /** Points that the call did not come to. */
  missed: string[];
  calls: Calls[];
  studies: Study[];
}

const victimCount = 3;
/** A model's turn that was left waits half a minute, an analysis a minute and a half. */
const patienceMs = 240_000;

/** Kills a server at every point of every errand in turn; clients go on with the one that stays. */
export async function killAtPoints(options: PointsOptions): Promise<Part> {
  const { dir, postgres, errands } = options;
  const { host, port, user, database } = postgres.connection;
  const wires = await Promise.all(
    Array.from({ length: victimCount }, () => openWire(`${host}/.s.PGSQL.${port}`)),
  );
  const each = wires.map((wire) => ({
    DATABASE_URL: `postgresql://${user}@127.0.0.1:${wire.port}/${database}`,
  }));
  const shared = { NODE_COMPILE_CACHE: join(dir, "..", "compiled"), ...options.shared };
  const fleet = await startFleet({ each: [{}, ...each], shared, dir });
  const [stable, ...others] = fleet.servers;
  if (!stable) throw new Error("No server was started.");
  const victims = others.flatMap((server, at) => (wires[at] ? [{ server, wire: wires[at] }] : []));
  const round: Round = {
    ...{ options, fleet, stable, outcomes: new Map(), surprises: [], missed: [], calls: [], studies: [] },
  };
  const maker = { name: "world", fault: "none", aim: { server: stable } };
  await inLife(round, maker, async (life) => {
    round.studies.push(...(await options.makeStudies(life)));
  });
  for (const errand of errands) round.outcomes.set(errand.name, { times: 0, backAfterMs: [] });
  await runAll(round, victims);
  const pool = new pg.Pool({ ...postgres.connection, max: 2 });
  const found = await audit(pool, join(dir, "journals"));
  await pool.end();
  await fleet.stop();
  for (const wire of wires) wire.close();
  return { scene: summarise(round), audit: found, remarks: describeMissed(round) };
}

function describeMissed({ missed }: Round): string[] {
  return missed.length === 0 ? [] : [`Points that their call did not come to: ${missed.join("; ")}.`];
}

function summarise({ fleet, outcomes, surprises, calls }: Round): Part["scene"] {
  const sum = <K>(maps: Map<K, number>[]) => {
    const all = new Map<K, number>();
    for (const [key, count] of maps.flatMap((map) => [...map])) all.set(key, (all.get(key) ?? 0) + count);
    return all;
  };
  const refusals = sum(calls.map((one) => one.refusals));
  const unanswered = sum(calls.map((one) => one.unanswered));
  return { fleet, outcomes, surprises, cutWrites: new Map(), calls: { refusals, unanswered } };
}

/** First each errand without a kill, which tells its points; then all of these, on all victims at once. */
async function runAll(round: Round, victims: Victim[]): Promise<void> {
  const { errands, until, most, random } = round.options;
  const tails: Promise<void>[] = [];
  const queue: Task[] = errands.map((errand) => ({ errand, point: null }));
  let open = queue.length;
  const work = async (victim: Victim) => {
    while (open > 0 && performance.now() < until) {
      // In no order, so that a run that is cut short has met each errand.
      const [task] = queue.splice(Math.floor(random() * queue.length), 1);
      if (!task) {
        await sleep(50);
        continue;
      }
      const { tail, statements } = await runTask(round, victim, task);
      tails.push(tail);
      open -= 1;
      if (task.point) continue;
      const points = listPoints(task.errand, statements, most);
      queue.push(...points.map((point) => ({ ...task, point })));
      open += points.length;
    }
  };
  await Promise.all(victims.map(work));
  await Promise.all(tails);
}

function listPoints(errand: Errand, statements: number, most: number): ErrandPoint[] {
  if (errand.pieces) return Array.from({ length: errand.pieces }, (_, at) => ({ piece: at + 1 }));
  const all = Array.from({ length: statements }, (_, at) =>
    stages.map((stage): ErrandPoint => ({ statement: at + 1, stage })),
  ).flat();
  const count = Math.min(all.length, most, errand.most ?? most);
  return all.filter(
    (_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  );
}

function nameOf({ errand, point }: Task): string {
  if (point === null) return `${errand.name}, whole`;
  return `${errand.name}, ${"piece" in point ? `piece ${point.piece}` : `${point.stage} ${point.statement}`}`;
}

/** Ends when the call is over or the server is killed; the tail is what the client does then. */
async function runTask(
  round: Round,
  { server, wire }: Victim,
  task: Task,
): Promise<{ tail: Promise<void>; statements: number }> {
  const { fleet, stable, outcomes, missed } = round;
  const { errand, point } = task;
  const aim = { server: stable };
  const { promise: isOver, resolve: over } = Promise.withResolvers<void>();
  let killedAt: number | undefined;
  const stop = () => {
    if (killedAt !== undefined) return;
    killedAt = performance.now();
    aim.server = stable;
    fleet.kill(server);
    over();
  };
  const run = async (life: Life) => {
    const { act, advance } = await errand.prepare(life);
    while (!server.isReady) await sleep(20);
    aim.server = server;
    wire.arm(point && "statement" in point ? point : null, stop);
    await act((piece) => {
      if (point && "piece" in point && point.piece === piece) stop();
    });
    const outcome = outcomes.get(errand.name);
    if (killedAt !== undefined) outcome?.backAfterMs.push(performance.now() - killedAt);
    else if (point) missed.push(nameOf(task));
    if (killedAt === undefined) over();
    aim.server = stable;
    await advance?.();
  };
  const tail = inLife(round, { name: nameOf(task), fault: errand.name, aim }, run).finally(over);
  await isOver;
  const statements = wire.count();
  wire.arm(null, () => undefined);
  const outcome = outcomes.get(errand.name);
  if (outcome && killedAt !== undefined) outcome.times += 1;
  return { tail, statements };
}

/** A client with a journal and calls of its own, which go to the server that it aims at. */
async function inLife(
  round: Round,
  { name, fault, aim }: { name: string; fault: string; aim: { server: Server } },
  run: (life: Life) => Promise<void>,
): Promise<void> {
  const { random, dir } = round.options;
  const journal = await openJournal(join(dir, "journals"), name, () => fault);
  const calls = openCalls({ listReady: () => [aim.server] }, random);
  round.calls.push(calls);
  const began = performance.now();
  const isTooLate = () => performance.now() - began > patienceMs;
  try {
    await run({ calls, journal, random, studies: round.studies, isOver: () => false, isTooLate });
  } catch (error) {
    round.surprises.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await journal.close();
  }
}
