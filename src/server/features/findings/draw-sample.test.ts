import fc from "fast-check";
import { expect, test } from "vitest";
import type { CodedSource } from "#analysis/coder/coded-source.ts";
import type { Segment, Source } from "#analysis/sources.ts";
import type { ValidationItem } from "../../db/analysis-schema.ts";
import { drawSample, listItems } from "./draw-sample.ts";

function items(coded: number, uncoded: number): ValidationItem[] {
  return Array.from({ length: coded + uncoded }, (_, at) => ({
    ...{ id: `m${at}`, sourceId: "s", text: `Segment ${at}`, context: "", sentiment: null },
    codes: at < coded ? ["needs"] : [],
  }));
}

/** The same numbers each time, spread over the range. */
function makeRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const countCoded = (sample: ValidationItem[]) => sample.filter((item) => item.codes.length > 0).length;

test("both coded and uncoded segments are drawn, by their share but a quarter at least", () => {
  const draw = (coded: number, uncoded: number) =>
    countCoded(drawSample(items(coded, uncoded), 20, makeRandom()));
  expect(draw(50, 50)).toBe(10);
  expect(draw(2, 200)).toBe(2);
  expect(draw(20, 400)).toBe(5);
  expect(draw(400, 20)).toBe(15);
  expect(draw(400, 0)).toBe(20);
  expect(draw(400, 2)).toBe(18);
});

test("a sample has the size asked for where there is as much, and no segment twice", () => {
  const count = fc.integer({ min: 0, max: 60 });
  const random = fc.infiniteStream(fc.integer({ min: 0, max: 999 }).map((thousandths) => thousandths / 1000));
  fc.assert(
    fc.property(count, count, fc.integer({ min: 10, max: 50 }), random, (coded, uncoded, size, numbers) => {
      const all = items(coded, uncoded);
      const sample = drawSample(all, size, () => numbers.next().value ?? 0);
      expect(sample).toHaveLength(Math.min(size, all.length));
      expect(new Set(sample.map(({ id }) => id)).size).toBe(sample.length);
      expect(all).toEqual(items(coded, uncoded));
    }),
  );
});

test("every segment has about the same chance within its sort, and the order gives nothing away", () => {
  const random = makeRandom();
  const drawn = new Map<string, number>();
  let first = 0;
  for (let round = 0; round < 2_000; round++) {
    const sample = drawSample(items(10, 10), 10, random);
    for (const { id } of sample) drawn.set(id, (drawn.get(id) ?? 0) + 1);
    if (sample[0]?.codes.length) first++;
  }
  expect(drawn.size).toBe(20);
  // 1,000 expected of each, with a standard deviation of 22.
  for (const times of drawn.values()) expect(Math.abs(times - 1_000)).toBeLessThan(120);
  expect(Math.abs(first - 1_000)).toBeLessThan(120);
});

test("items are what participants said in five words and more, with the codes on offer and what was asked", () => {
  const say = (id: string, speaker: Segment["speaker"], text: string): Segment => ({
    ...{ id, speaker, text, questionId: null, move: null },
  });
  const source: Source = {
    ...{ id: "s", kind: "transcript", label: "Talk", ageRange: null, location: null, language: "en" },
    segments: [
      say("m1", "interviewer", "How do you work?"),
      say("m2", "participant", "Alone, mostly."),
      say("m3", "participant", "I need a much better search."),
      say("m4", "interviewer", "Why is that so?"),
      say("m5", "participant", "会議の検索が遅くて本当に困っています。"),
      say("m6", "participant", "This one was added after coding."),
    ],
  };
  const statement = (kind: string, messageId: string) => ({ kind, evidence: { messageId } });
  const coded = {
    ...{ id: "s", kind: "transcript" },
    statements: [
      statement("needs", "m3"),
      statement("needs", "m3"),
      statement("comparativeStatements", "m3"),
    ],
    messages: [{ id: "m2" }, { id: "m3", sentiment: "negative" }, { id: "m5" }],
  } as unknown as CodedSource;
  expect(
    listItems(source, coded).map(({ id, context, codes, sentiment }) => [id, context, codes, sentiment]),
  ).toEqual([
    ["m3", "How do you work?", ["needs"], "negative"],
    ["m5", "Why is that so?", [], null],
  ]);
});
