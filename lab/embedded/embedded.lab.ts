import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type Embedded,
  getDataFolder,
  killServer,
  makeEmbedded,
  query,
  queryWhenBack,
  readServerPid,
  SLOW,
  startElsewhere,
} from "#server/db/embedded/embedded-for-tests.ts";
import { removeDatabase } from "#server/db/embedded/place.ts";
import { startEmbedded } from "#server/db/embedded/start-embedded.ts";

/** The embedded database through kills, races, moves and damage; start-embedded.test.ts has the rest. */

const onLinux = process.platform === "linux";
const asRoot = onLinux && process.getuid?.() === 0;
let embedded: Embedded;

beforeEach(async () => {
  embedded = await makeEmbedded();
});

afterEach(() => embedded.remove(), SLOW);

const start = () => embedded.start();

test("a second start on the same directory joins the first one's server, and both write", {
  timeout: SLOW,
}, async () => {
  const first = await start();
  const second = await start();
  expect([first.adopted, second.adopted]).toEqual([false, true]);
  await query(first, "create table notes (text text)");
  await query(first, "insert into notes values ('one')");
  await query(second, "insert into notes values ('two')");
  expect(await query(first, "select text from notes order by text")).toEqual([
    { text: "one" },
    { text: "two" },
  ]);
});

test("the server is stopped by whoever leaves last, and rows are there at the next start", {
  timeout: SLOW,
}, async () => {
  const first = await start();
  const second = await start();
  await query(first, "create table notes as select 'kept' as text");
  await first.stop();
  expect(await query(second, "select text from notes")).toEqual([{ text: "kept" }]);
  await second.stop();
  await expect(query(second, "select 1")).rejects.toThrow();
  const third = await start();
  expect(third.adopted).toBe(false);
  expect(await query(third, "select text from notes")).toEqual([{ text: "kept" }]);
});

