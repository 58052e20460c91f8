import { expect, test } from "vitest";
import type { Evidence } from "#contract/insights.ts";
import { renameSources } from "./source-names.ts";

const quoteOf = (sourceId: string, sourceLabel: string, quote = "the bees sleep"): Evidence => ({
  ...{ quote, sourceKind: "transcript", sourceId, sourceLabel, messageId: "m", start: 0, end: quote.length },
  ageRange: null,
});
const labels = new Map([
  ["a", "Transcript 1"],
  ["b", "Transcript 2"],
  ["c", "Transcript 3"],
]);

test("names of files in a sentence become those that readers see", () => {
  const rename = renameSources([quoteOf("a", "p1"), quoteOf("b", "p1 (again)")], labels);
  expect(rename("p1 and p1 (again) sleep, p11 and p2 don't.")).toBe(
    "Transcript 1 and Transcript 2 sleep, p11 and p2 don't.",
  );
});

test("a file named by a word that people use leaves the word alone, and sources without a number keep their names", () => {
  const evidence = [quoteOf("a", "bees"), quoteOf("x", "P-01"), quoteOf("c", "Ruth Meyer")];
  expect(renameSources(evidence, labels)("The bees of P-01 and Ruth Meyer")).toBe(
    "The bees of P-01 and Transcript 3",
  );
  expect(renameSources([], labels)("p1")).toBe("p1");
});
