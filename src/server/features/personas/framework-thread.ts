import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FrameworkContext, FrameworkKind } from "#analysis/frameworks/gather-framework.ts";
import type { Passage } from "#analysis/frameworks/passages.ts";
import type { FrameworkReading } from "#analysis/frameworks/read-framework-answer.ts";
import type { Source } from "#analysis/sources.ts";
import type { FrameworkResult } from "#contract/personas.ts";

/** What the thread is started with. */
export interface FrameworkOrder {
  kind: FrameworkKind;
  context: FrameworkContext;
}

export interface SourcesToAdd {
  sources: Source[];
  /** By source, where known. */
  occupations: Record<string, string>;
}

/** What a thread that makes a framework can do. */
export interface MakingWork {
  /** Reads sources; gives how many people there are by now. */
  add: (input: SourcesToAdd) => number;
  /** Reads a pasted text as one or several transcripts that nobody has saved; gives how many people there are. */
  addText: (text: string) => number;
  make: () => FrameworkResult;
  listPassages: () => Passage[];
  makeFromReading: (reading: FrameworkReading) => FrameworkResult;
}

/** What a thread that looks evidence up can do. */
export interface CheckingWork {
  /** Takes sources to look in; gives how many people they have. */
  add: (sources: Source[]) => number;
  /** The framework with the evidence that stands in those sources. */
  check: (framework: FrameworkResult) => FrameworkResult;
}

export interface ThreadRequest<W> {
  name: keyof W;
  input: unknown;
}

type Asked<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;
type Thread<W> = { [N in keyof W]: Asked<W[N]> };

/** A thread of its own for heavy work, so that the server goes on answering meanwhile. One request at a time. */
export type MakingThread = Thread<MakingWork>;
export type CheckingThread = Thread<CheckingWork>;

const memoryMb = 768;
/** More at a time would take the machine from the participants; the others wait for their turn. */
const mostAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn(signal: AbortSignal): Promise<void> {
  if (running < mostAtOnce) {
    running++;
    return;
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.push(resolve);
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    await Promise.race([promise, aborted.promise]);
  } catch (error) {
    const at = waiting.indexOf(resolve);
    // Whoever was given the turn just now passes it on.
    if (at === -1) passTurn();
    else waiting.splice(at, 1);
    throw error;
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

function passTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else running--;
}

/** Lets `work` make a framework in a thread, which is ended in every case. Rejects when `signal` is aborted. */
export function withMakingThread<T>(
  order: FrameworkOrder,
  signal: AbortSignal,
  work: (thread: MakingThread) => Promise<T>,
): Promise<T> {
  return inTurn(signal, () => {
    const { asking, close } = openThread("./framework.worker.ts", order, signal);
    const thread = {
      add: asking("add"),
      addText: asking("addText"),
      make: asking("make"),
      listPassages: asking("listPassages"),
      makeFromReading: asking("makeFromReading"),
    } as MakingThread;
    return work(thread).finally(close);
  });
}

/** Lets `work` look a framework up in a thread, which is ended in every case. Rejects when `signal` is aborted. */
export function withCheckingThread<T>(
  signal: AbortSignal,
  work: (thread: CheckingThread) => Promise<T>,
): Promise<T> {
  return inTurn(signal, () => {
    const { asking, close } = openThread("./framework-check.worker.ts", null, signal);
    return work({ add: asking("add"), check: asking("check") } as CheckingThread).finally(close);
  });
}

async function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  await takeTurn(signal);
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    passTurn();
  }
}

function openThread(file: string, workerData: FrameworkOrder | null, signal: AbortSignal) {
  const worker = new Worker(new URL(file, import.meta.url), {
    workerData,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const ended = new Promise<never>((_, reject) => {
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The thread of a framework ended before its work did.")));
  });
  // It always rejects in the end; who asks at that time hears of it.
  ended.catch(() => undefined);
  const asking = (name: string) => async (input?: unknown) => {
    const stopped = new AbortController();
    const reply = once(worker, "message", { signal: AbortSignal.any([signal, stopped.signal]) });
    worker.postMessage({ name, input });
    try {
      const [answer] = await Promise.race([reply, ended]);
      return answer;
    } finally {
      reply.catch(() => undefined);
      stopped.abort();
    }
  };
  return { asking, close: () => worker.terminate() };
}
