import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { dropMemorySpace, makeMemorySpace } from "./memory-space.ts";

test("what a killed run left in memory goes with the next run", async () => {
  const client = new pg.Client(inject("databaseAdmin"));
  await client.connect();
  const { pid } = spawnSync(process.execPath, ["--version"]);
  const left = await makeMemorySpace(client, pid);
  try {
    // Where memory is short nothing is left in it.
    if (left === undefined) return;
    await client.query(`create database ${left}_one tablespace ${left}`);
    const next = await makeMemorySpace(client);
    if (next !== undefined) await dropMemorySpace(client, next);
    const { rows } = await client.query("select spcname from pg_tablespace where spcname = any($1)", [
      [left, next],
    ]);
    expect(rows).toEqual([]);
    expect(existsSync(`/dev/shm/${left}`)).toBe(false);
  } finally {
    await client.end();
  }
});
