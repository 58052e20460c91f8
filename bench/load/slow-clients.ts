import { fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { describeMachine, percentile } from "../machine.ts";
import { writeReport } from "../report.ts";
import { type BenchSession, openAgent, postJson, startSession } from "./participants.ts";
import { makeDataDir, memoryMb, type RunningProduct, startProduct } from "./product.ts";
import type { SlowKind, SlowResult, SlowTask } from "./slow-sockets.ts";
import { makeStudy } from "./study.ts";

/** A part of the sockets, for a first look: 0.1 is a tenth of them, and nothing is kept. */
const share = Number(process.env.SLOW_SHARE ?? 1);
/** One kind alone; nothing is kept of it either. */
const only = process.env.SLOW_ONLY ?? "";
/** Longer than the server lets anybody be slow. */
const patience = Number(process.env.SLOW_SECONDS ?? 100);
const part = (whole: number) => Math.max(2, Math.round(whole * share));
const healthy = 8;

interface Scene {
  name: string;
  kind: SlowKind;
  count: number;
  /** How long it goes on; sockets that the server lets go end it sooner. */
  seconds: number;
}

const scenes: Scene[] = [
  { name: "a byte of a header a second", kind: "headers", count: part(500), seconds: patience },
  { name: "a byte of a body a second", kind: "bodies", count: part(500), seconds: patience },
  { name: "connections kept open in silence", kind: "idle", count: part(2_000), seconds: patience },
  { name: "readers that never read", kind: "readers", count: part(500), seconds: patience },
  { name: "polls of a session's status", kind: "polls", count: part(64), seconds: 20 },
];

interface Healthy {
  latencies: number[];
  faults: number;
}

/** People who answer, think for a fifth of a second and answer again, until `isOver`. */
async function talkCalmly(url: string, interviewId: string, isOver: () => boolean): Promise<Healthy> {
  const result: Healthy = { latencies: [], faults: 0 };
  const agent = openAgent(healthy);
  const talk = async () => {
    let session: BenchSession | undefined;
    while (!isOver()) {
      session ??= await startSession(agent, url, interviewId);
      const path = `${url}/api/sessions/${interviewId}/${session.sessionId}/send`;
      const sent = performance.now();
      const message = "On Monday the call dropped twice, so I wrote everything down again.";
      const { status, text } = await postJson(agent, path, { message }, session.token);
      if (status !== 200) result.faults += 1;
      else result.latencies.push(performance.now() - sent);
      if (status !== 200 || text.includes('"isComplete":true')) session = undefined;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  await Promise.all(Array.from({ length: healthy }, talk));
  agent.destroy();
  return result;
}

interface Misbehaving {
  opened: Promise<void>;
  done: Promise<SlowResult>;
}

function startMisbehaving(task: SlowTask): Misbehaving {
  const child = fork(fileURLToPath(new URL("./slow-sockets.ts", import.meta.url)));
  process.once("exit", () => child.kill());
  const opened = Promise.withResolvers<void>();
  const done = new Promise<SlowResult>((resolve, reject) => {
    child.on("message", (told: SlowResult | "open") => (told === "open" ? opened.resolve() : resolve(told)));
    child.on("exit", (code) => code === 0 || reject(new Error(`the slow clients ended with ${code}`)));
  });
  child.send(task);
  return { opened: opened.promise, done };
}

interface Measured {
  scene: string;
  count: number;
  told: string;
  p95: number;
  faults: number;
  answers: number;
  memoryMb: number;
}

const p95 = ({ latencies }: Healthy) => percentile(latencies, 0.95);

async function measureScene(
  product: RunningProduct,
  of: { interviewId: string } & BenchSession,
  scene: Scene,
): Promise<Measured> {
  const port = Number(new URL(product.url).port);
  const slow = startMisbehaving({ ...scene, ...of, port });
  let isOver = false;
  await Promise.race([slow.opened, slow.done]);
  const people = talkCalmly(product.url, of.interviewId, () => isOver);
  const seen = watchServer(product, port);
  const result = await slow.done;
  isOver = true;
  const talked = await people;
  const { peakMb, letGoAfter } = seen.stop();
  return {
    ...{ scene: scene.name, count: scene.count, memoryMb: peakMb },
    told: describeSlow(scene, result, letGoAfter),
    ...{ p95: p95(talked), faults: talked.faults, answers: talked.latencies.length },
  };
}

/** The server's memory at its most, and when it held no more connections than those of the people who talk. */
function watchServer(product: RunningProduct, port: number) {
  const began = performance.now();
  let peakMb = 0;
  let letGoAfter: number | null = null;
  const timer = setInterval(async () => {
    peakMb = Math.max(peakMb, await memoryMb(product.pid));
    const sockets = await countSockets(port);
    if (sockets > healthy + 1) letGoAfter = null;
    else letGoAfter ??= (performance.now() - began) / 1_000;
  }, 1_000);
  return {
    stop: () => {
      clearInterval(timer);
      return { peakMb, letGoAfter };
    },
  };
}

/** By the server's own sockets: a client that does not read does not see either that it was let go. */
function describeSlow({ kind, seconds }: Scene, result: SlowResult, letGoAfter: number | null): string {
  const { opened, answered, refused } = result;
  if (kind === "polls") return `${Math.round(answered / seconds)} answered a second, ${refused} refused`;
  if (letGoAfter === null) return `${opened} opened, not all let go within ${seconds} s`;
  return `${opened} opened, all let go after ${letGoAfter.toFixed(0)} s`;
}

/** So many people who open the link in one moment, beside those who talk. */
async function measureStarts(product: RunningProduct, interviewId: string): Promise<Measured> {
  const count = part(200);
  let isOver = false;
  const people = talkCalmly(product.url, interviewId, () => isOver);
  const agent = openAgent(count);
  const began = performance.now();
  const starts = Array.from({ length: count }, () => startSession(agent, product.url, interviewId));
  const started = await Promise.allSettled(starts);
  const ms = performance.now() - began;
  const refused = started.filter(({ status }) => status === "rejected").length;
  isOver = true;
  const talked = await people;
  agent.destroy();
  return {
    ...{ scene: "sessions begun in one moment", count, memoryMb: await memoryMb(product.pid) },
    told: `${count - refused} begun within ${(ms / 1_000).toFixed(1)} s, ${refused} refused`,
    ...{ p95: p95(talked), faults: talked.faults, answers: talked.latencies.length },
  };
}

/** Sockets that the server holds, its files and pipes left out. */
async function countSockets(port: number): Promise<number> {
  const lines = (await readFile("/proc/net/tcp", "utf8")).split("\n");
  const own = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  // 01 is an established connection; the local address is the second word.
  return lines.filter((line) => line.trim().split(/\s+/)[1]?.endsWith(own) && / 01 /.test(line)).length;
}

function tell(baseline: number, before: number, measured: Measured[], left: number): string {
  const rows = measured.map(
    (one) =>
      `| ${one.count} ${one.scene} | ${one.told} | ${one.p95.toFixed(0)} ms | ${(one.p95 / baseline).toFixed(1)} | ${one.faults} of ${one.answers + one.faults} | ${one.memoryMb - before >= 0 ? "+" : ""}${one.memoryMb - before} MB |`,
  );
  return [
    `${describeMachine()}, embedded PostgreSQL, rate limits off, built-in voice; ${healthy} people talk meanwhile and think for 0.2 s. The load runs on the same machine: load average ${loadavg()[0]?.toFixed(1)} at the end.`,
    "",
    `Without anything beside them the people wait ${baseline.toFixed(0)} ms (p95). The server has ${before} MB then. Goals: p95 below twice that, none refused, less than 150 MB more, sockets let go within 60 s.`,
    "",
    "| beside them | what became of it | p95 of the people | of the baseline | refused | memory |",
    "|---|---|---|---|---|---|",
    ...rows,
    "",
    `${left} connections are left 10 seconds after the last.`,
  ].join("\n");
}

/** `npm run bench:slow`: what people notice of those who connect and never finish what they say. */
async function main(): Promise<void> {
  const dir = await makeDataDir();
  const product = await startProduct(dir.path);
  try {
    const { interviewId } = await makeStudy(product);
    const agent = openAgent(1);
    const session = await startSession(agent, product.url, interviewId);
    agent.destroy();
    const until = performance.now() + 20_000;
    const calm = await talkCalmly(product.url, interviewId, () => performance.now() > until);
    const before = await memoryMb(product.pid);
    const measured: Measured[] = [];
    for (const scene of scenes.filter(({ kind }) => kind.includes(only))) {
      measured.push(await measureScene(product, { interviewId, ...session }, scene));
      process.stdout.write(
        `${scene.name}: ${measured.at(-1)?.told}, p95 ${measured.at(-1)?.p95.toFixed(0)} ms\n`,
      );
    }
    measured.push(await measureStarts(product, interviewId));
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    const left = await countSockets(Number(new URL(product.url).port));
    const text = tell(p95(calm), before, measured, left);
    if (share === 1 && only === "") await writeReport("Slow clients", text);
    else process.stdout.write(`\n${text}\n`);
  } finally {
    await product.stop();
    await dir.remove();
  }
}

await main();
