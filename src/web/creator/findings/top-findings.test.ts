import { describe, expect, it } from "vitest";
import type { Finding, FindingKind } from "#contract/insights.ts";
import { pickTopFindings } from "./top-findings.ts";

function finding(kind: FindingKind, text: string, people: number, messageId = text): Finding {
  return {
    id: `${kind}-${text}`,
    kind,
    text,
    sentiment: "neutral",
    strength: { people, asked: 9, volunteered: 0 },
    evidence: [
      {
        quote: text,
        sourceKind: "interview",
        sourceId: "s1",
        sourceLabel: "P-01",
        messageId,
        start: 0,
        end: 4,
        ageRange: null,
      },
    ],
    challenging: [],
  };
}

function textsOf(findings: Finding[], most = 5): string[] {
  return pickTopFindings(findings, most).map((one) => one.text);
}

describe("the top findings of the overview", () => {
  it("most people first; among equals what gets in the way comes before what people do", () => {
    const all = [
      finding("behaviors", "habit", 3),
      finding("painPoints", "pain", 3),
      finding("needs", "need", 5),
    ];
    expect(textsOf(all)).toEqual(["need", "pain", "habit"]);
  });

  it("at most two of a kind, so that one kind does not fill the page", () => {
    const pains = ["a", "b", "c"].map((text) => finding("painPoints", text, 4));
    expect(textsOf([...pains, finding("behaviors", "habit", 1)])).toEqual(["a", "b", "habit"]);
  });

  it("the same words are not shown twice under two kinds", () => {
    expect(textsOf([finding("painPoints", "pain", 2, "m1"), finding("needs", "need", 2, "m1")])).toEqual([
      "pain",
    ]);
  });

  it("recommendations, topics and product names are not among them", () => {
    const all = [finding("recommendations", "do it", 9), finding("topics", "calls", 9)];
    expect(textsOf(all)).toEqual([]);
  });
});
