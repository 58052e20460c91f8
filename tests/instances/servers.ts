import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { inject } from "vitest";
import { openDatabase } from "#server/db/database.ts";
import { databaseConfig, runAdmin } from "#server/testing/database-server.ts";
import { startNginx } from "./nginx.ts";
import { findFreePorts, type Running, run, untilPrinted } from "./processes.ts";

const mainFile = fileURLToPath(new URL("../../src/server/main.ts", import.meta.url));

/**
 * A model that words a turn badly is the model's own. Of two that start at once on a new database one makes the job
 * queue's tables, and the other looks again.
 */
const usual = /"msg":"the model's turn was not taken"|unique constraint \\"pg_/;

/** A server process as operators run it. */
export interface Instance {
  url: string;
  /** Begins to stop; resolves to the exit code. */
  stop: () => Promise<number | string>;
  start: () => Promise<void>;
  kill: () => Promise<unknown>;
}

export interface Installation {
  /** Through nginx. */
  url: string;
  instances: [Instance, Instance];
  database: pg.Pool;
  /** What nginx and the servers complained of. */
  readComplaints: () => Promise<string>;
  close: () => Promise<void>;
}

/** nginx in front of two server processes on one database. */
export async function startInstallation(
  nginxProgram: string,
  settings: Record<string, string>,
): Promise<Installation> {
  const dir = await mkdtemp(join(tmpdir(), "askwell-instances-"));
  const name = `askwell_instances_${randomBytes(6).toString("hex")}`;
  const admin = inject("databaseAdmin");
  await runAdmin(admin, `create database ${name} template ${inject("databaseTemplate")}`);
  // A pool of its own would throw when the database is dropped before its last connection has gone.
  const database = openDatabase(databaseConfig(admin, name), () => undefined).pool;
  const [port = 0, first = 0, second = 0] = await findFreePorts(3);
  const env = {
    PATH: process.env.PATH ?? "",
    DATABASE_URL: addressOf(databaseConfig(admin, name)),
    DATA_DIR: join(dir, "data"),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: "on",
    NODE_ENV: "production",
    BILLING: "off",
    ...settings,
  };
  const said: Running[] = [];
  const instances: [Instance, Instance] = [
    makeInstance({ ...env, PORT: String(first) }, said),
    makeInstance({ ...env, PORT: String(second) }, said),
  ];
  await Promise.all(instances.map((instance) => instance.start()));
  const nginx = await startNginx({ program: nginxProgram, dir, port, servers: [first, second] });
  return {
    url: nginx.url,
    instances,
    database,
    readComplaints: async () => {
      const lines = said.flatMap(({ output }) => output().split("\n"));
      const complaints = lines.filter((line) => line.startsWith("{") && !usual.test(line));
      return [await nginx.readLog(), ...complaints].join("\n").trim();
    },
    close: async () => {
      await Promise.all([nginx.stop(), ...instances.map((instance) => instance.kill())]);
      await database.end();
      await runAdmin(admin, `drop database if exists ${name} with (force)`);
      await rm(dir, { recursive: true, force: true });
    },
  };
}

function makeInstance(env: Record<string, string> & { PORT: string }, said: Running[]): Instance {
  let running: Running | undefined;
  return {
    url: `http://127.0.0.1:${env.PORT}`,
    start: async () => {
      running = run(
        process.execPath,
        ["--max-semi-space-size=4", "--heap-growing-percent=80", mainFile],
        env,
      );
      said.push(running);
      await untilPrinted(running, "is ready on");
    },
    stop: async () => {
      if (running === undefined) return 0;
      running.child.kill("SIGTERM");
      return running.ended;
    },
    kill: async () => {
      running?.child.kill("SIGKILL");
      await running?.ended;
    },
  };
}

/** The embedded database's socket has a folder where others have a host. */
function addressOf({ connectionString, host = "", port, user, password, database }: pg.ClientConfig): string {
  if (connectionString) return connectionString;
  const login = password === undefined ? user : `${user}:${password}`;
  if (!host.startsWith("/")) return `postgresql://${login}@${host}:${port}/${database}`;
  return `postgresql://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
