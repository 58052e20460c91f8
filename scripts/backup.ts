import { withDatabase } from "#server/backup/reach-database.ts";
import { takeBackup } from "#server/backup/take-backup.ts";
import { chooseFile, runBackupTask } from "./backup-task.ts";

/** `npm run backup -- FILE [--without-secret]` */
await runBackupTask(async (config, args) => {
  const file = chooseFile(args, "npm run backup -- FILE [--without-secret]", ["--without-secret"]);
  const withoutSecret = args.includes("--without-secret");
  const { dataDir } = config;
  const done = await withDatabase(config, (connection) =>
    takeBackup({ connection, dataDir, file, withoutSecret }),
  );
  const size = `${(done.bytes / 1024 / 1024).toFixed(1)} MB`;
  const secret = withoutSecret
    ? "Keep secret.key with it: the backup doesn't include it."
    : "It contains personal data and this installation's secret: keep it where only you can read it.";
  return `The backup is in ${file}: ${done.rows} rows in ${done.tables} tables, ${size}. ${secret}`;
});
