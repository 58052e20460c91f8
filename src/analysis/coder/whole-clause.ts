import type { Token } from "../reading.ts";

/** Verbs that the tagger takes for nouns after a noun: "notifications pile up", "my brother drives me". */
const verbsLikeNouns = new Set(
  "pile piles drive drives cost costs work works take takes need needs break breaks crash crashes freeze freezes drop drops lag lags load loads stop stops change changes help helps show shows call calls matter matters hurt hurts lack lacks fail fails run runs start starts end ends jam jams leak leaks ring rings charge charges wait waits walk walks talk talks cycle cycles travel travels increase increases cook cooks feature features trust trusts influence influences impact impacts guarantee guarantees decide decides buy buys".split(
    " ",
  ),
);
const objectPronouns = new Set("me him them us myself himself herself themselves ourselves".split(" "));
const possessives = new Set("my your his her its our their whose".split(" "));
/** A clause that opens with one of these leans on another, unless its main clause follows. */
const subordinators = new Set(
  "because cause if when whenever while although though unless until since whether whereas once after before as that so".split(
    " ",
  ),
);
const relatives = new Set("which who whom whose where than how why what".split(" "));
const joiners = new Set("and but or so then also plus well yeah yes no okay ok um uh oh maybe".split(" "));

const persons = new Set("i you he she it we they".split(" "));
const times = new Set(
  "day days week weeks month months year years morning mornings afternoon evening evenings night nights time times today yesterday moment weekend monday tuesday wednesday thursday friday saturday sunday".split(
    " ",
  ),
);

const nominal = new Set(["NOUN", "PROPN", "NUM"]);
const content = new Set(["NOUN", "PROPN", "VERB", "ADJ", "ADV", "NUM"]);

function isVerb(token: Token): boolean {
  return token.pos === "VERB" || token.pos === "AUX";
}

function isSubjectPronoun(token: Token): boolean {
  return token.pos === "PRON" && !objectPronouns.has(token.lower) && !possessives.has(token.lower);
}

function isFiniteVerb(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.lower === "be" || token.lower === "been") return false;
  if (token.pos === "AUX") return true;
  if (token.pos !== "VERB" || /ing$/.test(token.lower)) return false;
  return tokens[at - 1]?.lower !== "to";
}

function isPredicate(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  const likeNoun = token?.pos === "NOUN" && verbsLikeNouns.has(token.lower);
  return isFiniteVerb(tokens, at) || (likeNoun && nominal.has(tokens[at - 1]?.pos ?? ""));
}

const quantity = /^(?:this|that|these|those|some|most|many|all|half|both|each)$/;

type Subject = "none" | "gerund" | "noun";

/** What the words up to this token give a verb for its subject. "Saving some state" is one for "is" or "takes" only. */
function findSubject(token: Token, before: Subject, afterPreposition: boolean): Subject {
  if (isSubjectPronoun(token)) return "noun";
  if (afterPreposition || before === "gerund") return before;
  if (token.pos === "VERB" && /ing$/.test(token.lower)) return before === "none" ? "gerund" : before;
  return nominal.has(token.pos) || quantity.test(token.lower) ? "noun" : before;
}

function fitsSubject(token: Token, subject: Subject): boolean {
  return (
    subject === "noun" || (subject === "gerund" && (token.pos === "AUX" || /(?:s|ed)$/.test(token.lower)))
  );
}

/** "Prices went up", "half of the team up there": a particle begins no phrase of its own. */
function isParticle(tokens: Token[], at: number): boolean {
  const particle = /^(?:up|out|down|off)$/.test(tokens[at]?.lower ?? "");
  return particle && nominal.has(tokens[at - 1]?.pos ?? "");
}

