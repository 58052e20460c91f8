import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** All that the built pages depend on. */
const SOURCES = [
  "src/web",
  "src/contract",
  "src/languages/fill.ts",
  "languages",
  "public",
  "index.html",
  "chat.html",
  "vite.config.ts",
  "tsconfig.json",
  "package-lock.json",
];
const BUILT = join(root, "dist", "web");
const STAMP = join(root, "dist", "web.stamp");

async function listFiles(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A hash over names and contents, so that neither a checkout nor a copy makes the pages look new. */
export async function hashSources(folder: string, sources: string[]): Promise<string> {
  const files = (await Promise.all(sources.map((source) => listFiles(join(folder, source))))).flat().sort();
  const hash = createHash("sha256");
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const content = await readFile(file);
    hash.update(`${file.slice(folder.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** The creator's app and the participant's page, one after the other into one folder. */
async function buildPages(folder: string): Promise<boolean> {
  return (await runVite(folder, "production")) === 0 && (await runVite(folder, "participant")) === 0;
}

async function runVite(folder: string, mode: string): Promise<number> {
  // Vite in a process of its own: it sets NODE_ENV, and its memory is not the server's.
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const child = spawn(
    process.execPath,
    [vite, "build", "--mode", mode, "--logLevel", "info", "--outDir", folder],
    { cwd: root, stdio: ["ignore", "ignore", "inherit"] },
  );
  const [code] = await once(child, "exit");
  return Number(code ?? 1);
}

/**
 * Builds the pages when their sources have changed since the last build, and puts them in place only
 * when they are complete.
 *
 * @throws Error with a sentence when the build fails; the former pages then stay
 */
export async function ensurePages(log: (line: string) => void): Promise<void> {
  const wanted = await hashSources(root, SOURCES);
  const built = await readFile(STAMP, "utf8").catch(() => undefined);
  const present = await stat(join(BUILT, "index.html")).catch(() => undefined);
  if (built === wanted && present !== undefined) return;
  log(present === undefined ? "Building the pages." : "Building the pages, as their sources have changed.");
  const started = performance.now();
  const draft = `${BUILT}.${process.pid}`;
  if (!(await buildPages(draft))) {
    await rm(draft, { recursive: true, force: true });
    throw new Error("The pages could not be built; the reason is above.");
  }
  await rm(STAMP, { force: true });
  await rm(BUILT, { recursive: true, force: true });
  await rename(draft, BUILT);
  await writeFile(STAMP, wanted);
  log(`Built the pages in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
