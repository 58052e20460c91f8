import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { createApp } from "./app.ts";
import { type Config, ConfigError, loadConfig } from "./config.ts";
import { openDatabase } from "./db/database.ts";
import { startEmbedded } from "./db/embedded/start-embedded.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { seedBuiltInForms } from "./features/forms/forms.service.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { newId } from "./ids.ts";
import { startJobs } from "./jobs/start.ts";
import { loadSecret } from "./secret.ts";

const pagesDir = fileURLToPath(new URL("../../dist/web", import.meta.url));

/** Config, then database, then the app, then listening; on a signal the other way round. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel, base: null });
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const server = config.databaseUrl
    ? null
    : await startEmbedded({ dataDir: config.dataDir, pgBin: config.pgBin ?? undefined, log: say });
  const db = openDatabase(
    config.databaseUrl ? { connectionString: config.databaseUrl } : (server?.connection ?? {}),
    (error) => log.warn({ error: error.message }, "a database connection broke"),
  );
  await migrateDatabase(db.pool);
  await seedBuiltInForms({ db });
  const jobs = startJobs({ db, log, clock: () => new Date(), newId });
  const deps = {
    config,
    db,
    clock: () => new Date(),
    newId,
    secret: await loadSecret(config.dataDir),
    jobs,
    log,
  };
  const app = await createApp(deps, { pagesDir: existsSync(pagesDir) ? pagesDir : null });
  await app.listen({ host: config.host, port: config.port });
  for (const line of describeChoices(config, server)) say(line);
  say(`Askwell is ready on ${config.publicUrl}`);
  const housekeeping = startHousekeeping(deps);
  stopOnSignal(async () => {
    housekeeping.stop();
    await app.close();
    await jobs.stop();
    await db.close();
    await server?.stop();
  });
}

function readConfig(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.problems) process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
}

function describeChoices(config: Config, server: { version: string; adopted: boolean } | null): string[] {
  const database = server
    ? `embedded PostgreSQL ${server.version} in ${config.dataDir}${server.adopted ? " (already running)" : ""}`
    : "PostgreSQL from DATABASE_URL";
  return [
    `database: ${database}`,
    "interviewer: scripted voice (no model configured)",
    "analysis: built-in coder (no model configured)",
    "login: e-mail and password",
    "payments: off, nothing is limited",
    "mail: none is sent",
    ...(config.rateLimits ? [] : ["rate limits: off"]),
  ];
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      // Whatever hangs must not keep the process: after half a minute it goes.
      setTimeout(() => process.exit(1), 30_000).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