test("the server goes on while another program is connected to it", { timeout: SLOW }, async () => {
  const database = await start();
  const visitor = new pg.Client({ connectionString: database.url });
  await visitor.connect();
  await database.stop();
  expect((await visitor.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await visitor.end();
  expect((await start()).adopted).toBe(true);
});

test("four starts at once make one database and one server", { timeout: SLOW }, async () => {
  const all = await Promise.all([start(), start(), start(), start()]);
  expect(all.filter((database) => !database.adopted)).toHaveLength(1);
  expect(new Set(all.map((database) => database.url)).size).toBe(1);
  await query(all[0], "create table notes (text text)");
  for (const database of all) await query(database, "insert into notes values ('x')");
  expect(await query(all[0], "select count(*) from notes")).toEqual([{ count: "4" }]);
});

test("a stop and a start at the same time leave the newcomer with a working server", {
  timeout: SLOW,
}, async () => {
  let current = await start();
  await query(current, "create table notes (text text)");
  for (let round = 0; round < 5; round++) {
    const [next] = await Promise.all([start(), current.stop()]);
    current = next;
    await queryWhenBack(current, `insert into notes values ('${round}')`);
  }
  expect(await query(current, "select count(*) from notes")).toEqual([{ count: "5" }]);
});

test("the server survives a killed Askwell and is adopted by the next", { timeout: SLOW }, async () => {
  const kill = await startElsewhere(embedded.dataDir);
  const joined = await start();
  const pid = await readServerPid(joined);
  await joined.stop();
  await kill();
  const next = await start();
  expect(next.adopted).toBe(true);
  expect(await readServerPid(next)).toBe(pid);
});

test("after both Askwell and the server were killed the next start recovers", { timeout: SLOW }, async () => {
  const kill = await startElsewhere(embedded.dataDir);
  const joined = await start();
  await query(joined, "create table notes as select 'kept' as text");
  const pid = await readServerPid(joined);
  await joined.stop();
  await kill();
  killServer(pid);
  const next = await start();
  expect(next.adopted).toBe(false);
  expect(await query(next, "select text from notes")).toEqual([{ text: "kept" }]);
});

test.runIf(onLinux)(
  "a process id given to another program after a reboot does not block the start",
  { timeout: SLOW },
  async () => {
    const database = await start();
    const data = getDataFolder(database);
    const { uid, gid } = await stat(data);
    const pidFile = await readFile(join(data, "postmaster.pid"), "utf8");
    await database.stop();
    const stranger = spawn("sleep", ["60"], asRoot ? { uid, gid } : {});
    await once(stranger, "spawn");
    await writeFile(join(data, "postmaster.pid"), pidFile.replace(/^\d+/, String(stranger.pid)));
    try {
      expect(await query(await start(), "select 1 as one")).toEqual([{ one: 1 }]);
      expect(stranger.exitCode).toBeNull();
    } finally {
      stranger.kill();
    }
  },
);

test("a data directory with a very long path works", { timeout: SLOW }, async () => {
  const root = dirname(embedded.dataDir);
  embedded.dataDir = join(root, "long-".repeat(20), "longer-".repeat(20), "data with spaces");
  try {
    const database = await start();
    expect(Buffer.byteLength(join(database.connection.host, ".s.PGSQL.5432"))).toBeLessThan(104);
    expect(await query(database, "select 1 as one")).toEqual([{ one: 1 }]);
    await database.stop();
    await removeDatabase(embedded.dataDir);
  } finally {
    embedded.dataDir = join(root, "data");
  }
});

test("a database of another major version is explained and left alone", { timeout: SLOW }, async () => {
  const database = await start();
  const versionFile = join(getDataFolder(database), "PG_VERSION");
  await database.stop();
  await writeFile(versionFile, "9\n");
  await expect(start()).rejects.toThrow(
    /was made by PostgreSQL 9, and this is PostgreSQL 18.*Nothing was changed/,
  );
  expect(await readFile(versionFile, "utf8")).toBe("9\n");
});

test("a database that cannot start is reported with the end of its log", { timeout: SLOW }, async () => {
  const database = await start();
  const settings = join(getDataFolder(database), "postgresql.conf");
  await database.stop();
  await writeFile(settings, "no_such_setting = 1\n");
  await expect(start()).rejects.toThrow(/does not start.*no_such_setting/s);
});

test("text of every language is stored, compared and lower-cased", { timeout: SLOW }, async () => {
  const database = await start();
  expect(await query(database, "select lower('ÄÖÉ ЖЙ') as low, length('日本語') as length")).toEqual([
    { low: "äöé жй", length: 3 },
  ]);
});

test.runIf(asRoot)(
  "started by root, the server runs as another user with its data out of root's folders",
  { timeout: SLOW },
  async () => {
    await mkdir(embedded.dataDir, { recursive: true, mode: 0o700 });
    const database = await start();
    const status = await readFile(`/proc/${await readServerPid(database)}/status`, "utf8");
    const ids = /^Uid:\s+(\d+)\s+(\d+)/m.exec(status);
    expect(Number(ids?.[1])).toBeGreaterThan(0);
    expect(Number(ids?.[2])).toBeGreaterThan(0);
    expect(database.connection.host).toMatch(/^\/var\/lib\/askwell\//);
    expect(await readFile(join(embedded.dataDir, "postgres.location"), "utf8")).toContain(
      dirname(database.connection.host),
    );
  },
);

test.runIf(asRoot)(
  "a pointer to a database that is gone is refused, and deleting it begins anew",
  { timeout: SLOW },
  async () => {
    const database = await start();
    await database.stop();
    await rm(dirname(database.connection.host), { recursive: true });
    await expect(start()).rejects.toThrow(
      /is no longer there.*delete .*postgres\.location to start with an empty/,
    );
    await rm(join(embedded.dataDir, "postgres.location"));
    expect((await start()).adopted).toBe(false);
  },
);

test.runIf(asRoot)("a disposable database begins anew when it is gone", { timeout: SLOW }, async () => {
  const database = await start();
  await database.stop();
  await rm(dirname(database.connection.host), { recursive: true });
  const next = await startEmbedded({ dataDir: embedded.dataDir, disposable: true, log: () => undefined });
  embedded.opened.push(next);
  expect(await query(next, "select 1 as one")).toEqual([{ one: 1 }]);
});

test.runIf(asRoot)(
  "a moved data directory keeps its database, and a copied one begins empty",
  { timeout: SLOW },
  async () => {
    const original = embedded.dataDir;
    const moved = join(dirname(original), "moved");
    const first = await start();
    await query(first, "create table notes as select 'kept' as text");
    await first.stop();
    await rename(original, moved);
    embedded.dataDir = moved;
    const second = await start();
    expect(await query(second, "select text from notes")).toEqual([{ text: "kept" }]);
    await cp(moved, original, { recursive: true });
    embedded.dataDir = original;
    const copy = await start();
    expect(copy.adopted).toBe(false);
    expect(embedded.lines.join()).toContain("is a copy");
    await expect(query(copy, "select text from notes")).rejects.toThrow("does not exist");
    await second.stop();
    await removeDatabase(moved);
  },
);
