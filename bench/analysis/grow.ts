// Analyses made-up interviews of about 2,000 words each, one at a time, and tells time and memory as JSON. Run by
// measure-memory.ts and growth.ts in a process of its own: node --expose-gc bench/analysis/grow.ts <number of sources>
// [out=<file>] keeps the coded sources, a line each; in=<file> gathers such lines instead of coding.
import { closeSync, createReadStream, openSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { codeSource, InsightsGatherer } from "#analysis/analyze.ts";
import type { CodedSource } from "#analysis/coder/coded-source.ts";
import { remoteWorkStudy } from "#analysis/testing/remote-work-sessions.ts";
import { makeSource } from "./made-up-sources.ts";
import { seedRandom } from "./random.ts";

const sources = Number(process.argv[2]);
const readOption = (name: string) =>
  process.argv.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
const kept = readOption("out");
const known = readOption("in");

async function* listCoded(): AsyncGenerator<CodedSource> {
  if (known !== undefined) {
    for await (const line of createInterface({ input: createReadStream(known) })) yield JSON.parse(line);
    return;
  }
  const random = seedRandom(11);
  const file = kept === undefined ? undefined : openSync(kept, "w");
  for (let at = 0; at < sources; at++) {
    const coded = codeSource(makeSource(at, random), remoteWorkStudy);
    if (file !== undefined) writeSync(file, `${JSON.stringify(coded)}\n`);
    yield coded;
  }
  if (file !== undefined) closeSync(file);
}

const gatherer = new InsightsGatherer(remoteWorkStudy);
let peak = 0;
let read = 0;
const start = performance.now();
const cpuBefore = process.cpuUsage();
for await (const coded of listCoded()) {
  gatherer.add(coded);
  if (++read % 50 !== 0) continue;
  globalThis.gc?.();
  peak = Math.max(peak, process.memoryUsage().heapUsed);
}
const insights = gatherer.report();
const members = gatherer.members();
globalThis.gc?.();
peak = Math.max(peak, process.memoryUsage().heapUsed);
const cpu = process.cpuUsage(cpuBefore);
console.log(
  JSON.stringify({
    sources: read,
    seconds: (performance.now() - start) / 1000,
    // What others do on the machine falls on the clock, and hardly on this.
    cpuSeconds: (cpu.user + cpu.system) / 1e6,
    peakMb: peak / 1e6,
    residentMb: process.resourceUsage().maxRSS / 1e3,
    findings: insights.findings.length,
    membersKb: Math.round(JSON.stringify(members).length / 1e3),
  }),
);
