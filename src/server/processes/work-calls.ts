import { takeProcess } from "./kept-processes.ts";
import type { WorkLimits } from "./work-process.ts";

type Asked<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;

/** The functions of `W`, called in a process of its own. */
export type Calls<W> = { [N in keyof W]: Asked<W[N]> };

/** A call on its way; the first one brings what the work is opened with. */
export interface Call {
  name: string;
  args: unknown[];
  data?: unknown;
}

export interface WorkToOpen<W> {
  /** Calls `answerCalls`. */
  file: URL;
  data: unknown;
  names: readonly (keyof W & string)[];
  limits: WorkLimits;
  /** Rejects the call that waits. */
  signal?: AbortSignal;
}

/**
 * Opens work in a process of its own, so that the server goes on answering meanwhile. One call at a time. After short
 * work the process is kept for the next, which opens it with its own data.
 */
export function openCalls<W>({ file, data, names, limits, signal }: WorkToOpen<W>) {
  const work = takeProcess(file, limits);
  let opening: { data?: unknown } = { data };
  const call = (name: string, args: unknown[]) => {
    const request: Call = { name, args, ...opening };
    opening = {};
    return work.ask(request, signal);
  };
  const calls = names.map((name) => [name, (...args: unknown[]) => call(name, args)]);
  return { calls: Object.fromEntries(calls) as Calls<W>, loaded: work.loaded, close: work.close };
}
