import { expect, test } from "vitest";
import type { HeardWord } from "#contract/heard.ts";
import { measureThread } from "../../../tests/measure-thread.ts";
import { findQuoteSound } from "./find-quote-sound.ts";
import { splitRecording } from "./split-recording.ts";

/** As Whisper tells it: words without the text's marks, 400 ms each; a pause before each word in `pauses`. */
function hear(text: string, pauses: Record<string, number> = {}): HeardWord[] {
  let at = 0;
  return text.split(/\s+/u).map((word) => {
    const plain = word.replace(/[.,!?]/gu, "");
    at += pauses[plain] ?? 0;
    const heard = { text: ` ${plain}`, startMs: at, endMs: at + 300 };
    at += 400;
    return heard;
  });
}

test("a silence after a sentence, or a long stretch, begins another turn; nothing is lost", () => {
  const text = "How do you travel? I take the train. It is late, often. So I wait.";
  const turns = splitRecording(text, hear(text, { I: 2_000 }));
  expect(turns.map((turn) => turn.text)).toEqual([
    "How do you travel?",
    "I take the train. It is late, often. So I wait.",
  ]);
  expect(turns.map(({ startSeconds }) => startSeconds)).toEqual([0, 3.6]);
  const long = Array.from({ length: 400 }, (_, at) => `word${at}${at % 20 === 19 ? "." : ""}`).join(" ");
  const parts = splitRecording(long, hear(long));
  expect(parts.map(({ words }) => words.length)).toEqual([60, 60, 60, 60, 60, 60, 40]);
  expect(parts.map((part) => part.text).join(" ")).toBe(long);
});

test("without a full stop a turn still ends, and without times all text is there", () => {
  const text = Array.from({ length: 450 }, (_, at) => `word${at}`).join(" ");
  const turns = splitRecording(text, []);
  expect(turns.map(({ words, startSeconds }) => [words, startSeconds])).toEqual(
    Array.from({ length: 3 }, () => [[], null]),
  );
  expect(turns.map((turn) => turn.text).join(" ")).toBe(text);
  expect(splitRecording("  ", [])).toEqual([]);
});

test("a quote in a turn plays its seconds of the whole recording", () => {
  const text = `${Array.from({ length: 130 }, (_, at) => `word${at}${at % 10 === 9 ? "." : ""}`).join(" ")} The ferry was late.`;
  const words = hear(text);
  const last = splitRecording(text, words).at(-1);
  if (last === undefined) return expect.unreachable();
  const start = last.text.indexOf("ferry was");
  const place = { sent: last.text, start, end: start + "ferry was".length };
  expect(findQuoteSound({ ...place, words: last.words, durationMs: null })).toEqual({
    ...{ startMs: words[131]?.startMs, endMs: words[132]?.endMs, match: "exact" },
  });
});

test("an hour of talk is split at once", () => {
  const text = Array.from({ length: 10_000 }, (_, at) => (at % 12 === 11 ? "so." : `w${at % 50}`)).join(" ");
  const heard = hear(text);
  const ms = measureThread(() => expect(splitRecording(text, heard).length).toBeGreaterThan(100));
  expect(ms).toBeLessThan(1_000);
});
