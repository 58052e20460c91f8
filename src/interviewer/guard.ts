import { checkAsking } from "./guard/asking.ts";
import { checkClaims } from "./guard/claims.ts";
import { type GuardFailure, type GuardInput, makeDraft } from "./guard/draft.ts";
import { checkEnding, stripClosing } from "./guard/endings.ts";
import { checkForm } from "./guard/form.ts";
import { leaks } from "./guard/leaks.ts";
import { stripQuotes } from "./guard/quotations.ts";
import { isRepeated } from "./guard/repeats.ts";
import { missesQuestion } from "./guard/script.ts";
import { checkTone } from "./guard/tone.ts";
import { bringsUpUnraised } from "./guard/unraised.ts";
import { isOtherLanguage } from "./guard-language.ts";
import { getSpokenLanguage } from "./spoken-language.ts";
import { tidyText } from "./words.ts";

export type { GuardFailure, GuardInput } from "./guard/draft.ts";

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

export interface GuardVerdict {
  ok: boolean;
  failures: GuardFailure[];
}

/**
 * Judges the wording of a move before it is shown. What the creator wrote (introduction, questions, help)
 * is taken out first, and so are the participant's own words in quotation marks where taste is judged.
 * Nothing is thrown; every failure is named.
 */
export function checkWording(given: GuardInput): GuardVerdict {
  const language = given.language ?? getSpokenLanguage(given.guide, given.turns, given.move);
  const whole = makeDraft({ ...given, language });
  // The fixed closing is ours to say at the end, and only there: what stands before it is judged.
  const draft =
    given.move.kind === "close"
      ? makeDraft({ ...given, language, text: stripClosing(given.text, language) })
      : whole;
  const isClosingAlone = given.move.kind === "close" && draft.text.trim() === "";
  const checks: [GuardFailure, boolean][] = [
    ["completion_phrase", containsCompletionPhrase(draft.own)],
    ["not_raised", bringsUpUnraised(draft)],
    ["repeated", isRepeated(draft)],
    ["leak", leaks(draft)],
    ["question_missing", missesQuestion(draft)],
    ["other_language", isOtherLanguage(stripQuotes(draft.own), language)],
  ];
  const failures = [
    ...(isClosingAlone ? [] : checkForm(draft)),
    ...checkAsking(draft),
    ...checkTone(draft),
    ...checkClaims(draft),
    ...checkEnding(whole),
    ...checks.flatMap(([failure, failed]) => (failed ? [failure] : [])),
  ];
  return { ok: failures.length === 0, failures: [...new Set(failures)] };
}
