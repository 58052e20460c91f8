import { expect, test } from "vitest";
import type { AnswerFlag } from "#contract/answer-checks.ts";
import { explainFlag } from "#contract/describe-flags.ts";
import type { Finding } from "#contract/insights.ts";
import { formatUnflagged, nameFlag, nameKinds } from "./flag-words.ts";
import { withoutFlagged } from "./without-flagged.ts";

const alike: AnswerFlag = {
  kind: "nearIdentical",
  question: "How?",
  answer: { messageId: "m1", text: "So." },
  others: [{ sessionId: "s2", label: "P-02", messageId: "m2", text: "So!" }],
  people: 1,
  alike: 0.874,
};

test("a flag names the one other person, or how many there are", () => {
  expect(nameFlag(alike)).toBe("Nearly the same answer as P-02");
  expect(nameFlag({ ...alike, people: 7 })).toBe("Nearly the same answer as 7 other people");
  expect(explainFlag(alike)).toContain("87 %");
  const kinds = ["nearIdentical" as const, "repeatedPanelId" as const];
  const session = { sessionId: "s1", label: "P-01", isLeftOut: false, flags: 3, kinds };
  expect(nameKinds(session)).toBe("nearly the same answer as someone else · panel ID used twice");
});

test("a count without flagged sessions says so where nobody is left", () => {
  expect(formatUnflagged({ people: 5, asked: 7 })).toBe("5 of 7 without flagged sessions");
  expect(formatUnflagged({ people: 0, asked: 7 })).toBe("flagged sessions only");
});

test("findings lose the words of flagged sessions, and go where nobody else said it", () => {
  const quote = (sourceId: string) => ({ sourceId, quote: "So." });
  const finding = (id: string, by: string[], against: string[] = []) =>
    ({ id, evidence: by.map(quote), challenging: against.map(quote) }) as unknown as Finding;
  const findings = [finding("f1", ["s1", "s2"], ["s3"]), finding("f2", ["s3"]), finding("f3", ["s1"])];
  const shown = withoutFlagged(findings, new Set(["s2", "s3"]));
  const sources = shown.map(({ id, evidence, challenging }) => [id, evidence.length, challenging.length]);
  expect(sources).toEqual([
    ["f1", 1, 0],
    ["f3", 1, 0],
  ]);
  expect(withoutFlagged(findings, new Set())).toEqual(findings);
});
