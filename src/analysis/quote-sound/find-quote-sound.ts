import type { HeardWord, QuoteSound } from "#contract/heard.ts";
import { sliceCodePoints } from "../code-points.ts";
import { alignWords } from "./align-words.ts";
import { splitHeard, splitWritten } from "./split-words.ts";

/** A quote in the text that a participant sent, and what was heard in the sound of that answer. */
export interface SpokenQuote {
  sent: string;
  /** In code points. */
  start: number;
  end: number;
  words: readonly HeardWord[];
  durationMs: number | null;
}

/**
 * Which seconds of an answer's sound hold a quote. The sent text counts, and people may have corrected it: where a bound of
 * the quote wasn't heard as it was sent, the sound goes on to the nearest word on that side that was.
 */
export function findQuoteSound({ sent, start, end, words, durationMs }: SpokenQuote): QuoteSound {
  const from = sliceCodePoints(sent, 0, start).length;
  const to = sliceCodePoints(sent, 0, end).length;
  const written = splitWritten(sent);
  const heard = splitHeard(words);
  const partners = alignWords(
    written.map(({ text }) => text),
    heard.map(({ text }) => text),
  );
  const quoted = written.flatMap((word, at) => (word.end > from && word.start < to ? [at] : []));
  const [first, last] = [quoted[0] ?? 0, quoted.at(-1) ?? -1];
  const found = partners.slice(first, last + 1).filter((partner) => partner >= 0);
  if (found.length === 0) return { startMs: 0, endMs: durationMs, match: "whole" };
  const begin = heard[partners[first] ?? -1];
  const finish = heard[partners[last] ?? -1];
  const before = partners.slice(0, first).findLast((partner) => partner >= 0);
  const after = partners.slice(last + 1).find((partner) => partner >= 0);
  const span = (found.at(-1) ?? 0) - (found[0] ?? 0) + 1;
  return {
    startMs: begin?.startMs ?? heard[before ?? -1]?.endMs ?? 0,
    endMs: finish?.endMs ?? heard[after ?? -1]?.startMs ?? durationMs,
    match: found.length === quoted.length && span === quoted.length ? "exact" : "near",
  };
}
