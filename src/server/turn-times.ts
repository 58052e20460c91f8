import type { ModelSettings } from "./model-settings.ts";

/** What has to outlast a turn. All of it follows from how long a model may take. */
export interface TurnTimes {
  /** Only a dead process loses its lease on a turn. */
  leaseSeconds: number;
  /** How long a message waits for the reply to itself or to the one before it. */
  waitMs: number;
  /** How long a connection may be silent while its message waits, first for another's turn, then for its own. */
  silenceMs: number;
  /** How long a server that stops waits for the turns under way. */
  stopMs: number;
}

/** Beside the model's time: reading, deciding, storing, on a busy machine. */
const ownMs = 10_000;

export function turnTimesOf({ model }: { model: Pick<ModelSettings, "totalMs"> | null }): TurnTimes {
  const turnMs = (model?.totalMs ?? 0) + ownMs;
  return {
    leaseSeconds: Math.max(30, Math.ceil(turnMs / 1_000)),
    waitMs: Math.max(20_000, turnMs),
    silenceMs: Math.max(60_000, 2 * turnMs),
    stopMs: Math.max(30_000, turnMs),
  };
}
