import { stat } from "node:fs/promises";
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
} from "./embedded-for-tests.ts";
import { startEmbedded } from "./start-embedded.ts";

const onLinux = process.platform === "linux";

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

test("a killed server is started again under a running Askwell with every committed row", {
  timeout: SLOW,
}, async () => {
  const database = await start();
  await query(database, "create table notes as select generate_series(1, 1000) as number");
  killServer(await readServerPid(database));
  expect(await queryWhenBack(database, "select count(*) from notes")).toEqual([{ count: "1000" }]);
  expect(embedded.lines).toContain("The database server has stopped; starting it again.");
});

test("a PG_BIN without PostgreSQL is refused in a sentence", async () => {
  await expect(
    startEmbedded({ dataDir: embedded.dataDir, pgBin: "/nowhere", log: () => undefined }),
  ).rejects.toThrow("PG_BIN is /nowhere, but no PostgreSQL that this user can run was found there.");
});

test.runIf(onLinux)(
  "the server listens on a socket only its own user can reach, with fsync on",
  { timeout: SLOW },
  async () => {
    const database = await start();
    for (const folder of [database.connection.host, getDataFolder(database)]) {
      expect((await stat(folder)).mode & 0o077).toBe(0);
    }
    expect(
      await query(
        database,
        "select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync, current_setting('synchronous_commit') as commits",
      ),
    ).toEqual([{ addresses: "", fsync: "on", commits: "on" }]);
  },
);
