import { lowerFirst, upperFirst } from "./english.ts";
import { listFaults } from "./question-rules.ts";
import { listSentences, listWords, normaliseText } from "./sentences.ts";

/**
 * A rewrite is offered with a button, so it has to be right: only whole questions of a known shape are reworded, and
 * only around a noun phrase. Everything else keeps the reason and the advice in words.
 */
type Rewrite = (...groups: string[]) => string;

const judgements =
  "useful|helpful|easy|difficult|hard|simple|good|bad|great|clear|confusing|important|fair|expensive|cheap|fast|slow|reliable|safe|annoying|frustrating|intuitive|boring|fun|amazing|perfect|terrible|awful|nice|better|worse";
const loaded =
  "amazing|innovative|award-winning|revolutionary|fantastic|exciting|new and improved|improved|excellent|wonderful|brilliant|awful|terrible|great";

/** Each shape with the open question that asks for the same. A group is a noun phrase, unless it is named otherwise. */
const shapes: [RegExp, Rewrite][] = [
  [
    /^(?:is|was) there anything(?: else)?(?: that)? you(?:'d| would) like to (?<verb>add|say|share|tell us)$/,
    (verb) => `What else would you like to ${verb}?`,
  ],
  [
    /^if you could change (?:one|a single|any) thing about (.+?), what would (?:it|that) be$/,
    (thing) => `What, if anything, do you wish were different about ${thing}?`,
  ],
  [
    /^do you use (.+?)(?<rest> (?:at|for|in) \w+)?$/,
    (thing, rest = "") => `How, if at all, do you use ${thing}${rest}?`,
  ],
  [
    /^have you(?: ever)? (?:used|tried|worked with) (?:any )?(.+)$/,
    (thing) => `What experience, if any, do you have with ${thing}?`,
  ],
  [
    /^(?<tense>is|was) it (?:very |really |so )?(?:easy|difficult|hard|simple)(?: for you)? to (?<act>[a-z]+(?: [a-z']+){0,5})$/,
    (tense, act) => `What ${tense} it like for you to ${act}?`,
  ],
  [
    new RegExp(
      `^(?:is|are|was|were|isn't|aren't|wasn't|weren't) (.+) (?:too |very |so |really )?(?:${judgements})$`,
    ),
    (thing) => `How would you describe ${thing}?`,
  ],
  [
    new RegExp(
      `^(?:do|don't) you (?:think|agree|feel|find|believe)(?: that)? (.+?) (?:is|are|was|were) (?:too |very |so |really )?(?:${judgements})$`,
    ),
    (thing) => `What do you think of ${thing}?`,
  ],
  [
    /^(?:do|don't) you (?:really )?(?:like|love|enjoy|hate|dislike) (.+)$/,
    (thing) => `How do you feel about ${thing}?`,
  ],
  [
    /^(?:did|didn't) you (?:really )?(?:like|love|enjoy|hate|dislike) (.+)$/,
    (thing) => `How did you feel about ${thing}?`,
  ],
  [
    /^how much do you (?:really )?(?:love|like|enjoy|hate) (.+)$/,
    (thing) => `How do you feel about ${thing}?`,
  ],
  [
    /^what do you (?:really )?(?:love|hate|enjoy)(?: most| the most)? about (.+)$/,
    (thing) => `What do you like or dislike about ${thing}?`,
  ],
  [
    /^how (?:great|good|amazing|awesome|fantastic|wonderful|excellent|brilliant|terrible|awful|bad|annoying|frustrating) (?<tense>is|are|was|were) (.+)$/,
    (tense, thing) =>
      /^w/.test(tense) ? `How ${tense} ${thing} for you?` : `How would you describe ${thing}?`,
  ],
  [/^why (?:is|are|was|were) (.+) (?:so|too) \w+$/, (thing) => `How would you describe ${thing}?`],
  [
    /^(?:would you|will you|how likely are you to) recommend (.+?)(?: to (?:a friend|friends|others|other people|a colleague))?$/,
    (thing) => `What have you told other people about ${thing}, if anything?`,
  ],
  [
    /^(?:how much would|would) you (?:be willing to )?pay for (.+)$/,
    (thing) => `What have you paid for something like ${thing} so far, if anything?`,
  ],
];

const determiner = /^(?:the|our|your|this|that|these|those|a|an|my|their)$/;
/** With one of these it is a clause or a list, and not one thing. */
const notInNounPhrase = new Set(
  (
    "is are was were be been do does did has have had can could will would should may might must not to and or but that " +
    "which who whom whose what how why when where while since before after without every each often if because so than then as it they you we i he she them us me more most"
  ).split(" "),
);
const maxNounWords = 5;

/** "the checkout", "our booking app", "Slack", "working from home": one thing, short enough to be sure. */
function isNounPhrase(text: string): boolean {
  const words = listWords(text);
  if (words.length === 0 || words.length > maxNounWords || /[^\p{L}\p{N}\s'’-]/u.test(text)) return false;
  const [first = "", ...rest] = words;
  if (rest.some((word) => notInNounPhrase.has(word.toLowerCase()))) return false;
  if (determiner.test(first)) return rest.length > 0;
  if (notInNounPhrase.has(first.toLowerCase())) return false;
  return /^\p{Lu}/u.test(first) || (first.length > 4 && first.endsWith("ing"));
}

function reword(question: string): string | undefined {
  const clause = lowerFirst(question.replace(/[?.!\s]+$/, ""));
  for (const [shape, make] of shapes) {
    const match = shape.exec(clause);
    if (!match) continue;
    const groups = match.slice(1);
    const named = new Set(Object.values(match.groups ?? {}));
    const isSure = groups.every((group) => group === undefined || named.has(group) || isNounPhrase(group));
    if (isSure) return make(...groups);
  }
  return undefined;
}

const flattery = new RegExp(`\\b(our|the|this|its|your) (?:${loaded}) (?!and\\b|or\\b)(?=\\p{L})`, "giu");
const doubting = /^(how (?:much|many|far|often)\b.*?) really\b/i;
const scale = /^on a scale (?:of|from) \d+ (?:to|-|–) \d+,? (?=how\b)/i;

const presumedThing =
  /^what (difference|fears|worries|doubts|concerns|complaints|problems|difficulties|trouble)\b/i;

const presumedPart =
  /^((?:which|what) (?:parts?|points?|steps?|bits?|moments?)\b.{0,40}?) (is|are|was|were)\b/i;

/** "What worries you about it?" with room for nothing. */
function allowNothing(question: string): string {
  if (presumedPart.test(question)) return question.replace(presumedPart, "$1, if any, $2");
  return presumedThing.test(question) && !/^what (?:worries|concerns) you\b/i.test(question)
    ? question.replace(presumedThing, "What $1, if any,")
    : question.replace(/^what\b/i, "What, if anything,");
}

/** Takes out what leads, and leaves what is asked. */
function trim(question: string): string {
  return upperFirst(question.replace(flattery, "$1 ").replace(scale, "").replace(doubting, "$1").trim());
}

/**
 * A rewrite of a question that has faults: the smallest change first, then an open question on the same matter.
 * Undefined where what was asked might be lost or the wording might not be a sentence: a question that asks two
 * things, a long one, and one with something said before it are for their writer to mend.
 */
export function findRewrite(question: string): string | undefined {
  const text = normaliseText(question);
  const faults = listFaults(text);
  if (listSentences(text).length !== 1 || faults.includes("double") || faults.includes("too_long"))
    return undefined;
  const trimmed = trim(text);
  const candidates = [trimmed, reword(trimmed), reword(text)];
  if (faults.join() === "presuming") candidates.push(allowNothing(text));
  return candidates.find((one) => one !== undefined && one !== text && listFaults(one).length === 0);
}
