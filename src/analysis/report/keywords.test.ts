import { expect, test } from "vitest";
import type { KeywordUse } from "../coder/coded-source.ts";
import { KeywordTally } from "./keywords.ts";

function use(word: string): KeywordUse {
  const evidence = {
    ...{ quote: word, sourceKind: "interview" as const, sourceId: "s1", sourceLabel: "P-01" },
    ...{ messageId: "m1", start: 0, end: word.length, ageRange: null },
  };
  return {
    ...{ key: word, stems: word.split(" "), frequency: 2, unprompted: true },
    ...{ wordings: [[word, 2]], evidence: [evidence] },
  };
}

/** Ranks what each person said, one list of words a person. */
function rank(people: string[][]): string[] {
  const tally = new KeywordTally();
  for (const [person, words] of people.entries()) tally.add(words.map(use), person, 1);
  return tally.rank().map(({ keyword }) => keyword);
}

test("a single word that over half of the people use is no keyword", () => {
  expect(rank([["hive", "mite"], ["hive", "mite"], ["hive"], ["queen"], ["queen"]])).toEqual([
    "mite",
    "queen",
  ]);
});

test("a phrase that over half of the people use is a keyword", () => {
  expect(rank([["varroa mite"], ["varroa mite"], ["varroa mite"], ["queen"], ["queen"]])).toEqual([
    "varroa mite",
    "queen",
  ]);
});

test("among fewer than five people a word of most is a keyword", () => {
  expect(rank([["hive"], ["hive"], ["queen"]])).toEqual(["hive", "queen"]);
});

test("words of any household are no keywords by themselves, and are in phrases", () => {
  expect(
    rank([
      ["mum", "phone", "phone queue"],
      ["mum", "phone"],
    ]),
  ).toEqual(["phone queue"]);
});
