import { normaliseText } from "../script/sentences.ts";
import { listWords, readableSlice, tidyText } from "../words.ts";
import { labelRules } from "./label-rules.ts";
import { bareWords } from "./question-label.ts";

const stemLength = 5;
const quoted = /"([^"]{3,})"|“([^”]{3,})”|„([^“]{3,})“|«([^»]{3,})»/gu;

/** The words of content of a text, cut to their first five letters. */
export function listStems(text: string): Set<string> {
  const { stopWords } = labelRules;
  const words = listWords(tidyText(text).toLowerCase()).filter(
    (word) => [...word].length > 2 && !stopWords.has(word) && !stopWords.has(word.split("'")[0] ?? ""),
  );
  return new Set(words.map((word) => [...word].slice(0, stemLength).join("")));
}

function quotesAnswer(question: string, answer: string): boolean {
  return Array.from(question.matchAll(quoted), (match) => match.slice(1).find(Boolean) ?? "").some((quote) =>
    answer.includes(quote.trim().replace(/(?<![….,])[….,]+$/u, "")),
  );
}

/**
 * Whether a question picks up the answer before it: shares a word of content with it (or its first five letters),
 * quotes it, or points at it ("that", "then", "you said"). Asking at all is for `labelQuestion` to tell.
 */
export function buildsOnAnswer(question: string, answer: string): boolean {
  const asked = tidyText(question).toLowerCase();
  const said = readableSlice(tidyText(answer).toLowerCase());
  if (said === "") return false;
  const plain = normaliseText(asked);
  if (labelRules.neutralProbe.test(bareWords(plain)) || labelRules.pointing.test(plain)) return true;
  if (quotesAnswer(asked, said)) return true;
  const stems = listStems(said);
  for (const stem of listStems(asked)) if (stems.has(stem)) return true;
  return false;
}
