import { anyLanguage } from "#languages/languages.ts";
import { countWords, tidyText } from "./words.ts";

/** About the talk itself: a repeated question, one of theirs left open, words that were twisted. */
const complaint = new RegExp(
  [
    "\\byou(?:'ve| have)? (?:just |already |only just )*asked (?:me )?(?:that|this|it|the same)\\b",
    "\\b(?:i(?:'ve| have)?|i) (?:just |already |literally )+(?:said|told you|answered|explained|wrote)\\b",
    "\\b(?:same|that) question (?:again|twice)\\b|\\bi (?:have )?(?:told|said)(?: you)?(?: it| that)? already\\b|\\bi asked you (?:a question|something|before|already)\\b",
    "\\bi (?:have |'ve |only )?just (?:told|did|answered|said|wrote) ?(?:it|that|this|you|so)?(?=\\s*(?:[.!?,]|$))",
    "\\b(?:did(?:n't|nt)|have(?:n't|nt)) we (?:already )?(?:do|done|have|had|cover|covered)\\b|\\bwe(?:'ve| have)? already (?:did|done|covered|had|talked)\\b",
    "\\byou(?:'re| are)? (?:not|did(?: not|n'?t)|do(?: not|n'?t)|have(?: not|n'?t)|never) (?:really |actually |even )*(?:answer(?:ed|ing)?|listen(?:ed|ing)?|read(?:ing)?|hear(?:d|ing)?)(?: (?:my|to|me|what|the|that|it)\\b|[.!,]|$)",
    "^(?:didn'?t|never) answer(?:ed)? (?:me|that|my|it)\\b|\\bme telling you off\\b|\\b(?:it|that) was a question(?: to you)?\\b|\\bi(?:'ve| have) (?:now )?asked (?:it|that|you|this) (?:now )?(?:twice|already|before|[a-z]+ times)\\b",
    "^i (?:did not|didn'?t|never) say (?:that )?(?:anything|it|that|so)\\b|\\bsee above\\b|\\bi (?:did not|didn'?t) (?:refuse|say no)\\b|\\bi meant (?:that )?you\\b",
    "\\b(?:that's|thats|that is|this is) not what i (?:said|meant|wrote|told|asked|was asking)\\b",
    "\\b(?:none of your|not your|no) business\\b|^why (?:my|do you (?:ask|want|need)|are you asking|would you)\\b|\\bi (?:do not|don't|dont) (?:understand|see) (?:why|what) (?:this|that|you|it)\\b|\\b(?:may|can|could|shall) we (?:please )?get on\\b",
    "\\bi(?:'ve|ve| have) (?:just |already )?told you\\b|^i told you(?=\\s*[.,!]|$)|\\bi (?:rather )?think i (?:just )?(?:have|did)\\b|\\bi said (?:bye|goodbye)\\b|^i said no\\b",
    "\\b(?:are you|you're not|youre not) (?:even )?(?:listening|reading)\\b",
    "\\b(?:you're|you are|are you|stop) (?:just |only )?(?:saying|repeating|echoing|parroting) (?:back )?(?:my|me|what i)\\b",
    "\\blike talking to an? (?:[a-z]+ ){0,2}(?:wall|machine|robot|form|computer|parrot)\\b|\\bi thought (?:that|it|this) was (?:plain|clear|obvious)\\b",
    "\\byou (?:keep|kept) (?:asking|repeating)\\b|\\bwe (?:had|did) (?:that|this|it) (?:[a-z]+ )?(?:twice|already|before)\\b|\\bi was (?:just |only )?(?:saying|talking about)\\b",
    "\\byou (?:(?:just|have|completely|all) )*(?:left|leave|missed|forgot|skipped)(?: (?:out|all|that|it|the|everything))*\\b|\\bi thought we (?:were|was|are)\\b|\\band you (?:go|went|are) back to\\b",
    "\\bi (?:tell|told) you only\\b|\\bi (?:already|just|only) tell\\b|\\bi (?:rather |really |had |'d )*(?:hoped|wanted|expected) you (?:would|to|'d) (?:just |only )?(?:say|answer|tell me)\\b|\\b(?:it|that) was (?:only |just )?a complaint\\b",
    "\\byou (?:did not|didn'?t|never|still haven'?t|never did) (?:say|said|tell me|told me)(?= (?:how|who|when|what|if|whether|about)\\b|\\s*(?:[.!,]|$))|(?:^|[.!?] )just (?:said|told you|wrote) ?(?:it|that|so)?(?=\\s*(?:[.!,]|$))|^(?:i )?said (?:nah|nope|no)\\b",
    anyLanguage("complaint"),
  ].join("|"),
  "u",
);

const complaintWords = 30;
const minToldWords = 6;

/** Whether the message minds the talk itself rather than what the talk is about. */
export function isComplaint(message: string): boolean {
  const text = tidyText(message);
  return countWords(text) <= complaintWords && complaint.test(text.toLowerCase());
}

/** Whether it begins with a complaint and goes on to tell something: "You asked that just now. I was frightened." */
export function tellsBesideComplaint(message: string): boolean {
  const [first = "", ...rest] = tidyText(message).split(/(?<=[.!?…])\s+/u);
  return isComplaint(first) && !isComplaint(rest.join(" ")) && countWords(rest.join(" ")) >= minToldWords;
}

const told =
  /\bi(?:'ve|ve| have)? (?:(?:just|already|literally) )+(?:did|told|said|answered|explained|wrote)\b|\bi(?:'ve|ve| have)? (?:told|answered|said)(?: you| it| that| this)+ (?:already|before)\b|\bi told you(?=\s*[.,!?])|\bi (?:rather )?think i (?:just |already )?(?:have|did|explained)\b/u;

/** "I just did?? Sunday, six things": who had to tell it twice is not asked about it a third time. */
export function saysTold(message: string): boolean {
  return told.test(tidyText(message).toLowerCase());
}
