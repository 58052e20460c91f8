import fc from "fast-check";
import { expect, test } from "vitest";
import { codeSource, InsightsGatherer } from "../analyze.ts";
import { sliceCodePoints } from "../code-points.ts";
import type { Source, StudyContext } from "../sources.ts";

const study: StudyContext = {
  questions: [{ id: "q1", text: "What frustrates you most about the search?" }],
  objective: "",
  topics: ["constructor"],
  competitors: [{ name: "Slack", aliases: ["__proto__", "(", "💬"] }],
  notCompetitors: ["*"],
  ownProduct: "[",
};

const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "I never use the search because Slack is slow.",
      "We need a better 👩‍👩‍👧 view",
      "constructor",
      "__proto__ is great",
      "検索が遅いです。",
      "’tis “fine”",
      "\r\n",
      "I wish it were faster than Slack!",
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 600 }) },
);
const said = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(" "));
const person = fc.constantFrom("a", "b", "constructor", "__proto__", null);

const sources: fc.Arbitrary<Source> = fc
  .record({
    language: fc.constantFrom("en", "ja", "de", "xx-odd"),
    turns: fc.array(fc.record({ text: said, person, asked: fc.boolean() }), { minLength: 1, maxLength: 6 }),
  })
  .map(({ language, turns }) => ({
    id: "source",
    kind: "thread",
    label: "Thread 1",
    ageRange: null,
    location: null,
    language,
    personLabels: { a: "Author 1", b: "Author 2" },
    segments: turns.map(({ text, person: who, asked }, at) => ({
      id: `m${at}`,
      speaker: asked ? "interviewer" : "participant",
      text,
      questionId: asked ? "q1" : null,
      move: asked ? "probe" : null,
      person: who,
    })),
  }));

test("whatever is said, what is coded is verbatim, counts people rightly and can be stored as JSON", () => {
  fc.assert(
    fc.property(sources, (source) => {
      const text = JSON.stringify(codeSource(source, study));
      // A database refuses half of a character.
      expect(text).not.toMatch(/\\ud[89a-f][0-9a-f]{2}/i);
      const gatherer = new InsightsGatherer(study);
      gatherer.add(JSON.parse(text));
      const { findings, keywords } = gatherer.report();
      const { people } = gatherer.members();
      const texts = new Map(source.segments.map((segment) => [segment.id, segment.text]));
      for (const { evidence } of [...findings, ...keywords]) {
        for (const { messageId, start, end, quote } of evidence) {
          expect(sliceCodePoints(texts.get(messageId) ?? "", start, end)).toBe(quote);
        }
      }
      for (const { strength } of findings) {
        expect(strength.people + strength.volunteered).toBeLessThanOrEqual(people.length);
        expect(strength.people).toBeLessThanOrEqual(strength.asked);
      }
    }),
    { numRuns: 150 },
  );
});
