import fc from "fast-check";
import { expect, test } from "vitest";
import { concerns } from "./branching.ts";
import { decide } from "./conductor.ts";
import { drawConcept, findShown, isDrawn, nothingDrawn, toPersonalGuide } from "./personal-guide.ts";
import { makeGuide, makeQuestion, runInterview } from "./test-interview.ts";

const names = ["Ferry pass", "Bridge pass", "No pass", "Both", "Bus", "Bike"];
const concepts = [{ name: "Ferry pass", description: "A card for $& all ferries." }, { name: "Bridge pass" }];

test("people who come one after another are assigned within one of even, whatever the seeds and whoever leaves", () => {
  const anyStep = fc.record({ seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }), leaves: fc.boolean() });
  const counts = new Map<string, number>();
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.array(anyStep, { maxLength: 200 }), (size, steps) => {
      counts.clear();
      const these = names.slice(0, size);
      for (const { seed, leaves } of steps) {
        const drawn = drawConcept(these, counts, seed) ?? "";
        expect(drawConcept(these, counts, seed)).toBe(drawn);
        if (!leaves) counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
      }
      const all = these.map((name) => counts.get(name) ?? 0);
      expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1);
    }),
  );
  expect(drawConcept([], new Map(), 7)).toBeNull();
});

test("among equals every one comes up about as often", () => {
  const first = Array.from({ length: 6_000 }, (_, seed) => drawConcept(names, new Map(), seed));
  for (const name of names) {
    const times = first.filter((one) => one === name).length;
    expect(times).toBeGreaterThan(850);
    expect(times).toBeLessThan(1_150);
  }
});

test("the name goes where questions have it, and the description is what is meant", () => {
  const guide = makeGuide({
    concepts,
    questions: [
      makeQuestion("a", "What of {concept} and {Concept}?", { aim: "Whether {concept} sells" }),
      makeQuestion("b", "And else?"),
      makeQuestion("c", "Would you buy {concept}?", { helpText: "For a year of {concept}." }),
    ],
  });
  const own = toPersonalGuide(guide, { ...nothingDrawn, concept: "Ferry pass" });
  expect(own.questions.map(({ text }) => text)).toEqual([
    "What of Ferry pass and Ferry pass?",
    "And else?",
    "Would you buy Ferry pass?",
  ]);
  expect(own.questions[0]).toMatchObject({
    aim: "Whether Ferry pass sells",
    helpText: "A card for $& all ferries.",
  });
  expect(own.questions[2]?.helpText).toBe("For a year of Ferry pass.");
  expect(own.questions[1]).toEqual(guide.questions[1]);
  const ask = { kind: "ask", questionId: "c" } as const;
  const shown = findShown(own, [], ask);
  expect(shown).toBe("\n\nFerry pass: A card for $& all ferries.");
  const said = { speaker: "interviewer", text: `What of it?${shown}`, at: 0, move: ask } as const;
  expect(findShown(own, [said], ask)).toBe("");
  expect(findShown(own, [], { kind: "ask", questionId: "b" })).toBe("");
  const other = toPersonalGuide(guide, { ...nothingDrawn, concept: "Bridge pass" });
  expect(findShown(other, [], ask)).toBe("");
  expect(toPersonalGuide(guide, nothingDrawn)).toBe(guide);
});

test("the introduction names the concept too", () => {
  const guide = makeGuide({ concepts, introduction: "This is about {concept}." });
  expect(toPersonalGuide(guide, { ...nothingDrawn, concept: "Ferry pass" }).introduction).toBe(
    "This is about Ferry pass.",
  );
});

test("who began on a server that knew no concepts is asked about none and never sees the mark", () => {
  const questions = [
    makeQuestion("a", "What of {concept}?", { helpText: "Say what {concept} is to you." }),
    makeQuestion("b", "And else?"),
  ];
  const guide = makeGuide({ introduction: "About { Concept }.", questions });
  const own = toPersonalGuide(guide, nothingDrawn);
  expect(JSON.stringify(own)).not.toMatch(/\{ ?concept/iu);
  expect(own.questions.map((one) => concerns(own, one, {}))).toEqual([false, true]);
  const opening = runInterview(own, [], "I walk there.", { maxTurns: 1 })[0]?.text;
  expect(opening).toContain("And else?");
  // The older server had put the question; it isn't put again, and the talk goes on.
  const asked = runInterview(guide, ["No more to it."], "", { maxTurns: 1 });
  const answered = asked.filter(({ speaker }) => speaker === "interviewer").slice(0, 1);
  const heard = { speaker: "participant", text: "No more to it.", at: 60_000 } as const;
  const next = decide(own, [...answered, heard], 61_000).move;
  expect(JSON.stringify(next)).toContain('"b"');
});

const ids = (guide: { questions: { id: string }[] }) => guide.questions.map(({ id }) => id).join("");
const shuffled = (marks: string) =>
  makeGuide({
    questions: [...marks].map((mark, at) =>
      makeQuestion("abcdefgh"[at] ?? "", "How?", { shuffle: mark === "x" }),
    ),
  });

test("marked neighbours change places by the seed alone, and all others stay where they are", () => {
  const anyMarks = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(anyMarks, fc.nat(), (marks, drawSeed) => {
      const guide = shuffled(marks.map((isMarked) => (isMarked ? "x" : ".")).join(""));
      const own = toPersonalGuide(guide, { concept: null, drawSeed });
      expect(own.questions).toEqual(toPersonalGuide(guide, { concept: null, drawSeed }).questions);
      expect([...ids(own)].sort().join("")).toBe(ids(guide));
      for (const [place, isMarked] of marks.entries())
        if (!isMarked) expect(own.questions[place]).toBe(guide.questions[place]);
      if (isDrawn(guide)) expect(own.scriptOrder?.join("")).toBe(ids(guide));
      else expect(own).toBe(guide);
    }),
  );
  expect(toPersonalGuide(shuffled("xxx"), nothingDrawn).scriptOrder).toBeUndefined();
});

test("every order comes up about as often, whichever concept was drawn with the same seed", () => {
  const guide = shuffled(".xxx.");
  const names = ["Ferry pass", "Bridge pass"];
  const counts = new Map<string, number>();
  for (let drawSeed = 0; drawSeed < 12_000; drawSeed++) {
    const concept = drawConcept(names, new Map(), drawSeed);
    const key = `${concept} ${ids(toPersonalGuide(guide, { concept: null, drawSeed }))}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(12);
  for (const [key, times] of counts) {
    expect(key).toMatch(/ a[bcd]{3}e$/);
    expect(times).toBeGreaterThan(850);
    expect(times).toBeLessThan(1_150);
  }
});
