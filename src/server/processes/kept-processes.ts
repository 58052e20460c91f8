import { openWorkProcess, type WorkLimits, type WorkProcess } from "./work-process.ts";

/** Long work may leave a large heap behind. */
const maxWorkMs = 5_000;
const keptMs = 10_000;
/** By the file that they run. */
const kept = new Map<string, { work: WorkProcess; timer: NodeJS.Timeout }>();

/** A process that runs `file`: the one that the last work left, since to start one takes longer than most work. */
export function takeProcess(file: URL, limits: WorkLimits): WorkProcess {
  const began = performance.now();
  const work = takeKept(file) ?? openWorkProcess(file, limits);
  return { ...work, close: () => keep(file, work, performance.now() - began) };
}

function takeKept(file: URL): WorkProcess | undefined {
  const one = kept.get(file.href);
  if (!one) return undefined;
  kept.delete(file.href);
  clearTimeout(one.timer);
  if (one.work.wake()) return one.work;
  one.work.close();
  return undefined;
}

/** Keeps one that has done its work for the next; one that was given up, or ended, is closed. */
function keep(file: URL, work: WorkProcess, workMs: number): void {
  if (workMs > maxWorkMs || kept.has(file.href) || !work.rest()) {
    work.close();
    return;
  }
  const timer = setTimeout(() => {
    kept.delete(file.href);
    work.close();
  }, keptMs);
  timer.unref();
  kept.set(file.href, { work, timer });
}
