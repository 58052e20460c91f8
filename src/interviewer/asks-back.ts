import { anyLanguage } from "#languages/languages.ts";
import { countWords, listSentences, tidyText } from "./words.ts";

const maxWords = 16;
/** "To the crisps?", "After the pillar, or after my decision?" */
const points = new RegExp(
  String.raw`^(?:(?:sorry|hm+|um+|eh|oh|ok|and|but|so|you mean|do you mean|as in|next|more),? )*(?:to|about|of|on|in|at|after|before|with|for|from|by|the|my|our|that|this|which|what|whose|where|when)\b|${anyLanguage("asksBack")}`,
  "iu",
);
const rhetorical =
  /\b(?:what can (?:you|one|i) do|what else|what's new|what would you|what do you expect|whatever|that's (?:it|all)|what was i|where was i)\b/iu;

/** Whether a reply to a follow-up only asks what it pointed at. */
export function asksBack(message: string): boolean {
  const text = tidyText(message);
  const sentences = listSentences(text);
  return (
    countWords(text) <= maxWords &&
    sentences.length > 0 &&
    sentences.every((sentence) => /[?؟]["')]*$/u.test(sentence) && points.test(sentence)) &&
    !rhetorical.test(text)
  );
}
