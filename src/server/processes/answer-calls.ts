import { answerRequests } from "./answer-requests.ts";
import type { Call } from "./work-calls.ts";

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
