import { expect, test } from "vitest";
import { makeEvidence, makeSingle, makeTheme } from "../../../findings/brief-for-tests.ts";
import { makeMatrix } from "./theme-matrix.ts";

const price = makeTheme({ id: "price", text: "The price rose", said: [10, 2], against: [3] });
const winter = makeTheme({ id: "winter", text: "Winter is no use", said: [3] });

test("a matrix has a row a person in the order of their numbers, and a cell a theme", () => {
  const rows = makeMatrix([price, winter], [price, winter]);
  expect(rows.map(({ label, cells }) => [label, cells])).toEqual([
    ["P-02", ["said", undefined]],
    ["P-03", ["disagreed", "said"]],
    ["P-10", ["said", undefined]],
  ]);
});

test("someone who said nothing of any theme has an empty row", () => {
  const rows = makeMatrix([winter], [winter, makeSingle("theft", "It was stolen", 7)]);
  expect(rows.map(({ label, cells }) => [label, cells])).toEqual([
    ["P-03", ["said"]],
    ["P-07", [undefined]],
  ]);
});

test("someone who says a thing and its opposite shows as both", () => {
  const torn = { ...price, challenging: [makeEvidence(2, "It was cheap.")] };
  expect(makeMatrix([torn], [torn]).find(({ label }) => label === "P-02")?.cells).toEqual(["both"]);
});

test("two people of one transcript have a row each", () => {
  const [first] = price.evidence;
  if (!first) throw new Error("The theme has no evidence");
  const ann = { ...first, sourceKind: "transcript" as const, sourceId: "t1", sourceLabel: "Ann" };
  const theme = { ...price, evidence: [ann, { ...ann, sourceLabel: "Ben" }], challenging: [] };
  expect(makeMatrix([theme], [theme]).map(({ label }) => label)).toEqual(["Ann", "Ben"]);
});
