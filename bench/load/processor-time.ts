import { readdir, readFile } from "node:fs/promises";
import type pg from "pg";

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

interface Process {
  parent: number;
  ms: number;
}

async function readProcess(pid: string): Promise<[number, Process] | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name stands in brackets and may hold anything.
  const [, rest = ""] = /^\d+ \(.*\) (.*)$/s.exec(text) ?? [];
  if (rest === "") return undefined;
  const fields = rest.split(" ");
  return [Number(pid), { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * tickMs }];
}

/** The process that all others of this database are children of. */
export async function findPostmaster(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  const found = await readProcess(String(rows[0]?.pid));
  if (!found) throw new Error("The database runs on another machine: its processor time cannot be read.");
  return found[1].parent;
}

/** Milliseconds of processor time that the server and the processes of its PostgreSQL have taken so far. */
export async function readProcessorTime(
  serverPid: number,
  postmasterPid: number,
): Promise<{ server: number; postgres: number }> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = (await Promise.all(pids.map(readProcess))).filter((one) => one !== undefined);
  const postgres = found.filter(([pid, { parent }]) => pid === postmasterPid || parent === postmasterPid);
  return {
    server: found.find(([pid]) => pid === serverPid)?.[1].ms ?? 0,
    postgres: postgres.reduce((sum, [, { ms }]) => sum + ms, 0),
  };
}
