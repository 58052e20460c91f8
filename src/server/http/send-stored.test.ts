import { expect, test } from "vitest";
import { readRange } from "./send-stored.ts";

test.each<[string | undefined, ReturnType<typeof readRange>]>([
  [undefined, undefined],
  ["bytes=0-", { from: 0, to: 100 }],
  ["bytes=10-19", { from: 10, to: 20 }],
  ["bytes=90-500", { from: 90, to: 100 }],
  ["bytes=-10", { from: 90, to: 100 }],
  ["bytes=-500", { from: 0, to: 100 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=20-10", undefined],
  ["bytes=0-1,5-6", undefined],
  ["bytes=-", undefined],
  ["lines=0-1", undefined],
])("the range %s of 100 bytes", (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
