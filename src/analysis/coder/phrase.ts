import { capitalise } from "../words.ts";

/** Openers of talk that carry no content: "Honestly, I think the biggest problem is that …". */
const openers = new RegExp(
  `^(?:${[
    "and|but|so|or|because|cause|'cause|also|then|plus|well|oh|u+m+|u+h+|er+m*|hm+|like|yeah|yep|yes|no|nah|nope|ok|okay",
    "honestly|frankly|basically|actually|really|obviously|personally|definitely|probably|maybe|mostly|mainly|generally|especially|sometimes",
    "i guess|i'd guess|i(?:'d| would)? (?:just |really |also )?(?:think|say|feel like|suppose|believe|mean|find)(?: that)?|i feel|you know|to be (?:honest|fair)|tbh|if i'm honest",
    "for me|for us|in my (?:opinion|case|team)|for (?:example|instance)|first(?:ly)?|second(?:ly)?|again|anyway|finally|overall|on top of that|at the moment|right now|these days|nowadays|in general|in the end|at the end of the day",
    "good question|hard to say|let me think|off the top of my head|which means(?: that)?|which is why|that's why|it's (?:just )?that|it's like",
    "(?:the|my|our|one|another|a)(?: \\w+)?(?: \\w+)? (?:thing|problem|issue|challenge|frustration|headache|pain|pain point|part|one|complaint|annoyance|bit|wish|barrier|blocker|reason)(?: (?:for me|for us|with \\w+(?: \\w+)?|i have|we have|right now|is me|there))* (?:is|was|would be|'s)(?: (?:probably|definitely|just|really|when|that|how))*",
    "what (?:i|we) (?:really |most )?(?:\\w+)(?: most| the most)? (?:is|was)(?: (?:that|when|how))?|what(?:'s)? (?:really |most )?\\w+ (?:me|us)(?: the most| most| about \\w+)? (?:is|was)(?: (?:that|when|how))?",
  ].join("|")})(?:\\s*[,.:…-]+\\s*|\\s+|$)`,
  "i",
);
const closers =
  /[\s,]*(?:,? (?:you know|i guess|i think|to be honest|honestly|or something|or whatever|and stuff|and so on|etc\.?|though|i suppose|if that makes sense|for me|for sure|really|(?:when|if) (?:that|this|it) happens|either|as well|too|definitely|probably|mostly|mainly)|[\s,.;:!?…-])+$/i;
const disfluency =
  /,?\s*\b(?:um+|uh+|erm?|you know|i mean|kind of|sort of|kinda|sorta|basically|literally|honestly)\b,?(?=\s)/gi;

