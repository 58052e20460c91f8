import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { loadavg } from "node:os";
import type pg from "pg";
import { exportFormats } from "../../src/contract/choices.ts";
import { openDatabase } from "../../src/server/db/database.ts";
import { startEmbedded } from "../../src/server/db/embedded/start-embedded.ts";
import { migrateDatabase } from "../../src/server/db/migrate.ts";
import { seedBuiltInForms } from "../../src/server/features/forms/forms.service.ts";
import { describeMachine, percentile } from "../machine.ts";
import { writeReport } from "../report.ts";
import { makeLargeStudy } from "../web/large-study.ts";
import { makeDataDir, type RunningProduct, startProduct } from "./product.ts";
import type { Study } from "./study.ts";

const sessions = Number(process.env.BENCH_SESSIONS ?? 10_000);
/** One export alone, for a look; nothing is kept of it. */
const only = process.env.EXPORT_ONLY ?? "";
const goalMb = 200;
const lineFeed = 10;

interface Download {
  name: string;
  path: string;
  /** Lines that the file must have. */
  lines?: number;
  /** Bytes a second that its reader takes; as fast as they come where it is left out. */
  pace?: number;
}

interface Figures extends Download {
  mb: number;
  seconds: number;
  beforeMb: number;
  /** The most that the server had in memory, over what it had before. */
  moreMb: number;
  /** What somebody else waited meanwhile for an answer that takes no time. */
  waits: number[];
}

/** Every export of a project of 10,000 sessions, each from a server that has just started. */
async function main(): Promise<void> {
  const othersLoad = loadavg()[0] ?? 0;
  // A server for every export, each of which is stopped at the latest when this process ends.
  process.setMaxListeners(0);
  const dir = await makeDataDir();
  const embedded = await startEmbedded({ dataDir: dir.path, log: () => undefined });
  try {
    const db = openDatabase(embedded.connection, () => undefined);
    await migrateDatabase(db.pool);
    await seedBuiltInForms({ db });
    const study = await makeLargeStudy(db, { sessions, messages: 60 });
    const marked = await markTurns(db.pool, study.interviewId);
    const { rows } = await db.pool.query<Counted>(
      `select i.project_id as id, sum(1 + length(t.text) - length(replace(t.text, chr(10), '')))::int as lines
       from interviews i join sessions s on s.interview_id = i.id join turns t on t.session_id = s.id
       where i.id = $1 group by i.project_id`,
      [study.interviewId],
    );
    await db.close();
    const downloads = rows.flatMap((counted) => listDownloads(counted, study.interviewId));
    const all: Figures[] = [];
    for (const download of downloads.filter(({ name }) => name.includes(only))) {
      const figures = await measure(dir.path, study, download);
      process.stdout.write(`${tell(figures)}\n`);
      all.push(figures);
    }
    if (only === "") await writeReport("Exports of 10,000 sessions", report(all, { marked, othersLoad }));
  } finally {
    await embedded.stop();
    await dir.remove();
  }
}

/** The project and what its database holds. */
interface Counted {
  id: string;
  /** Of all messages. */
  lines: number;
}

function listDownloads(counted: Counted, interviewId: string): Download[] {
  const { id: projectId, lines } = counted;
  const ofProject = (format: string) => `/api/projects/${projectId}/export?format=${format}&personal=1`;
  return [
    ...exportFormats.map((format) => ({
      name: format,
      path: ofProject(format),
      lines: format === "csv-long" ? lines + 1 : undefined,
    })),
    { name: "qdpx, without personal data", path: `/api/projects/${projectId}/export?format=qdpx&personal=0` },
    { name: "json, read at 4 MB a second", path: ofProject("json"), pace: 4_000_000 },
    { name: "the whole account", path: "/api/user/export" },
    { name: "one interview's sessions", path: `/api/interviews/${interviewId}/sessions/export` },
  ];
}

/** In every tenth session a tag and a highlight, as people leave them who read that much; how many sessions. */
async function markTurns(pool: pg.Pool, interviewId: string): Promise<number> {
  const { rows } = await pool.query<{ sessionId: string; projectId: string; turnId: string; text: string }>(
    `select distinct on (s.id) s.id as "sessionId", s.project_id as "projectId", t.id as "turnId", t.text
     from sessions s join turns t on t.session_id = s.id and t.speaker = 'participant'
     where s.interview_id = $1 and s.number % 10 = 0 order by s.id, t.seq`,
    [interviewId],
  );
  const items = rows.map(({ turnId, text }, at) => {
    const mark = { messageId: turnId, createdAt: new Date().toISOString() };
    const quote = text.slice(0, 20);
    return JSON.stringify([
      { ...mark, id: randomUUID(), kind: "tag", text: `tag ${at % 40}`, passage: null },
      {
        ...mark,
        id: randomUUID(),
        kind: "highlight",
        text: "",
        passage: { quote, start: 0, end: quote.length },
      },
    ]);
  });
  await pool.query(
    `insert into annotations (session_id, author_id, project_id, items)
     select m.session_id, p.owner_id, p.id, m.items from unnest($1::text[], $2::text[], $3::jsonb[])
       as m(session_id, project_id, items) join projects p on p.id = m.project_id`,
    [rows.map((row) => row.sessionId), rows.map((row) => row.projectId), items],
  );
  return rows.length;
}

