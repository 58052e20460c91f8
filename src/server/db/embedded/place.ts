import { createHash, randomBytes } from "node:crypto";
import {
  chmod,
  chown,
  link,
  lstat,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Account, getServerAccount, isRoot } from "./account.ts";
import { DatabaseStartError, hasCode } from "./start-error.ts";

/** Where one data directory's database lives, and as whom its server runs. */
export type Place = {
  dataDir: string;
  /** Folder of everything below. */
  home: string;
  /** PostgreSQL's own data directory. */
  data: string;
  /** Folder of the Unix socket; undefined on Windows, which listens on 127.0.0.1 with a password. */
  sockets: string | undefined;
  log: string;
  /** Where a copy of the bundled programs goes when they cannot be used in place. */
  programs: string;
  /** The user the server runs as when it is not the one running Askwell. */
  account: Account | undefined;
};

export type PlaceOptions = {
  dataDir: string;
  /** For tests: begin anew where the former database is gone. */
  disposable?: boolean;
  log: (line: string) => void;
};

const SYSTEM_HOME = "/var/lib/askwell";
const POINTER = "postgres.location";
/** Written in a home after its first successful start: from then on missing data is a loss, not a beginning. */
const STARTED = "started";
/** The kernel's limit for a socket path is 107 bytes (103 on macOS), of which ".s.PGSQL.5432" takes 14. */
const SOCKET_FOLDER_LIMIT = 103 - 14;

function hashPath(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 16);
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  );
}

/** A folder for the server's account alone. */
export async function makePrivateFolder(path: string, account: Account | undefined): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (account !== undefined) await chown(path, account.uid, account.gid);
}

function placeAt(dataDir: string, home: string, account: Account | undefined): Place {
  const sockets = process.platform === "win32" ? undefined : join(home, "run");
  // Root's copy serves all data directories, and the server's account cannot change it.
  const programs = account === undefined ? home : SYSTEM_HOME;
  return {
    dataDir,
    home,
    data: join(home, "data"),
    sockets,
    log: join(home, "server.log"),
    programs,
    account,
  };
}

/** A socket folder in the temporary directory for data directories whose own path is too long. */
async function makeShortSocketFolder(dataDir: string): Promise<string> {
  const uid = process.getuid?.() ?? 0;
  const name = `askwell-${uid}-${hashPath(dataDir)}`;
  const preferred = join(tmpdir(), name);
  const path = Buffer.byteLength(preferred) <= SOCKET_FOLDER_LIMIT ? preferred : join("/tmp", name);
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (!hasCode(error, "EEXIST")) throw error;
  });
  // The temporary directory is everybody's: somebody else may have put a folder of that name there.
  const found = await lstat(path);
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new DatabaseStartError(
      `The folder ${path} for the database's socket belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`,
    );
  }
  return path;
}

async function prepareOwnPlace(dataDir: string): Promise<Place> {
  const place = placeAt(dataDir, join(dataDir, "postgres"), undefined);
  if ((await exists(join(dataDir, POINTER))) && !(await exists(place.data))) {
    throw new DatabaseStartError(
      `The database of ${dataDir} was made when Askwell ran as root. Start it as root again, or set DATA_DIR to another directory.`,
    );
  }
  await makePrivateFolder(place.home, undefined);
  if (place.sockets === undefined) return place;
  if (Buffer.byteLength(place.sockets) > SOCKET_FOLDER_LIMIT) {
    return { ...place, sockets: await makeShortSocketFolder(dataDir) };
  }
  await makePrivateFolder(place.sockets, undefined);
  return place;
}

/** Root on a directory whose database an ordinary user made: the server goes on running as that user. */
async function findUsersPlace(dataDir: string): Promise<Place | undefined> {
  const place = placeAt(dataDir, join(dataDir, "postgres"), undefined);
  const found = await stat(place.data).catch(() => undefined);
  if (found === undefined || found.uid === 0) return undefined;
  const account = { uid: found.uid, gid: found.gid };
  const sockets = join(SYSTEM_HOME, `${hashPath(dataDir)}-run`);
  await mkdir(SYSTEM_HOME, { recursive: true, mode: 0o755 });
  await makePrivateFolder(sockets, account);
  return { ...place, account, sockets, programs: SYSTEM_HOME };
}

async function findPointedHome(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(dataDir, POINTER), "utf8").catch(() => undefined);
  const home = text?.split("\n")[0]?.trim();
  if (home === undefined) return undefined;
  // Root follows this path, so it must be one that we could have written.
  if (
    dirname(home) === SYSTEM_HOME &&
    /^[0-9a-f]{16}-[0-9a-f]{8}$/.test(home.slice(SYSTEM_HOME.length + 1))
  ) {
    return home;
  }
  throw new DatabaseStartError(`${join(dataDir, POINTER)} does not name a folder in ${SYSTEM_HOME}.`);
}

