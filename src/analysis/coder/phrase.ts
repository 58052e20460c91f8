import { tellWish } from "./wish-tense.ts";

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

const longestPhrase = 17;

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

const wishing =
  /^(?:(?:i|we)(?:'d| would)? (?:really |just |also )?(?:wish|hope|suggest|recommend|love|like)(?: (?:that|it if|if|to have|to see(?= (?:an?|the|more|fewer|less|better|some|all|one|every)\b)|to))?|it (?:would|'d) be (?:\w+ )?\w+ (?:if|to have)|(?:would|'d) be (?:\w+ )?\w+ (?:if|to have)|(?:it )?(?:would|'d) (?:really )?help (?:me |us )?if|(?:they|you|someone) should(?: really| just| also)?|(?:ideally|if only),?) (?:(?:i|we|they|it|you) (?:could|would) |there (?:was|were|is|would be) )?/i;

const persons: [RegExp, string][] = [
  [/\bi'm\b|\bi am\b|\bwe're\b|\bwe are\b/gi, "they are"],
  [/\bi was\b|\bwe were\b/gi, "they were"],
  [/\bi've\b|\bwe've\b/gi, "they have"],
  [/\bi'd\b|\bwe'd\b/gi, "they would"],
  [/\bi'll\b|\bwe'll\b/gi, "they will"],
  [/\bmyself\b|\bourselves\b/gi, "themselves"],
  [/\bmy\b|\bour\b/gi, "their"],
  [/\bmine\b|\bours\b/gi, "theirs"],
  [/\bme\b/gi, "them"],
  [/\bus\b/g, "them"],
  [/\bi\b|\bwe\b/gi, "they"],
];

function reportPersons(text: string): string {
  return persons.reduce((told, [pattern, word]) => told.replace(pattern, word), text);
}

const dangling =
  /(?:[\s,]+(?:and|or|but|so|because|which|that|when|if|to|the|a|an|of|for|with|in|on|at|their|my|our|by|from|as|into|is|are|was|were|be|it's|just|very|really|like|than|who|where|how|what|they|i|we|you|it))+$/i;

function shorten(text: string): string {
  const words = text.split(" ");
  if (words.length <= longestPhrase) return text;
  const head = words.slice(0, longestPhrase).join(" ");
  const cuts = [
    ...head.matchAll(/,\s|\s(?:because|when|which|so that|and then|if|unless|where|while|since)\s/g),
  ];
  const cut = cuts.filter((match) => head.slice(0, match.index).split(" ").length >= 6).at(-1);
  const short = (cut ? head.slice(0, cut.index) : head).replace(dangling, "");
  return cut ? short : `${short} …`;
}

/** Drops what a cut left open: "slow (especially" becomes "slow", a lone quotation mark goes. */
function closeMarks(text: string): string {
  const open = text.lastIndexOf("(");
  const closed = open > text.lastIndexOf(")") ? text.slice(0, open) : text;
  const paired = closed.includes("(") ? closed : closed.replace(/\)/g, "");
  const quotes = paired.split('"').length - 1;
  return (quotes % 2 === 1 ? paired.replace(/"/g, "") : paired).trim();
}

/**
 * The clause up to where its reported phrase ends. Rules judge this much and no more, so that no phrase is listed
 * for a word that it does not show.
 */
export function cutToShown(text: string): string {
  const talk = trimTalk(text);
  const shown = shorten(talk);
  if (shown === talk) return text;
  // What opens the clause ("The biggest problem is that") still says what it is about.
  const start = text.indexOf(talk.split(" ").slice(0, 2).join(" "));
  return text.slice(0, Math.max(start, 0)) + shown;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const unresolved =
  /^(?:(?:much|way|far|a lot|even) (?:better|worse|easier|faster|slower|cheaper|simpler)|it|its|it's|this|that|that's|these|those|they|they're|he|she|them|one (?:is|was|has|of)|which|who)\b/i;

/** True when the words point at something said before ("it is too slow"), so that they need their quotation marks. */
export function isUnresolved(phrase: string): boolean {
  // "IT" is a department.
  return unresolved.test(phrase) && !phrase.startsWith("IT ");
}

const leadingAdverb =
  /^they (?:(?:just|also|still|always|usually|often|normally|typically|mostly|sometimes|really|actually|generally|tend to|only) )+/i;
/** Verbs that need their subject in a label: "They have six meetings a day", "They are tired of logins". */
const leadingThey =
  /^they (?!(?:are|were|had|would|will|was|could|should|might|may|did|both|all|two|used)\b|have\b(?! to\b| started\b)|haven't)/i;

/**
 * A reportable phrase from a participant's clause: talk trimmed, first person told as "they", a leading "they"
 * dropped where the verb can stand alone ("Check three apps every morning"). Words that point back stay verbatim. Of
 * a wish (`wished`) what is wished for is told.
 */
export function phraseClause(text: string, wished = false): string {
  const talk = trimTalk(text);
  const trimmed = closeMarks(wished ? tellWish(talk.replace(wishing, "")) : talk) || talk;
  if (isUnresolved(trimmed)) return `“${shorten(trimmed)}”`;
  const told = reportPersons(shorten(trimmed));
  const bare = told.replace(leadingAdverb, "they ").replace(leadingThey, "");
  return capitalise(bare.trim());
}
