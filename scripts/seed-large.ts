import { withDatabase } from "#server/backup/reach-database.ts";
import { loadConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/database.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { seedBuiltInForms } from "#server/features/forms/forms.service.ts";
import { password } from "../bench/load/study.ts";
import { makeLargeStudy } from "../bench/web/large-study.ts";

/**
 * `npm run seed:large [-- SESSIONS [MESSAGES]]`: an account with an interview of 10,000 sessions of 60 messages, into
 * the database of the settings. Its sessions take no places of a plan.
 */
async function main(): Promise<void> {
  const [sessions = 10_000, messages = 60] = process.argv.slice(2).map(Number);
  if (!(sessions >= 1 && sessions <= 1_000_000 && messages >= 4 && messages <= 200)) {
    throw new Error("npm run seed:large -- SESSIONS (1 to 1000000) MESSAGES (4 to 200)");
  }
  const began = performance.now();
  await withDatabase(loadConfig(), async (connection) => {
    const db = openDatabase(connection, () => undefined);
    await migrateDatabase(db.pool);
    await seedBuiltInForms({ db });
    const onProgress = (done: number) => say(`${done} of ${sessions} sessions`);
    const study = await makeLargeStudy(db, { sessions, messages, onProgress });
    await db.close();
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    say(`${sessions} sessions of ${messages} messages in ${seconds} s.`);
    say(`Log in as ${study.email} with "${password}"; the interview is /interviews/${study.interviewId}.`);
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
