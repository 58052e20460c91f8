import { Worker } from "node:worker_threads";
import type { Call } from "./work-calls.ts";
import type { WorkAnswer } from "./work-process.ts";

/** The far side of work-process.ts: answers each request with what `answer` makes of it. */
export function answerRequests<T>(answer: (request: T) => unknown): void {
  watchMyself();
  process.on("message", async ({ request }: { request: T }) => {
    try {
      tell({ value: await answer(request) });
    } catch (error) {
      tell({ error: error instanceof Error ? error.message : String(error) });
    }
  });
  process.send?.("loaded");
  process.once("disconnect", () => process.exit());
  // Sent to the whole group; the server says when its work ends, after those who wait for it are answered.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
}

function tell(answer: { value: unknown } | { error: string }): void {
  const residentMb = Math.ceil(process.memoryUsage.rss() / 1024 / 1024);
  process.send?.({ ...answer, residentMb } satisfies WorkAnswer);
}

/** From a thread, which has its turn whatever the work does: too much memory ends the process, and so does a dead server. */
function watchMyself(): void {
  const watch = new Worker(new URL("./watch-process.mjs", import.meta.url), {
    workerData: { parent: process.ppid, residentBytes: Number(process.argv[2]) * 1024 * 1024 },
    env: {},
  });
  watch.unref();
}

/** The far side of work-calls.ts: `open` is given the data of a first call, and its functions answer that and all later calls. */
export function answerCalls<D, W extends object>(open: (data: D) => W): void {
  let work: W | undefined;
  answerRequests((call: Call) => {
    const { name, args, data } = call;
    if (!work || "data" in call) work = open(data as D);
    const run = work[name as keyof W] as (...given: unknown[]) => unknown;
    return run(...args);
  });
}
