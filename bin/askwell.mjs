#!/usr/bin/env node
/**
 * The command "askwell". Plain JavaScript, as it may be run by an older Node than the product needs: it hands over to
 * src/cli on the Node that comes with the packages, or on this one where it is recent enough.
 */
import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isNodeRecent } from "../scripts/installation.mjs";

// npm runs a link to this file, which may stand anywhere.
const root = join(realpathSync(fileURLToPath(import.meta.url)), "..", "..");
const packages = join(root, "node_modules");
const bundledNode = join(packages, ".bin", "node");

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (/[\\/]node_modules[\\/]/.test(`${root}/`))
  refuse("Askwell is run from a clone of its repository: run npx askwell there.");
if (!existsSync(join(packages, ".package-lock.json")))
  refuse(`The packages are not installed yet: run npm ci in ${root} first.`);

const node = existsSync(bundledNode) ? bundledNode : process.execPath;
if (node === process.execPath && !isNodeRecent(process.version))
  refuse(
    `Askwell needs Node 22.22 or newer, and this is Node ${process.versions.node}. Install Node 24 from https://nodejs.org and try again.`,
  );

const child = spawn(node, [join(root, "src", "cli", "main.ts"), ...process.argv.slice(2)], {
  stdio: "inherit",
});
// Ctrl+C reaches the child as well; its end is ours.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("error", (error) => refuse(`${node} could not be run: ${error.message}.`));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
