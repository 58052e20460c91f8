import type { FindingKind } from "#contract/insights.ts";
import { findInstead } from "../coder/instead.ts";
import { readSentences, type Token } from "../reading.ts";

/** Words that lean on others before them, or that were cut from the middle of a sentence. */
const leaningStart =
  /^(?:because|(?:ha(?:ha)*[,!.]? )?then\b(?! again)|i (?:don['’]t |do not )?(?:think|hope|guess|suppose|believe) (?:so|not)\b|therefore|thus|so that|whether|than|based on (?:that|this|it)|(?:after|before|with|for|from|in|on) (?:that|this)(?= (?:i|we|you|they|it|case|way|sense)\b|,)|that (?:the|my|our|a|an)\b|i (?:dis)?agree (?:that|with)\b|to (?:that|this)\b|the (?:\w+ )?(?:idea|reason|answer|point|result|outcome|difference|problems?|weakness(?:es)?|strengths?|advantages?) (?:(?:is|was) (?:not|because|the|for|very)\b|here\b|of (?:that|this|it|the approach)\b))\b/i;
/** "It's hard to find": what is hard to find was said before. */
const danglingIt =
  /\bit(?:'s| is| was|'d be| would be)(?: (?:not|so|really|very|too|just|pretty|quite|super|always|also))* \w+ to \w+(?=$|[,;]| (?:but|because|which|though|when)\b)/i;
const danglingThat =
  /\bthat(?:'s| is| was) (?:what|why|how|when|where|the (?:reason|point|thing|hard part|problem))\b|\bhow \w+ (?:that|it|this) (?:is|was|could|would|might)\b|\b(?:do|did|does|doing|say|said|like|about|with|of) (?:that|this|those|these)$|\bit's an? \w+$/i;
/** Speech of others or of the moment, played out. */
const playedOut = [
  /["“”]\s*$|^\s*["“”]/,
  /\b(?:says?|said|saying|asks?|asked|thought to (?:myself|ourselves)|reali[sz]ed|thinking|told \w+|tell \w+|like|decide|decided|wonder|thought|think),? ["“]/i,
  /\b(?:thought|said|told|saying) to (?:myself|ourselves)\b|\b(?:my|our) (?:original|initial|first|old) (?:idea|plan|intention)\b/i,
  /\b(?:says?|said|saying|asks?|asked|to myself|reali[sz]ed|thinking|thought|tell \w+|told \w+|like|and|so|now),? (?:hey|oh|man|holy \w+|okay|ok|wow|yeah|look),/i,
  /\b(?:says?|saying|said|asks?|asked|decide|wonder), (?:i|we|you|it|that|this|they|the|my|oh|well|what|how|why|let's|no|yes)\b/i,
  /\b(?:you|people|they|somebody|someone|everyone|everybody|we|he|she|it)(?: (?:would|might|could|may|can|will|just|always|often|then))+ (?:say|be saying|ask|think|be like),? /i,
  /\b(?:was|were|is|are|be|i'm|you're|they're|we're|he's|she's|just) (?:just )?like,? ["“]?(?:i|i'm|oh|okay|well|hey|man|we|you|wow|no|yeah|what)\b/i,
  /\blet's say\b|^say you\b|\bif i (?:were|was) (?:a|an|you|the|in)\b|\b(?:imagine|suppose|pretend) (?:you|that|i|we)\b/i,
];
/** Before a clause that was taken out of its sentence: it is what somebody is supposed to have said. */
const saidBefore =
  /\b(?:says?|said|saying|asks?|asked|told \w+|tell \w+|like|thinking|decided?)\b[^.;]{0,12}$|\b(?:says?|said|saying|asked|like),? (?:hey|oh|man|i|we|okay)\b/i;
const ownSaying =
  /\bi(?:'d| would| could| can| will|'ll| must| have to)?(?: \w+)? (?:say|think|thought|decided?)(?: that)?,?\s*$/i;
/** What comes after a clause that was cut off too early, and what turns a clause round that was cut off too late. */
const limitedAfter =
  /^[\s,–—-]*(?:(?:not|than|unless|is|are|was|were|has|have|can|will|would|and that|to \w+)\b|[–—])|^[\s,]*(?:but|although|though|if)\b/i;
/** "That information is free and people can decide": both are what is wished for, supposed or asked. */
const sideBySide =
  /^(?:(?:and|but|so|or) )*(?:that|if|when|whether|because|although|unless|to)\b[^,]*\b(?:and|or),?\s*$/i;
/** "When I find a mistake, and I want to undo it": one of two things that happen together. */
const underCondition = /\b(?:when|whenever|if|once|unless)\b[^,.;]*,?\s*(?:and|or),?\s*$/i;
const limitedBefore =
  /\b(?:not|n't|if|unless|never|whether|that|who|than|because|cos|pretend|as though|as if)\s*,?\s*$/i;

const courtesy =
  /\b(?:(?:great|glad|happy|nice|good|thrilled|excited|honou?red|pleased) to (?:be (?:here|on)|have (?:you|had)|chat|talk to|meet|join)|appreciate (?:you|your)\b|enjoyed (?:the|this|our) (?:conversation|talk|chat|discussion|interview)|on (?:the|your|this) (?:show|podcast)|(?:big|huge) fan of (?:your|you)\b|(?:love|like|curious|interested|happy) to (?:hear|know|ask|talk about)|glad (?:that )?you\b|by the way$|i hope i(?:'ve| have)? (?:said|answered|mentioned|made)|you're (?:totally |absolutely |so )?right)/i;
const forListeners =
  /\b(?:brought to you by|sponsor(?:s|ed) (?:by|of|this)|check (?:it|them|him|her|us|that|people|this) out|recommend(?:ed)? (?:you|people) check|slash \w+|(?:promo|offer|coupon) code|free trial|subscribe (?:to|at)|follow (?:me|us|the show) on|this episode|at \w+\.(?:com|fm|io|org|net))\b/i;
const unsure =
  /\b(?:can't|cannot|don't|do not|couldn't) (?:really |quite |exactly )?(?:remember|recall)\b|\bi (?:forgot|forget)\b|\bi assume\b|\bi wonder (?:if|whether|how)\b|\bi'm probably\b|\b(?:did|do|was|were|is|are|had|have) i think\b/i;
/** "I ended up I was a tester": begun again with other words. */
const begunAgain =
  /\b(?:up|out|to|of|the|a|and|very|really) (?:i|we|they|he|she) (?:was|were|am|are|is|had|have|did|went|got)\b|\bof like\b|, like (?:that|this|it|i|we)\b|\b(\w+ \w+ \w+),? \1\b|\b(\w{3,}),? \2\b|\band and\b/i;

const kindRefusals: Partial<Record<FindingKind, RegExp>> = {
  painPoints: /\bhow (?:useful|helpful|good|great|easy)\b|\beasier said than done\b|^everyone loves\b/i,
  successStories: /\beasier said than done\b|\bthan (?:we|i|you|they|people) can\b|\bwant to be\b/i,
  // What might have been is regretted, and nobody can build it any more.
  opportunities:
    /\b(?:wish|wished|if only)\b.{0,30}\b(?:had|hadn't) (?:\w+ ){0,2}(?:been|done|known|gone|come|seen|told|taken|given|turned|made|\w{3,}ed)\b|\bthere was no\b|\beasier said than done\b/i,
  suggestions: /\bsaid\b|\bwe think we\b|^we should (?:be|have)\b/i,
};

/** What is praised in the same breath is no trouble, and nothing that is lacking. */
const praise =
  /\b(?:that's|it's|this is|that is|it is)(?: \w+)?,?(?: \w+)? (?:helpful|useful|great|nice|perfect|wonderful)\b|\bmakes? (?:this|it|that|things|everything) (?:\w+[,\s]+){0,3}(?:easy|easier|simple|simpler|fast|faster)\b/i;
const unpraised: ReadonlySet<FindingKind> = new Set(["painPoints", "needs", "adoptionBarriers"]);

/** "So you can learn it much faster": than without what was said before. */
const conclusion =
  /^(?:so|then|therefore|that way|thus),? (?:you|it|they|we|people)\b(?:'ll| will| can| could| would| may)?.*\b(?:faster|easier|better|cheaper|more \w+|less \w+|quicker|sooner)\b(?!.*\bthan\b)/i;

/** Cheers, insults and laughter tell of nothing, and words without a subject of nobody. */
const exclaiming =
  /\bholy (?:shit|fuck|crap|cow|moly)\b|\b(?:lol|lmao|wtf|omg)\b|\b(?:losers?|idiots?|piece of ass)\b|^(?:sounds|seems|looks) like\b|^\p{L}{3,}ed (?:an?|the|to|by|in|with) (?:\w+ )+(?:that|who|after|when)\b|\bout loud\b|\btime this way\b/iu;

const shouting = /^(?:[\p{Lu}\p{P}]{2,}\s+){4}/u;

/** "It would be nice to identify some": of what was said before. */
const openAmount = /\b(?:some|any|several|many|certain|each)\W*$/i;

const objects = new Set(["it", "them", "this", "those", "these", "that"]);
const emptyNouns = new Set(
  "way ways thing things lot lots bit kind sort time times day days end beginning point people one something".split(
    " ",
  ),
);
/** "I find it hard to", "make it easier for", "it takes an hour to": the word stands for what follows. */
const foreshadowing =
  /^it(?:'s| is| was| takes| took| would be| can be)? (?:\w+ ){0,3}(?:to|that|when|if|how|for)\b/i;
/** Kinds in which "it" is the thing that the study is about: "I wish it had a map". */
const aboutTheThing: ReadonlySet<FindingKind> = new Set(["opportunities", "suggestions", "missingFeatures"]);

function isPointer(tokens: readonly Token[], at: number): boolean {
  const lower = tokens[at]?.lower ?? "";
  if (!objects.has(lower)) return false;
  const next = tokens[at + 1];
  const isRelative = tokens[at - 1]?.pos === "NOUN";
  if ((lower === "that" || lower === "this") && next?.pos === "AUX") return !isRelative;
  // "Those reports" and "that we made" point at nothing outside.
  return lower === "it" || lower === "them" || next === undefined || /^(?:PUNCT|ADP)$/.test(next.pos);
}

/** True where a word points at something that was named before these words begin. */
function pointsOutside(text: string): boolean {
  const tokens = readSentences(text).flatMap((sentence) => sentence.tokens);
  return tokens.some((_, at) => {
    if (at === 0 || !isPointer(tokens, at)) return false;
    const from = tokens[at]?.start ?? 0;
    if (foreshadowing.test(text.slice(from))) return false;
    return !tokens
      .slice(0, at)
      .some(({ pos, lower }) => (pos === "NOUN" || pos === "PROPN") && !emptyNouns.has(lower));
  });
}

const fold = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/,? (?:you know|i mean),/gi, "")
    .replace(/\s+/g, " ")
    .trim();

/** Where a phrase stands in its quote, by its first and last words, as fillers between may be left out. */
function cutAround(phrase: string, quote: string): { before: string; after: string } {
  const words = phrase.toLowerCase().split(" ");
  const lower = quote.toLowerCase();
  const head = words.slice(0, 2).join(" ");
  const tail = words.slice(-2).join(" ");
  const start = lower.indexOf(head);
  const end = lower.lastIndexOf(tail);
  return {
    before: start === -1 ? "" : quote.slice(0, start),
    after: end === -1 ? "" : quote.slice(end + tail.length),
  };
}

function isTornOut(phrase: string, quote: string): boolean {
  const { before, after } = cutAround(phrase, quote);
  if (limitedAfter.test(after) || limitedBefore.test(before) || sideBySide.test(before)) return true;
  if (underCondition.test(before)) return true;
  return saidBefore.test(before) && !ownSaying.test(before);
}

/** Where speech was written down with two stumbles or more, its words are not to be relied on. */
const isGarbled = (quote: string) => (quote.match(/\b(\w+) \1\b/gi) ?? []).length > 1;
/** Cut in the middle of what stands in brackets. */
const hasOddBrackets = (text: string) => text.split("(").length !== text.split(")").length;
const hasOddQuotes = (text: string) => (text.match(/["“”]/g) ?? []).length % 2 === 1;

/**
 * Whether words can stand in a report by themselves: nothing in them points at what was said before, they are the
 * speaker's own and meant, and neither courtesy nor talk to listeners. What is in doubt is left out.
 */
export function readsAlone(phrase: string, quote: string, kind: FindingKind): boolean {
  const text = fold(phrase);
  const refusals = [
    leaningStart,
    openAmount,
    exclaiming,
    shouting,
    danglingIt,
    danglingThat,
    ...playedOut,
    courtesy,
    forListeners,
    unsure,
    begunAgain,
  ];
  if (refusals.some((pattern) => pattern.test(text)) || kindRefusals[kind]?.test(text)) return false;
  if ((unpraised.has(kind) && praise.test(fold(quote))) || conclusion.test(fold(quote))) return false;
  if (hasOddQuotes(text) || hasOddBrackets(text) || isGarbled(quote) || isTornOut(text, fold(quote)))
    return false;
  return aboutTheThing.has(kind) || findInstead(text) !== undefined || !pointsOutside(text);
}
