import { normaliseText } from "../script/sentences.ts";
import { listWords, readableSlice, tidyText } from "../words.ts";
import { getLabelRules } from "./labels/languages.ts";
import type { LabelRules } from "./labels/rules.ts";
import { bareWords } from "./question-label.ts";

const stemLength = 5;
const quoted = /"([^"]{3,})"|“([^”]{3,})”|„([^“]{3,})“|«([^»]{3,})»/gu;

/** The words of content of a text, cut to their first five letters. */
export function listStems(text: string, language: string): Set<string> {
  return stemsOf(tidyText(text).toLowerCase(), getLabelRules(language));
}

function stemsOf(text: string, rules: LabelRules): Set<string> {
  const words = listWords(text).filter(
    (word) =>
      [...word].length > 2 && !rules.stopWords.has(word) && !rules.stopWords.has(word.split("'")[0] ?? ""),
  );
  return new Set(words.map((word) => [...bareWord(word)].slice(0, stemLength).join("")));
}

/** Arabic writes "and", "with", "for" and the article as part of the word; taken off where a word is left. */
const arabicPrefix = /^(?:[وف]?(?:[بكل]?ال|لل)|[وف](?=\p{Script=Arabic}{4}))(?=\p{Script=Arabic}{3})/u;

function bareWord(word: string): string {
  return word.replace(arabicPrefix, "");
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
export function buildsOnAnswer(question: string, answer: string, language: string): boolean {
  const rules = getLabelRules(language);
  const asked = tidyText(question).toLowerCase();
  const said = readableSlice(tidyText(answer).toLowerCase());
  if (said === "") return false;
  const plain = normaliseText(asked);
  if (rules.neutralProbe.test(bareWords(plain)) || rules.pointing.test(plain)) return true;
  if (quotesAnswer(asked, said)) return true;
  const stems = stemsOf(said, rules);
  for (const stem of stemsOf(asked, rules)) if (stems.has(stem)) return true;
  return false;
}
