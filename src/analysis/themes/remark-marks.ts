import { isUnresolved, trimTalk } from "../coder/phrase.ts";
import type { RemarkMarks, StrongFrame } from "../coder/remark.ts";
import { cutSide, denied as noPain, pain, wish } from "../lexicons/statement-patterns.ts";
import type { Token } from "../reading.ts";
import { scoreSentiment } from "../sentiment.ts";

/** Within the first words, so that it is the clause itself that is denied and not something beside it. */
const denying =
  /^(?:\S+\s+){0,8}?(?:(?:do|does|did|is|are|was|were|has|have|had|would|will|should|wo)(?:n't| not)|i'm not|it's not|that's not|they're not|not|never|no longer|nobody|no one|none|neither|hardly|rarely)\b(?!.*\b(?:not|never|\w+n't)\b)/i;
const unable =
  /\b(?:can|could|able)\s?(?:n't|not)\b|\bunable\b|\bcannot\b|(?:n't|\bnot|\bnever) (?:\w+ )?(?:worked|figured|found) out\b/i;
const beside = /\b(?:which|who|because|when|if|where|things|what|ones)\b/i;
const onlyEmphatic =
  /\bnot only\b|\bnot just\b|\bwhy not\b|\bdo(?:es)?n't (?:only|just)\b|\b(?:difficult|hard|impossible) not\b/i;
const hedging =
  /\b(?:maybe|perhaps|might|not (?:really |quite |entirely )?sure|i guess|i suppose|hard to say|i don't know|possibly|i'm unsure|i assume)\b/i;
const imagining =
  /^(?:\W*(?:and|but|so|or|then|well|maybe|also|because) )*(?:if|imagine|suppose|let's say)\b|\bif (?:i|we|you|they|there|it) (?:was|were|had|could)\b|\b(?:would|could) have\b|\bi(?:'d| would) imagine\b/i;
