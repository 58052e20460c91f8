import { expect, test } from "vitest";
import { describeNotAnalysed, isNotAnalysedNote } from "./describe-not-analysed.ts";

test("how many were analysed and why the others weren't", () => {
  const texts = [
    describeNotAnalysed({ kind: "interview", sources: 2, of: 12 }),
    describeNotAnalysed({ kind: "transcript", sources: 1, of: 3 }),
    describeNotAnalysed({ kind: "interview", sources: 2, of: 2 }),
  ];
  expect(texts).toEqual([
    "10 of 12 interviews were analysed; 2 aren't in English.",
    "2 of 3 transcripts were analysed; 1 isn't in English.",
    "No interview was analysed: 2 aren't in English.",
  ]);
  expect(texts.every(isNotAnalysedNote)).toBe(true);
});
