import { listContent } from "../coder/terms.ts";
import { readSentences, type Sentence } from "../reading.ts";
import { plainWords } from "../words.ts";
import type { YesNo } from "./countable-question.ts";

type Side = "yes" | "no";

const yesWords = "yes|yeah|yep|yup|aye|yea";
const noWords = "no|nope|nah";
/** "No letter, no.", "So yeah, fair.", "I would say no." */
const spoken = new RegExp(
  `(?:^|[,;:–—]\\s*|\\b(?:so|but|and|well|then|so i'd say|i(?:'d| would) (?:have to )?say|i (?:suppose|think|guess)(?: so)?|probably|definitely)[,\\s]+)(${yesWords}|${noWords})(?=\\W*$|\\s*[,.;!?…–—])`,
  "giu",
);
/** What others say, what was said once, and what would be said in another case. */
const reported =
  /["“”]|\b(?:says?|said|told|asks?|asked|tell|thinks|reckons|swears)\b(?<!\bi(?:'d| would) (?:have to )?say)(?<!\b(?:like|as) i said)|\bif\b|\bwhen\b|\bunless\b/i;
const softYes =
  /^\W*(?:(?:um+|well|oh|hm+|ooh)[,.\s]+)*(?:i (?:should|would|'d)?\s*(?:think|expect|imagine|hope|reckon) so|i(?:'d| would| should) (?:think|say|imagine|expect|hope|reckon) so|(?:most |more than |very )?likely|(?:more or less|mostly|by and large|on the whole|pretty much),? (?:yes|yeah|fair)|(?:too|damn) right|of course|no doubt|i (?:suppose|guess) so|(?:i (?:just )?never stop|(?:i )?all the time|i (?:always|already) (?:do|have|did)|i (?:do|have) already|(?:i )?(?:tell|told) (?:everyone|everybody)))(?=\W*$|\s*[,.;!])/i;
const softNo =
  /^\W*(?:(?:um+|well|oh|hm+|ooh|(?:like|as) i said(?: (?:before|earlier))?)[,.\s]+)*(?:probably not|i doubt (?:it|that)|i (?:wouldn't|would not|shouldn't|don't) (?:think|say|imagine|expect|reckon) so|(?:'?fraid|afraid) not|not (?:likely|so far|as such|that i'm aware|for me|any ?more|a bit|as (?:it is|it stands|things are)|the way it is|at the moment|right now|for now|in its (?:current|present) \w+)|hardly|(?:can't|cannot) say (?:i have|that i have|i do|it is)|no way|not (?:on your life|in a month of sundays))\b/i;
/** Says that it takes no side. */
export const undecided =
  /\b(?:(?:it |that )?(?:all )?depends|fifty[- ]fifty|50[/-]50|hard to (?:say|tell)|(?:can't|couldn't|cannot|could not|(?:wouldn't|wouldnt|would not) like to|won't) (?:really |honestly )?(?:say|tell|answer|judge|give)|(?:don't|do not|dunno|wouldn't) (?:really )?know|dunno|not sure|unsure|yes and no|in two minds|on the fence|bit of both)\b/i;
const asking = /\?\W*$/;

const negated = /\b(?:not|never|no longer)\b|n't\b/i;
/** "I would not make it sooner": what somebody would do, in the question's own words. */
const would =
  /^\W*(?:(?:well|so|and|but|i think|i believe|personally)[,\s]+)*(?:i|we|they|people|you|it|that)(?:'d|'ll)?\s+(?:(?:would|should|will|ought to|could)\b|(?:'d|'ll)\b)?[^,.;]*\W*$/i;
const modal = /\b(?:would|should|will|ought)\b|'(?:d|ll)\b|n't\b/i;

/** "I should come after nine then": what was asked, with something else in it. */
const changing = /\b(?:after|before|instead|only|rather|elsewhere|then|less|fewer)\b/gi;
const changes = (text: string, asked: string) =>
  [...text.matchAll(changing)].some(([word]) => !new RegExp(`\\b${word}\\b`, "i").test(asked));

function readRestated(text: string, question: YesNo): Side | undefined {
  const main = text.split(/[,;:]|\b(?:because|but|although|though|if|when|unless|since)\b/i)[0] ?? text;
  if (!would.test(main) || !modal.test(main) || changes(main, question.text)) return undefined;
  const contentOf = (words: string) => listContent(readSentences(words).flatMap(({ tokens }) => tokens));
  const asked = new Set(contentOf(question.text));
  return contentOf(main).some((word) => asked.has(word)) ? (negated.test(main) ? "no" : "yes") : undefined;
}

/** "No, seriously, I would": a no to one's own joke. */
const joking =
  /^\W*no,? (?:but )?(?:seriously|honestly|really|joking aside|jokes aside),? (?:i|we)(?:'d| would| do| did| have)\b(?! not|n't)/i;

function readSentence(text: string, question: YesNo): Side[] {
  if (joking.test(text)) return ["yes"];
  if (asking.test(text)) return [];
  if (softNo.test(text)) return ["no"];
  if (softYes.test(text)) return ["yes"];
  if (reported.test(text)) return [];
  const said = [...text.matchAll(spoken)].map(
    ([, word = ""]): Side => (new RegExp(`^(?:${yesWords})$`, "i").test(word) ? "yes" : "no"),
  );
  if (said.length > 0) return said;
  const restated = readRestated(text, question);
  return restated ? [restated] : [];
}

/**
 * The side that a whole answer takes, wherever in it that is said; undefined where it is said nowhere, where both sides
 * are named, or where it says that it takes none.
 */
export function readWhole(
  sentences: readonly Sentence[],
  question: YesNo,
): { name: Side; at: number } | undefined {
  const texts = sentences.map(({ text }) => plainWords(text));
  if (texts.some((text) => undecided.test(text) && !softNo.test(text))) return undefined;
  const sides = texts.map((text) => readSentence(text, question));
  const named = new Set(sides.flat());
  const [name] = named;
  return name !== undefined && named.size === 1
    ? { name, at: sides.findIndex((one) => one.length > 0) }
    : undefined;
}
