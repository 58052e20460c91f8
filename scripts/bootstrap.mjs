/**
 * The first step of `npm start`, `npm test` and `npm run dev`. It needs nothing but Node 18: it installs
 * what package-lock.json says, then hands over to `npm run <task>`, where node_modules/.bin, and with
 * it the Node that comes with the packages, is first on PATH.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findInstallReason, isNodeRecent } from "./installation.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const bundledNode = join(root, "node_modules", ".bin", "node");
const [task, ...taskArguments] = process.argv.slice(2);

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8"));
  } catch {
    return undefined;
  }
}

/** The npm that runs us, by the Node that runs us: neither needs to be on PATH. */
function startNpm(/** @type {string[]} */ args) {
  const npm = process.env.npm_execpath;
  const [command, prefix] = npm?.endsWith("js") ? [process.execPath, [npm]] : ["npm", []];
  const shell = prefix.length === 0 && process.platform === "win32";
  return spawn(command, [...prefix, ...args], { cwd: root, stdio: "inherit", shell });
}

/** Waits for npm's end and passes on the signals that reach us alone; a signal's exit code is the shell's. */
function runNpm(/** @type {string[]} */ args) {
  return new Promise((resolve) => {
    const child = startNpm(args);
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    process.on("SIGINT", forward);
    process.on("SIGTERM", forward);
    child.on("error", (error) => refuse(`npm could not be run: ${error.message}.`));
    child.on("exit", (code, signal) => {
      process.off("SIGINT", forward);
      process.off("SIGTERM", forward);
      resolve(code ?? (signal === "SIGINT" ? 130 : 143));
    });
  });
}

function explainOldNode() {
  return `Askwell needs Node 22.22 or newer, and this is Node ${process.versions.node} on ${process.platform}-${process.arch}, for which no newer one comes along. Install Node 24 from https://nodejs.org and try again.`;
}

async function ensureInstalled() {
  const lock = readJson("package-lock.json");
  if (lock === undefined) refuse("package-lock.json is missing or damaged; restore it from the repository.");
  const installed = readJson(join("node_modules", ".package-lock.json"));
  const reason = findInstallReason(lock, installed, process);
  if (reason === undefined) return;
  process.stdout.write(`${reason}\n`);
  // With NODE_ENV=production npm would leave out what builds the pages.
  const code = await runNpm([
    "ci",
    "--ignore-scripts",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
  ]);
  if (code !== 0) {
    process.stderr.write("The packages could not be installed; npm's own words are above.\n");
    process.exit(code);
  }
}

/** Whether the Node that the tasks will find first on PATH is recent enough. */
function isTaskNodeRecent() {
  if (!existsSync(bundledNode)) return isNodeRecent(process.version);
  const { status, stdout } = spawnSync(bundledNode, ["--version"], { encoding: "utf8" });
  return status === 0 && isNodeRecent(stdout.trim());
}

if (task === undefined) refuse("Usage: node scripts/bootstrap.mjs <task of package.json>");
if (process.platform !== "linux" && !isNodeRecent(process.version)) refuse(explainOldNode());
await ensureInstalled();
if (!isTaskNodeRecent()) refuse(explainOldNode());
process.exit(
  await runNpm(["run", "--silent", task, ...(taskArguments.length > 0 ? ["--", ...taskArguments] : [])]),
);
