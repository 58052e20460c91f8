import { fork } from "node:child_process";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { startEmbedded } from "../../src/server/db/embedded/start-embedded.ts";
import { describeMachine, percentile } from "../machine.ts";
import { writeReport } from "../report.ts";
import { findPgbench, preparePgbench, runPgbench } from "./baseline.ts";
import {
  type BenchSession,
  type LoadResult,
  type LoadTask,
  openAgent,
  startSession,
} from "./participants.ts";
import { findPostmaster, readProcessorTime } from "./processor-time.ts";
import { makeDataDir, memoryMb, type RunningProduct, startProduct } from "./product.ts";
import { makeStudy } from "./study.ts";
import { measureWork, type Work } from "./work.ts";

const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const clientCounts = [1, 16, 64];

/** Durable chat turns a second, beside the same writes in pgbench, in one run. Prints a table and keeps it. */
async function main(): Promise<void> {
  const pgbench = findPgbench();
  if (!pgbench)
    throw new Error(
      "pgbench is missing: install PostgreSQL's own package (on Debian: apt-get install postgresql).",
    );
  const othersLoad = loadavg()[0] ?? 0;
  const dir = await makeDataDir();
  const first = await startProduct(dir.path);
  const firstTurn = await makeStudy(first);
  await first.stop();
  const embedded = await startEmbedded({ dataDir: dir.path, log: () => undefined });
  const pool = new pg.Pool({ ...embedded.connection, max: 2 });
  await refuseUnlessDurable(pool);
  const product = await startProduct(dir.path);
  const again = await makeStudy(product);
  const idleMb = await memoryMb(product.pid);
  const work = await measureWork(pool, dir.path, again.interviewId);
  const scriptPath = await preparePgbench(pool, dir.path);
  const { host, port, user, database } = embedded.connection;
  const rows: string[] = [];
  for (const clients of clientCounts) {
    const options = { host, port, user, database, scriptPath, clients, seconds };
    const before = await runPgbench(pgbench, options);
    const load = await measureTurns(product, pool, { interviewId: again.interviewId, clients });
    const after = await runPgbench(pgbench, options);
    rows.push(formatRow(clients, load, before, after));
    process.stdout.write(`${rows.at(-1)}\n`);
  }
  const loadedMb = await memoryMb(product.pid);
  await product.stop();
  await writeReport(
    "Durable chat turns",
    report({
      othersLoad,
      rows,
      work,
      idleMb,
      loadedMb,
      firstTurn,
      again,
      readyMs: [first.readyMs, product.readyMs],
    }),
  );
  await pool.end();
  await embedded.stop();
  await dir.remove();
}

async function refuseUnlessDurable(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync",
  );
  if (rows[0].fsync !== "on" || rows[0].sync !== "on")
    throw new Error("fsync and synchronous_commit must be on.");
}

interface Measured extends LoadResult {
  stored: number;
  /** Microseconds of processor time an answer. */
  cpu: { server: number; postgres: number; participants: number };
}

async function measureTurns(
  product: RunningProduct,
  pool: pg.Pool,
  input: { interviewId: string; clients: number },
): Promise<Measured> {
  const agent = openAgent(16);
  const sessions: BenchSession[] = [];
  const wanted = input.clients === 1 ? 300 : 1500;
  while (sessions.length < wanted) {
    const batch = Array.from({ length: 16 }, () => startSession(agent, product.url, input.interviewId));
    sessions.push(...(await Promise.all(batch)));
  }
  agent.destroy();
  const count = async () =>
    Number((await pool.query("select count(*) from turns where speaker = 'participant'")).rows[0].count);
  const before = await count();
  const postmaster = await findPostmaster(pool);
  const timeBefore = await readProcessorTime(product.pid, postmaster);
  const result = await runInProcess({
    url: product.url,
    interviewId: input.interviewId,
    clients: input.clients,
    seconds,
    sessions,
  });
  const time = await readProcessorTime(product.pid, postmaster);
  const stored = (await count()) - before;
  const each = (ms: number) => Math.round((ms * 1000) / Math.max(1, result.turns));
  if (stored !== result.turns || result.errors > 0) {
    throw new Error(`${result.turns} answers were acknowledged, ${stored} stored, ${result.errors} failed`);
  }
  const cpu = {
    server: each(time.server - timeBefore.server),
    postgres: each(time.postgres - timeBefore.postgres),
    participants: each(result.cpuMs),
  };
  return { ...result, stored, cpu };
}

