import { setTimeout as sleep } from "node:timers/promises";
import { getBinaries } from "./binaries.ts";
import { ensureCluster, findMajorVersion } from "./cluster.ts";
import { markStarted, type Place, preparePlace } from "./place.ts";
import { isServerRunning, type Launch, launchServer, readLogEnd, stopServer } from "./postmaster.ts";
import { type Connection, joinServer, leaveServer, type Presence } from "./presence.ts";
import { DatabaseStartError } from "./start-error.ts";

export type EmbeddedOptions = {
  /** Askwell's data directory; made when missing. */
  dataDir: string;
  /** Folder with another PostgreSQL's initdb, postgres and pg_ctl, instead of the bundled one. */
  pgBin?: string | undefined;
  /** For tests: begin anew, rather than refuse, where the former database is gone. */
  disposable?: boolean;
  log: (line: string) => void;
};

export type EmbeddedDatabase = {
  /** What a pg pool needs. It stays the same when the server has to be started again. */
  connection: Connection;
  url: string;
  version: string;
  /** True when the server was running already. */
  adopted: boolean;
  /** Close your own connections first: the server is stopped only when nobody else is connected. */
  stop: () => Promise<void>;
};

/** Recovery after a crash may take a while on a slow disk. */
const PATIENCE_MS = 120_000;
const FAILED_LAUNCHES = 5;

type Start = { place: Place; options: EmbeddedOptions; port?: number };

async function launch({ place, options, port }: Start): Promise<Launch> {
  const wanted = await findMajorVersion(place);
  const binaries = await getBinaries({ place, pgBin: options.pgBin }, wanted);
  if (wanted === undefined)
    options.log(`Creating a new database in ${place.home} (PostgreSQL ${binaries.version}).`);
  await ensureCluster(place, binaries);
  return await launchServer(place, binaries, port);
}

/** Joins the server on the place's data, starting it when there is none. */
async function bringUp(start: Start): Promise<{ presence: Presence; adopted: boolean }> {
  const { place } = start;
  const deadline = Date.now() + PATIENCE_MS;
  let launched: Launch | undefined;
  for (let failures = 0; failures < FAILED_LAUNCHES && Date.now() < deadline; ) {
    const presence = await joinServer(place);
    if (presence !== undefined) return { presence, adopted: presence.pid !== launched?.pid };
    if (launched?.hasExited()) {
      // Another start was faster, or processes of a killed server are still on their way out.
      launched = undefined;
      failures += 1;
      await sleep(200 * failures);
    }
    if (launched === undefined && !(await isServerRunning(place))) launched = await launch(start);
    await sleep(20);
  }
  throw new DatabaseStartError(
    `The database in ${place.data} does not start. Its log, ${place.log}, ends with:\n${await readLogEnd(place)}`,
  );
}

function formatUrl({ host, port, user, database, password }: Connection): string {
  const login = password === undefined ? user : `${user}:${password}`;
  const isFolder = host.startsWith("/");
  const base = `postgresql://${login}@${isFolder ? "localhost" : host}:${port}/${database}`;
  return isFolder ? `${base}?host=${encodeURIComponent(host)}` : base;
}

/** Starts the server again whenever it dies under us, at most once a second, until told to end. */
function superviseServer(start: Start, first: Presence): { end: () => Promise<Presence | undefined> } {
  let presence: Presence | undefined = first;
  let ended = false;
  let recovery: Promise<void> | undefined;
  const recover = async () => {
    for (let attempt = 1; presence === undefined && !ended; attempt++) {
      try {
        ({ presence } = await bringUp(start));
        start.options.log("The database server is running again.");
        watch(presence);
      } catch (error) {
        start.options.log(error instanceof Error ? error.message : String(error));
        await sleep(Math.min(attempt, 10) * 1000, undefined, { ref: false });
      }
    }
  };
  const watch = (watched: Presence) => {
    watched.client.once("end", () => {
      if (ended || presence !== watched) return;
      presence = undefined;
      start.options.log("The database server has stopped; starting it again.");
      recovery = recover();
    });
  };
  watch(first);
  const end = async () => {
    ended = true;
    await recovery;
    return presence;
  };
  return { end };
}

async function leaveOrStop({ place, options }: Start, presence: Presence): Promise<void> {
  try {
    if (!(await leaveServer(presence))) {
      options.log("The database server keeps running, because others are connected to it.");
      return;
    }
    const binaries = await getBinaries({ place, pgBin: options.pgBin }, await findMajorVersion(place));
    if (!(await stopServer(place, binaries)))
      options.log("The database server couldn't be stopped; it's still running.");
  } finally {
    await presence.client.end().catch(() => undefined);
  }
}

/**
 * Brings up the data directory's own PostgreSQL and joins it: starts it when none runs, adopts the
 * one that does. The server survives a killed Askwell, and is started again when it dies itself.
 *
 * @throws DatabaseStartError with a sentence for the person who starts Askwell
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const place = await preparePlace(options);
  const start: Start = { place, options };
  const { presence, adopted } = await bringUp(start);
  await markStarted(place);
  start.port = presence.connection.port;
  const supervision = superviseServer(start, presence);
  let stopped: Promise<void> | undefined;
  const stopOnce = async () => {
    const last = await supervision.end();
    if (last !== undefined) await leaveOrStop(start, last);
  };
  return {
    connection: presence.connection,
    url: formatUrl(presence.connection),
    version: presence.version,
    adopted,
    stop: () => {
      stopped ??= stopOnce();
      return stopped;
    },
  };
}
