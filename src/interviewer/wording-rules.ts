import { countAsked, isClosedForm } from "./guard/asking.ts";
import { isQuestion } from "./guard/draft.ts";
import { english } from "./guard/patterns/en.ts";
import { stripQuotes } from "./guard/quotations.ts";
import { listSentences, readableSlice } from "./words.ts";

/** Single faults of an English sentence, for what is no turn: a script's question, a person's practice. */

function listOwnSentences(text: string): string[] {
  return listSentences(stripQuotes(readableSlice(text)));
}

/** How many things are asked: questions, second questions joined to one, and requests such as "tell me about it". */
export function countQuestions(text: string): number {
  const marks = stripQuotes(text).match(/[?؟？]/gu)?.length ?? 0;
  return Math.max(marks, countAsked(listOwnSentences(text), english));
}

export function hasPraise(text: string): boolean {
  return listOwnSentences(text).some(
    (sentence) =>
      english.praise.some((pattern) => pattern.test(sentence)) ||
      (!isQuestion(sentence) && sentence.match(english.praiseWords) !== null),
  );
}

export function isLeading(text: string): boolean {
  return listOwnSentences(text).some((sentence) =>
    english.leading.some((pattern) => sentence.match(pattern) !== null),
  );
}

/** Whether yes or no would answer a question of the text, by its form. */
export function hasClosedQuestion(text: string): boolean {
  return listOwnSentences(text).some(
    (sentence) => isQuestion(sentence) && isClosedForm(sentence, english) && !isRequest(sentence),
  );
}

/** "Could you tell me …?" asks for no yes. */
function isRequest(sentence: string): boolean {
  return english.opens[0]?.test(sentence) === true;
}
