import { realpath } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DATABASE_USER, getPassword } from "./cluster.ts";
import type { Place } from "./place.ts";
import { findPostmaster } from "./postmaster.ts";

const DATABASE = "askwell";
/** Advisory locks in the database "postgres": everyone who uses the server holds PRESENCE, shared. */
const PRESENCE = 7_215_001;
const CREATION = 7_215_002;

export type Connection = {
  /** Folder of the Unix socket, or 127.0.0.1 on Windows. */
  host: string;
  port: number;
  user: string;
  database: string;
  password: string | undefined;
  ssl: false;
};

/**
 * One open connection that says "somebody uses this server". It goes away with its process, however
 * that ends, so that whoever stops last can tell, and it notices when the server dies.
 */
export type Presence = {
  connection: Connection;
  version: string;
  pid: number;
  client: QuietClient;
};

/** pg's own types leave these two out. */
type QuietClient = pg.Client & { ref: () => void; unref: () => void };

async function ensureDatabase(client: pg.Client): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [CREATION]);
  const found = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
  if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.query("select pg_advisory_unlock($1)", [CREATION]);
}

async function isSameFolder(a: string, b: string): Promise<boolean> {
  return (await realpath(a).catch(() => a)) === (await realpath(b).catch(() => b));
}

async function registerPresence(client: pg.Client, place: Place): Promise<string | undefined> {
  const { rows } = await client.query<{ data: string; version: string }>(
    "select current_setting('data_directory') as data, current_setting('server_version') as version",
  );
  const server = rows[0];
  // A copied directory brings along a postmaster.pid that leads to the original's server.
  if (server === undefined || !(await isSameFolder(server.data, place.data))) return undefined;
  await client.query("select pg_advisory_lock_shared($1)", [PRESENCE]);
  await ensureDatabase(client);
  return server.version.split(" ")[0];
}

/** Connects to the server on this place's data; undefined when none is ready, or it stops meanwhile. */
export async function joinServer(place: Place): Promise<Presence | undefined> {
  const postmaster = await findPostmaster(place);
  if (postmaster === undefined) return undefined;
  const { host, port, pid } = postmaster;
  const password = await getPassword(place);
  const connection: Connection = {
    host,
    port,
    user: DATABASE_USER,
    database: DATABASE,
    password,
    ssl: false,
  };
  const client = new pg.Client({
    ...connection,
    database: "postgres",
    application_name: "askwell presence",
    connectionTimeoutMillis: 10_000,
  }) as QuietClient;
  // Without a listener a server that dies would take the process with it.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const version = await registerPresence(client, place);
    if (version !== undefined) {
      // It must not keep a process alive that has nothing else to do.
      client.unref();
      return { connection, version, pid, client };
    }
  } catch {
    // Not ready yet, or on its way down: the caller looks again.
  }
  await client.end().catch(() => undefined);
  return undefined;
}

async function countOthers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ others: string }>(
    "select count(*) as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  return Number(rows[0]?.others);
}

/**
 * Gives up the presence; true when nobody else is there, in which case newcomers are kept waiting
 * until the server is stopped or the presence's client is closed.
 */
export async function leaveServer(presence: Presence): Promise<boolean> {
  const { client } = presence;
  client.ref();
  await client.query("select pg_advisory_unlock_shared($1)", [PRESENCE]);
  const { rows } = await client.query<{ alone: boolean }>("select pg_try_advisory_lock($1) as alone", [
    PRESENCE,
  ]);
  if (rows[0]?.alone !== true) return false;
  // Connections that were closed a moment ago are still listed for a little while.
  for (let attempt = 0; attempt < 20; attempt++) {
    if ((await countOthers(client)) === 0) return true;
    await sleep(50);
  }
  return false;
}