/** The place of the first finite verb that has a subject before it, or -1. */
function findPredicate(tokens: Token[]): number {
  let subject: Subject = "none";
  let afterPreposition = false;
  for (const [at, token] of tokens.entries()) {
    if (isParticle(tokens, at)) continue;
    if (fitsSubject(token, subject) && isPredicate(tokens, at)) return at;
    subject = findSubject(token, subject, afterPreposition);
    if (token.pos === "ADP") afterPreposition = true;
    else if (isSubjectPronoun(token) || isVerb(token) || token.pos === "PUNCT" || token.pos === "CCONJ")
      afterPreposition = false;
  }
  return -1;
}

/** Words that end nothing: what follows them was cut off. */
const openEnd =
  /(?:^|\s)(?:and|or|but|so|because|which|if|when|to|the|a|an|of|with|for|my|our|your|by|from|as|into|is|are|was|were|be|it's|that's|i'm|they're|very|really|like|than|who|where|how|what|was like|i|we|they|he|she|don't|didn't|can't|would|could|should|will|just|some|any|every|include|includes|involves?|consider|put)[\s,.…:;-]*$/i;
const broken =
  /\b(?:unintelligible|inaudible|crosstalk)\b|\bX{2,}\b|\(\?+\)|--|[–—]\s*$|\.\.\.?\s*$|…\s*$|\b(no|yes|yeah|yep|okay|right),? \1\b|\b(\w+) (\w+) \2 \3\b|\bto be (?:i|we|they|he|she|it)\b|\bthink like (?:the|a|an|it)\b|\b(the \w+ \w+) is \4\b/i;

/** "Like piecing it together": an instance of something said before. */
const listing =
  /^(?:(?:and|so|or|yeah|maybe|um|uh)[ ,]+)*(?:like|such as|for example|for instance|e\.g\.)[ ,]+(?:\w+ing|the|a|an|my|to)\b/i;

function skipJoiners(tokens: Token[]): Token[] {
  const at = tokens.findIndex((token) => token.pos !== "PUNCT" && !joiners.has(token.lower));
  return at === -1 ? [] : tokens.slice(at);
}

/** What follows the first comma of "If it rains, I take the bus", or of "When it rains I take the bus". */
function cutToMain(tokens: Token[]): Token[] {
  const comma = tokens.findIndex((token) => token.lower === ",");
  if (comma !== -1) return tokens.slice(comma + 1);
  const own = findPredicate(tokens.slice(1)) + 1;
  const next = tokens.findIndex((token, at) => at > own && isSubjectPronoun(token) && token.lower !== "that");
  return own === 0 || next === -1 ? [] : tokens.slice(next);
}

/**
 * True when the words are a clause that a person can read by itself: something that is spoken of, what it does or is,
 * and what that is about; nothing cut off, nothing garbled.
 */
export function isWholeClause(all: Token[], text: string): boolean {
  if (openEnd.test(text) || broken.test(text) || listing.test(text)) return false;
  const tokens = skipJoiners(all);
  const first = tokens[0]?.lower ?? "";
  if (subordinators.has(first)) {
    const main = cutToMain(tokens);
    return main.length > 0 && hasPredicate(main);
  }
  // "What I hate most is the waiting" has a predicate of its own after that of its opening.
  if (relatives.has(first)) {
    const own = findPredicate(tokens);
    return first === "what" && own !== -1 && tokens.slice(own + 1).some((token) => token.pos === "AUX");
  }
  return hasPredicate(tokens);
}

/** "The problems they faced": the verb is that of the problems' own clause, not what is said of them. */
function isRelative(tokens: Token[], at: number): boolean {
  const head = tokens[at - 2];
  if (head === undefined || !nominal.has(head.pos) || tokens[0]?.pos === "ADP") return false;
  return persons.has(tokens[at - 1]?.lower ?? "") && !times.has(head.lower);
}

function hasPredicate(tokens: Token[]): boolean {
  const at = findPredicate(tokens);
  if (at === -1) return false;
  const rest = tokens.slice(at + 1);
  const another = tokens.some((_, place) => place > at && isFiniteVerb(tokens, place));
  if (isRelative(tokens, at) && !another) return false;
  return rest.some((token) => content.has(token.pos) || token.pos === "PRON");
}
