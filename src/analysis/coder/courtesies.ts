import { asks } from "../script-alignment/read-question.ts";
import type { Segment } from "../sources.ts";
import { countSpacedWords, plainWords } from "../words.ts";

/** Nothing but the wish to go on. */
const skipping =
  /^\W*(?:(?:can|could) (?:we|i) |i'?ll |i'?d like to |let'?s |please )*(?:skip|pass|next)(?: (?:this|that|it|on|over|question|one|please|thanks|this question|that question|this one|that one|on this|on that|on this one|on that one))*\W*$|^\W*(?:i(?:'d| would)? )?(?:rather|prefer) not (?:to )?(?:say|answer)\W*$|^\W*i (?:don['’]t|do not) (?:really )?want to (?:say|answer|talk about) ?(?:(?:it|that|this|the|my) ?\w*)?\W*$|^\W*no comment\W*$/i;

/** Begins by saying that they won't answer; what follows is why not. */
const declining =
  /^\W*(?:(?:sorry|no|um+|hm+|well|actually)[\s,.]+)*(?:i(?:'d| would) (?:rather|prefer) not (?:to )?(?:answer|say|talk|go into|discuss)|i(?: really)? (?:don't|do not) want to (?:answer|say|talk about|discuss|go into)|(?:can|could) (?:we|i) (?:please )?skip|(?:i'?ll |let'?s )?(?:pass|skip)\b(?: on)? (?:this|that|it)|i(?:'ll| will)? (?:leave|keep) (?:that|this|it)(?: one)? (?:out|to myself|private)|that(?:'s| is) (?:private|personal)|no comment)\b/i;
const maxDeclining = 20;

const isDeclined = (text: string) =>
  declining.test(plainWords(text)) && countSpacedWords(text) <= maxDeclining && !/\bbut\b/i.test(text);

const goodbyes =
  "cheers|thanks?(?: you)?(?: (?:so|very) much| a lot)?|ta(?:[ -]?(?:ra|ta))?|(?:good ?)?bye(?:[ -]bye)?|cheerio|good ?night|see (?:you|ya)(?: later| soon)?|speak soon|take care|all the best|have a (?:good|nice|lovely|great) \\w+|(?:you'?re|you are|ur) welcome|you too|right you are|no (?:problem|worries)";
/** Nothing but a goodbye. */
const parting = new RegExp(
  `^\\W*(?:(?:ok(?:ay)?|right|well|oh|so)\\b[\\s,.!]*)*(?:${goodbyes})(?:[\\s,!.]+(?:mate|love|then|all|and|now|x+|${goodbyes}))*\\W*$`,
  "i",
);
const endsParting = new RegExp(
  `(?:^|[.!?,…]\\s*)(?:${goodbyes})(?:[\\s,!.]+(?:mate|love|then|all|x+))*\\W*$`,
  "i",
);

/** Asks whether there is anything else. */
export const closing =
  /\b(?:anything|something) (?:else|more)(?: (?:(?:that )?(?:you(?:'d| would)? (?:like|want)(?: to (?:add|say|tell|mention|share))?|(?:we|i) (?:missed|should)|you think)|to (?:add|say)|on your mind)\b[^?]*)?\s*\?|\banything (?:that )?we(?:'ve| have)?(?:n't| not)? (?:covered|missed|asked|talked about)|\banything (?:that )?you(?:'d| would)? (?:like|want) to (?:add|say)|\b(?:anything|something) to add\b/i;
const nothingMore =
  /^\W*(?:no|nope|nah|not really|nothing(?: else| more)?|i think (?:that's|that is) (?:it|all|everything)|that's (?:it|all|everything)|(?:no|all) (?:thanks|good|done))(?:[\s,.!]+(?:no|thanks?|thank you|that's (?:it|all|everything)|really|all good|from me))*\W*$/i;
const maxBesideGoodbye = 6;

const courtesy =
  /^\W*(?:no|nope|nah)\W*$|\b(?:thanks?|thank you|good luck|sorry|bye|cheers|take care|that's (?:it|all|everything))\b/i;
/** "No I think that's it, sorry I rambled!! good luck with the study" */
const isAllCourtesy = (text: string) =>
  plainWords(text)
    .split(/(?<=[.!?])\s+/)
    .every((one) => courtesy.test(one));

/** "No problem" answers "Was there a problem?", and is a courtesy otherwise. */
const ambiguous = /^\W*no (?:problems?|worries)\W*$/i;

const isParting = (text: string, asked: string) =>
  parting.test(text) && !(ambiguous.test(text) && asks(asked));

/** Asked for anything else, people say goodbye: "She's awake. Ta ra x" adds nothing. */
const addsNothing = (text: string) =>
  nothingMore.test(text) ||
  (/^\W*(?:no|nope|nah|i think that's)\b/i.test(text) && isAllCourtesy(text)) ||
  (endsParting.test(text) && countSpacedWords(text) <= maxBesideGoodbye);

/** Words that may answer: neither none nor words about the talk. */
export const saysSomething = (
  { speaker, text, isNoAnswer = false }: Segment,
  { isClosing = false, asked = "" }: { isClosing?: boolean; asked?: string } = {},
) =>
  text.trim() !== "" &&
  !isNoAnswer &&
  !(isClosing && addsNothing(text)) &&
  !(speaker === "participant" && (skipping.test(text) || isDeclined(text) || isParting(text, asked)));

/** Beside courtesies and questions about the talk, this many words say something. */
const minBesideThanks = 6;
const politeWords =
  /\b(?:best of luck|good luck|welcome|bless(?: you)?|pleasure|(?:and|same to) you|nice (?:to|talking|chatting))\b/i;
/** "Do I press something now" */
const asksAboutTalk = /\?\W*$|^\W*(?:do|does|is|are|can|could|shall|should|will) (?:i|it|this|that|you)\b/i;

/** What is said to thanks: a few words, or nothing but courtesies and questions. */
export function isAnsweredCourtesy(text: string): boolean {
  const telling = plainWords(text)
    .split(/(?<=[.!?])\s+/)
    .filter((one) => !courtesy.test(one) && !asksAboutTalk.test(one))
    .filter((one) => !politeWords.test(one) || countSpacedWords(one) >= minBesideThanks);
  return countSpacedWords(telling.join(" ")) < minBesideThanks;
}
