import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Outcome, repeat, type Target } from "./inject.ts";
import { listProcesses, type Postgres } from "./postgres.ts";

/** Stops every process of PostgreSQL where it stands, for so many seconds each; then all go on. Its sockets stay open. */
export function pausePostgres(target: Target, seconds: number[]): Promise<Outcome> {
  return repeat(target, seconds.length, async (time) => {
    const stopped = new Set<number>();
    // Its first process at first, so that no further one is made; then whatever it had made by then.
    for (let found = listProcesses(target.postgres); found.some((pid) => !stopped.has(pid)); ) {
      for (const pid of found) signal(pid, "SIGSTOP");
      for (const pid of found) stopped.add(pid);
      found = listProcesses(target.postgres);
    }
    await sleep((seconds[time] ?? 0) * 1000);
    for (const pid of [...stopped].reverse()) signal(pid, "SIGCONT");
  });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

/** Somebody else takes every connection there is, also those that the servers had, and keeps them for 8 seconds. */
export function takeConnections(target: Target, times: number): Promise<Outcome> {
  return repeat(target, times, async () => {
    const taken: pg.Client[] = [];
    try {
      await takeAll(target.postgres, taken);
      const first = taken[0];
      if (!first) throw new Error("No connection could be taken.");
      // What the servers have goes, one by one; each place is taken before they are back.
      const until = performance.now() + 8_000;
      while (performance.now() < until) {
        await first.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and application_name <> $1",
          [ourName],
        );
        await takeAll(target.postgres, taken);
        await sleep(100);
      }
    } finally {
      await Promise.all(taken.map((client) => client.end().catch(() => undefined)));
    }
  });
}

const ourName = "somebody else";

/** Until the database refuses one more. */
async function takeAll({ connection }: Postgres, taken: pg.Client[]): Promise<void> {
  for (;;) {
    const client = new pg.Client({ ...connection, application_name: ourName });
    client.on("error", () => undefined);
    try {
      await client.connect();
    } catch (error) {
      if ((error as { code?: string }).code !== "53300") throw error;
      return;
    }
    taken.push(client);
  }
}
