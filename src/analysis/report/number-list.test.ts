import fc from "fast-check";
import { expect, test } from "vitest";
import { NumberList } from "./number-list.ts";

test("numbers come out as they went in, each once", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5_000_000 })), (numbers) => {
      const sorted = numbers.toSorted((a, b) => a - b);
      const list = new NumberList();
      for (const number of sorted) list.add(number);
      expect(list.list()).toEqual([...new Set(sorted)]);
      expect(list.size).toBe(new Set(sorted).size);
    }),
  );
});

test("a number out of order is refused rather than counted wrong", () => {
  const list = new NumberList();
  list.add(7);
  expect(() => list.add(6)).toThrow("order");
});
