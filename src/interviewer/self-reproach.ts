import { anyLanguage } from "#languages/languages.ts";
import { readableSlice, tidyText } from "./words.ts";

/** What people say about themselves rather than about the matter. */
const apology = new RegExp(
  String.raw`(?:^|[.!?,;:–—-]\s*|\band |\bbut |\b(?:i'?m|i am)(?: so| very| really| terribly)? )(?:so |very |really )?sorry\b(?!\s*\?|,? (?:but )?(?:what|which|how|who|when|where)\b| (?:for|about) (?:him|her|them|my|his|the|their)\b)|\bi (?:do |really )?apologi[sz]e\b|\bmy apologies\b|(?<!\b(?:god|lord) )\b(?:forgive|pardon|excuse) me\b|${anyLanguage("apology")}`,
  "iu",
);
const blame = new RegExp(
  [
    "\\b(?:poor|bad|rubbish|useless|silly|stupid) answer\\b|\\bnot (?:really |probably )?the (?:best|right) person\\b|\\b(?:i'?m|i am|i) (?:just |only |always )?mak(?:e|ing) (?:such )?a fuss\\b",
    "\\bi'?m (?:just )?(?:waffling|rambling|babbling|wittering)\\b|\\bgoing on (?:a bit|too much|and on|too long)\\b|\\bfor going on\\b",
    "\\b(?:silly|stupid|daft|foolish) of me\\b|\\b(?:i was|i'?m|i am|it was|being) (?:so |a bit |just )?(?:silly|daft)\\b|\\bmy (?:own )?fault\\b",
    "\\b(?:that |it |this )?(?:sounds?|that's|it's|is that|is it|am i) (?:so |really |a bit |pretty )?(?:horrible|awful|terrible|bad|selfish|daft|silly|pathetic|ungrateful)(?: of me)?,? (?:doesn't it|isn't it|aren't i|i know)(?![a-z])",
    "\\bi (?:do |must )?(?:sound|seem) (?:so |really |a bit |like )?(?:feeble|pathetic|silly|stupid|daft|horrible|awful|selfish|a fool|an idiot)\\b|\\ba bit of a nuisance\\b|\\bwast(?:e|ing|ed) your time\\b",
    "\\bnot to (?:be|have been) (?:of )?(?:more|much|any) (?:use|help)\\b",
    anyLanguage("selfBlame"),
  ].join("|"),
  "iu",
);

/** "Sorry, that's a poor answer": an apology to us. */
export function apologises(words: string): boolean {
  return apology.test(tidyText(readableSlice(words)));
}

/** "Sounds horrible, doesn't it": somebody speaks ill of themselves. */
export function blamesSelf(words: string): boolean {
  return blame.test(tidyText(readableSlice(words)));
}

/** What is neither asked about nor handed back. */
export function isSelfReproach(words: string): boolean {
  return apologises(words) || blamesSelf(words);
}
