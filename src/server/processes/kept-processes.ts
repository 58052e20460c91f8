import { openWorkProcess, type WorkLimits, type WorkProcess } from "./work-process.ts";

let keptMs = 10_000;

/** How long from now on: seconds where memory is short, longer where work of few kinds comes again and again. */
export function keepProcessesFor(ms: number): void {
  keptMs = ms;
}

/** By the file that they run. */
const kept = new Map<string, { work: WorkProcess; use: string; timer: NodeJS.Timeout }>();

/**
 * A process that runs `file`: the one that the last work left, since to start one takes longer than most work. With
 * `owner`, the one that this owner's work left: a file that took its reader over reaches nobody else's.
 */
export function takeProcess(file: URL, limits: WorkLimits, owner = ""): WorkProcess {
  const use = JSON.stringify([owner, limits]);
  const work = takeKept(file, use) ?? openWorkProcess(file, limits);
  return { ...work, close: () => keep(file, work, use) };
}

function takeKept(file: URL, use: string): WorkProcess | undefined {
  if (kept.get(file.href)?.use !== use) return undefined;
  const work = release(file);
  if (work?.wake()) return work;
  work?.close();
  return undefined;
}

function release(file: URL): WorkProcess | undefined {
  const one = kept.get(file.href);
  kept.delete(file.href);
  clearTimeout(one?.timer);
  return one?.work;
}

/** Keeps one that has done its work for the next, in the place of an older one; one that was given up, or ended, is closed. */
function keep(file: URL, work: WorkProcess, use: string): void {
  if (!work.rest()) {
    work.close();
    return;
  }
  release(file)?.close();
  const timer = setTimeout(() => release(file)?.close(), keptMs);
  timer.unref();
  kept.set(file.href, { work, use, timer });
}
