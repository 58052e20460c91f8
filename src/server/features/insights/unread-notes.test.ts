import { expect, test } from "vitest";
import { describeAskedOut, describeUnread } from "./unread-notes.ts";

test("nothing is said where everything was read", () => {
  expect(describeUnread({ unfinished: 0, leftOut: 0, distress: 0 })).toEqual([]);
});

test("what is not read is named with its reason", () => {
  expect(describeUnread({ unfinished: 2, leftOut: 1, distress: 1 })).toEqual([
    "Not read and not counted: 2 interviews left unfinished, 1 interview left out by hand.",
    "1 interview ended with somebody in distress: it was read only up to that point.",
  ]);
});

test("that something was left out as people asked is said without what and whose it was", () => {
  expect(describeAskedOut({ interviews: 0, transcripts: 0 })).toEqual([]);
  expect(describeAskedOut({ interviews: 2, transcripts: 1 })).toEqual([
    "Something was left out of 2 interviews and 1 transcript because people asked for it.",
  ]);
});
