import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

interface Growth {
  sources: number;
  seconds: number;
  peakMb: number;
}

const base = 100;

/** Each size in a process of its own, so that one does not warm up or fill the other. */
function grow(sources: number): Growth {
  const path = fileURLToPath(new URL("./grow.ts", import.meta.url));
  return JSON.parse(
    execFileSync(process.execPath, ["--expose-gc", path, `${sources}`], { encoding: "utf8" }),
  );
}

/** Rows of the report: heap in use after collecting, at its highest, and time for each source. */
export function measureMemory(sizes: readonly number[]): string[][] {
  const first = grow(base);
  return sizes.map((size) => {
    const { seconds, peakMb } = grow(size);
    const each = (growth: number, count: number) => `${((1000 * growth) / count).toFixed(0)} ms a source`;
    return [
      `peak heap at ${size} sources of 2,000 words, less that at ${base}`,
      "at most 80 MB at 10,000",
      `${(peakMb - first.peakMb).toFixed(0)} MB, ${each(seconds, size)}`,
      `at ${base}: ${first.peakMb.toFixed(0)} MB, ${each(first.seconds, base)}`,
    ];
  });
}
