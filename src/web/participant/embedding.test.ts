import { expect, test } from "vitest";
import { isEmbedded, keptHash } from "./embedding.ts";

test("the page is embedded where its address says so", () => {
  expect(isEmbedded("?embed=1")).toBe(true);
  expect(isEmbedded("?lang=de&embed=1")).toBe(true);
  for (const search of ["", "?embed=0", "?embed", "?embedded=1"]) expect(isEmbedded(search)).toBe(false);
});

test("the token stays in the address of a frame, and in no other", () => {
  expect(keptHash("?embed=1", "#resume=abc")).toBe("#resume=abc");
  expect(keptHash("", "#resume=abc")).toBe("");
  expect(keptHash("?embed=1", "#top")).toBe("");
});
