import { randomBytes } from "node:crypto";
import { appendFile, chmod, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runTool } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { makePrivateFolder, type Place } from "./place.ts";
import { DatabaseStartError, hasCode } from "./start-error.ts";

export const DATABASE_USER = "askwell";

/** Statements and key values stay out of the log, for they hold participants' words. */
const SETTINGS = `
# Askwell
max_connections = 100
shared_buffers = 128MB
max_wal_size = 256MB
fsync = on
synchronous_commit = on
jit = off
timezone = 'UTC'
log_timezone = 'UTC'
log_min_error_statement = panic
log_error_verbosity = terse
`;

/** The major version that made the database, or undefined when there is none yet. */
export async function findMajorVersion(place: Place): Promise<number | undefined> {
  const text = await readFile(join(place.data, "PG_VERSION"), "utf8").catch(() => undefined);
  return text === undefined ? undefined : Number.parseInt(text, 10);
}

/** Only Windows needs a password: elsewhere the socket's folder lets in nobody else. */
export async function getPassword(place: Place): Promise<string | undefined> {
  if (place.sockets !== undefined) return undefined;
  const file = join(place.home, "password");
  const secret = randomBytes(24).toString("hex");
  await writeFile(file, secret, { mode: 0o600, flag: "wx" }).catch((error: unknown) => {
    if (!hasCode(error, "EEXIST")) throw error;
  });
  return (await readFile(file, "utf8")).trim();
}

async function listInitArguments(place: Place, major: number, data: string): Promise<string[]> {
  const locale = major >= 17 ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"] : [];
  const common = ["-D", data, "-U", DATABASE_USER, "--encoding=UTF8", "--locale=C", ...locale];
  if ((await getPassword(place)) === undefined) return [...common, "--auth=trust"];
  return [...common, "--auth=scram-sha-256", `--pwfile=${join(place.home, "password")}`];
}

async function configureCluster(place: Place, data: string): Promise<void> {
  await appendFile(join(data, "postgresql.conf"), SETTINGS);
  const rule =
    place.sockets === undefined ? "host all all 127.0.0.1/32 scram-sha-256\n" : "local all all trust\n";
  await writeFile(join(data, "pg_hba.conf"), rule);
}

export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

/**
 * Makes the database when it is new, under another name first: a killed start leaves no half
 * database, and of two starts at once the first rename counts.
 */
export async function ensureCluster(place: Place, binaries: Binaries): Promise<void> {
  if ((await findMajorVersion(place)) !== undefined) return;
  const draft = join(place.home, `new-${randomBytes(4).toString("hex")}`);
  await makePrivateFolder(draft, place.account);
  const made = await runTool({
    command: join(binaries.bin, "initdb"),
    args: await listInitArguments(place, binaries.major, draft),
    account: place.account,
    cwd: place.home,
  });
  try {
    if (made.code !== 0) {
      throw new DatabaseStartError(`Couldn't create a new database in ${place.home}: ${made.output.trim()}`);
    }
    await configureCluster(place, draft);
    await chmod(draft, 0o700);
    await rename(draft, place.data);
    await syncFolder(place.home);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!hasCode(error, "EEXIST", "ENOTEMPTY", "EPERM")) throw error;
    if ((await findMajorVersion(place)) === undefined) {
      throw new DatabaseStartError(
        `${place.data} is neither empty nor a database. Move it away and start again.`,
      );
    }
  }
}
