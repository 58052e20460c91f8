import { anyLanguage } from "#languages/languages.ts";
import { countWords, readableSlice, tidyText } from "./words.ts";

/** What people mind about us or ask of us beside their answer, in all our languages. */

const maxWords = 16;

const odd = new RegExp(
  [
    "^(?:(?:well|hm+|um|sorry|but|oh|eh|ok|okay|what|and|now),? )*(?:(?:that|this|it|what)(?:'s| is| was)? )?(?:an? )?(?:bit |bit of |very |rather |quite |such |really |pretty |kind of |sort of )*(?:a |an )?(?:peculiar|odd|strange|weird|funny|silly|stupid|daft|ridiculous|nosy|rude|personal|leading|pointless|confusing) (?:sort of |kind of )?(?:question|thing to ask|way to (?:ask|put))",
    "\\b(?:your|this|that|the) question (?:makes no|doesn't make(?: any)?) sense|^(?:that|this|it) (?:makes no|doesn't make(?: any)?) sense",
    "^(?:(?:well|hm+|sorry|but|wait|and|oh),? )*i thought (?:this|we|you)(?:'d| would| was| were|'re| is| are)(?: supposed to be| meant to be| going to)?(?: talk(?:ing)?| here| only| all| just| ask(?:ing)?)*(?: to talk)? (?:about|for) ",
    anyLanguage("oddQuestion"),
  ].join("|"),
  "u",
);

/** "That's a peculiar question", "I thought this was about my garden": our question is what they mind. */
export function mindsQuestion(message: string): boolean {
  const lower = tidyText(readableSlice(message)).toLowerCase();
  return countWords(lower) <= maxWords && odd.test(lower);
}

const unwantedSympathy = new RegExp(
  String.raw`^(?:(?:oh|ah|ooh|well|no|sorry|eh),? )*(?:what loss\b|spare me\b|no sorry\b|stung\?|hard\? no\b)|\b(?:nobody|no one)(?:'s| has| is|s)? (?:died|dead)\b|\b(?:he|she|they|(?:the|my|our) [a-z]+)(?:'s| is|'re| are|s|isn't|aren't)?(?: not| n't|n't)? (?:not )?(?<=(?:not|n't) )(?:dead|died|ill)\b|\bno need (?:for sympathy|to be sorry for)\b|\bdon'?t (?:be|feel) sorry for (?:me|him|her|us|them)\b|\bspare me the\b|${anyLanguage("unwantedSympathy")}`,
  "u",
);

/** "What loss? The lad's not dead.", "Spare me.": what they told is nothing to be sorry for. */
export function refusesSympathy(message: string): boolean {
  return unwantedSympathy.test(tidyText(readableSlice(message)).toLowerCase());
}

const whom = "(?:him|her|them|anyone|anybody|my [a-z]+|the [a-z]+|our [a-z]+)";
const plea = new RegExp(
  [
    "\\b(?:please|pls)(?: just)? (?:don't|do not|dont|never) (?:pass|tell|repeat|share|mention|let|show|say|put|send)(?![a-z])",
    "\\b(?:don't|do not|dont) (?:pass|send|share|repeat) (?:that|this|it)(?: [a-z]+)? ?(?:on|round|around)?(?=\\s*(?:[.,!;]|$|to))",
    `\\bi (?:don't|do not|dont|wouldn't) (?:really )?want ${whom} to (?:hear|know|find out|see|read|get)`,
    `\\bi (?:should|would) (?:not|never|hate) (?:like |want )?(?:for )?${whom} to (?:hear|know|find|see|read|get|meet|come across)|\\bi(?:'d| would) hate (?:for )?${whom} to (?:hear|know|find|see|read|meet|come across)|\\bi hope ${whom} (?:doesn't|don't|never|won't) (?:hear|know|find|see|read)`,
    "\\b(?:be|kept|treated|handled|read) (?:with|in) (?:some |the utmost |every )?(?:discretion|confidence|care)\\b|\\b(?:don't|do not|dont|never|rather you didn't|please not) (?:just )?(?:quote|name|identify) (?:me|him|her|them|us|my|that|this|it)\\b|\\bnot (?:to )?be (?:quoted|named|identified|mentioned)\\b|\\b(?:say|put|write) nothing (?:about|of|that)\\b|\\bhoped for an assurance\\b",
    "\\bi would(?:n't| not) (?:want|like) (?:anybody|anyone|people|you|them) to think\\b",
    "\\b(?:keep|keeping) (?:this|that|it) (?:between (?:us|you and me)|to yourself|quiet)\\b|\\b(?:strictly )?between you and me\\b",
    anyLanguage("discretion"),
  ].join("|"),
  "u",
);

/** "Please don't pass that on": who gets to read it is what they have to be told. */
export function pleadsDiscretion(message: string): boolean {
  return plea.test(tidyText(readableSlice(message)).toLowerCase());
}

const rhetorical =
  /\b(?:you know(?: what i mean| what)?|know what i mean|do you know|can you imagine|would you believe|what can (?:you|one|i) do|you see|you know\b.*|right|isn't it|don't you think so|who (?:knows|cares)|what would you (?:do|say|want(?: me)? to (?:know|hear|say))(?: to (?:him|her|them))?|how are you supposed to .*|what are you (?:going|supposed) to do|what do you (?:do|say|expect)(?: then| with .*| to .*)?)\?/u;
/** "The question was, are you in at breakfast?", "she goes are you coming in?": asked of somebody else. */
const reported =
  /\b(?:(?:the|my|our|his|her|their|one|only|first|next) question (?:was|is)|(?:asked|asks|says?|said|told|(?:was|were|i'm|she's|he's) like|goes|went|wondered|thought|shouted|texted|wrote)(?: (?:me|him|her|us|them))?)[,:]? ["'“‘]?(?:(?:are|is|am|was|were|do|does|did|can|could|will|would|have|has|what|why|how|who|where|when|which)(?:n't)?) /u;

/** Whether a question was put to, or by, somebody in a story. */
export function isReported(lower: string): boolean {
  return reported.test(lower);
}
const toUs = new RegExp(
  [
    "\\bdo you (?:think|reckon|know if|know whether|get|hear|find|have|ask|ever|also|want|need|mind|agree)\\b|\\bwhat do you (?:think|make of|reckon|advise|suggest|recommend)\\b|\\b(?:can|could|will|would|are|have|did) you (?!know\\b|imagine\\b|believe\\b|expect\\b|supposed\\b)[a-z]+",
    "^(?:(?:and|so|but|or),? )*(?:is (?:it|that|this) (?:just me|normal|usual|common|wrong|bad|allowed|legal)|am i (?:the only|alone|wrong|mad|right|normal)|does (?:everyone|everybody|anyone) (?:else )?[a-z]+|do (?:other people|others) [a-z]+|has (?:anyone|anybody) else )",
    anyLanguage("toUs"),
  ].join("|"),
  "u",
);

/** A sentence with a question mark that wants a word from us, though it is about nothing that we can know. */
export function asksUs(sentence: string): boolean {
  const lower = tidyText(sentence).toLowerCase();
  return /[?؟]["')]*$/u.test(lower) && toUs.test(lower) && !rhetorical.test(lower) && !reported.test(lower);
}