/** Makes a home and points to it; of two at once the first pointer counts, as link() never overwrites. */
async function makePointedHome(dataDir: string): Promise<string> {
  const home = join(SYSTEM_HOME, `${hashPath(dataDir)}-${randomBytes(4).toString("hex")}`);
  await mkdir(SYSTEM_HOME, { recursive: true, mode: 0o755 });
  // The home stays root's, so that the server's account cannot lead root's own writing elsewhere.
  await mkdir(home, { mode: 0o711 });
  await chmod(home, 0o711);
  await writeFile(join(home, "owner"), dataDir);
  const draft = join(dataDir, `${POINTER}.${randomBytes(4).toString("hex")}`);
  await writeFile(
    draft,
    `${home}\nAskwell ran as root here, so the database of this directory is kept there.\n`,
  );
  try {
    await link(draft, join(dataDir, POINTER));
    return home;
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
    await rm(home, { recursive: true });
    return (await findPointedHome(dataDir)) ?? home;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Takes away a pointer to a home, unless another start has already replaced it. */
async function dropPointer(dataDir: string, home: string): Promise<void> {
  const pointer = join(dataDir, POINTER);
  const aside = `${pointer}.${randomBytes(4).toString("hex")}`;
  try {
    await rename(pointer, aside);
    const text = await readFile(aside, "utf8");
    if (text.split("\n")[0] !== home) await link(aside, pointer);
  } catch (error) {
    if (!hasCode(error, "ENOENT", "EEXIST")) throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

type HomeState = "ready" | "gone" | "another's";

/** "another's" when the data directory was copied from one that goes on using the home; a moved one keeps it. */
async function inspectPointedHome(dataDir: string, home: string): Promise<HomeState> {
  const owner = await readFile(join(home, "owner"), "utf8").catch(() => undefined);
  const begun = await exists(join(home, STARTED));
  if (owner === undefined || (begun && !(await exists(join(home, "data", "PG_VERSION"))))) return "gone";
  if (owner === dataDir) return "ready";
  if ((await findPointedHome(owner).catch(() => undefined)) === home) return "another's";
  await writeFile(join(home, "owner"), dataDir);
  return "ready";
}

async function getPointedHome({ dataDir, disposable, log }: PlaceOptions): Promise<string> {
  const home = await findPointedHome(dataDir);
  if (home === undefined) return await makePointedHome(dataDir);
  const state = await inspectPointedHome(dataDir, home);
  if (state === "ready") return home;
  if (state === "gone" && !disposable) {
    // Beginning anew by itself would hide from the operator that everything is lost.
    throw new DatabaseStartError(
      `The database of ${dataDir} was kept in ${home} and is no longer there. ` +
        `Put that folder back from a backup, or delete ${join(dataDir, POINTER)} to start with an empty database.`,
    );
  }
  if (state === "another's")
    log(`${dataDir} is a copy, whose original still uses ${home}: this one starts empty.`);
  await dropPointer(dataDir, home);
  return await makePointedHome(dataDir);
}

async function prepareRootPlace(options: PlaceOptions): Promise<Place> {
  const { dataDir } = options;
  const usersPlace = await findUsersPlace(dataDir);
  if (usersPlace !== undefined) return usersPlace;
  const account = await getServerAccount();
  const home = await getPointedHome(options);
  const place = placeAt(dataDir, home, account);
  if (place.sockets !== undefined) await makePrivateFolder(place.sockets, account);
  return place;
}

/**
 * Finds or makes the folders of a data directory's database. Run by root, the database lives under
 * /var/lib/askwell with a pointer file in the data directory, since a data directory often lies where
 * only root can enter and PostgreSQL never runs as root.
 */
export async function preparePlace(options: PlaceOptions): Promise<Place> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = await realpath(options.dataDir);
  return isRoot() ? await prepareRootPlace({ ...options, dataDir }) : await prepareOwnPlace(dataDir);
}

/** Notes that the place holds a database worth missing. */
export async function markStarted(place: Place): Promise<void> {
  await writeFile(join(place.home, STARTED), "", { flag: "wx" }).catch((error: unknown) => {
    if (!hasCode(error, "EEXIST")) throw error;
  });
}

/** Deletes a stopped database with all it holds: for tests and demonstrations. */
export async function removeDatabase(dataDir: string): Promise<void> {
  const real = await realpath(dataDir);
  const home = await findPointedHome(real);
  if (home !== undefined) await rm(home, { recursive: true, force: true });
  await rm(join(real, POINTER), { force: true });
  await rm(join(real, "postgres"), { recursive: true, force: true });
}
