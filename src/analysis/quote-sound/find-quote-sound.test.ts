import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { HeardWord } from "#contract/heard.ts";
import { measureThread } from "../../../tests/measure-thread.ts";
import { sliceCodePoints } from "../code-points.ts";
import { findQuoteSound } from "./find-quote-sound.ts";

/** Each word takes 300 ms, with 100 ms between them. */
function speak(text: string): { words: HeardWord[]; durationMs: number } {
  const words = text
    .split(" ")
    .map((word, at) => ({ text: word, startMs: 100 + at * 400, endMs: 400 + at * 400 }));
  return { words, durationMs: 100 + words.length * 400 };
}

function find(heard: string, sent: string, quote: string) {
  const at = sent.indexOf(quote);
  expect(at, quote).toBeGreaterThanOrEqual(0);
  const start = [...sent.slice(0, at)].length;
  return findQuoteSound({ sent, start, end: start + [...quote].length, ...speak(heard) });
}

/** The times of the heard words from one place to another. */
const times = (first: number, last: number) => ({ startMs: 100 + first * 400, endMs: 400 + last * 400 });

test.each([
  ["i only book it in the evening", "I only book it in the evening.", "book it", [2, 3]],
  ["je suis tres deçu du train", "Je suis très déçu du train !", "très déçu", [2, 3]],
  ["so i dont use e-mail much", "So I don’t use e-mail much", "e-mail much", [4, 5]],
  ["تأخر القطار ساعة كاملة اليوم", "تأخّر القطار ساعة كاملة اليوم.", "ساعة كاملة", [2, 3]],
  ["no no no it is no good", "No, no, no, it is no good", "no good", [5, 6]],
  ["it was 🙂 great fun", "🙂 It was great fun", "great fun", [3, 4]],
] as const)("a quote heard as it was sent plays its words: %s", (heard, sent, quote, [first, last]) => {
  expect(find(heard, sent, quote)).toEqual({ ...times(first, last), match: "exact" });
});

describe("a quote that was corrected", () => {
  const heard = "i took the fairy to the island and then a bus";

  test("within: its outer words still bound it", () => {
    expect(find(heard, "I took the ferry to the island and then a bus.", "took the ferry to the")).toEqual({
      ...times(1, 5),
      match: "near",
    });
  });

  test("at its beginning or end: the nearest words that were heard alike bound it", () => {
    const sent = "I took the ferry to the island and then a bus.";
    expect(find(heard, sent, "ferry to the island")).toEqual({
      ...{ startMs: times(0, 2).endMs, endMs: times(0, 6).endMs, match: "near" },
    });
    expect(find(heard, sent, "I took the ferry")).toEqual({
      ...{ startMs: 100, endMs: times(4, 4).startMs, match: "near" },
    });
  });

  test("as a whole, or typed in addition: the whole answer is played, and said so", () => {
    expect(find(heard, `${heard}. It rained, as always.`, "It rained, as always.")).toEqual({
      ...{ startMs: 0, endMs: speak(heard).durationMs, match: "whole" },
    });
  });

  test("where an invented sentence was taken out, what was said keeps its seconds", () => {
    const invented = `${heard} thank you for watching the bus`;
    expect(find(invented, `${heard}.`, "then a bus")).toEqual({ ...times(8, 10), match: "exact" });
    expect(find(`thank you for watching ${heard}`, `${heard}.`, "the island")).toEqual({
      ...{ ...times(9, 10), match: "exact" },
    });
  });
});

test("without words' times the whole answer is played", () => {
  const quote = { sent: "It rained.", start: 0, end: 9, words: [] };
  expect(findQuoteSound({ ...quote, durationMs: null })).toEqual({ startMs: 0, endMs: null, match: "whole" });
  expect(findQuoteSound({ ...quote, durationMs: 900 })).toEqual({ startMs: 0, endMs: 900, match: "whole" });
});

