import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../db/database.ts";
import { startEmbedded } from "../db/embedded/start-embedded.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { seedPlans } from "../features/billing/plan-list.ts";
import { seedBuiltInForms } from "../features/forms/forms.service.ts";
import { dropMemorySpace, makeMemorySpace } from "./memory-space.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseAdmin: pg.ClientConfig;
    databaseTemplate: string;
  }
}

const dataDir = fileURLToPath(new URL("../../../data/test", import.meta.url));

let cleanUp: () => Promise<void> = async () => undefined;

/** Real PostgreSQL for the tests: TEST_DATABASE_URL's, else the embedded one. Each test file copies the template. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? null : await startEmbedded({ dataDir, disposable: true, log: () => undefined });
  const admin: pg.ClientConfig = given ? { connectionString: given } : { ...server?.connection };
  if (server) await relaxDurability(admin);
  const space = server ? await withAdmin(admin, makeMemorySpace) : undefined;
  const template = `askwell_template_${randomBytes(6).toString("hex")}`;
  // Its copies stand where it does.
  await runAdmin(admin, `create database ${template}${space ? ` tablespace ${space}` : ""}`);
  const db = openDatabase(databaseConfig(admin, template), () => undefined);
  await migrateDatabase(db.pool);
  await seedBuiltInForms({ db });
  await seedPlans({ db });
  await db.close();
  project.provide("databaseAdmin", admin);
  project.provide("databaseTemplate", template);
  cleanUp = async () => {
    await runAdmin(admin, `drop database if exists ${template} with (force)`);
    if (space) await withAdmin(admin, (client) => dropMemorySpace(client, space));
    await server?.stop();
  };
}

export async function teardown(): Promise<void> {
  await cleanUp();
}

/** Nothing here must survive a power cut, so no commit waits for the disk. Delete data/test if one damaged it. */
async function relaxDurability(admin: pg.ClientConfig): Promise<void> {
  for (const setting of ["fsync", "full_page_writes", "synchronous_commit"])
    await runAdmin(admin, `alter system set ${setting} = off`);
  await runAdmin(admin, "select pg_reload_conf()");
}

export async function runAdmin(admin: pg.ClientConfig, statement: string): Promise<void> {
  await withAdmin(admin, (client) => client.query(statement));
}

async function withAdmin<T>(admin: pg.ClientConfig, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function databaseConfig(admin: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!admin.connectionString) return { ...admin, database };
  const url = new URL(admin.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
