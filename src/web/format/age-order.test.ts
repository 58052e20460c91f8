import { expect, it } from "vitest";
import { orderAges, orderByCount } from "./age-order.ts";

it("ages run from young to old, ranges without anyone included, refusals last", () => {
  expect(orderAges({ "Prefer not to say": 1, "65+": 2, "18-24": 3 })).toEqual([
    ["18-24", 3],
    ["25-34", 0],
    ["35-50", 0],
    ["50-65", 0],
    ["65+", 2],
    ["Prefer not to say", 1],
  ]);
});

it("without anyone there are no bars at all", () => {
  expect(orderAges({})).toEqual([]);
});

it("other labels run from the highest count, then by name", () => {
  expect(orderByCount({ Cork: 1, Leeds: 4, Bristol: 1 })).toEqual([
    ["Leeds", 4],
    ["Bristol", 1],
    ["Cork", 1],
  ]);
});
