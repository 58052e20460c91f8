import type { Deps } from "./deps.ts";

export interface Repeating {
  /** Waits for the run that goes on. */
  stop: () => Promise<void>;
}

/** Work beside requests, again and again, one run at a time. `what` names it in the log when a run fails. */
export function repeat(
  deps: Pick<Deps, "log">,
  { what, everyMs }: { what: string; everyMs: number },
  work: (stopping: AbortSignal) => Promise<unknown>,
): Repeating {
  let running: Promise<void> | null = null;
  const stopping = new AbortController();
  const run = async () => {
    try {
      await work(stopping.signal);
    } catch (error) {
      deps.log.warn({ error: error instanceof Error ? error.name : typeof error }, `${what} failed`);
    } finally {
      running = null;
    }
  };
  const timer = setInterval(() => {
    running ??= run();
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
