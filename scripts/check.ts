import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser.ts";
import { ensurePages, root } from "./pages.ts";
import {
  addTallies,
  formatTally,
  listFailures,
  listOutsideErrors,
  ONE_FAILED,
  ONE_PASSED,
  type Tally,
  tallyReport,
} from "./test-report.ts";

type Run = { command: string; args: string[]; env?: Record<string, string> };
type Stage = { name: string; run: () => Promise<Tally> };

let running: ChildProcess | undefined;
let reports = "";
const failures: string[] = [];

async function runProgram({ command, args, env }: Run): Promise<number> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  running = child;
  try {
    const [code] = await once(child, "exit");
    return Number(code ?? 1);
  } finally {
    running = undefined;
  }
}

/** A script of package.json that either passes or fails as a whole. */
function checkByScript(name: string): Stage {
  const run = async () => {
    const code = await runProgram({ command: "npm", args: ["run", "--silent", `check:${name}`] });
    return code === 0 ? ONE_PASSED : ONE_FAILED;
  };
  return { name, run };
}

async function runTests(project: string, env: Record<string, string> = {}): Promise<Tally> {
  const file = join(reports, project);
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const args = [vitest, "run", "--project", project];
  const code = await runProgram({ command: process.execPath, args, env: { ...env, TEST_REPORT: file } });
  const [report, outside] = await Promise.all(
    [".json", ".outside.json"].map((end) => readFile(`${file}${end}`, "utf8").catch(() => undefined)),
  );
  const tally = tallyReport(report, code);
  if (tally.failed > 0) failures.push(...listFailures(report, root), ...listOutsideErrors(outside));
  return tally;
}

async function build(): Promise<Tally> {
  await ensurePages((line) => process.stdout.write(`${line}\n`));
  return ONE_PASSED;
}

/** Never on pages older than their sources: where the build fails, the journeys fail. */
async function runJourneys(): Promise<Tally> {
  await build();
  return await runTests("journeys", { CHROMIUM_PATH: ensureBrowser() });
}

const stages: Stage[] = [
  checkByScript("types"),
  checkByScript("lint"),
  checkByScript("imports"),
  { name: "build", run: build },
  { name: "unit", run: () => runTests("unit") },
  { name: "http", run: () => runTests("http") },
  { name: "journeys", run: runJourneys },
];

function chooseStages(args: string[]): Stage[] {
  const names = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
  if (names === undefined) return stages;
  const wanted = names.split(",");
  const unknown = wanted.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown !== undefined) {
    process.stderr.write(`There is no stage "${unknown}": ${stages.map(({ name }) => name).join(", ")}.\n`);
    process.exit(1);
  }
  return stages.filter(({ name }) => wanted.includes(name));
}

/** Runs a stage; whatever it throws is a failure of that stage, and the next one has its turn. */
async function runStage({ name, run }: Stage): Promise<Tally> {
  process.stdout.write(`\n=== ${name}\n`);
  const started = performance.now();
  const tally = await run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return ONE_FAILED;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`=== ${name}: ${formatTally(tally)} (${seconds} s)\n`);
  return tally;
}

function stopOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      running?.kill(signal);
      process.exit(128 + constants.signals[signal]);
    });
  }
}

/** `npm test`: every check, one after another, and their sum alone on the last line. */
async function check(): Promise<number> {
  const chosen = chooseStages(process.argv.slice(2));
  stopOnSignals();
  reports = await mkdtemp(join(tmpdir(), "askwell-reports-"));
  const tallies: { name: string; tally: Tally }[] = [];
  try {
    for (const stage of chosen) tallies.push({ name: stage.name, tally: await runStage(stage) });
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
  const failed = tallies.filter(({ tally }) => tally.failed > 0).map(({ name }) => name);
  if (failed.length > 0) process.stdout.write(`\nFailed: ${[failed.join(", "), ...failures].join("\n- ")}\n`);
  const sum = addTallies(tallies.map(({ tally }) => tally));
  process.stdout.write(`\n${formatTally(sum)}\n`);
  return sum.failed > 0 ? 1 : 0;
}

process.exitCode = await check();
