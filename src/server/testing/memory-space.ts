import { randomBytes } from "node:crypto";
import { chown, mkdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";

/** Memory that looks like a disk. */
const memoryDir = "/dev/shm";
/** A check's databases take less than half a gigabyte at any time. */
const neededBytes = 2 * 1024 ** 3;
const prefix = "askwell_tests_";

/**
 * A tablespace in memory, whose name is returned: each test file's database has six hundred files, which are copied there
 * in a quarter of the time that a disk takes. Undefined where memory is short, or where it cannot be had at all.
 */
export async function makeMemorySpace(client: pg.Client, pid = process.pid): Promise<string | undefined> {
  await dropLeftSpaces(client);
  const { bavail, bsize } = await statfs(memoryDir).catch(() => ({ bavail: 0, bsize: 0 }));
  if (bavail * bsize < neededBytes || process.availableMemory() < 2 * neededBytes) return undefined;
  const name = `${prefix}${pid}_${randomBytes(4).toString("hex")}`;
  const dir = join(memoryDir, name);
  await mkdir(dir, { mode: 0o700 });
  try {
    const { rows } = await client.query("select current_setting('data_directory') as data");
    // The server may run as another user than we do.
    const { uid, gid } = await stat(rows[0].data);
    await chown(dir, uid, gid);
    await client.query(`create tablespace ${name} location '${dir}'`);
    return name;
  } catch {
    await rm(dir, { recursive: true, force: true });
    return undefined;
  }
}

/** With all databases that are still there. */
export async function dropMemorySpace(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query(
    "select datname from pg_database where dattablespace = (select oid from pg_tablespace where spcname = $1)",
    [name],
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.query(`drop tablespace if exists ${name}`);
  await rm(join(memoryDir, name), { recursive: true, force: true });
}

/** Of runs that were killed: they would keep their memory until the machine starts again. */
async function dropLeftSpaces(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select spcname from pg_tablespace where spcname like $1", [
    `${prefix}%`,
  ]);
  for (const { spcname } of rows)
    if (!isRunning(Number(spcname.slice(prefix.length).split("_")[0])))
      await dropMemorySpace(client, spcname).catch(() => undefined);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
