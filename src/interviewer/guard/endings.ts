import { getPhraseBook } from "../books.ts";
import { listSentences, listWords, normaliseSentence } from "../words.ts";
import { type Draft, type GuardFailure, isQuestion, offersChoice } from "./draft.ts";

/** The text before the fixed closing; the text itself where it does not end with that. */
export function stripClosing(text: string, language: string): string {
  const { closing } = getPhraseBook(language);
  const trimmed = text.trim();
  return trimmed.endsWith(closing) ? trimmed.slice(0, -closing.length) : text;
}

/** The fixed closing in part: any sentence of it. */
function holdsClosing(text: string, language: string): boolean {
  const plain = ` ${normaliseSentence(text)} `;
  return listSentences(getPhraseBook(language).closing)
    .map(normaliseSentence)
    .filter((sentence) => listWords(sentence).length > 2)
    .some((sentence) => plain.includes(` ${sentence} `));
}

function readsAsEnd(draft: Draft): boolean {
  const { own, sentences, patterns, language } = draft;
  return (
    holdsClosing(own, language) ||
    (!offersChoice(draft) &&
      sentences.some((sentence) =>
        patterns.some(({ ending }) => ending.some((pattern) => pattern.test(sentence))),
      ))
  );
}

/** The close ends with the fixed closing, word for word, and asks nothing; after distress it is left out. */
export function checkEnding(draft: Draft): GuardFailure[] {
  const { move, text, language } = draft;
  if (move.kind !== "close") return readsAsEnd(draft) ? ["completion_phrase"] : [];
  const rest = stripClosing(text, language);
  if (rest.split(/(?<=[.?!؟])\s+/u).some(isQuestion)) return ["not_the_closing"];
  if (move.endReason === "distress") return holdsClosing(text, language) ? ["not_the_closing"] : [];
  return rest === text || holdsClosing(rest, language) ? ["not_the_closing"] : [];
}
