import { expect, test } from "vitest";
import { emptySelection, extendTo, keepShown, toggleAll, toggleRow } from "./selection.ts";

const rows = ["a", "b", "c", "d", "e"];
const ids = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].sort().join("");

test("a row is chosen and let go again", () => {
  const once = toggleRow(emptySelection, "b");
  expect(ids(once)).toBe("b");
  expect(ids(toggleRow(once, "b"))).toBe("");
});

test("a range goes from the row chosen last to this one, in either direction, and keeps its beginning", () => {
  const down = extendTo(toggleRow(emptySelection, "b"), rows, "d");
  expect(ids(down)).toBe("bcd");
  expect(ids(extendTo(down, rows, "a"))).toBe("abcd");
  expect(ids(extendTo(emptySelection, rows, "c"))).toBe("c");
  expect(extendTo(down, rows, "z")).toBe(down);
});

test("all rows are chosen at once, and none once they all are", () => {
  const all = toggleAll(toggleRow(emptySelection, "c"), rows);
  expect(ids(all)).toBe("abcde");
  expect(ids(toggleAll(all, rows))).toBe("");
  expect(ids(toggleAll(emptySelection, []))).toBe("");
});

test("what is no longer shown is no longer chosen", () => {
  const all = toggleAll(emptySelection, rows);
  expect(ids(keepShown(all, ["b", "c"]))).toBe("bc");
  expect(keepShown(all, rows)).toBe(all);
});
