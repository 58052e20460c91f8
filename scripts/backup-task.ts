import { resolve } from "node:path";
import { BackupError } from "#server/backup/backup-error.ts";
import { type Config, ConfigError, loadConfig } from "#server/config.ts";
import { DatabaseStartError } from "#server/db/embedded/start-error.ts";

/** Runs a task with the settings; says how it went in a sentence, without a stack for what a person can mend. */
export async function runBackupTask(
  work: (config: Config, args: string[]) => Promise<string>,
): Promise<void> {
  try {
    process.stdout.write(`${await work(loadConfig(), process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

function explain(error: unknown): string {
  if (error instanceof AggregateError) return explain(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const isKnown = [BackupError, ConfigError, DatabaseStartError].some((kind) => error instanceof kind);
  return isKnown ? error.message : `That didn't work: ${error.message}`;
}

/** The one file that is named; relative to where the person stands, as npm runs scripts elsewhere. */
export function chooseFile(args: string[], usage: string, switches: string[]): string {
  const files = args.filter((arg) => !arg.startsWith("--"));
  const [file] = files;
  const unknown = args.find((arg) => arg.startsWith("--") && !switches.includes(arg));
  if (file === undefined || files.length > 1 || unknown) throw new BackupError(`Usage: ${usage}`);
  return resolve(process.env.INIT_CWD ?? ".", file);
}
