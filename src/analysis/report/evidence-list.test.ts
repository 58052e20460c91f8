import { expect, test } from "vitest";
import type { Evidence } from "#contract/insights.ts";
import { dropOverlapping } from "./evidence-list.ts";

const quoteOf = (start: number, end: number, messageId = "m"): Evidence => ({
  ...{ quote: "", sourceKind: "interview", sourceId: "s", sourceLabel: "P-01", ageRange: null },
  ...{ messageId, start, end },
});

test("of quotes that share words the longest is left, and of equal ones the first", () => {
  const [short, long, other, elsewhere] = [
    quoteOf(0, 5),
    quoteOf(2, 20),
    quoteOf(20, 30),
    quoteOf(0, 5, "n"),
  ];
  expect(dropOverlapping([short, long, other, elsewhere])).toEqual([long, other, elsewhere]);
  expect(dropOverlapping([short, { ...short }])).toEqual([short]);
});
