import { tidyText } from "./words.ts";

const completionPhrases = [
  "this interview is complete",
  "this concludes our interview",
  "that concludes our interview",
  "if you have any more thoughts please reach out to",
  "have a great day",
];

/**
 * Whether a text would read as the end of an interview in either of the product's two readings.
 * Punctuation and spacing are ignored, so that "any more thoughts, please reach out to" counts too.
 */
export function containsCompletionPhrase(text: string): boolean {
  const plain = tidyText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  if (completionPhrases.some((phrase) => plain.includes(phrase))) return true;
  // Covers 'thank you for participating' together with 'feedback is valuable' as well.
  return plain.includes("thank you") && plain.includes("feedback is valuable");
}
