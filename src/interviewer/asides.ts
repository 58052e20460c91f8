import { anyLanguage } from "#languages/languages.ts";

type Aside = "ask_incentive" | "ask_duration" | "ask_privacy" | "ask_who" | "ask_purpose" | "ask_meaning";

/** What a question to us is about, in the order in which it is looked for. */
export const asides: readonly [Aside, RegExp][] = [
  [
    "ask_incentive",
    /^(?:please |can you |could you |just |now )*(?:give|tell|send|show)(?: me| us)?\b.{0,30}\b(?:incentive|reward|voucher|gift ?card|payment|code)\b|\bi (?:want|need|would like|'d like)(?: to (?:get|claim|have))? (?:my|the) (?:incentive|reward|voucher|gift ?card|code|payment|money)\b[^a-z]*$|\b(?:what|where|when|how|is there|do i|will i|can i)\b.{0,40}\b(?:incentive|reward|voucher|gift ?card|(?:my|incentive|reward|gift) code\b[^a-z]*$|the code\b[^a-z]*$|get paid|be paid|payment|compensation)/u,
  ],
  [
    "ask_duration",
    new RegExp(
      String.raw`${anyLanguage("asksDuration")}|\b(?:how (?:long(?! (?:do|will|are|is)\b.{0,30}\b(?:keep|kept|store|stored|hold|held)\b)|much longer|far (?:along|through)|many (?:more )?questions|many (?:are )?left)|(?:is (?:it|this)|are we) (?:over|done|finished|nearly done|almost done|almost over)|(?:how much|how many)\b.{0,20}\bleft|how many to go|(?:(?:is|are|will) there|have you|do you have)(?: be| got)? (?:much|many|a lot) more (?:questions|of (?:this|these|it)|to (?:come|go|ask))|(?:take|be|go on) much longer|when (?:will|does|is) (?:this|it) (?:be )?(?:over|end|done|finished))\b`,
      "u",
    ),
  ],
  [
    "ask_privacy",
    new RegExp(
      String.raw`${anyLanguage("asksPrivacy")}|\b(?:(?:is|does|will|would|do) (?:this|it|that|any of (?:this|it)|what i (?:say|write|wrote))(?: \w+){0,2} (?:go(?:es|ing)?|get|gets|end up|be (?:sent|passed|shown|given|told)) (?:\w+ ){0,2}(?:to|back)\b|(?:will|would|can|does|do|could) (?:my|the|anyone|anybody|someone|somebody|they|he|she)(?: \w+){0,3} (?:see|read|hear|find out|know) (?:this|it|about (?:this|it)|what i)\b)|\b(?:who (?:will |can |is going to |gets to )?(?:see|sees|read|reads|reading|have access)|(?:is|are|will) (?:this|it|my data|the chat|my (?:answers|responses|messages)) (?:be )?(?:really |all |kept )?(?:anonymous|confidential|private|secure|recorded|safe)|(?:what|how) (?:happens|do you do|will you do|will happen|are you going to do|is done|are you doing|do you use)\b.{0,20}\b(?:answers?|data|responses?|information|this|messages)|(?:are|will) (?:you|my answers|it|this)\b.{0,20}\b(?:record(?:ed|ing)?|stor(?:e|ed|ing)|shared?|kept|sav(?:e|ed|ing))|how long (?:do|will|is|are)\b.{0,30}\b(?:kept|keep|stored|store|hold|held))\b`,
      "u",
    ),
  ],
  [
    "ask_who",
    /\b(?:who (?:are you|is (?:this|behind|running|asking|doing)|made (?:this|you)|runs|do you work for)|what(?:'s| is) your name|which (?:company|organi[sz]ation)|who am i (?:talking|speaking|writing) (?:to|with|for))\b/u,
  ],
  [
    "ask_purpose",
    /\b(?:what(?:'s| is) (?:this|the|it|the interview|this interview|the study|this study)(?: (?:interview|study|research|survey))? (?:for|about|purpose|goal|aim)|why (?:are you asking|do you (?:ask|want to know|need)|am i being asked)|what(?:'s| is) the (?:purpose|point|goal|aim))\b/u,
  ],
  [
    "ask_meaning",
    new RegExp(
      String.raw`^(?:(?:sorry|hm+|um+|eh|oh|ok|well|and),? ){0,2}(?:about|behind|of|with|for|from|in|to|by|at|like|how) (?:what|which|whom?)\b|${anyLanguage("asksMeaning")}|\b(?:(?:how|why|when|where|what) (?:did|does|do|is|was|has|have|would) what\b|which (?:[\p{L}']+ ){0,3}(?:do|did|are) you (?:mean|asking|talking)|what you mean\b|(?:i'?m|i am) not (?:really |quite )?following(?: you| now)*(?=[.!]|$)|(?:what|how|which (?:one|part)) (?:exactly )?do you (?:exactly )?mean|\bdo you mean [^?.!]{2,60} or [^?.!]{2,40}|\bis it [^?.!]{2,40} you mean\b|\bwdym\b|what (?:exactly )?are you (?:asking|after|getting at)|(?:i'?m |i am )?not (?:really |quite |entirely )?sure what (?:you(?:'?re| are)? (?:mean|asking|ask|after|want|getting at)|(?:you want|that means|this means|the question (?:is|means)))|(?:don't|dont|do not) (?:really |quite )?(?:understand|follow|get) (?:what you|the question|your question)|what (?:sort|kind|type) of [\p{L}]{2,20} do you mean|what does (?:that|this|it|the question|[\p{L} "']{1,30}) mean|what(?:'s| is) meant|(?:i )?(?:don't|dont|do not|didn't) (?:understand|get)(?: (?:the question|that|it|this|what you mean|what you're asking|you))?$|(?:can|could) you (?:please )?(?:clarify|explain|be more specific|give me an example|rephrase)|in what (?:sense|way|context)|not sure what you mean|what (?:kind|sort) of (?:answer|thing|things) (?:do you|are you)|(?:the question is|that's|it's) (?:unclear|confusing|not clear)$)`,
      "u",
    ),
  ],
];

/** "I don't quite follow." asks without a mark. */
const lost =
  /^(?:sorry,? )?i (?:don't|dont|do not|didn't) (?:quite |really )?(?:follow|get)(?: it| that| you)?\s*(?:[.!?…]|$)/u;

/** "I'm not sure what you're asking me.", "what do you mean with how was it" */
const unsureWhat =
  /^what do you mean (?:with|by) |\b(?:not (?:quite |really )?sure|don'?t (?:quite |really )?(?:know|understand|see|get)|no idea) what you(?:'re| are|re)? (?:asking|mean|meant|getting at|after|want)\b/u;

/** "Remember of what?", "Sorry, the two what?" */
const ofWhat = /^(?:(?:sorry|eh|um|hm),? )?(?:[\p{L}']+ ){1,3}what\s*\?$/u;

/** "Sorry, what was the other half?": of our question. */
const otherPart =
  /^(?:(?:sorry|and|but|hang on|wait|oh),? )*what(?:'s| was| is) the (?:other|second|first|last|rest of the) (?:half|part|bit|one|question)?(?: (?:again|of (?:it|that|the question)))*\s*\?$/u;

/** What a sentence asks about our question itself; undefined where it asks nothing of the kind. */
export function readUnclear(lower: string): "ask_meaning" | "repeat" | undefined {
  if (otherPart.test(lower)) return "repeat";
  return lost.test(lower) || unsureWhat.test(lower) || ofWhat.test(lower) ? "ask_meaning" : undefined;
}