function runInProcess(task: LoadTask): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL("./participants.ts", import.meta.url)));
    child.on("message", (result: LoadResult) => resolve(result));
    child.on("exit", (code) => code === 0 || reject(new Error(`the participants ended with ${code}`)));
    child.send(task);
  });
}

function formatRow(
  clients: number,
  load: Measured,
  before: { perSecond: number; meanMs: number },
  after: { perSecond: number; meanMs: number },
): string {
  const perSecond = load.turns / load.seconds;
  const baseline = (before.perSecond + after.perSecond) / 2;
  const p = (share: number) => percentile(load.latencies, share).toFixed(1);
  const goal =
    clients === 1
      ? `p50 at most 6x pgbench's ${((before.meanMs + after.meanMs) / 2).toFixed(2)} ms`
      : "at least 0.40";
  return `| ${clients} | ${perSecond.toFixed(0)} | ${p(0.5)} / ${p(0.95)} / ${p(0.99)} | ${before.perSecond.toFixed(0)}, ${after.perSecond.toFixed(0)} | ${(perSecond / baseline).toFixed(2)} | ${goal} | ${load.stored} of ${load.turns} | ${load.cpu.server} + ${load.cpu.postgres} + ${load.cpu.participants} |`;
}

interface Figures {
  /** Of the last minute, before anything was started. */
  othersLoad: number;
  rows: string[];
  work: Work;
  idleMb: number;
  loadedMb: number;
  firstTurn: { ms: number };
  again: { ms: number };
  readyMs: (number | undefined)[];
}

function report(figures: Figures): string {
  const [firstReady = 0, secondReady = 0] = figures.readyMs;
  const s = (ms: number) => (ms / 1000).toFixed(2);
  return [
    `${describeMachine()}, embedded PostgreSQL, fsync and synchronous_commit on, nothing limited (no billing), rate limits off but where it says so, built-in voice, ten-question interview, ${seconds} s a cell, pgbench before and after each. The load runs on the same machine, which others were using too: load average ${figures.othersLoad.toFixed(1)} before the start.`,
    "",
    "| participants | answers/s | p50 / p95 / p99 ms | pgbench turns/s before, after | share of pgbench | goal | rows stored | µs of processor an answer: server + PostgreSQL + participants |",
    "|---|---|---|---|---|---|---|---|",
    ...figures.rows,
    "",
    "| what | measured | goal |",
    "|---|---|---|",
    `| commits an answer, rate limits on (over ${figures.work.turns} answers of one participant at a time) | ${figures.work.commits.toFixed(2)} | at most 2 |`,
    `| WAL an answer, rate limits on | ${figures.work.walKb.toFixed(2)} KB | at most 3 KB |`,
    `| ready after exec, new data directory | ${s(firstReady)} s | at most 3 s to the first stored turn |`,
    `| account, interview, session and first stored turn after that | ${s(figures.firstTurn.ms)} s | |`,
    `| ready after exec, database running | ${s(secondReady)} s | at most 1.4 s to the first stored turn |`,
    `| account, interview, session and first stored turn after that | ${s(figures.again.ms)} s | |`,
    `| memory of the server idle, loaded (PSS) | ${figures.idleMb} MB, ${figures.loadedMb} MB | at most 150 MB, 250 MB |`,
  ].join("\n");
}

await main();
