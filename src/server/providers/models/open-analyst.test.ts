import { expect, test } from "vitest";
import { timesOf } from "./open-analyst.ts";

test("an analysis waits longer for the first word of a model on this machine, and as long as a turn at least", () => {
  const waits = (isLocal: boolean, seconds: number) =>
    timesOf({ isLocal, firstTokenMs: seconds * 1_000, totalMs: seconds * 2_000 }).firstTokenMs / 1_000;
  expect([waits(false, 8), waits(true, 8), waits(false, 300), waits(true, 300)]).toEqual([60, 90, 300, 300]);
});
