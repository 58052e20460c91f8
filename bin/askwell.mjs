#!/usr/bin/env node
/**
 * The command "askwell", in a clone and in an installed package. Plain JavaScript, as it may be run by an older Node
 * than the product needs: it hands over to the Node that comes with the packages, or to this one if it is recent enough.
 */
import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isNodeRecent } from "../scripts/installation.mjs";

// npm runs a link to this file, which may stand anywhere.
const root = join(realpathSync(fileURLToPath(import.meta.url)), "..", "..");
const isInstalled = /[\\/]node_modules[\\/]/.test(`${root}/`);
const args = process.argv.slice(2);
const isServer = args[0] === undefined || args[0] === "serve";
/** Tasks that are programs of their own; all else is for the command line of src/cli. */
const tasks = ["backup", "doctor", "reset-password", "restore"];

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** npm puts the packages of an installed package inside it, or beside it. */
function findNode() {
  const folders = [join(root, "node_modules"), ...(isInstalled ? [dirname(root)] : [])];
  const bundled = folders.map((folder) => join(folder, ".bin", "node")).find((path) => existsSync(path));
  if (bundled !== undefined) return bundled;
  if (isNodeRecent(process.version)) return process.execPath;
  return refuse(
    `Askwell needs Node 22.22 or newer, and this is Node ${process.versions.node}. Install Node 24 from https://nodejs.org and try again.`,
  );
}

/** What Node is to run: compiled files where the package is installed, the sources in a clone. */
function listArguments() {
  if (isServer || tasks.includes(args[0] ?? "")) {
    const task = args[0] ?? "serve";
    if (!isInstalled) return [join(root, "scripts", "bootstrap.mjs"), task, ...args.slice(1)];
    // As scripts/bootstrap.mjs does, which says why.
    const flags = isServer ? ["--max-semi-space-size=8", "--heap-growing-percent=80"] : [];
    const file = isServer ? join(root, "lib", "server", "main.js") : join(root, "lib", `${task}.js`);
    const settings = existsSync(".env") ? ["--env-file=.env"] : [];
    return [...flags, ...settings, file, ...args.slice(1)];
  }
  return [isInstalled ? join(root, "lib", "cli", "main.js") : join(root, "src", "cli", "main.ts"), ...args];
}

if (!isInstalled && !isServer && !existsSync(join(root, "node_modules", ".package-lock.json")))
  refuse(`The packages are not installed yet: run npm ci in ${root} first.`);

const child = spawn(findNode(), listArguments(), { stdio: "inherit" });
// Ctrl+C reaches the child as well; its end is ours.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("error", (error) => refuse(`Node could not be run: ${error.message}.`));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
