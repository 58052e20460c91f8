import { expect, test } from "vitest";
import { dropTurns } from "./drop-turns.ts";
import type { ModelStatement } from "./model-coding.ts";

const words = (messageId: string) => ({
  ...{ quote: "We keep two keys.", sourceKind: "transcript" as const, sourceId: "s", sourceLabel: "P-01" },
  ...{ messageId, start: 0, end: 17, ageRange: null },
});
const said = (messageId: string, more: Partial<ModelStatement> = {}): ModelStatement => ({
  ...{ label: messageId, kind: "does", polarity: "affirms", mode: "plain", person: 0, questionId: null },
  ...{ asked: "", evidence: words(messageId), before: "", after: "", because: null, leadsTo: null, ...more },
});

test("a coding without some turns quotes none of them, not even beside what was said elsewhere", () => {
  const { quote, start, end } = words("b");
  const takenBack = { quote, messageId: "b", start, end };
  const statements = [
    said("a", { because: words("b"), leadsTo: words("c") }),
    said("b"),
    said("d", { evidence: { ...words("d"), takenBack } }),
  ];
  const left = dropTurns({ statements, unclear: [], who: [], checked: 3, dropped: 0 }, ["b"]).statements;
  expect(left.map(({ label, because, leadsTo }) => [label, because, leadsTo?.messageId])).toEqual([
    ["a", null, "c"],
  ]);
});
