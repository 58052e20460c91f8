import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { removeDatabase } from "./place.ts";
import { type EmbeddedDatabase, startEmbedded } from "./start-embedded.ts";

export const SLOW = 90_000;

/** An empty data directory, and what is started on it. */
export interface Embedded {
  dataDir: string;
  opened: EmbeddedDatabase[];
  lines: string[];
  start: () => Promise<EmbeddedDatabase>;
  remove: () => Promise<void>;
}

export async function makeEmbedded(): Promise<Embedded> {
  const root = await mkdtemp(join(tmpdir(), "askwell-embedded-"));
  const embedded: Embedded = {
    dataDir: join(root, "data"),
    opened: [],
    lines: [],
    start: async () => {
      const { dataDir, lines, opened } = embedded;
      const database = await startEmbedded({ dataDir, log: (line) => lines.push(line) });
      opened.push(database);
      return database;
    },
    remove: async () => {
      const { dataDir, opened } = embedded;
      for (const database of opened) await database.stop();
      if (existsSync(dataDir)) await removeDatabase(dataDir);
      await rm(root, { recursive: true, force: true });
    },
  };
  return embedded;
}

export async function query(database: EmbeddedDatabase, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export async function queryWhenBack(database: EmbeddedDatabase, sql: string): Promise<unknown[]> {
  for (let attempt = 0; attempt < 600; attempt++) {
    try {
      return await query(database, sql);
    } catch {
      await sleep(50);
    }
  }
  throw new Error("The database did not come back.");
}

export function getDataFolder(database: EmbeddedDatabase): string {
  return join(dirname(database.connection.host), "data");
}

export async function readServerPid(database: EmbeddedDatabase): Promise<number> {
  return Number.parseInt(await readFile(join(getDataFolder(database), "postmaster.pid"), "utf8"), 10);
}

export function killServer(pid: number): void {
  process.kill(pid, "SIGKILL");
}

/** Another Askwell: a process that starts the database, says "up" and stays. */
export async function startElsewhere(dataDir: string): Promise<() => Promise<void>> {
  const url = new URL("./start-embedded.ts", import.meta.url).href;
  const code = `
    const { startEmbedded } = await import(${JSON.stringify(url)});
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} });
    console.log("up");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await once(child.stdout, "data");
  if (!String(said).includes("up")) throw new Error(`It did not start: ${said}`);
  return async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
}