async function measure(dataDir: string, study: Study, download: Download): Promise<Figures> {
  const product = await startProduct(dataDir);
  try {
    // Whatever a first request loads is there before.
    for (let time = 0; time < 20; time++)
      await (await fetch(`${product.url}/api/projects`, { headers: { cookie: study.cookie } })).text();
    const beforeMb = (await readMemory(product.pid)).now;
    const began = performance.now();
    const waiting = waitMeanwhile(product);
    const bytes = await read(`${product.url}${download.path}`, study.cookie, download);
    const seconds = (performance.now() - began) / 1000;
    const moreMb = (await readMemory(product.pid)).most - beforeMb;
    return { ...download, mb: bytes / 1e6, seconds, beforeMb, moreMb, waits: await waiting.stop() };
  } finally {
    await product.stop();
  }
}

/** Resident megabytes of a process, now and at its highest. */
async function readMemory(pid: number): Promise<{ now: number; most: number }> {
  const text = await readFile(`/proc/${pid}/status`, "utf8");
  const read = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0) / 1024;
  return { now: read("VmRSS"), most: read("VmHWM") };
}

/** Somebody who asks for something small ten times a second. */
function waitMeanwhile(product: RunningProduct): { stop: () => Promise<number[]> } {
  const waits: number[] = [];
  let isOver = false;
  const ask = async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(`${product.url}/healthz`)).text();
      waits.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  // Where the export itself breaks, its error is told and not that the server went away.
  const asking = ask().catch(() => undefined);
  return {
    stop: async () => {
      isOver = true;
      await asking;
      return waits;
    },
  };
}

/** Reads an answer to its end and keeps nothing of it; how many bytes there were. */
async function read(url: string, cookie: string, { pace, lines: expected }: Download): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { cookie } }, resolve).on("error", reject);
  });
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  const began = performance.now();
  let bytes = 0;
  let lines = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (expected !== undefined) lines += countLines(chunk);
    const early = pace === undefined ? 0 : (bytes / pace) * 1000 - (performance.now() - began);
    if (early > 5) await new Promise((resolve) => setTimeout(resolve, early));
  }
  if (!response.complete) throw new Error(`${url}: ended after ${bytes} bytes`);
  if (expected !== undefined && lines !== expected)
    throw new Error(`${url}: ${lines} lines, not ${expected}`);
  return bytes;
}

function countLines(chunk: Buffer): number {
  let lines = 0;
  for (const byte of chunk) if (byte === lineFeed) lines += 1;
  return lines;
}

function tell({ name, mb, seconds, beforeMb, moreMb, waits }: Figures): string {
  const wait = `${percentile(waits, 0.5).toFixed(0)} / ${percentile(waits, 1).toFixed(0)}`;
  return `| ${name} | ${mb.toFixed(1)} | ${seconds.toFixed(1)} | ${beforeMb.toFixed(0)} | ${moreMb.toFixed(0)} | ${wait} |`;
}

function report(all: Figures[], run: { marked: number; othersLoad: number }): string {
  const most = Math.max(...all.map(({ moreMb }) => moreMb));
  return [
    `${describeMachine()}. \`node bench/load/exports.ts\`: a project with one interview of ${sessions.toLocaleString("en")} sessions of 60 messages, marked in ${run.marked.toLocaleString("en")} of them, no findings. The table of messages had all lines of all messages that the database holds. Each export from a server that has just started, with the settings of \`npm start\`; resident memory at its highest (VmHWM) over what it was before. Goal: at most ${goalMb} MB more; the most was ${most.toFixed(0)} MB. Others used the machine (load average ${run.othersLoad.toFixed(1)} before), so the seconds say little.`,
    "",
    "| export | MB | seconds | MB before | MB more at most | somebody else's small request meanwhile, ms: median / longest |",
    "|---|---|---|---|---|---|",
    ...all.map(tell),
  ].join("\n");
}

await main();
