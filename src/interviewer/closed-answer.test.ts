import { describe, expect, test } from "vitest";
import type { Item } from "#contract/items.ts";
import { readClosed } from "./closed-answer.ts";

const choice: Item = { kind: "choice", options: ["Often", "Now and then", "No", "Stopped, it was too dear"] };
const several: Item = { kind: "several", options: ["Bread", "Milk and eggs", "Tea"] };
const scale: Item = { kind: "scale", min: 1, max: 5, minLabel: "Not at all", maxLabel: "Very much" };
const ranking: Item = { kind: "ranking", options: ["Price", "Taste", "Look"] };

const read = (item: Item, message: string) => readClosed(item, message)?.values;

describe("a choice", () => {
  test.each([
    ["Often", "Often"],
    ["  often. ", "Often"],
    ["I'd say now and then", "Now and then"],
    ["2", "Now and then"],
    ["the second one", "Now and then"],
    ["The last one, please", "Stopped, it was too dear"],
    ["Number 1", "Often"],
    ["no", "No"],
    ["Stopped, it was too dear", "Stopped, it was too dear"],
    ["Often, because it's near", "Often"],
    ["Often because it's near", "Often"],
    ["la segunda", "Now and then"],
    ["die zweite", "Now and then"],
    ["la deuxième", "Now and then"],
    ["a segunda opção", "Now and then"],
    ["الثاني", "Now and then"],
  ])("%s is read", (message, value) => {
    expect(read(choice, message)).toEqual([value]);
  });

  test.each([
    "not often",
    "often not",
    "Often, well no, now and then",
    "Often? What do you mean?",
    "5",
    "the fifth",
    "It depends on the week",
    "",
    "…",
  ])("%s is not read", (message) => {
    expect(read(choice, message)).toBeUndefined();
  });

  test("says whether there was more than the choice", () => {
    expect(readClosed(choice, "Often")?.hasMore).toBe(false);
    expect(readClosed(choice, "Often, because it's near")?.hasMore).toBe(true);
  });
});

describe("a scale", () => {
  test.each([
    ["4", "4"],
    ["4/5", "4"],
    ["4 out of 5", "4"],
    ["four", "4"],
    ["vier", "4"],
    ["٤", "4"],
    ["I'd give it a 4", "4"],
    ["maybe a 4", "4"],
    ["Very much", "5"],
    ["2, it broke", "2"],
    ["2 - it broke", "2"],
    ["0", undefined],
    ["6", undefined],
    ["4 out of 10", undefined],
    ["2 or 3", undefined],
    ["2, no, 3", undefined],
    ["4.5", undefined],
    ["x".repeat(10_000), undefined],
    [`4 ${"x ".repeat(4_900)}`, undefined],
  ])("%s", (message, value) => {
    expect(read(scale, message)?.[0]).toBe(value);
  });

  test("below nought is read with its sign", () => {
    const signed: Item = { kind: "scale", min: -2, max: 2 };
    expect(read(signed, "-2")).toEqual(["-2"]);
    expect(read(signed, "2")).toEqual(["2"]);
  });
});

test("several are read from lines, commas and words, in the order of the script", () => {
  expect(read(several, "Tea\nBread")).toEqual(["Bread", "Tea"]);
  expect(read(several, "tea, milk and eggs")).toEqual(["Milk and eggs", "Tea"]);
  expect(read(several, "bread and tea")).toEqual(["Bread", "Tea"]);
  expect(read(several, "1, 3")).toEqual(["Bread", "Tea"]);
  expect(read(several, "Milk and eggs")).toEqual(["Milk and eggs"]);
  expect(read(several, "bread and jam")).toBeUndefined();
});

test("an order is read whole or not at all", () => {
  expect(read(ranking, "1. Taste\n2. Look\n3. Price")).toEqual(["Taste", "Look", "Price"]);
  expect(read(ranking, "taste, price, look")).toEqual(["Taste", "Price", "Look"]);
  expect(read(ranking, "2 > 1 > 3")).toEqual(["Taste", "Price", "Look"]);
  expect(read(ranking, "taste first")).toBeUndefined();
  expect(read(ranking, "taste, price")).toBeUndefined();
  expect(read(ranking, "taste, taste, look")).toBeUndefined();
});
