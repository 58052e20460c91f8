import { expect, test } from "vitest";
import { describeDeleted } from "./describe-deleted.ts";

test("what was deleted is named, up to three of many, and not where some were gone already", () => {
  expect(describeDeleted(["P-03"], 1)).toBe("1 session deleted: P-03");
  expect(describeDeleted(["P-03", "P-04"], 2)).toBe("2 sessions deleted: P-03, P-04");
  expect(describeDeleted(["P-1", "P-2", "P-3", "P-4", "P-5"], 5)).toBe(
    "5 sessions deleted: P-1, P-2, P-3 and 2 more",
  );
  expect(describeDeleted(["P-03", "P-04"], 1)).toBe("1 session deleted");
});
