import { type Config, ConfigError, type Environment, loadConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/database.ts";
import { startEmbedded } from "#server/db/embedded/start-embedded.ts";
import { checkModel } from "#server/providers/models/check-model.ts";

/** `npm run doctor`: what is set up, whether it works, and what to do where it does not. */

export interface Finding {
  ok: boolean;
  sentence: string;
}

const oldestPostgres = 14;

/** Looks at the settings, the database and the language model; one sentence for each thing looked at. */
export async function examine(env: Environment): Promise<Finding[]> {
  let config: Config;
  try {
    config = loadConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((sentence) => ({ ok: false, sentence }));
  }
  const model = config.model
    ? await checkModel(config.model)
    : { ok: true, sentence: "No language model is set up: the scripted voice holds the interviews." };
  return [{ ok: true, sentence: "The settings are complete." }, await checkDatabase(config), model];
}

async function checkDatabase(config: Config): Promise<Finding> {
  const place = config.databaseUrl
    ? "The database of DATABASE_URL"
    : `The embedded database in ${config.dataDir}`;
  try {
    const server = config.databaseUrl
      ? null
      : await startEmbedded({
          dataDir: config.dataDir,
          pgBin: config.pgBin ?? undefined,
          log: () => undefined,
        });
    const options = config.databaseUrl
      ? { connectionString: config.databaseUrl }
      : (server?.connection ?? {});
    const db = openDatabase(options, () => undefined);
    try {
      return judgeDatabase(place, (await db.pool.query(settingsQuery)).rows[0]);
    } finally {
      await db.close();
      await server?.stop();
    }
  } catch (error) {
    return { ok: false, sentence: `${place} cannot be used: ${tellReason(error)}.` };
  }
}

const settingsQuery = `select current_setting('server_version_num')::int / 10000 as version,
  current_setting('server_version') as name, current_setting('fsync') = 'on' as fsync,
  current_setting('synchronous_commit') <> 'off' as waits`;

function judgeDatabase(
  place: string,
  found: { version: number; name: string; fsync: boolean; waits: boolean },
): Finding {
  if (found.version < oldestPostgres) {
    return {
      ok: false,
      sentence: `${place} is PostgreSQL ${found.name}; ${oldestPostgres} or newer is needed.`,
    };
  }
  if (!found.fsync || !found.waits) {
    return {
      ok: false,
      sentence: `${place} does not write answers to disk before it confirms them: turn on fsync and synchronous_commit.`,
    };
  }
  return { ok: true, sentence: `${place} works (PostgreSQL ${found.name}).` };
}

/** A refused connection to a name with several addresses has its reasons inside. */
function tellReason(error: unknown): string {
  if (error instanceof AggregateError) return tellReason(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\.$/, "");
}

async function runDoctor(): Promise<void> {
  const findings = await examine(process.env);
  for (const { ok, sentence } of findings)
    process.stdout.write(`${ok ? "well   " : "PROBLEM"} ${sentence}\n`);
  process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1;
}

if (import.meta.main) await runDoctor();
