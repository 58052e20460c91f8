import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { readLockedPackages, writeLicences } from "./licences.ts";
import { ensurePages, root } from "./pages.ts";

/** What the package runs. The screens are in it as built pages. */
const rooms = ["analysis", "cli", "contract", "interviewer", "languages", "server"];
const tasks = /^(?:backup|backup-task|doctor.*|installation|reset-password|restore)\.(?:ts|mjs)$/;
const onlyForTests = /(?:^|\/)testing\/|\.test\.ts$|-for-tests\.ts$|\/test-[\w-]+\.ts$/;

/** Of an import, or of a file that is started as a process or a thread. */
const specifier = /(\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)(["'])([.#][^"'\n]*)\.ts\2/g;

/** A file of ours as plain JavaScript: the lines stay where they are, and imports name compiled files. */
export function compileFile(source: string, file: string): string {
  const code = stripTypeScriptTypes(source);
  return code.replace(specifier, (_, before: string, quote: string, path: string) => {
    const target = path.startsWith("#") ? relative(dirname(file), path.slice(1)) : path;
    const named = target.startsWith(".") ? target : `./${target}`;
    return `${before}${quote}${named.split(sep).join("/")}.js${quote}`;
  });
}

async function listSources(): Promise<{ from: string; file: string }[]> {
  const listed = await Promise.all(
    rooms.map(async (room) => {
      const names = await readdir(join(root, "src", room), { recursive: true });
      return names.map((name) => ({ from: join(root, "src", room, name), file: join(room, name) }));
    }),
  );
  const scripts = (await readdir(join(root, "scripts"))).filter((name) => tasks.test(name));
  return [...listed.flat(), ...scripts.map((name) => ({ from: join(root, "scripts", name), file: name }))]
    .map(({ from, file }) => ({ from, file: file.split(sep).join("/") }))
    .filter(({ file }) => /\.(?:ts|mjs)$/.test(file) && !/\.d\.m?ts$/.test(file))
    .filter(({ file }) => !onlyForTests.test(file));
}

/** Node strips no types below node_modules, so what is installed from a registry must be JavaScript. */
export async function compileTo(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const { from, file } of await listSources()) {
    const target = join(folder, file.replace(/\.ts$/, ".js"));
    await mkdir(dirname(target), { recursive: true });
    if (file.endsWith(".mjs")) await cp(from, target);
    else await writeFile(target, compileFile(await readFile(from, "utf8"), file));
  }
}

/**
 * `npm pack` runs this first: the pages and the compiled server, which the tarball holds in place of the sources, and
 * the licences of what they are built from.
 */
if (import.meta.main) {
  await ensurePages((line) => process.stderr.write(`${line}\n`));
  await compileTo(join(root, "lib"));
  await writeFile(join(root, "lib", "licences.md"), writeLicences(await readLockedPackages()));
}
