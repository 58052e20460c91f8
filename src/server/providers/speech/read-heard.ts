import { z } from "zod";
import type { HeardWord } from "#contract/heard.ts";
import type { Heard } from "../../recogniser.ts";

const seconds = z.number().finite();
const timedWord = z.object({ word: z.string(), start: seconds, end: seconds });
const words = z.array(z.unknown());
/** Whisper's servers put the words at the top or in the segments. */
const answer = z.object({
  text: z.string(),
  duration: z.union([z.number(), z.string()]).nullish().catch(null),
  words: words.nullish().catch(null),
  segments: z
    .array(z.object({ words: words.nullish().catch(null) }))
    .nullish()
    .catch(null),
});

/** Recognisers round: a word may end a little after the sound does. */
const toleranceMs = 500;

/** What a recogniser's JSON says; null where it says nothing. `soundMs` is how long the sound is known to be. */
export function readHeard(json: unknown, soundMs: number | null): Heard | null {
  const read = answer.safeParse(json);
  if (!read.success) return null;
  const { text, duration, segments } = read.data;
  const told = Number(duration ?? 0);
  const durationMs = soundMs ?? (Number.isFinite(told) && told > 0 ? Math.round(told * 1_000) : null);
  const listed = read.data.words ?? segments?.flatMap((segment) => segment.words ?? []) ?? [];
  return { text: tidy(text), words: keepPlausible(listed, durationMs), durationMs };
}

/** For servers that answer with the text alone. */
export function readPlainText(body: string, soundMs: number | null): Heard {
  return { text: tidy(body), words: [], durationMs: soundMs };
}

function tidy(text: string): string {
  return text.replaceAll("\0", "").trim();
}

/** whisper.cpp tells tokens, of which a word may have several: the first one alone begins with a space. */
function joinTokens(listed: readonly unknown[]): z.infer<typeof timedWord>[] {
  const read = listed.flatMap((one) => timedWord.safeParse(one).data ?? []);
  const isMarked = read.some(({ word }) => /^\s/u.test(word));
  const words: z.infer<typeof timedWord>[] = [];
  for (const one of read) {
    const last = words.at(-1);
    if (last === undefined || !isMarked || /^\s/u.test(one.word)) words.push({ ...one });
    else Object.assign(last, { word: last.word + one.word, end: one.end });
  }
  return words;
}

/** Only words whose times go forward and lie within the sound: an invented time would play somebody's other words. */
function keepPlausible(listed: readonly unknown[], durationMs: number | null): HeardWord[] {
  const kept: HeardWord[] = [];
  const soundEnd = durationMs ?? Number.POSITIVE_INFINITY;
  let lastStart = 0;
  let lastEnd = 0;
  for (const { word, start, end } of joinTokens(listed)) {
    const text = tidy(word);
    const startMs = Math.round(start * 1_000);
    const endMs = Math.round(end * 1_000);
    const goesForward = startMs >= lastStart && endMs >= lastEnd && endMs >= startMs;
    const isInside = startMs < soundEnd && endMs <= soundEnd + toleranceMs;
    if (text === "" || !goesForward || !isInside) continue;
    lastStart = startMs;
    lastEnd = endMs;
    kept.push({ text, startMs, endMs: Math.min(endMs, soundEnd) });
  }
  return kept;
}
