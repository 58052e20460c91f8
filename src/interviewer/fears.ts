import { asksToKeepOut } from "#languages/asks-to-keep-out.ts";
import { asksAnonymity } from "./asks-anonymity.ts";
import type { ShortQuestion } from "./questions-to-us.ts";
import { pleadsDiscretion } from "./what-people-mind.ts";

/** Fears that somebody hears of what they write, over lower case. */

const namesOut =
  /\b(?:take out|remove|leave out|delete|cut|change|hide|black out) (?:the|my|their|his|her|those|these|all)(?: \w+)? names?\b|\b(?!(?:don't|dont|do not|did not|not|nobody|no one) (?:even |really |ever )?know)(?:don't|dont|do not|nobody|no one|not) (?:\w+ ){0,4}(?:read|see|find|know|use|print) (?:\w+ ){0,4}names?\b|\b(?:leave|keep) my (?:real |full )?name out\b|\b(?:don't|dont|do not|never) (?:be )?(?:put|putting|use|using|write|writing|print|mention|show)(?:ing)? (?:down )?my (?:real |full )?name\b/u;
/** "Is that kept with my name on it?", "I asked whether my daughter will hear of it." */
const fearsReader =
  /\bi (?:do )?hope (?:this|that|it|none of (?:this|it)|what i \w+)(?:'?s| is| does| will)? ?(?:not|isn'?t|doesn'?t|won'?t|never)? ?(?:go|goes|going|get|gets|getting)\b[^.!?]{0,14} (?:to|with) (?:my|the|our|him|her)\b|\b(?:with|under) my name\b[^.!]{0,30}\?|\b(?:will|would|can|could) (?:she|he|they|my [a-z]+|the (?:boss|depot|school|company|landlord|council|doctor|team))(?: ever)? (?:hear|know|see|read|find out|be told|get to (?:know|hear|see))\b|\b(?:isn't|is not|aren't|not|never|mustn't|must not) (?:to |going to )?(?:hear|know|find out|see|read)\b[^.!?]{0,20}[.,]? will (?:she|he|they)\?|\b(?:are|will) you (?:going to )?(?:write|put|use|print|keep) my name\b|\basked(?: you)? (?:whether|if) (?:this|that|it) (?:goes|gets|is (?:going|passed|sent|shown)|will (?:go|get)|would go)\b|\b(?:asked(?: you)?|wonder|worried) (?:whether|if) (?:she|he|they|my [a-z]+|the [a-z]+) (?:will|would|can|could) (?:ever )?(?:hear|know|see|read|find out)\b/u;
/** "This isn't going to my doctor now, is it?": a fear, put as a statement. */
const hopesNotPassedOn =
  /\b(?:this|that|it|what i (?:write|wrote|say|said)|none of (?:this|it)) (?:isn't|is not|isnt|won't|wont|will not|doesn't|doesnt|does not|never|is) (?:\w+ ){0,2}?(?:go(?:es|ing)?|get|gets|getting|be (?:sent|shown|passed|given)|end(?:s|ing)? up)[^.!?]{0,14} (?:to|with) (?:my|the|our|any|anyone|anybody)\b[^.!?]{0,60}(?:,? (?:is|does|will|would|right|yes|no)(?: it)?)?\s*\?/u;
/** "Will what I write go to my company?", "Does my company or my boss see this?" */
const fearsOthers =
  /\b(?:will|does|is|would|can|could) (?:this|that|it|what i (?:write|wrote|say|said)|this what i [a-z]+)(?: ever| all)? (?:go|going|get|be (?:sent|shown|passed|given)|end up)[^.!?]{0,14} (?:to|with) (?:my|the|our) [a-z]+|\b(?:will|would|does|do|can|could) (?:my|the) [a-z]+(?: [a-z]+)?(?: (?:or|and) (?:my|the) [a-z]+(?: [a-z]+)?)? (?:ever )?(?:see|sees|read|reads|hear|hears|know|knows|get hold of|find out)\b/u;
export const wantsReader =
  /\b(?:(?:didn't|don't|haven't|not) (?:say|said|tell|told|answer|answered)(?: me)? who (?:sees|reads|gets)|(?:till|until|unless|like to|want to|need to) (?:i )?know who (?:sees|reads|gets))\b|[?.!]\s*who (?:can (?:see|read)|sees|reads) (?:it|this|that)(?: (?:btw|by the way|then|actually|anyway|though))*\s*$/u;

const maxAskedWords = 40;

/** A fear that somebody hears of it, whether asked or pleaded. */
export function findFear(text: string, lower: string): ShortQuestion | undefined {
  if (namesOut.test(lower) || fearsReader.test(lower)) return "ask_privacy";
  if (asksToKeepOut(lower)) return "ask_keep_out";
  if (!pleadsDiscretion(text)) return undefined;
  return /[?؟]/u.test(text) && asksAnonymity(text) ? "ask_privacy" : "ask_passed_on";
}

export function findFearOfOthers(lower: string, words: number): ShortQuestion | undefined {
  const asks = lower.includes("?") && words <= maxAskedWords;
  return asks && (fearsOthers.test(lower) || hopesNotPassedOn.test(lower)) ? "ask_passed_on" : undefined;
}