const proposing =
  /\b(?:should(?:n't)?|ought to|let's|i(?:'d| would) (?:suggest|recommend|propose)|my suggestion|would be (?:better|best|fair\w*) to|an? (?:other|alternative) (?:approach|way|option|idea))\b/i;
/** "People can vote for whom they want" proposes something only to those who asked what to do. */
const offering = /\b(?:they|we|the group|you|people) (?:could|can|might|need to|have to|must)\b/i;

const frames: [StrongFrame, RegExp][] = [
  [
    "harm",
    /\b(?:destroy(?:ed|s)?|ruin(?:ed|s)?|hurt(?:s|ing)?|injur\w+|harm(?:ed|s|ful)?|(?<!\b(?:not|never) |n't )(?:scared|afraid)|unsafe|dangerous|panick?\w*|humiliat\w+|asham\w+|desperate|forced (?:me|us)|in tears|cr(?:ied|ying)|could(?:n't| not) (?:sleep|eat|pay|afford|breathe|walk))\b/i,
  ],
  [
    "turningPoint",
    /\b(?:that was (?:when|the (?:moment|point))|that's when|from then on|since then|changed my mind|turning point|the moment (?:i|we)\b|(?:i|we) reali[sz]ed|made me (?:reali[sz]e|decide|switch|stop|leave))\b/i,
  ],
  [
    "loss",
    /\b(?:gave up|given up|(?:i|we) (?:quit|cancel(?:l?ed)?|stopped(?! (?:hear|see|feel)ing))|switched (?:away|back)|never (?:came|went) back|wasted|(?:i|we)(?:'ve)? lost)\b/i,
  ],
  [
    "workaround",
    /\b(?:work(?:ed|ing)? around|workaround|by hand|copy(?:ing)?[- ]?past\w+|(?:i|we) (?:(?:always|usually|often|still|just) )?end up|(?:i|we) (?:\w+ )?ended up (?:having|paying|copying|typing|printing|writing|asking|calling|driving|going back)\b(?! to school)|instead,? (?:i|we)\b|(?:i|we) (?:built|made|wrote) (?:my|our) own)\b/i,
  ],
  ["wish", wish],
  ["wish", /\bif (?:you|they|we|it|there) could\b/i],
  ["trouble", pain],
  [
    "stress",
    /\b(?:(?:most|more|really|very|so|super|extremely|absolutely) (?:important|valuable|critical|essential)|(?:is|are|it's) (?:important|critical|essential|crucial)|biggest (?:\w+ )?(?:mistake|thing|problem|reason|change|lesson)|the (?:key|trick|challenge|secret|art|danger|point|tricky (?:thing|part)) (?:is|to|thing)|a (?:big |huge |real )?challenge (?:in|of|with|for) .*\b(?:is|are)\b|(?:you|we|people) (?:do |really |always |also )?(?:need|have|want) to be able to|we (?:do|really) need to|there are times (?:when|where)|(?:every(?:one|body)?(?: \w+)?|you) should|i always (?:tell|encourage|recommend))\b/i,
  ],
  ["reason", /\S+ \S+ \S+.*\b(?:because|the reason|that's why|which is why|due to)\b/i],
];

const verbs = new Set(["VERB", "AUX"]);
const openEnd =
  /\b(?:and|or|but|so|because|which|that|when|if|to|the|a|an|of|for|with|in|on|at|my|our|by|from|as|into|is|are|was|were|like|than|who|where|how|what|very|just|i|they|we|it's|it)[\s,.…]*$/i;
/** Where a sentence broke off and began again. */
const broken =
  /\b((?:\w+ ){3}\w+)\b.*\b\1\b|\b(?:just|than|the|a|to) (?:or|and|but)\b|\b(?:to|the|a|an|of|and|my)[\s,]+(?:because|but|so|and|which)\b|\b(\w{3,}) \w+,? \2 \w+,? \2\b|\b(?:be|too|now|very|not) (?:they|i|we|he|she)(?:'\w+| (?:are|is|was|were|have|has|had|would|will|can|could|should))\b/i;
/** "I think that the best thing that helped me": what it is was cut off. */
const headless =
  /(?:^|\b(?:that|think|say|but|and) )the (?:\w+ ){0,2}(?:thing|part|reason|way|one) (?:that|which|who) (?:(?!\b(?:is|are|was|were)\b|'s\b).)*$/i;
const leaningStart =
  /^(?:to|of|with|whether|than|as|for|from|about|at|on|in which|who|whose|where|so that|even though|although|because|since|while|unless|until|what|like|especially|even|just|only|not|such|say|says|said|was|were|is|are|be|has|had|maybe like)\b/i;

/** "That kind of policies": what is meant is named, if not for the first time. */
const namedPointer =
  /^(?:that|this|these|those) (?!is\b|was\b|are\b|were\b|would\b|will\b|has\b|had\b|made\b)\w{4,}/i;
const beforeNoVerb = new Set(["to", "who", "which", "whose"]);

/** The first verb of the clause itself: not "to go", not "who go", not "going". */
function findMainVerb(tokens: Token[]): number {
  return tokens.findIndex((token, at) => {
    if (!verbs.has(token.pos) || /ing$/.test(token.lower)) return false;
    const before = tokens[at - 1]?.pos === "ADV" ? tokens[at - 2] : tokens[at - 1];
    // "The highlighted line" has no verb.
    const isParticiple = before?.pos === "DET" && /ed$/.test(token.lower);
    // "The line that ruined it" has none either, but "I think that works" has.
    const isRelative = tokens[at - 1]?.lower === "that" && tokens[at - 2]?.pos === "NOUN";
    return !isParticiple && !isRelative && !beforeNoVerb.has(before?.lower ?? "");
  });
}

/** Reads alone: a verb after something that can be its subject, no loose end, nothing that points back. */
function isWhole(text: string, tokens: Token[], isStrong: boolean): boolean {
  const talk = trimTalk(text);
  const isPointing = isUnresolved(talk) && !(isStrong && namedPointer.test(talk));
  if (
    isPointing ||
    leaningStart.test(talk) ||
    openEnd.test(text) ||
    broken.test(text) ||
    headless.test(text) ||
    pointsBack(text, tokens) ||
    /…$|\.\.$/.test(text)
  )
    return false;
  const before = tokens.slice(0, Math.max(findMainVerb(tokens), 0));
  return before.some(({ pos }) => /^(?:PRON|NOUN|PROPN|DET|NUM)$/.test(pos));
}

/** "I find them hard to read": what is meant was named before. */
function pointsBack(text: string, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ lower }) => lower === "them" || lower === "those" || lower === "these");
  if (at === -1 || /^(?:NOUN|ADJ|NUM)$/.test(tokens[at + 1]?.pos ?? "")) return false;
  return (
    /\b(?:them|those|these)\b/i.test(text) &&
    !tokens.slice(0, at).some(({ pos, lower }) => pos === "NOUN" && lower.endsWith("s"))
  );
}

/** That somebody cannot do a thing is trouble, and denies nothing. */
function isDenied(text: string): boolean {
  const [denial] = denying.exec(text.replace(onlyEmphatic, " ")) ?? [""];
  // "I show colleagues things they haven't known" is no denial.
  return denial !== "" && !unable.test(text) && !beside.test(denial);
}

/** "There wasn't any task that I was unable to do" is no trouble. */
const noTrouble = /\b(?:no|not|never|\w+n't)\b.*\bunable\b/i;

/** Praise in the same breath. */
const clearPraise = 0.3;

function isTrouble(text: string): boolean {
  const isOwn = /\b(?:i|we|me|us|my|our)\b/i.test(text) && !/\b(?:could|would|might)\b/i.test(text);
  const isMeant = !(noTrouble.test(text) || noPain.test(text) || isDenied(text));
  return isOwn && isMeant && scoreSentiment(text) < clearPraise;
}

function readFrame(text: string): StrongFrame | undefined {
  const frame = frames.find(([frame, pattern]) =>
    pattern.test(frame === "trouble" ? cutSide(text) : text),
  )?.[0];
  return frame === "trouble" && !isTrouble(text) ? undefined : frame;
}

/** How a clause is meant, as far as its wording shows; `seeksProposals` says that it was asked what to do. */
export function readMarks(text: string, tokens: Token[], seeksProposals = false): RemarkMarks {
  const plain = text.replace(/[’‘]/g, "'").replace(/\s+/g, " ");
  const frame = readFrame(plain);
  return {
    ...(isDenied(plain) ? { denied: true as const } : {}),
    ...(hedging.test(plain) ? { hedged: true as const } : {}),
    ...(imagining.test(plain) ? { imagined: true as const } : {}),
    ...(proposing.test(plain) || (seeksProposals && offering.test(plain)) ? { proposed: true as const } : {}),
    ...(isWhole(
      plain,
      tokens,
      frame !== undefined &&
        frame !== "reason" &&
        frame !== "wish" &&
        frame !== "trouble" &&
        frame !== "stress",
    )
      ? { whole: true as const }
      : {}),
    ...(frame ? { frame } : {}),
  };
}
