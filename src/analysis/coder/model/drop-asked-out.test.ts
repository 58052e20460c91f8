import { expect, test } from "vitest";
import { dropAskedOut } from "./drop-asked-out.ts";
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
  const left = dropAskedOut({ statements, unclear: [], who: [], checked: 3, dropped: 0 }, ["b"]).statements;
  expect(left.map(({ label, because, leadsTo }) => [label, because, leadsTo?.messageId])).toEqual([
    ["a", null, "c"],
  ]);
});

test("a coding without one passage of a turn keeps what was said beside it", () => {
  const all = { statements: [said("a"), said("b")], unclear: [], who: [], checked: 2, dropped: 0 };
  const keep = (askedOut: string) => dropAskedOut(all, [askedOut]).statements.map(({ label }) => label);
  expect(keep("b:16-30")).toEqual(["a"]);
  expect(keep("b:17-30")).toEqual(["a", "b"]);
});
