import { nameError } from "./db/database-error.ts";
import type { Deps } from "./deps.ts";

export interface Repeating {
  /** Waits for the run that goes on. */
  stop: () => Promise<void>;
}

/** Work beside requests, again and again, one run at a time. `what` names it in the log when a run fails. */
export function repeat(
  deps: Pick<Deps, "log">,
  { what, everyMs, firstMs = everyMs }: { what: string; everyMs: number; firstMs?: number },
  work: (stopping: AbortSignal) => Promise<unknown>,
): Repeating {
  let running: Promise<void> | null = null;
  const stopping = new AbortController();
  const run = async () => {
    try {
      await work(stopping.signal);
    } catch (error) {
      deps.log.warn({ error: nameError(error) }, `${what} failed`);
    } finally {
      running = null;
    }
  };
  const look = () => {
    running ??= run();
    timer = setTimeout(look, everyMs).unref();
  };
  let timer = setTimeout(look, firstMs).unref();
  return {
    stop: async () => {
      clearTimeout(timer);
      stopping.abort();
      await running;
    },
  };
}
