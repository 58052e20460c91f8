// Analyses a thousand uploaded transcripts on the running product while participants chat, then one more.
// Usage: node bench/analysis/beside-chat.ts [transcripts]
import { setTimeout as sleep } from "node:timers/promises";
import { chat } from "../load/chat.ts";
import { makeDataDir, type RunningProduct, startProduct } from "../load/product.ts";
import { makeStudy, type Study } from "../load/study.ts";
import { describeMachine, percentile } from "../machine.ts";
import { writeReport } from "../report.ts";
import { makeSource } from "./made-up-sources.ts";
import { seedRandom } from "./random.ts";

const transcripts = Number(process.argv[2] ?? 1_000);
const perFile = 120;
const participants = 8;
const idleSeconds = 15;

function makeTable(from: number, count: number, random: () => number): string {
  const lines = ["Interview,Role,Text"];
  for (let at = from; at < from + count; at++) {
    lines.push(`i${at},Interviewer,"What did you do last week?"`);
    for (const { text } of makeSource(at, random).segments)
      lines.push(`i${at},Participant,"${text.replaceAll('"', '""')}"`);
  }
  return lines.join("\n");
}

interface Project {
  product: RunningProduct;
  study: Study;
  projectId: string;
}

async function uploadAll({ product, study, projectId }: Project, count: number, from = 0): Promise<void> {
  const random = seedRandom(20261 + from);
  for (let at = from; at < from + count; at += perFile) {
    const form = new FormData();
    form.append("projectId", projectId);
    const table = makeTable(at, Math.min(perFile, from + count - at), random);
    form.append("transcripts", new Blob([table], { type: "text/csv" }), `table-${at}.csv`);
    const reply = await fetch(`${product.url}/api/upload-transcript`, {
      method: "POST",
      body: form,
      headers: { cookie: study.cookie },
    });
    const saved = (await reply.json()) as unknown[];
    if (!reply.ok || !Array.isArray(saved))
      throw new Error(`an upload was answered ${reply.status}: ${JSON.stringify(saved).slice(0, 300)}`);
  }
}

async function analyse(
  product: RunningProduct,
  study: Study,
): Promise<{ seconds: number; readAnew: number }> {
  const headers = { "content-type": "application/json", cookie: study.cookie };
  const began = performance.now();
  const body = JSON.stringify({ selectedDataSources: ["transcripts"], waitMs: 0 });
  const reply = await fetch(`${product.url}/api/generate-insights/${study.interviewId}`, {
    method: "POST",
    headers,
    body,
  });
  const { job } = (await reply.json()) as { job: { _id: string } };
  await (await fetch(`${product.url}/api/jobs/${job._id}/events`, { headers })).text();
  const seconds = (performance.now() - began) / 1000;
  const details = await fetch(`${product.url}/api/interviews/${study.interviewId}/details`, { headers });
  const { insights } = (await details.json()) as { insights: { readAnew: number } | null };
  return { seconds, readAnew: insights?.readAnew ?? -1 };
}

const dataDir = await makeDataDir();
const product = await startProduct(dataDir.path);
try {
  const study = await makeStudy(product);
  const headers = { cookie: study.cookie };
  const details = (await (
    await fetch(`${product.url}/api/interviews/${study.interviewId}/details`, { headers })
  ).json()) as {
    projectId: { _id: string };
  };
  const project = { product, study, projectId: details.projectId._id };
  await uploadAll(project, transcripts);
  const stopIdle = chat({ url: product.url, interviewId: study.interviewId, participants });
  await sleep(idleSeconds * 1000);
  const idle = await stopIdle();
  const stopBusy = chat({ url: product.url, interviewId: study.interviewId, participants });
  const whole = await analyse(product, study);
  const busy = await stopBusy();
  await uploadAll(project, 1, transcripts);
  const oneMore = await analyse(product, study);
  const ms = (values: number[], share: number) => percentile(values, share).toFixed(1);
  await writeReport(
    "Analysis beside chats",
    [
      `${describeMachine()}. ${transcripts} uploaded transcripts of about 2,000 words, built-in coder, BILLING=off, ${participants} participants with 200 ms of thinking between their answers.`,
      "| measure | value | at most |\n| --- | --- | --- |",
      `| analysis of all, with the chats going on | ${whole.seconds.toFixed(1)} s, ${whole.readAnew} read anew | 60 s for 1,000 |`,
      `| a chat turn's p95, idle and during it | ${ms(idle, 0.95)} and ${ms(busy, 0.95)} ms (p50 ${ms(idle, 0.5)} and ${ms(busy, 0.5)}; ${idle.length} and ${busy.length} turns) | twice |`,
      `| one transcript more | ${oneMore.seconds.toFixed(1)} s, ${oneMore.readAnew} read anew | 1 read anew |`,
    ]
      .join("\n")
      .replace("\n| measure", "\n\n| measure"),
  );
} finally {
  await product.stop();
  await dataDir.remove();
}
