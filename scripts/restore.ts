import { withDatabase } from "#server/backup/reach-database.ts";
import { checkBackup, restoreBackup } from "#server/backup/restore-backup.ts";
import { chooseFile, runBackupTask } from "./backup-task.ts";

/** `npm run restore -- FILE`: into the database of DATA_DIR or DATABASE_URL, which has to be empty. */
await runBackupTask(async (config, args) => {
  const file = chooseFile(args, "npm run restore -- FILE", []);
  // All of it, before a database is even made.
  const head = await checkBackup(file);
  const { dataDir } = config;
  const done = await withDatabase(config, (connection) => restoreBackup({ connection, dataDir, file }, head));
  const secret =
    head.secret === null
      ? ` Put the installation's secret.key into ${dataDir} before the server starts.`
      : "";
  return `The backup of ${head.madeAt} has been restored: ${done.rows} rows in ${done.tables} tables.${secret}`;
});