/** Cuts the talk around what was said: openers, closers and disfluencies. Words and their order stay. */
export function trimTalk(text: string): string {
  let trimmed = text.replace(/[’‘]/g, "'").replace(/\s+/g, " ").trim();
  trimmed = trimmed.replace(disfluency, "").trim();
  for (let round = 0; round < 6; round++) {
    const shorter = trimmed.replace(/^["'(\s,.-]+/, "").replace(openers, "");
    if (shorter === trimmed || shorter.trim() === "") break;
    trimmed = shorter;
  }
  return trimmed
    .replace(/\s*[:;]-?[()DP]+\s*$/, "")
    .replace(/(?:\s|\p{Extended_Pictographic}|\u200d|\ufe0f)+$/u, "")
    .replace(closers, "")
    .trim();
}

/** What opens talk and says nothing. A hedge ("I think", "maybe") stays, as it says how sure somebody is. */
const fillers =
  /^(?:(?:and|but|or|also|plus|well|oh|u+m+|u+h+|er+m*|hm+|yeah|yep|yes|ok|okay|honestly|frankly|basically|actually|obviously|i mean|you know|to be (?:honest|fair)|tbh|anyway|good question)(?:\s*[,.:…-]+\s*|\s+)|(?:so|like|no|nah|right|again|then|first|because)\s*,\s*|so (?!(?:many|much|few|little|far|long|often|that|slow|good|bad|hard|easy|tired|\w+ that)\b)|(?:like|then) (?=(?:i|we|it|they|you|he|she|the|my|our|there|this|that|in|if|when|for|now|people|some|most|everyone)\b))/i;
const endings =
  /[\s,]*(?:,? (?:you know|or something|or whatever|and stuff|if that makes sense|right|okay|yeah)|[\s,.;:!…-])+$/i;
const hesitation =
  /,?\s*(?<![\w'])(?:um+|uh+|erm?|you know|i mean|(?<=,\s*)like(?=,))(?![\w'])(?! (?:what|that|how|it|the|him|her))\s*,?(?=\s|$)/gi;
/** Behind a comma only of a small word: "the queue, the queue was half the point" is two things said. */
const doubled = /(?<![\w'])(?:((?:\w+ )?\w+) \1|(\w{1,4}), \2)(?![\w'-])/gi;

/** Doubled by the grammar, not by the tongue: "had had", "that that". */
function undouble(all: string, words = "", word = words): string {
  return /^(?:had|that|very|really|no|so|many|long)$/i.test(word) ? all : word;
}

function trimFillers(text: string): string {
  let trimmed = text.replace(/[’‘]/g, "'").replace(/\s+/g, " ").trim();
  trimmed = trimmed.replace(hesitation, "").replace(doubled, undouble).trim();
  for (let round = 0; round < 6; round++) {
    const shorter = trimmed.replace(/^[\s,.-]+/, "").replace(fillers, "");
    if (shorter === trimmed || shorter.trim() === "") break;
    trimmed = shorter;
  }
  return trimmed
    .replace(/\s*[:;]-?[()DP]+\s*$/, "")
    .replace(/(?:\s|\p{Extended_Pictographic}|\u200d|\ufe0f)+$/u, "")
    .replace(endings, "")
    .trim();
}

const maxPhraseWords = 28;
const minHeadWords = 6;
/** A long clause may end here. Never before "if", "unless", "but" or "when": what stands there limits what was said. */
const borders =
  /,\s(?=(?:and|so|which|because|like|for example|especially)\b)|\s(?=(?:because|so that|which means|and then)\s)|;\s/g;

/** The text up to its last border within the length of a phrase; the whole where it has none. */
function shorten(text: string): string {
  const words = text.split(" ");
  if (words.length <= maxPhraseWords) return text;
  const head = words.slice(0, maxPhraseWords).join(" ");
  const cuts = [...head.matchAll(borders)].map((match) => head.slice(0, match.index));
  return cuts.filter((cut) => cut.split(" ").length >= minHeadWords).at(-1) ?? text;
}

const unresolved =
  /^(?:(?:i think|i guess|maybe|because|and|but|so) )*(?:(?:much|way|far|a lot|even) (?:better|worse|easier|faster|slower|cheaper|simpler)|it|its|it's|this|that|that's|these|those|they|they're|he|he's|she|she's|them|one (?:is|was|has|of)|which|who)\b/i;
/** "It is hard to find a time" points at nothing, and "they should" means those whom the study is for. */
const expletive =
  /^(?:i think |i guess |maybe )?(?:they (?:really |just )?(?:should|ought to)\b|it(?:'s| is| was| would be| can be| feels) (?:\w+ ){0,3}(?:to|that|when|how|for \w+ to)\b|(?:that|this|these|those) (?!(?:is|was|are|were|felt|feels?|makes?|made|would|could|can|takes?|took|works?|worked|helps?|helped|looks?|seems?|sounds?|happens?|happened|means?|meant|goes|went|gets|got|has|have|had|do|does|did|will|might|depends|bothers|kind|just|really|also|never|always|one|ones)\b)\w+ \w+)/i;

/** True when the words point at something said before ("it is too slow") and cannot be read without it. */
export function isUnresolved(phrase: string): boolean {
  // "IT" is a department.
  return unresolved.test(phrase) && !expletive.test(phrase) && !phrase.startsWith("IT ");
}

/** A participant's clause as a sentence to read: the same words without fillers, ended at a border where it is long. */
export function phraseClause(text: string): string {
  return capitalise(shorten(trimFillers(text)) || text.trim());
}
