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
