import { allLanguages } from "#languages/languages.ts";
import { isComplaint } from "../../complaints.ts";
import { readIntent } from "../../intents.ts";
import { isSelfReproach } from "../../self-reproach.ts";
import { pleadsDiscretion } from "../../what-people-mind.ts";
import { findWholeClause, quoteClause } from "../../whole-clause.ts";
import { listContentStems, readableSlice } from "../../words.ts";
import type { Hint, HintInput } from "../hint.ts";
import { findCues } from "./patterns.ts";

const whole = (alternatives: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives.join("|")})(?![\\p{L}\\p{M}])`, "iu");

interface Signs {
  /** What says that there is more behind a sentence. */
  hidden: readonly RegExp[];
  /** What nothing is behind. */
  idle: RegExp | undefined;
}

const signsByLanguage = new Map<string, Signs>(
  allLanguages.map(({ code, listener }) => [
    code,
    {
      hidden: (listener?.hints ?? []).map(whole),
      idle: listener?.idle === undefined ? undefined : whole(listener.idle),
    },
  ]),
);

/** Without a sign a sentence is not worth a quotation; with one it may be, with two a second question too. */
const base = -1.9;
const perSign = 1.35;
/** A saying, or what is said to us. */
const perIdle = 1.8;
/** Of a list of things only the part that hides something is worth a quotation. */
const list = /(?:[,،][^,،]*){3}/u;
/** Of two that hide as much, what was said last is what somebody wants heard. */
const lastWord = 0.1;
/** Most of it only says our question again. */
const flatShare = 0.4;
const perFlat = 0.8;

/** What was heard as a rule, a way around or a hedge hides as much as any sign. */
function countHeavyCues(quote: string, language: string): number {
  const known = findCues(language);
  if (known === undefined) return 0;
  const folded = known.fold(quote);
  return known.cues.filter(({ weight, pattern }) => weight > 1 && folded.search(pattern) !== -1).length;
}

function score(quote: string, language: string, asked: ReadonlySet<string>): number | undefined {
  const signs = signsByLanguage.get(language);
  const found =
    (signs?.hidden.filter((sign) => sign.test(quote)).length ?? 0) + countHeavyCues(quote, language);
  if (found === 0) return undefined;
  const stems = listContentStems(quote);
  const isFlat = stems.filter((stem) => asked.has(stem)).length > stems.length * flatShare;
  const isIdle = signs?.idle?.test(quote) === true;
  return base + found * perSign - (isIdle ? perIdle : 0) - (isFlat ? perFlat : 0);
}

/** By signs of the language; none where it has none. */
export function listHintsBySigns(language: string, { answer, question }: HintInput): Hint[] {
  const text = readableSlice(answer);
  const turns = [{ speaker: "participant" as const, text, at: 0 }];
  const quotes = new Set<string>();
  for (const piece of text.split(/[.!?؟。,،;؛:\n]+(?=\s|$)/u)) {
    const sentence = piece.trim() === "" ? undefined : findWholeClause(piece.trim(), turns, language);
    const quote = sentence !== undefined && list.test(sentence) ? quoteClause(piece, language) : sentence;
    if (quote === undefined || isComplaint(quote) || pleadsDiscretion(quote) || isSelfReproach(quote))
      continue;
    if (!readIntent(quote).startsWith("ask_")) quotes.add(quote);
  }
  const asked = new Set(listContentStems(question));
  return [...quotes].flatMap((quote, place) => {
    const worth = score(quote, language, asked);
    return worth === undefined ? [] : [{ quote, score: worth + (place * lastWord) / quotes.size }];
  });
}
