import { describe, expect, test } from "vitest";
import { askAboutClause, askAboutEnd } from "../../clause-question/ask.ts";
import type { ProbeMove } from "../../guide.ts";
import { clauseClasses } from "../../listener/english/clause-class/classes.ts";
import { clausesByClass } from "../../listener/english/clause-class/clauses-for-tests.ts";
import { makeGuide } from "../../test-interview.ts";
import { getPhraseBook } from "./books.ts";
import { wordMove } from "./voice.ts";

const guide = makeGuide();
const { frames, more } = getPhraseBook("en").probes;
const seeds = ["a", "b", "c", "d", "e"];

/** What we ask about this clause. */
function ask(clause: string, seed: string): string {
  const text = `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
  const move: ProbeMove = { kind: "probe", questionId: "work", about: clause };
  return wordMove({ guide, turns: [{ speaker: "participant", text, at: 0 }], move, seed });
}

const framed = Object.values(frames ?? {}).flat();

/** Besides the questions of its class only those that are made of its own words. */
describe.each(clauseClasses)("after a clause of the class %s", (name) => {
  const fitting = new Set([
    ...(frames?.[name] ?? []),
    ...(frames?.unclear ?? []),
    ...(frames?.lacking ?? []),
    ...(frames?.supposed ?? []),
    ...(frames?.harmThen ?? []),
    ...more,
  ]);

  test.each(clausesByClass[name])("%s", (clause) => {
    for (const seed of seeds) {
      const text = ask(clause, seed);
      const asked = framed.find((question) => text.endsWith(question));
      expect(
        asked === undefined ||
          fitting.has(asked) ||
          [...askAboutClause(clause), ...askAboutEnd(clause)].includes(asked),
        text,
      ).toBe(true);
    }
  });
});

describe("wrong fits that people met", () => {
  test.each([
    ["I get rather low in the evenings.", /do it that way|come to do|usually go/],
    ["I'm a bit ashamed of it.", /example|usually go/],
    ["We sold the second car.", /day to day|usually/],
    ["The letter said forty pounds.", /come to decide|usually/],
  ])("%s", (said, wrong) => {
    for (const seed of seeds) expect(ask(said, seed)).not.toMatch(wrong);
  });
});
