import { existsSync } from "node:fs";
import { join } from "node:path";
import { BackupError } from "#server/backup/backup-error.ts";
import { withDatabase } from "#server/backup/reach-database.ts";
import { openDatabase } from "#server/db/database.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { resetByOperator } from "#server/features/logins/reset-by-operator.ts";
import { newId } from "#server/ids.ts";
import { runBackupTask } from "./backup-task.ts";

const usage = "npm run reset-password -- ADDRESS [--turn-off-two-step]";

/** `npm run reset-password ADDRESS`: for whoever runs the server, whether it runs at the moment or not. */
await runBackupTask(async (config, args) => {
  const [email, ...more] = args.filter((arg) => !arg.startsWith("--"));
  const unknown = args.find((arg) => arg.startsWith("--") && arg !== "--turn-off-two-step");
  if (email === undefined || more.length > 0 || unknown) throw new BackupError(`Usage: ${usage}`);
  // Otherwise a mistyped folder becomes a new installation, in which the address is not found.
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, "secret.key")))
    throw new BackupError(
      `There is no Askwell in ${config.dataDir}. Set DATA_DIR to the server's own folder.`,
    );
  const turnOffTwoStep = args.includes("--turn-off-two-step");
  return withDatabase(config, async (connection) => {
    const db = openDatabase(connection, () => undefined);
    try {
      await migrateDatabase(db.pool);
      const password = await resetByOperator({ db, config, newId }, { email, turnOffTwoStep });
      if (password === null) throw new BackupError(`There is no account with the address ${email}.`);
      return `New password for ${email}: ${password}\nThe account is now logged out everywhere. After logging in, choose another password in your profile.`;
    } finally {
      await db.close();
    }
  });
});
