import { AsyncLocalStorage } from "node:async_hooks";
import type fc from "fast-check";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { Reply } from "#server/testing/client.ts";
import { keepCallersContext } from "#server/testing/keep-callers-context.ts";
import { nameStatement } from "#server/tracing/trace-server.ts";

/**
 * Calls at once, whose statements go to the database one by one in the order that a scheduler chooses. A statement
 * that waits for a row of another's transaction is left waiting, and others go on: no order is one that PostgreSQL
 * would not have.
 */
export interface Gate {
  around: (app: FastifyInstance) => void;
  /** Statements of this pool wait, where they belong to a call of `run`. */
  watch: (pool: pg.Pool) => void;
  /** Makes the calls; each must send the headers that it is given. Answers in the order of the calls. */
  run: (scheduler: fc.Scheduler, calls: Call[]) => Promise<Reply[]>;
}

export type Call = (headers: Record<string, string>) => Promise<Reply>;

const header = "x-interleaved";
/** Nothing heard of a call for so long: it rests, as who waits for another's reply does, and others go on. */
const restMs = 40;
const maxMs = 30_000;

interface Statement {
  call: number;
  name: string;
  pid: number;
  release: () => void;
}

/** What is known of the calls that go on. */
class Run {
  readonly unfinished = new Set<number>();
  /** Came since the last choice. */
  arrived: Statement[] = [];
  readonly waiting = new Set<Statement>();
  readonly chosen = new Set<Statement>();
  heardAt = performance.now();

  hear(): void {
    this.heardAt = performance.now();
  }

  /** Calls that neither wait to be chosen nor for the database. */
  countBusy(): number {
    const known = new Set([...this.arrived, ...this.waiting, ...this.chosen].map(({ call }) => call));
    return [...this.unfinished].filter((call) => !known.has(call)).length;
  }

  /** Whatever still comes or waits goes through. */
  open(): void {
    this.unfinished.clear();
    for (const { release } of [...this.arrived, ...this.waiting]) release();
  }
}

type Querying = { processID: number; query: (...args: unknown[]) => unknown };

/** `ask` reads who waits for whom, beside the gate. */
export function openGate(
  ask: (text: string, values: unknown[]) => Promise<{ rows: { pid: number }[] }>,
): Gate {
  const within = new AsyncLocalStorage<{ run: Run; call: number }>();
  const runs = new Map<string, Run>();
  const gated = new WeakSet<object>();
  let made = 0;

  const enter = (given: unknown, done: () => void) => {
    const [id = "", call = ""] = String(given ?? "").split(":");
    const run = runs.get(id);
    if (run) within.run({ run, call: Number(call) }, done);
    else done();
  };

  const gateClient = (client: Querying) => {
    if (gated.has(client)) return;
    gated.add(client);
    const query = client.query.bind(client);
    client.query = (...args) => {
      const place = within.getStore();
      if (!place?.run.unfinished.has(place.call)) return query(...args);
      const { statement, passed } = arrive(place, client.processID, nameStatement(args[0]));
      const answered = () => {
        place.run.chosen.delete(statement);
        place.run.hear();
      };
      const last = args.at(-1);
      if (typeof last !== "function") return passed.then(() => query(...args)).finally(answered);
      const tell = (...results: unknown[]) => {
        answered();
        last(...results);
      };
      void passed.then(() => query(...args.slice(0, -1), tell));
      return undefined;
    };
  };

  return {
    around: (app) => {
      app.addHook("onRequest", (request, _, done) => enter(request.headers[header], done));
      // A body is read in the connection's own context: what follows it is brought back.
      app.addHook("preHandler", (request, _, done) => enter(request.headers[header], done));
    },
    watch: (pool) => {
      keepCallersContext(pool);
      pool.on("acquire", (client) => gateClient(client as unknown as Querying));
    },
    run: async (scheduler, calls) => {
      const run = new Run();
      const id = String(++made);
      runs.set(id, run);
      const begin = async (call: Call, at: number) => {
        run.unfinished.add(at);
        try {
          return await call({ [header]: `${id}:${at}` });
        } finally {
          run.unfinished.delete(at);
          run.hear();
        }
      };
      const answers = Promise.all(calls.map(begin));
      try {
        await drive(run, scheduler, ask);
      } finally {
        run.open();
        runs.delete(id);
      }
      return answers;
    },
  };
}

function arrive(
  { run, call }: { run: Run; call: number },
  pid: number,
  name: string,
): { statement: Statement; passed: Promise<void> } {
  const { promise: passed, resolve: release } = Promise.withResolvers<void>();
  const statement = { call, name, pid, release };
  run.arrived.push(statement);
  run.hear();
  return { statement, passed };
}

type Ask = Parameters<typeof openGate>[0];

/** Lets statements go one at a time until all calls are answered. */
async function drive(run: Run, scheduler: fc.Scheduler, ask: Ask): Promise<void> {
  const began = performance.now();
  while (run.unfinished.size > 0) {
    await untilStill(run, ask);
    if (performance.now() - began > maxMs) throw new Error(describe(run));
    // In the order of the calls, not of the moment, so that a seed gives the same choices again.
    for (const statement of run.arrived.splice(0).sort((a, b) => a.call - b.call)) {
      run.waiting.add(statement);
      void scheduler.schedule(Promise.resolve(), `call ${statement.call}: ${statement.name}`).then(() => {
        run.waiting.delete(statement);
        run.chosen.add(statement);
        run.hear();
        statement.release();
      });
    }
    if (scheduler.count() > 0) await scheduler.waitOne();
  }
}

/**
 * Until nothing goes on by itself: every call waits to be chosen, waits for a lock, rests, or has ended. Without one
 * that could be chosen there is nothing to do but wait.
 */
async function untilStill(run: Run, ask: Ask): Promise<void> {
  for (let looks = 0; run.unfinished.size > 0; looks++) {
    const isEarly = looks < 20;
    await (isEarly ? afterEvents() : afterMs(1));
    const silentMs = performance.now() - run.heardAt;
    if (silentMs > maxMs) return;
    const goesOn = run.countBusy() > 0 && silentMs <= restMs;
    if (goesOn || run.waiting.size + run.arrived.length === 0) continue;
    if (run.chosen.size === 0) return;
    if (!isEarly && (await areBlocked(run, ask))) return;
  }
}

const afterEvents = () => new Promise<void>((resolve) => setImmediate(resolve));
const afterMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whether all that was let go waits for others' locks. */
async function areBlocked(run: Run, ask: Ask): Promise<boolean> {
  const before = run.heardAt;
  const pids = [...run.chosen].map(({ pid }) => pid);
  const { rows } = await ask(
    "select pid from unnest($1::int[]) as of(pid) where cardinality(pg_blocking_pids(pid)) > 0",
    [pids],
  );
  return rows.length === pids.length && run.heardAt === before;
}

function describe(run: Run): string {
  const list = (all: Iterable<Statement>) =>
    [...all].map(({ call, name }) => `${call}: ${name}`).join(", ") || "none";
  return `Calls ${[...run.unfinished].join(", ")} do not end; to be chosen: ${list(run.waiting)}; at the database: ${list(run.chosen)}.`;
}
