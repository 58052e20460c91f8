/**
 * The first step of `npm start`, `npm test` and `npm run dev`. It needs nothing but Node 18: it installs
 * what package-lock.json says, then hands over to scripts/<task>.ts on the Node that comes with the
 * packages, with node_modules/.bin first on PATH.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
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

/**
 * Runs a program to its end, passing on the signals that reach us alone. The shell between npm and us
 * dies of signals and keeps them to itself, so its end counts as one too.
 *
 * @param {string} command @param {string[]} args @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<number>} the exit code; a signal's is the shell's
 */
function runProgram(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event === undefined || process.ppid === parent) return;
      clearInterval(watch);
      forward("SIGTERM");
    }, 250);
    process.on("SIGINT", forward);
    process.on("SIGTERM", forward);
    child.on("error", (error) => refuse(`${command} could not be run: ${error.message}.`));
    child.on("exit", (code, signal) => {
      clearInterval(watch);
      process.off("SIGINT", forward);
      process.off("SIGTERM", forward);
      resolve(code ?? (signal === "SIGINT" ? 130 : 143));
    });
  });
}

/** The npm that runs us, by the Node that runs us: neither needs to be on PATH. */
function runNpm(/** @type {string[]} */ args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith("js")) return runProgram(process.execPath, [npm, ...args], {});
  return runProgram("npm", args, { shell: process.platform === "win32" });
}

/** Not by `npm run`, whose shell would keep the signals; node_modules/.bin is first on PATH all the same. */
function runTask(/** @type {string} */ name, /** @type {string[]} */ args) {
  const path = [join(root, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
  const node = existsSync(bundledNode) ? bundledNode : process.execPath;
  // Loading the packages makes much garbage, and so does load: with a small nursery and a heap that is cleaned before
  // it doubles the server keeps no room for it (idle 250 MB less 130, under load 345 less 195).
  const flags = name === "serve" ? ["--max-semi-space-size=8", "--heap-growing-percent=80"] : [];
  // The checks run the same whatever somebody has set up for themselves.
  const settings = name === "check" ? [] : ["--env-file-if-exists=.env"];
  const script = join("scripts", `${name}.ts`);
  return runProgram(node, [...flags, ...settings, script, ...args], { env: { ...process.env, PATH: path } });
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
  // With NODE_ENV=production npm would leave out what builds the pages. Its warnings would be about the
  // Node that runs npm, which is not the one that runs the product.
  const options = ["--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = await runNpm(["ci", "--ignore-scripts", ...options]);
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

if (task === undefined)
  refuse(
    "Usage: node scripts/bootstrap.mjs <serve, develop, check, doctor, backup, restore or reset-password>",
  );
if (process.platform !== "linux" && !isNodeRecent(process.version)) refuse(explainOldNode());
await ensureInstalled();
if (!isTaskNodeRecent()) refuse(explainOldNode());
process.exit(await runTask(task, taskArguments));
