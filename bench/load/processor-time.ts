import { readdir, readFile } from "node:fs/promises";

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

interface Process {
  name: string;
  ms: number;
}

async function readProcess(pid: string): Promise<[number, Process] | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name stands in brackets and may hold anything.
  const [, name = "", rest = ""] = /^\d+ \((.*)\) (.*)$/s.exec(text) ?? [];
  if (rest === "") return undefined;
  const fields = rest.split(" ");
  return [Number(pid), { name, ms: (Number(fields[11]) + Number(fields[12])) * tickMs }];
}

/** Milliseconds of processor time that the server and all processes of PostgreSQL have taken so far. */
export async function readProcessorTime(serverPid: number): Promise<{ server: number; postgres: number }> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(pids.map(readProcess));
  const all = found.filter((one) => one !== undefined);
  const postgres = all.filter(([, { name }]) => name.startsWith("postgres"));
  return {
    server: all.find(([pid]) => pid === serverPid)?.[1].ms ?? 0,
    postgres: postgres.reduce((sum, [, { ms }]) => sum + ms, 0),
  };
}
