/**
 * Where a participant turns against what they said before. Conservative, and English only: the new sentence
 * must begin as a turn ("to be fair, ...", "actually, ..."), speak of the same thing, and say the opposite.
 */
import { cues } from "./cues/en.ts";
import { findQuotedPassage } from "./quotes.ts";
import { listContentWords, listSentences, readableSlice, tidyText } from "./words.ts";

const turnStart =
  /^(?:and |but |well,? |oh,? )*(?:actually|but|though|although|then again|still|to be fair|to be honest|honestly|having said that|on second thoughts?|mind you|come to think of it|now that i think (?:of|about) it|in fact|i must say|i take (?:that|it) back)\b/;
const negation = /\b(?:not|no|never|rarely|hardly|seldom|nobody|nothing|none|without|cannot|least|\w+n't)\b/;
const relief = /\b(?:improve\w*|better|faster|easier|easy|simple|quick\w*|smooth\w*)\b/;
/** Said in nearly every answer: sharing them means nothing. */
const everyday = new Set(
  "always anything everything every time times week weeks month months year years day days morning evening nothing never still much must last next first made make take took good well work find".split(
    " ",
  ),
);
const stemLength = 5;

interface Word {
  stem: string;
  word: string;
}

function listStems(text: string): Word[] {
  return listContentWords(text)
    .filter((word) => word.length >= 4 && !everyday.has(word))
    .map((word) => ({ stem: word.slice(0, stemLength), word }));
}

/** Whether a sentence speaks well (true) or ill of its matter, a negation turning it round. */
function speaksWell(lower: string): boolean {
  const isIll = cues.leads.problem.test(lower) && !relief.test(lower);
  return isIll === negation.test(lower.replace(/\b(?:can't|cannot|doesn't work|didn't work)\b/g, ""));
}

/** Up to six words of an earlier sentence that says the opposite about the same matter. */
function findOpposite(sentence: string, earlier: string): string | undefined {
  const lower = sentence.toLowerCase();
  const stems = new Set(listStems(lower).map(({ stem }) => stem));
  for (const before of listSentences(earlier)) {
    const text = before.toLowerCase();
    const shared = listStems(text).find(({ stem }) => stems.has(stem));
    if (shared === undefined || text.length !== before.length || turnStart.test(text)) continue;
    if (speaksWell(text) === speaksWell(lower)) continue;
    const quote = findQuotedPassage(before, { start: text.indexOf(shared.word), length: shared.word.length });
    if (quote?.includes(" ")) return quote;
  }
  return undefined;
}

/**
 * The participant's earlier words that the newest answer contradicts, at most six of them, newest answers
 * first; undefined where it does not. `earlier` holds the answers so far, oldest first.
 */
export function findContradicted(text: string, earlier: readonly string[]): string | undefined {
  const turns = listSentences(tidyText(readableSlice(text))).filter((sentence) =>
    turnStart.test(sentence.toLowerCase()),
  );
  for (const sentence of turns) {
    for (const answer of earlier.toReversed()) {
      const quote = findOpposite(sentence, tidyText(readableSlice(answer)));
      if (quote !== undefined && !text.toLowerCase().includes(quote.toLowerCase())) return quote;
    }
  }
  return undefined;
}
