import { expect, test } from "vitest";
import type { Evidence } from "#contract/insights.ts";
import { dropOverlapping, dropRepeatedLater, dropShownLater } from "./evidence-list.ts";

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

const laterAt = (start: number, end: number) => ({
  takenBack: { quote: `${start}-${end}`, messageId: "later", start, end },
});

test("what takes a quote back is told once, by the first quote that it takes back, and not as a quote of its own", () => {
  const said = { ...quoteOf(0, 9), ...laterAt(10, 20) };
  const again = { ...quoteOf(10, 19), ...laterAt(10, 20) };
  const other = quoteOf(0, 5, "elsewhere");
  expect(dropRepeatedLater([said, quoteOf(10, 20, "later"), again, other])).toEqual([
    said,
    quoteOf(10, 19),
    other,
  ]);
});

test("where the later quote says more, all of it is told", () => {
  const said = { ...quoteOf(0, 9), ...laterAt(10, 20) };
  const more = { ...quoteOf(10, 30, "later"), quote: "10-30" };
  expect(dropRepeatedLater([more, said])).toEqual([{ ...said, ...laterAt(10, 30) }]);
});

test("the same place in somebody else's talk is no later word", () => {
  const said = { ...quoteOf(0, 9), ...laterAt(10, 20) };
  const stranger = { ...quoteOf(10, 20, "later"), sourceId: "t" };
  expect(dropRepeatedLater([said, stranger])).toEqual([said, stranger]);
});

test("what the other side quotes is not told behind this side's quote", () => {
  const said = { ...quoteOf(0, 9), ...laterAt(10, 20) };
  expect(dropShownLater([said], [quoteOf(10, 20, "later")])).toEqual([quoteOf(0, 9)]);
  expect(dropShownLater([said], [quoteOf(30, 40, "later")])).toEqual([said]);
});
