import { execFile } from "node:child_process";
import { mkdir, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const here = fileURLToPath(new URL("../..", import.meta.url));

export interface OldVersion {
  code: string;
  /** The commit in a line. */
  name: string;
}

/**
 * Writes out the code as it was before the newest migration, or at a commit, with packages beside it. Undefined where
 * there is no git history to take it from.
 */
export async function checkOutOldVersion(dir: string, commit?: string): Promise<OldVersion | undefined> {
  const git = async (...args: string[]) => (await run("git", ["-C", here, ...args])).stdout.trim();
  try {
    const newest =
      commit ?? `${await git("log", "-1", "--diff-filter=A", "--format=%H", "--", "drizzle/*.sql")}^`;
    const name = await git("log", "-1", "--format=%h of %ad (%s)", "--date=short", newest);
    const code = join(dir, "old");
    await mkdir(code, { recursive: true });
    const archive = join(dir, "old.tar");
    await git("archive", "--format=tar", "-o", archive, newest);
    await run("tar", ["-xf", archive, "-C", code]);
    await addPackages(code);
    return { code, name };
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return undefined;
  }
}

/** This version's own packages where they are the same, else those of its own lock file. */
async function addPackages(code: string): Promise<void> {
  const read = async (root: string) =>
    JSON.parse(await readFile(join(root, "package.json"), "utf8")).dependencies as Record<string, string>;
  const [old, own] = [await read(code), await read(here)];
  const isSame = Object.entries(old).every(([name, version]) => own[name] === version);
  if (isSame) await symlink(join(here, "node_modules"), join(code, "node_modules"));
  else
    await run("npm", ["ci", "--omit=dev", "--ignore-scripts", "--prefer-offline", "--no-audit"], {
      cwd: code,
    });
}
