import { expect, test } from "vitest";
import {
  describeHeard,
  describeReason,
  nameAnyEndReason,
  nameEndReason,
  nameStatus,
} from "./describe-turn.ts";

test("a session that ended before its interview is not in progress, and its end is not told twice", () => {
  for (const [endReason, name] of [
    ["screened_out", "Screened out"],
    ["quota_full", "Quota full"],
  ] as const) {
    expect(nameStatus({ completed: false, endReason })).toBe(name);
    expect(nameEndReason(endReason)).toBeUndefined();
    expect(nameAnyEndReason(endReason)).toBe(name);
  }
});

test("the others are completed or in progress, with their reason where it is worth saying", () => {
  expect(nameStatus({ completed: false, endReason: null })).toBe("In Progress");
  expect(nameStatus({ completed: true, endReason: "stopped" })).toBe("Completed");
  expect(nameEndReason("stopped")).toBe("stopped early");
  expect(nameEndReason("finished")).toBeUndefined();
  expect(nameAnyEndReason("finished")).toBe("All questions asked");
});

test("why a follow-up was asked says what was not covered and from which answer the words are", () => {
  const words = { messageId: "m1", quote: "that pump", start: 0, end: 9 };
  expect(describeHeard({ words, untold: "what broke", heardAs: "", isEarlier: true })).toBe(
    " from an earlier answer. Not covered: what broke.",
  );
  expect(describeHeard({ words, untold: "", heardAs: "a strong feeling", isEarlier: false })).toBe(
    " from this answer: a strong feeling.",
  );
  expect(describeHeard({ words, untold: "", heardAs: "", isEarlier: false })).toBe(" from this answer.");
});

test("any other turn tells its move and its reason in a sentence", () => {
  expect(describeReason("ask", "nothing left to follow up")).toBe(
    "Next question: nothing left to follow up.",
  );
  expect(describeReason("introduce", "start")).toBe("Introduction and first question.");
  expect(describeReason(null, "already closed.")).toBe("already closed.");
});
