import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { compileCacheDir } from "../src/server/processes/compile-cache.ts";
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

type Run = { command: string; args: string[]; env?: Record<string, string>; say?: Say };
type Say = (text: string) => void;
type Stage = { name: string; run: (say: Say) => Promise<Tally> };
type StageTally = { name: string; tally: Tally };

const running = new Set<ChildProcess>();
let reports = "";
const failures: string[] = [];

/** Runs a program to its end. With `say`, its output goes there instead of straight to ours. */
async function runProgram({ command, args, env, say }: Run): Promise<number> {
  const output = say ? "pipe" : "inherit";
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", output, output],
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", say ?? (() => {}));
  try {
    const [code] = await once(child, "close");
    return Number(code ?? 1);
  } finally {
    running.delete(child);
  }
}

/** A script of package.json that either passes or fails as a whole. */
function checkByScript(name: string): Stage {
  const run = async (say: Say) => {
    const code = await runProgram({ command: "npm", args: ["run", "--silent", `check:${name}`], say });
    return code === 0 ? ONE_PASSED : ONE_FAILED;
  };
  return { name, run };
}

/** With --all every case, else some of each kind: see CONTRIBUTING.md. */
const cases: Record<string, string> = process.argv.includes("--all") ? { EVERY_CASE: "1" } : {};

async function runTests(
  name: string,
  env: Record<string, string> = {},
  chosen: string[] = ["--project", name],
): Promise<Tally> {
  const file = join(reports, name);
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const args = [vitest, "run", ...chosen];
  const code = await runProgram({
    command: process.execPath,
    args,
    // Each worker loads the same sources: what the first one compiled serves the others.
    env: { NODE_COMPILE_CACHE: compileCacheDir, ...cases, ...env, TEST_REPORT: file },
  });
  const [report, outside] = await Promise.all(
    [".json", ".outside.json"].map((end) => readFile(`${file}${end}`, "utf8").catch(() => undefined)),
  );
  const tally = tallyReport(report, code);
  if (tally.failed > 0) failures.push(...listFailures(report, root), ...listOutsideErrors(outside));
  return tally;
}

async function build(say: Say): Promise<Tally> {
  await ensurePages((line) => say(`${line}\n`));
  return ONE_PASSED;
}

/** Never on pages older than their sources: where the build fails, the journeys fail. */
async function runJourneys(): Promise<Tally> {
  await build(show);
  return await runTests("journeys", { CHROMIUM_PATH: ensureBrowser() });
}

/** What takes too long for every change: chance, every screen in every variant, markup everywhere. */
async function runLab(): Promise<Tally> {
  await build(show);
  return await runTests("lab", { CHROMIUM_PATH: ensureBrowser() }, ["--config", "lab/vitest.config.ts"]);
}

/** Seconds each, so two run at a time and a mistake shows before the tests begin. */
const quickStages: Stage[] = [
  checkByScript("types"),
  checkByScript("lint"),
  checkByScript("imports"),
  { name: "build", run: build },
];

/** Each uses both cores by itself, and begins with what fails most often. */
const testStages: Stage[] = [
  { name: "unit", run: () => runTests("unit") },
  { name: "http", run: () => runTests("http") },
  { name: "journeys", run: runJourneys },
];

const labStage: Stage = { name: "lab", run: runLab };

function chooseStages(args: string[]): (stage: Stage) => boolean {
  const names = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
  if (names === undefined) return ({ name }) => name !== labStage.name || args.includes("--all");
  const wanted = names.split(",");
  const known = [...quickStages, ...testStages, labStage].map(({ name }) => name);
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    process.stderr.write(`There is no stage "${unknown}": ${known.join(", ")}.\n`);
    process.exit(1);
  }
  return ({ name }) => wanted.includes(name);
}

const show: Say = (text) => void process.stdout.write(text);

/** Runs a stage; whatever it throws is a failure of that stage, and the next one has its turn. */
async function runStage({ name, run }: Stage, say: Say = show): Promise<StageTally> {
  say(`\n=== ${name}\n`);
  const started = performance.now();
  const tally = await run(say).catch((error: unknown) => {
    say(`${error instanceof Error ? error.message : String(error)}\n`);
    return ONE_FAILED;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`=== ${name}: ${formatTally(tally)} (${seconds} s)\n`);
  return { name, tally };
}

/** Two at a time; each one's output is shown whole when it ends. */
async function runSideBySide(stages: Stage[]): Promise<StageTally[]> {
  const tallies: StageTally[] = [];
  const waiting = [...stages];
  const runNext = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      let text = "";
      tallies.push(
        await runStage(stage, (more) => {
          text += more;
        }),
      );
      show(text);
    }
  };
  await Promise.all([runNext(), runNext()]);
  return tallies;
}

function stopOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      for (const child of running) child.kill(signal);
      process.exit(128 + constants.signals[signal]);
    });
  }
}

/** `npm test`: every check, the quick ones first, and their sum alone on the last line. With --all the lab too. */
async function check(): Promise<number> {
  const isChosen = chooseStages(process.argv.slice(2));
  stopOnSignals();
  reports = await mkdtemp(join(tmpdir(), "askwell-reports-"));
  const tallies: StageTally[] = [];
  try {
    tallies.push(...(await runSideBySide(quickStages.filter(isChosen))));
    for (const stage of [...testStages, labStage].filter(isChosen)) tallies.push(await runStage(stage));
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
