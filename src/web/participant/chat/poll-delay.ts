import { statusPollMs } from "#contract/choices.ts";

const slowestPollMs = 20_000;

/** Every 5 s while all is well and the page is seen; 5, 10, 20 s when hidden or failing. */
export function nextPollDelay(state: { hidden: boolean; failures: number; hiddenPolls: number }): number {
  const steps = Math.max(state.failures, state.hidden ? state.hiddenPolls : 0);
  return Math.min(statusPollMs * 2 ** Math.min(steps, 10), slowestPollMs);
}