test("an answer as long as a message may be is mapped at once, whatever was made of it", () => {
  const heard = Array.from({ length: 5_000 }, (_, at) => (at % 2 ? "a" : "b")).join(" ");
  const ms = measureThread(() => find(heard, `x ${heard.replaceAll("b a", "a b")} y`, "a b a b"));
  expect(ms).toBeLessThan(1_000);
});

const vocabulary = ["the", "train", "was", "late", "and", "i", "not", "bus", "so", "we", "went", "home"];
const spoken = fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 60 });

test("where nothing was corrected, any quote plays its own words to the millisecond", () => {
  fc.assert(
    fc.property(spoken, fc.nat(), fc.nat(), (said, one, other) => {
      const [first, last] = [one % said.length, other % said.length].toSorted((a, b) => a - b);
      const start = said.slice(0, first).join(" ").length + (first ? 1 : 0);
      const end = said.slice(0, (last ?? 0) + 1).join(" ").length;
      const sent = said.join(" ");
      const found = findQuoteSound({ sent, start, end, ...speak(sent) });
      expect(found).toEqual({ ...times(first ?? 0, last ?? 0), match: "exact" });
      expect(sliceCodePoints(sent, start, end)).toBe(said.slice(first, (last ?? 0) + 1).join(" "));
    }),
    { numRuns: 1_000 },
  );
});

/** Words of which none comes twice, some of them misheard, dropped or added before they are sent. */
const corrected = fc.array(fc.constantFrom("same", "same", "same", "same", "misheard", "added", "dropped"), {
  minLength: 2,
  maxLength: 80,
});

interface SentWord {
  text: string;
  heardAt: number | null;
}

function tell(fates: readonly string[]): { heard: string[]; sent: SentWord[] } {
  const heard: string[] = [];
  const sent: SentWord[] = [];
  for (const [at, fate] of fates.entries()) {
    if (fate !== "added") heard.push(fate === "misheard" ? `wrong${at}` : `word${at}`);
    if (fate !== "dropped")
      sent.push({ text: `word${at}`, heardAt: fate === "same" ? heard.length - 1 : null });
  }
  return { heard, sent };
}

test("whatever people correct, words that were heard and sent alike are played, and 250 ms off at most", () => {
  let played = 0;
  fc.assert(
    fc.property(corrected, fc.nat(), (fates, pick) => {
      const { heard, sent } = tell(fates);
      const alike = sent.filter(({ heardAt }) => heardAt !== null);
      const wanted = alike[pick % Math.max(1, alike.length)];
      if (wanted === undefined) return;
      const text = sent.map((word) => word.text).join(" ");
      const start = ` ${text} `.indexOf(` ${wanted.text} `);
      const quote = { sent: text, start, end: start + wanted.text.length };
      const found = findQuoteSound({ ...quote, ...speak(heard.join(" ")) });
      const { startMs, endMs } = times(wanted.heardAt ?? 0, wanted.heardAt ?? 0);
      expect(Math.abs(found.startMs - startMs)).toBeLessThanOrEqual(250);
      expect(Math.abs((found.endMs ?? 0) - endMs)).toBeLessThanOrEqual(250);
      played += 1;
    }),
    { numRuns: 2_000 },
  );
  expect(played).toBeGreaterThan(1_500);
});

test("seconds always lie within the sound, and forwards", () => {
  fc.assert(
    fc.property(spoken, spoken, fc.nat(), fc.nat(), (heard, sent, one, other) => {
      const text = sent.join(" ");
      const [start, end] = [one % text.length, (other % text.length) + 1].toSorted((a, b) => a - b);
      const { words, durationMs } = speak(heard.join(" "));
      const found = findQuoteSound({ sent: text, start: start ?? 0, end: end ?? 0, words, durationMs });
      expect(found.startMs).toBeGreaterThanOrEqual(0);
      expect(found.endMs).toBeLessThanOrEqual(durationMs);
      expect(found.endMs).toBeGreaterThanOrEqual(found.startMs);
    }),
    { numRuns: 2_000 },
  );
});
