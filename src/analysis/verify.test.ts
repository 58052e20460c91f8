import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sliceCodePoints } from "./code-points.ts";
import type { Segment } from "./sources.ts";
import { remoteWorkSessions } from "./testing/remote-work-sessions.ts";
import { verifyPlacedQuote, verifyQuote } from "./verify.ts";

const said = (text: string, speaker: Segment["speaker"] = "participant"): Segment => ({
  id: "m1",
  speaker,
  text,
  questionId: null,
  move: null,
});

describe("looking up a quote", () => {
  test("typographic quotes, dashes, case and white space do not matter, and the original span is answered", () => {
    const place = verifyQuote("I don't like it - it is   SLOW", [
      said("Well 😀, I don’t like it — it is slow."),
    ]);
    expect(place?.quote).toBe("I don’t like it — it is slow");
    expect(place?.start).toBe(8);
  });

  test("a quote that was tidied of um, like, you know and doubled words snaps back to what was said", () => {
    const spoken = said("So I, um, I just you know I copy the the tickets like every single morning.");
    const place = verifyQuote("I copy the tickets every single morning", [spoken]);
    expect(place?.quote).toBe("I copy the the tickets like every single morning");
  });

  test("one changed word is enough to refuse a quote", () => {
    expect(
      verifyQuote("I copy the reports every single morning", [
        said("I copy the tickets every single morning"),
      ]),
    ).toBeUndefined();
  });

  test("fewer than five words are never searched for", () => {
    expect(verifyQuote("copy the tickets daily", [said("I copy the tickets daily")])).toBeUndefined();
  });

  test("the interviewer's words are no evidence", () => {
    expect(
      verifyQuote("walk me through your typical day", [
        said("Walk me through your typical day", "interviewer"),
      ]),
    ).toBeUndefined();
  });

  test("a word is matched whole, so that 'art' is not found in 'start'", () => {
    expect(
      verifyQuote("art at eight in the morning", [said("I start at eight in the morning")]),
    ).toBeUndefined();
  });

  test("a Japanese quote, which has no spaces, is found", () => {
    expect(
      verifyQuote("通知が多すぎて仕事に集中できません", [
        said("正直に言うと、通知が多すぎて仕事に集中できません。"),
      ])?.quote,
    ).toBe("通知が多すぎて仕事に集中できません");
  });

  test("whatever is verified is exactly the code point slice of a participant segment", () => {
    const word = fc.constantFrom(
      "slow",
      "Slow",
      "um",
      "like",
      "the",
      "the",
      "don’t",
      "don't",
      "😀",
      "é",
      "e\u0301",
      "ﬁle",
      "search",
      "tool",
      "🏳️‍🌈",
      "12%",
    );
    const gap = fc.constantFrom(" ", "  ", ", ", " — ", "\n", ". ");
    const text = fc
      .array(fc.tuple(word, gap), { minLength: 5, maxLength: 25 })
      .map((parts) => parts.flat().join(""));
    fc.assert(
      fc.property(
        text,
        fc.nat(20),
        fc.integer({ min: 5, max: 12 }),
        fc.boolean(),
        (whole, from, count, tidy) => {
          const words = whole.split(/\s+/).slice(from, from + count);
          const quote = words.filter((one) => !tidy || one !== "um").join(" ");
          const segments = [said("Something else entirely", "interviewer"), said(whole)];
          const place = verifyQuote(quote, segments);
          if (place === undefined) return;
          expect(sliceCodePoints(whole, place.start, place.end)).toBe(place.quote);
          expect(verifyPlacedQuote(place, said(whole))).toBe(true);
        },
      ),
      { seed: 7 },
    );
  });

  test("every run of five words that a person said is found again where they said it", () => {
    const segments = remoteWorkSessions.flatMap((source) => source.segments);
    const spoken = segments.filter(
      (one) => one.speaker === "participant" && one.text.split(/\s+/).length >= 5,
    );
    fc.assert(
      fc.property(fc.constantFrom(...spoken), fc.nat(100), (segment, at) => {
        const words = segment.text.split(/\s+/);
        const from = at % (words.length - 4);
        const quote = words.slice(from, from + 5).join(" ");
        fc.pre((quote.match(/[\p{L}\p{N}\p{S}]+/gu) ?? []).length >= 5);
        const place = verifyQuote(quote, segments);
        expect(place).toBeDefined();
        const found = segments.find((one) => one.id === place?.segmentId);
        expect(sliceCodePoints(found?.text ?? "", place?.start ?? 0, place?.end ?? 0)).toBe(place?.quote);
      }),
      { seed: 11 },
    );
  });
});

describe("checking a quote that comes with its place", () => {
  test("a short quote is accepted where it stands", () => {
    expect(verifyPlacedQuote({ segmentId: "m1", start: 2, end: 6, quote: "slow" }, said("😀 slow"))).toBe(
      true,
    );
  });

  test("a quote that is one character off is refused", () => {
    expect(verifyPlacedQuote({ segmentId: "m1", start: 3, end: 7, quote: "slow" }, said("😀 slow"))).toBe(
      false,
    );
  });
});
