import type { FrameworkContext, FrameworkKind } from "#analysis/frameworks/gather-framework.ts";
import type { Passage } from "#analysis/frameworks/passages.ts";
import type { FrameworkReading } from "#analysis/frameworks/read-framework-answer.ts";
import type { Source } from "#analysis/sources.ts";
import type { FrameworkResult } from "#contract/personas.ts";
import { makeFairQueue } from "../../processes/fair-queue.ts";
import { type Calls, openCalls, type WorkToOpen } from "../../processes/work-calls.ts";

/** What the making is opened with. */
export interface FrameworkOrder {
  kind: FrameworkKind;
  context: FrameworkContext;
}

interface SourcesToAdd {
  sources: Source[];
  /** By source, where known. */
  occupations: Record<string, string>;
}

/** What a process that makes a framework can do. */
export interface MakingWork {
  /** Reads sources; gives how many people there are by now. */
  add: (input: SourcesToAdd) => number;
  /** Reads a pasted text as one or several transcripts that nobody has saved; gives how many people there are. */
  addText: (text: string) => number;
  make: () => FrameworkResult;
  listPassages: () => Passage[];
  makeFromReading: (reading: FrameworkReading) => FrameworkResult;
}

/** What a process that looks evidence up can do. */
export interface CheckingWork {
  /** Takes sources to look in; gives how many people they have. */
  add: (sources: Source[]) => number;
  /** The framework with the evidence that stands in those sources. */
  check: (framework: FrameworkResult) => FrameworkResult;
}

/** A process of its own for heavy work, so that the server goes on answering meanwhile. One call at a time. */
export type Maker = Calls<MakingWork>;
export type Checker = Calls<CheckingWork>;

const making = ["add", "addText", "make", "listPassages", "makeFromReading"] as const;
const checking = ["add", "check"] as const;
const limits = { heapMb: 768, residentMb: 1280 };
/** More at a time would take the machine from the participants; the others wait for their turn. */
const maxAtOnce = 2;
const queue = makeFairQueue(maxAtOnce);

/** Lets `work` make a framework in a process, which is ended in every case. Rejects when `signal` is aborted. */
export function withMaker<T>(
  order: FrameworkOrder,
  signal: AbortSignal,
  work: (maker: Maker) => Promise<T>,
): Promise<T> {
  const file = new URL("./framework.worker.ts", import.meta.url);
  return inTurn<MakingWork, T>({ file, data: order, names: making, limits, signal }, work);
}

/** Lets `work` look a framework up in a process, which is ended in every case. Rejects when `signal` is aborted. */
export function withChecker<T>(signal: AbortSignal, work: (checker: Checker) => Promise<T>): Promise<T> {
  const file = new URL("./framework-check.worker.ts", import.meta.url);
  return inTurn<CheckingWork, T>({ file, data: null, names: checking, limits, signal }, work);
}

function inTurn<W, T>(
  toOpen: WorkToOpen<W> & { signal: AbortSignal },
  work: (calls: Calls<W>) => Promise<T>,
): Promise<T> {
  const run = () => {
    const { calls, close } = openCalls(toOpen);
    return work(calls).finally(close);
  };
  return queue.run("", run, toOpen.signal);
}
