import { execFile } from "node:child_process";
import { closeSync, openSync, readFileSync, readlinkSync, rmSync, writeSync } from "node:fs";
import { chmod, chown, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { getServerAccount } from "../../src/server/db/embedded/account.ts";
import { type EmbeddedDatabase, startEmbedded } from "../../src/server/db/embedded/start-embedded.ts";

const run = promisify(execFile);

/** The PostgreSQL of a data directory, seen from outside: to be killed, restarted and read. */
export interface Postgres {
  connection: EmbeddedDatabase["connection"];
  dataDirectory: string;
}

/** Finds it beside the servers that use it, then leaves it to them. */
export async function findPostgres(dataDir: string): Promise<Postgres> {
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  const found = await describePostgres(embedded);
  await embedded.stop();
  return found;
}

export async function describePostgres(embedded: EmbeddedDatabase): Promise<Postgres> {
  const client = new pg.Client(embedded.connection);
  await client.connect();
  const { rows } = await client.query(
    `select current_setting('data_directory') as dir, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as sync`,
  );
  await client.end();
  if (rows[0].fsync !== "on" || rows[0].sync !== "on")
    throw new Error("fsync and synchronous_commit must be on.");
  return { connection: embedded.connection, dataDirectory: rows[0].dir };
}

/** The process id of the server on these data; undefined while none runs. Never another process's. */
export function findPid(postgres: Postgres): number | undefined {
  try {
    const pid = Number(readFileSync(join(postgres.dataDirectory, "postmaster.pid"), "utf8").split("\n")[0]);
    return readlinkSync(`/proc/${pid}/cwd`) === postgres.dataDirectory ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Its first process and all that this one has made; none while it does not run. */
export function listProcesses(postgres: Postgres): number[] {
  const pid = findPid(postgres);
  if (pid === undefined) return [];
  return [pid, ...listChildren(pid)];
}

function listChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return children === "" ? [] : children.split(" ").map(Number);
}

/** A process that serves one connection. Killed, it takes all others with it: PostgreSQL starts them anew. */
export function findBackend(postgres: Postgres, random: () => number): number | undefined {
  const pid = findPid(postgres);
  if (pid === undefined) return undefined;
  const backends = listChildren(pid).filter((child) => {
    try {
      return readFileSync(`/proc/${child}/cmdline`, "utf8").includes("askwell askwell");
    } catch {
      return false;
    }
  });
  return backends[Math.floor(random() * backends.length)];
}

/** A file system of its own of so many megabytes, so that its end is reached; undefined where none can be mounted. */
export interface SmallDisk {
  path: string;
  fill: () => void;
  empty: () => void;
  remove: () => Promise<void>;
}

export async function mountSmallDisk(dir: string, megabytes: number): Promise<SmallDisk | undefined> {
  const image = join(dir, "disk.img");
  const path = join(dir, "disk");
  await mkdir(path, { recursive: true });
  try {
    await run("truncate", ["-s", `${megabytes}M`, image]);
    await run("mkfs.ext4", ["-q", "-m", "0", image]);
    await run("mount", ["-o", "loop", image, path]);
  } catch {
    await rm(image, { force: true });
    return undefined;
  }
  // A database that is not root's is run as its owner, in its place, on this disk.
  const account = await getServerAccount();
  for (const folder of [dir, path]) await chmod(folder, 0o755);
  for (const folder of ["postgres", "postgres/data"]) {
    await mkdir(join(path, folder), { mode: 0o700 });
    await chown(join(path, folder), account.uid, account.gid);
  }
  const filler = join(path, "filler");
  return {
    path,
    fill: () => fillUp(filler),
    empty: () => rmSync(filler, { force: true }),
    remove: async () => {
      await run("umount", ["--lazy", path]);
      await rm(image, { force: true });
    },
  };
}

/** To the last block. */
function fillUp(filler: string): void {
  const file = openSync(filler, "a");
  try {
    for (const size of [1 << 20, 1 << 12]) writeUntilFull(file, Buffer.alloc(size, 1));
  } finally {
    closeSync(file);
  }
}

function writeUntilFull(file: number, piece: Buffer): void {
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
