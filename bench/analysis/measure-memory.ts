import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

interface Growth {
  sources: number;
  seconds: number;
  peakMb: number;
}

const base = 100;
const usual = 1000;

/** Each size in a process of its own, so that one does not warm up or fill the other. */
function grow(sources: number, ...options: string[]): Growth {
  const path = fileURLToPath(new URL("./grow.ts", import.meta.url));
  return JSON.parse(
    execFileSync(process.execPath, ["--expose-gc", path, `${sources}`, ...options], { encoding: "utf8" }),
  );
}

function describeEach(growth: number, count: number): string {
  return `${((1000 * growth) / count).toFixed(0)} ms a source`;
}

/** What it takes to bring together a thousand sources that were coded before, as when one more is added to them. */
function measureGathering(): string[] {
  const folder = mkdtempSync(join(tmpdir(), "coded-"));
  try {
    const file = join(folder, "coded.jsonl");
    const coded = grow(usual, `out=${file}`);
    const gathered = grow(usual, `in=${file}`);
    return [
      `bringing together ${usual} coded sources, from JSON`,
      "",
      `${gathered.seconds.toFixed(1)} s, ${describeEach(gathered.seconds, usual)}`,
      `coding them as well: ${coded.seconds.toFixed(1)} s`,
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Rows of the report: heap in use after collecting, at its highest, and time for each source. */
export function measureMemory(sizes: readonly number[]): string[][] {
  const first = grow(base);
  const rows = sizes.map((size) => {
    const { seconds, peakMb } = grow(size);
    return [
      `peak heap at ${size} sources of 2,000 words, less that at ${base}`,
      "at most 80 MB at 10,000",
      `${(peakMb - first.peakMb).toFixed(0)} MB, ${describeEach(seconds, size)}`,
      `at ${base}: ${first.peakMb.toFixed(0)} MB, ${describeEach(first.seconds, base)}`,
    ];
  });
  return [...rows, measureGathering()];
}
