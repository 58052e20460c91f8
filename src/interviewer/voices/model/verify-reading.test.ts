import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Turn } from "../../guide.ts";
import { tones, wants } from "../../reading.ts";
import { foldTurns } from "../../session-state.ts";
import { makeGuide, makeQuestion } from "../../test-interview.ts";
import { verifyReading } from "./verify-reading.ts";

const guide = makeGuide();
const message = "We use one shared page for it. Except on Fridays, there’s that thing with the pump.";
const turns: Turn[] = [
  { speaker: "interviewer", text: "Hi.", at: 1, move: { kind: "introduce", questionId: "work" } },
  { speaker: "participant", text: message, at: 2 },
];
const verify = (value: unknown, of = guide) => verifyReading(value, of, foldTurns(turns));

describe("a model's reading", () => {
  test("keeps threads whose words are the participant's, quotation marks and apostrophes aside", () => {
    const threads = [
      { quote: "“there's that thing with the pump”", untold: "what happened", weight: 3 },
      { quote: "my boss shouted", untold: "", weight: 3 },
      { quote: "the", untold: "", weight: 2 },
      { quote: "Except on Fridays", weight: "heavy" },
    ];
    expect(verify({ threads }).threads).toEqual([
      { quote: "there's that thing with the pump", untold: "what happened", weight: 3 },
      { quote: "Except on Fridays", untold: "", weight: 2 },
    ]);
  });

  test("keeps a clause of the plainest words, and no lone one", () => {
    const plain: Turn[] = [
      ...turns.slice(0, 1),
      { speaker: "participant", text: "She thanked me. I did not say.", at: 2 },
    ];
    const threads = [
      { quote: "I did not say", untold: "why", weight: 3 },
      { quote: "I", weight: 3 },
    ];
    const quotes = verifyReading({ threads }, guide, foldTurns(plain)).threads.map(({ quote }) => quote);
    expect(quotes).toEqual(["I did not say"]);
  });

  test("leaves out a name that stands alone, and no other single word", () => {
    expect(verify({ keepOut: ["Fridays"] })).toMatchObject({ keepOutNames: ["Fridays"] });
    const other = verify({ keepOut: ["the pump", "Karen"] });
    expect([other.keepOut, other.keepOutNames]).toEqual([undefined, undefined]);
  });

  test("settles a question to come by a clause of the answer, one at a time", () => {
    const settled = [
      { question: 1, quote: "We use one shared page for it" },
      { question: 2, quote: "shared page" },
      { question: 2, quote: "We use one shared page for it" },
      { question: 3, quote: "We use one shared page for it" },
    ];
    expect(verify({ settled }).settled).toEqual([
      { questionId: "tools", quote: "We use one shared page for it" },
    ]);
  });

  test("settles a question by words of an earlier answer", () => {
    const ask: Turn = {
      speaker: "interviewer",
      text: "So?",
      at: 3,
      move: { kind: "ask", questionId: "tools" },
    };
    const later = foldTurns([...turns, ask, { speaker: "participant", text: "Slack.", at: 4 }]);
    const settled = [{ question: 3, quote: "We use one shared page for it" }];
    expect(verifyReading({ settled }, guide, later).settled).toEqual([
      { questionId: "meetings", quote: "We use one shared page for it" },
    ]);
  });

  test("never settles a question of high priority, of exact wording, or more than a third of a script", () => {
    const settled = [{ question: 2, quote: "We use one shared page for it" }];
    const of = (over: object) =>
      makeGuide({ questions: [...["a", "b", "c"].map((id) => makeQuestion(id, `${id}?`, over))] });
    expect(verify({ settled }, of({ priority: "high" })).settled).toEqual([]);
    expect(verify({ settled }, of({ exactWording: true })).settled).toEqual([]);
    expect(
      verify({ settled }, makeGuide({ questions: [makeQuestion("a", "a?"), makeQuestion("b", "b?")] }))
        .settled,
    ).toEqual([]);
  });

  test("is a whole reading whatever comes", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const reading = verify(value);
        expect(wants).toContain(reading.want);
        expect(tones).toContain(reading.tone);
        for (const { quote } of reading.threads) expect(message.replaceAll("’", "'")).toContain(quote);
      }),
      { numRuns: 500 },
    );
  });
});
