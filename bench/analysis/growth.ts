// How time and memory of the built-in coder grow with the number of interviews, each size in a process of its own.
// Usage: node bench/analysis/growth.ts [sizes]; of 10,100,1000,10000 the last takes about ten minutes.
import { execFile } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describeMachine } from "../machine.ts";
import { writeReport } from "../report.ts";

interface Growth {
  sources: number;
  seconds: number;
  cpuSeconds: number;
  /** Heap in use after collecting, at its highest. */
  peakMb: number;
  residentMb: number;
}

interface Measured {
  /** Coding all and bringing them together. */
  whole: Growth;
  /** Bringing together what was coded before, which is what one more interview costs beside its own coding. */
  again: Growth;
  codedMb: number;
}

const sizes = (process.argv[2] ?? "10,100,1000,10000").split(",").map(Number);
const growFile = fileURLToPath(new URL("./grow.ts", import.meta.url));
const run = promisify(execFile);

async function grow(sources: number, option: string): Promise<Growth> {
  const { stdout } = await run(process.execPath, ["--expose-gc", growFile, `${sources}`, option]);
  return JSON.parse(stdout) as Growth;
}

async function measure(folder: string, size: number): Promise<Measured> {
  const file = join(folder, `${size}.jsonl`);
  const whole = await grow(size, `out=${file}`);
  const codedMb = (await stat(file)).size / 1e6;
  const again = await grow(size, `in=${file}`);
  await rm(file);
  process.stdout.write(`${JSON.stringify({ whole, again })}\n`);
  return { whole, again, codedMb };
}

function formatRatio(all: Measured[], of: (one: Measured) => number): string {
  const [before, last] = all.slice(-2);
  if (!before || !last) return "";
  const times = last.whole.sources / before.whole.sources;
  return `${(of(last) / of(before)).toFixed(1)} times as much for ${times} times as many`;
}

function report(all: Measured[], othersLoad: number): string {
  const least = all.find(({ whole }) => whole.sources === 100) ?? all[0];
  const row = ({ whole, again, codedMb }: Measured) =>
    [
      whole.sources,
      `${whole.cpuSeconds.toFixed(1)} s (${whole.seconds.toFixed(1)} s)`,
      `${((1000 * whole.cpuSeconds) / whole.sources).toFixed(0)} ms`,
      `${again.cpuSeconds.toFixed(1)} s (${again.seconds.toFixed(1)} s), ${codedMb.toFixed(0)} MB of JSON`,
      `${whole.peakMb.toFixed(0)} MB`,
      `${whole.residentMb.toFixed(0)} MB`,
    ].join(" | ");
  const last = all.at(-1);
  const more = last && least ? last.whole.peakMb - least.whole.peakMb : 0;
  return [
    `${describeMachine()}, built-in coder, interviews of about 2,000 words, each size in a process of its own. Processor time, in brackets the clock's; load average ${othersLoad.toFixed(1)} before the start.`,
    "",
    "| interviews | coding and bringing together | each | bringing together alone | heap in use at its highest | resident |",
    "|---|---|---|---|---|---|",
    ...all.map((one) => `| ${row(one)} |`),
    "",
    "| what | measured | goal |",
    "|---|---|---|",
    `| time, the largest against the one before | ${formatRatio(all, ({ whole }) => whole.cpuSeconds)} | at most 12 for 10 |`,
    `| of it bringing together | ${formatRatio(all, ({ again }) => again.cpuSeconds)} | |`,
    `| heap at the largest, less that at ${least?.whole.sources} | ${more.toFixed(0)} MB | at most 80 MB |`,
  ].join("\n");
}

const folder = await mkdtemp(join(tmpdir(), "askwell-growth-"));
try {
  const othersLoad = loadavg()[0] ?? 0;
  const all: Measured[] = [];
  for (const size of sizes) all.push(await measure(folder, size));
  await writeReport("Analysis at size", report(all, othersLoad));
} finally {
  await rm(folder, { recursive: true, force: true });
}
