import { expect, test } from "vitest";
import { describeUnread } from "./unread-notes.ts";

test("nothing is said where everything was read", () => {
  expect(describeUnread({ unfinished: 0, leftOut: 0, distress: 0 })).toEqual([]);
});

test("what is not read is named with its reason", () => {
  expect(describeUnread({ unfinished: 2, leftOut: 1, distress: 1 })).toEqual([
    "Not read and not counted: 2 interviews left unfinished, 1 interview left out by hand.",
    "1 interview ended with somebody in distress: it was read only up to that point.",
  ]);
});
