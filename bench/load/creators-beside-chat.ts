// Participants chat while one account has twenty scripts checked, drafted, previewed and practised on at once.
// Usage: node bench/load/creators-beside-chat.ts
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { describeMachine, percentile } from "../machine.ts";
import { writeReport } from "../report.ts";
import { chat } from "./chat.ts";
import { makeDataDir, startProduct } from "./product.ts";
import { makeStudy, type Study } from "./study.ts";

const participants = 4;
const minSeconds = 10;
const callsAtOnce = 20;
const maxTurnMs = 250;

/** The longest texts that the calls take, of words that cost the most to read. */
const longText = "what a? ".repeat(2_500);
const questions = Array.from({ length: 100 }, (_, index) => `${index} ${longText}`.slice(0, 2_000));

interface Work {
  seconds: number;
  calls: number;
}

interface Kind {
  name: string;
  path: string;
  body: object;
}

const kinds: Kind[] = [
  { name: "script check", path: "/api/interviews/check-script", body: { questions } },
  {
    name: "preview",
    path: "/api/interviews/preview",
    body: { introduction: longText, objective: longText, questions },
  },
  {
    name: "draft from an objective",
    path: "/api/interviews/generate-interview",
    body: { objective: longText, targetAudience: "Nurses" },
  },
  {
    name: "start of practice",
    path: "/api/simulated-interviews/start",
    body: { topic: longText.slice(0, 500) },
  },
];

/** Twenty at once, each made anew when it is answered, so that enough turns fall beside them to tell their p95. */
async function keepCalling(url: string, study: Study, { path, body }: Kind): Promise<Work> {
  const began = performance.now();
  let calls = 0;
  const call = async () => {
    const reply = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: study.cookie },
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path} was answered ${reply.status}: ${text.slice(0, 200)}`);
  };
  const callOn = async () => {
    do {
      await call();
      calls++;
    } while (performance.now() - began < minSeconds * 1_000);
  };
  await Promise.all(Array.from({ length: callsAtOnce }, callOn));
  return { seconds: (performance.now() - began) / 1_000, calls };
}

const load = loadavg()[0]?.toFixed(1);
const dataDir = await makeDataDir();
const product = await startProduct(dataDir.path);
try {
  const study = await makeStudy(product);
  const talk = { url: product.url, interviewId: study.interviewId, participants };
  const rows: string[] = [];
  const measure = async (name: string, work: () => Promise<Work>) => {
    const stop = chat(talk);
    const { seconds, calls } = await work();
    const turns = await stop();
    const p95 = percentile(turns, 0.95);
    const ms = [0.5, 0.95, 1].map((share) => percentile(turns, share).toFixed(0)).join(" / ");
    rows.push(
      `| ${name} | ${seconds.toFixed(1)} s | ${calls} | ${turns.length} | ${ms} ms | ${p95 <= maxTurnMs} |`,
    );
  };
  const wait = async () => {
    await sleep(minSeconds * 1_000);
    return { seconds: minSeconds, calls: 0 };
  };
  await measure("nothing", wait);
  for (const kind of kinds)
    await measure(`${callsAtOnce} × ${kind.name}`, () => keepCalling(product.url, study, kind));
  await writeReport(
    "Creators' calls beside chats",
    [
      `${describeMachine()}, load average ${load} before the start. ${participants} participants with 200 ms of thinking, one account with ${callsAtOnce} calls at once for at least ${minSeconds} s, each with the longest text that it takes.\n`,
      `| beside the chats | for | calls | turns | a turn's p50 / p95 / highest | p95 at most ${maxTurnMs} ms |\n| --- | --- | --- | --- | --- | --- |`,
      ...rows,
    ].join("\n"),
  );
} finally {
  await product.stop();
  await dataDir.remove();
}
