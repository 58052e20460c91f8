import { anyLanguage } from "#languages/languages.ts";
import { readableSlice, tidyText } from "./words.ts";

const howMuchIsLeft = new RegExp(
  [
    "\\bhow (?:many|much) (?:more|longer)\\b|\\bhow (?:many|much)(?: \\w+){0,3} (?:left|to go|remain(?:ing)?|to come)\\b(?! (?:to|of|for)\\b)",
    "\\bhow long (?:(?:is (?:this|it) )?(?:still|more|left|to go|again)|(?:will|does|is|would) (?:this|it|that) (?:still )?(?:take|go on|going to take|last))\\b",
    "\\b(?:have you|is there|are there|will there be) (?:much|many) more\\b|\\b(?:are we|is this|is it) (?:nearly|almost|about) (?:done|over|finished|there)\\b",
    "\\b(?:the )?last question,? please\\b|\\b(?:finish|get through|do) the (?:last |two |three |other |remaining )+questions?\\b",
    anyLanguage("howMuchIsLeft"),
  ].join("|"),
  "iu",
);

/** "Have you much more?": whoever asks wants to come to the end. */
export function asksHowMuchIsLeft(message: string): boolean {
  return howMuchIsLeft.test(tidyText(readableSlice(message)));
}
