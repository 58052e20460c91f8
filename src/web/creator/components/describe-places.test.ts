import { expect, test } from "vitest";
import { describePlaces } from "./describe-places.ts";

const user = { currentInterviews: 1, interviewLimits: 5, availableOneOffInterviews: 0 };

test("what is used of a plan is said before any work, and what a full one means", () => {
  expect(describePlaces(user, true)).toBe("1 of 5 interviews used.");
  expect(describePlaces({ ...user, interviewLimits: null }, true)).toBeUndefined();
  const full = { ...user, interviewLimits: 1 };
  expect(describePlaces(full, true)).toMatch(/^1 of 1 interview used\. You need a bigger plan/);
  const bought = { ...full, availableOneOffInterviews: 2 };
  expect(describePlaces(bought, true)).toContain("takes a single interview that you bought");
  expect(describePlaces(bought, false)).toContain("You need a bigger plan");
});
