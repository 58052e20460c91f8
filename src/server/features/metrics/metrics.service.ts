import type { Deps } from "../../deps.ts";
import type { Voice, Wording } from "../../voice.ts";
import type { Instruments } from "./instruments.ts";
import { countOpenJobs } from "./metrics.store.ts";

/** The same voice, counted. */
export function countTurns(voice: Voice, instruments: Instruments): Voice {
  return {
    ...voice,
    async *speak(request) {
      const wording = yield* voice.speak(request);
      noteWording(instruments, wording);
      return wording;
    },
  };
}

function noteWording(instruments: Instruments, wording: Wording): void {
  instruments.turns.inc({ voice: wording.voice });
  instruments.turnTokens.inc({ direction: "input" }, wording.inputTokens ?? 0);
  instruments.turnTokens.inc({ direction: "output" }, wording.outputTokens ?? 0);
  instruments.turnCost.inc((wording.costMicros ?? 0) / 1_000_000);
  const fault = wording.guard?.fault;
  if (fault) instruments.modelFaults.inc({ fault });
  for (const failure of wording.guard?.failures ?? []) instruments.guardFailures.inc({ failure });
}

/** All of it as Prometheus reads it. What lies in the database is left out while that is away. */
export async function describeMetrics({ db }: Pick<Deps, "db">, instruments: Instruments): Promise<string> {
  const { totalCount, idleCount, waitingCount } = db.pool;
  instruments.databaseConnections.set({ state: "in_use" }, totalCount - idleCount);
  instruments.databaseConnections.set({ state: "idle" }, idleCount);
  instruments.databaseConnections.set({ state: "waiting" }, waitingCount);
  instruments.jobs.reset();
  for (const { kind, status, count } of await countOpenJobs(db).catch(() => [])) {
    instruments.jobs.set({ kind, status }, count);
  }
  return instruments.registry.metrics();
}
