import { allLanguages } from "#languages/languages.ts";
import { isComplaint } from "../../complaints.ts";
import { readIntent } from "../../intents.ts";
import { pleadsDiscretion } from "../../what-people-mind.ts";
import { findWholeClause } from "../../whole-clause.ts";
import { readableSlice } from "../../words.ts";
import type { Hint } from "../hint.ts";

const whole = (alternatives: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives.join("|")})(?![\\p{L}\\p{M}])`, "iu");

/** By language, what says that there is more behind a sentence. */
const signsByLanguage = new Map<string, readonly RegExp[]>(
  allLanguages.map(({ code, listener }) => [code, (listener?.hints ?? []).map(whole)]),
);

/** Without a sign a sentence is not worth a quotation; with one it may be, with two a second question too. */
const base = -1.7;
const perSign = 0.9;

/** By signs of the language; none where it has none. */
export function listHintsBySigns(language: string, answer: string): Hint[] {
  const known = signsByLanguage.get(language) ?? [];
  const text = readableSlice(answer);
  const turns = [{ speaker: "participant" as const, text, at: 0 }];
  const quotes = new Set<string>();
  for (const piece of text.split(/[.!?؟。,،;؛:\n]+(?=\s|$)/u)) {
    const quote = piece.trim() === "" ? undefined : findWholeClause(piece.trim(), turns);
    if (quote === undefined || isComplaint(quote) || pleadsDiscretion(quote)) continue;
    if (!readIntent(quote).startsWith("ask_")) quotes.add(quote);
  }
  return [...quotes].flatMap((quote) => {
    const found = known.filter((sign) => sign.test(quote)).length;
    return found === 0 ? [] : [{ quote, score: base + found * perSign }];
  });
}
