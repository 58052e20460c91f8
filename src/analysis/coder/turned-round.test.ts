import { describe, expect, test } from "vitest";
import { codeSaid } from "../testing/code-said.ts";
import { turnedRound } from "../testing/turned-round.ts";

const listKinds = (text: string) => codeSaid(text).statements.map((statement) => statement.kind);

test("the set has at least a hundred statements with their turned-round twins", () => {
  expect(Object.values(turnedRound).flat().length).toBeGreaterThanOrEqual(100);
});

describe.each(Object.entries(turnedRound))("%s", (kind, pairs) => {
  test.each(pairs)("%s is not read as: %s", (denied) => {
    expect(listKinds(denied)).not.toContain(kind);
  });

  test.each(pairs)("but what is said outright is found, unlike %s: %s", (_, outright) => {
    expect(listKinds(outright)).toContain(kind);
  });
});
