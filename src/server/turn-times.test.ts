import { expect, test } from "vitest";
import { turnTimesOf } from "./turn-times.ts";

test.each([
  ["no model", null],
  ["the default model", 20_000],
  ["the slowest model", 600_000],
])("everything outlasts a turn of %s", (_, totalMs) => {
  const times = turnTimesOf({ model: totalMs === null ? null : { totalMs } });
  const turnMs = totalMs ?? 0;
  expect(times.waitMs).toBeGreaterThan(turnMs);
  expect(times.leaseSeconds * 1_000).toBeGreaterThanOrEqual(turnMs + 10_000);
  expect(times.stopMs).toBeGreaterThan(turnMs);
  // A message may wait for the one before it and then for its own turn.
  expect(times.silenceMs).toBeGreaterThan(2 * turnMs);
});
