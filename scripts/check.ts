import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { compileCacheDir } from "../src/server/processes/compile-cache.ts";
import { ensureBrowser } from "./browser.ts";
import { ensurePages, root } from "./pages.ts";
import { type Say, takeTurns } from "./take-turns.ts";
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
/** Through a pipe they would be left out. */
const colours: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};

interface TestRun {
  name: string;
  say: Say;
  env?: Record<string, string>;
  chosen?: string[];
}

async function runTests({ name, say, env = {}, chosen = ["--project", name] }: TestRun): Promise<Tally> {
  const file = join(reports, name);
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const args = [vitest, "run", ...chosen];
  const code = await runProgram({
    command: process.execPath,
    args,
    // Each worker loads the same sources: what the first one compiled serves the others.
    env: { NODE_COMPILE_CACHE: compileCacheDir, ...colours, ...cases, ...env, TEST_REPORT: file },
    say,
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
async function runJourneys(say: Say): Promise<Tally> {
  await build(say);
  return await runTests({ name: "journeys", say, env: { CHROMIUM_PATH: ensureBrowser() } });
}

/** What takes too long for every change: chance, every screen in every variant, markup everywhere. */
async function runLab(say: Say): Promise<Tally> {
  await build(say);
  const env = { CHROMIUM_PATH: ensureBrowser() };
  return await runTests({ name: "lab", say, env, chosen: ["--config", "lab/vitest.config.ts"] });
}

/**
 * Two at a time, in this order: one waits for its database, a page or its last file while the other works. The pages
 * come first, because tests serve them; the quick ones next, so that a mistake shows early; and the longest before the
 * other two, which take as long together.
 */
const stages: Stage[] = [
  { name: "build", run: build },
  checkByScript("types"),
  checkByScript("lint"),
  checkByScript("imports"),
  { name: "http", run: (say) => runTests({ name: "http", say }) },
  { name: "unit", run: (say) => runTests({ name: "unit", say }) },
  { name: "journeys", run: runJourneys },
];

/** Alone: it has a clock to watch. */
const labStage: Stage = { name: "lab", run: runLab };

function chooseStages(args: string[]): (stage: Stage) => boolean {
  const names = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
  if (names === undefined) return ({ name }) => name !== labStage.name || args.includes("--all");
  const wanted = names.split(",");
  const known = [...stages, labStage].map(({ name }) => name);
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    process.stderr.write(`There is no stage "${unknown}": ${known.join(", ")}.\n`);
    process.exit(1);
  }
  return ({ name }) => wanted.includes(name);
}

const show: Say = (text) => void process.stdout.write(text);

/** Runs a stage; whatever it throws is a failure of that stage, and the next one has its turn. */
async function runStage({ name, run }: Stage, say: Say): Promise<StageTally> {
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

/** Two at a time. */
async function runSideBySide(chosen: Stage[]): Promise<StageTally[]> {
  const tallies: StageTally[] = [];
  const waiting = [...chosen];
  const turns = takeTurns(show);
  const runNext = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const say = turns.open();
      tallies.push(await runStage(stage, say));
      turns.close(say);
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

/** `npm test`: every check, and their sum alone on the last line. With --all the lab too. */
async function check(): Promise<number> {
  const isChosen = chooseStages(process.argv.slice(2));
  stopOnSignals();
  reports = await mkdtemp(join(tmpdir(), "askwell-reports-"));
  const tallies: StageTally[] = [];
  try {
    tallies.push(...(await runSideBySide(stages.filter(isChosen))));
    if (isChosen(labStage)) tallies.push(await runStage(labStage, show));
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
