import { expect, test } from "vitest";
import { nextPlace } from "./list-item.ts";

test("the first step goes to the first item, whichever key it was", () => {
  expect([nextPlace(-1, 1, 5), nextPlace(-1, -1, 5)]).toEqual([0, 0]);
});

test("at its ends the list goes no further", () => {
  expect([nextPlace(4, 1, 5), nextPlace(0, -1, 5), nextPlace(2, 1, 5)]).toEqual([4, 0, 3]);
});
