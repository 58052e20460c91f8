import { listConcepts } from "../coder/terms.ts";
import { readSentences, type Sentence } from "../reading.ts";
import type { YesNo } from "./countable-question.ts";
import { readEcho } from "./read-echo.ts";
import { readJudged } from "./read-judged.ts";
import { readOpening } from "./read-opening.ts";
import { readWhole } from "./read-whole.ts";

const talk =
  /^\W*(?:(?:u+m+|u+h+|h+m+|well|so|oh|ah|okay|i mean|i would say|i'd say|to be honest|honestly|i think|i believe|personally|for me)[,.\s]+)*/i;
const sure = "definitely|absolutely|certainly|of course|sure|for sure|totally|obviously";
const answerWord = new RegExp(`^(?:(?:yes|yeah|yep|no|nope|${sure})[,.\\s]+)+`, "i");
const unsure =
  /\b(?:maybe|perhaps|probably|possibly|depends?|partly|in part|in a way|(?<!what |which |any |this |that |some |every )(?:kind|sort) of|somewhat|both|sometimes|might|could|can be|i guess|i suppose|not (?:necessarily|always|sure|entirely|completely)|don't know|to some (?:extent|degree)|yes and no|hard to say|rarely|hardly|in theory)\b/i;
/** "Yes, but only if it were cheaper" is no plain yes. */
const turning = /\b(?:but|although|though|however|unless|except|only|if|as long as|provided)\b/i;
/** "Not about politics but about choices" is as plain a no as any. */
const contrast = /\bbut (?:it|it's|that|this|they|rather|more|just|about|for|of)\b/i;
const turningNext =
  /^\W*(?:but|although|though|however|unless|except|only|if|then again|on the other hand)\b/i;
const denying = /\b(?:not|never|no longer|cannot|neither|no)\b|n't\b/i;
/** What is so, or not, is said behind a form of "be": "by my definition it would not be | political". */
const stating =
  /^(?:(?:by|based on|according to|in|for|from|with)\b[^,]*,\s*)?(?:i (?:think|believe|don't think|do not think)(?: that)?\s)?\w*(?:\s\w+){0,4}?(?:'s|'re|\s(?:is|are|was|were|be|isn't|aren't|wasn't|weren't))\b/i;
/** What they do, or do not: "I'd | pay", "I have never | paid". */
const own =
  /^(?:i|we)(?:'d|'ve|'ll)?\s+((?:(?:do|don't|does|did|didn't|would|wouldn't|will|won't|have|haven't|can|can't|cannot|not|never|always|really|actually|definitely|certainly|already|still|just|also|regularly|usually|often)\s+)*)(\w+)\s*(.*)$/i;
const pointing =
  /^(?:\W*(?:$|[.,;!]|because\b)|(?:(?:for|about|of|on|with|in|to|one|two|three|some|many|a few|several|all|most) )*(?:it|'?em|them|that|those|these|one|two|this)\b(?: (?:up|back|off|out|away))?(?: (?:tonight|today|tomorrow|now))?\W*(?:$|[.,;!]|every|all|because|as|and|for|daily|weekly|of them))/i;

/** "I drive, so yes." */
const closingWord = /[,–—]\s*so,? (yes|yeah|no)\W*$/i;

function stripTalk(text: string): string {
  return text.replace(/[’‘]/g, "'").replace(talk, "").replace(answerWord, "");
}

const conceptsOf = (text: string) => readSentences(text).flatMap(({ tokens }) => listConcepts(tokens));

/** "It would not be political": says of what was asked that it is, or is not, so. */
function readStated(plain: string, { concepts }: YesNo): "yes" | "no" | undefined {
  if (!stating.test(plain) || unsure.test(plain)) return undefined;
  const main = plain.split(/\b(?:because|since|but|although|which|if)\b/i)[0] ?? plain;
  const said = stating.exec(main)?.[0].length ?? main.length;
  if (!conceptsOf(main.slice(said)).some((concept) => concepts.includes(concept))) return undefined;
  return denying.test(main) ? "no" : "yes";
}

/** "I don't think that is political". */
const denyingView =
  /^(?:so )?(?:i|we) (?:don't|do not|wouldn't|would not) (?:really |actually |necessarily )?(?:think|believe|find|feel|say|call|consider)\b(.+)$/i;

function readView(plain: string, { concepts }: YesNo): "no" | undefined {
  const said = denyingView.exec(plain)?.[1]?.split(/\b(?:because|but|although)\b/i)[0] ?? "";
  return !unsure.test(plain) && conceptsOf(said).some((concept) => concepts.includes(concept))
    ? "no"
    : undefined;
}

/** "I'd pay for it": takes up the question's verb, and what it is about or a word for it. */
function readDone(plain: string, question: YesNo): "yes" | "no" | undefined {
  const [, before = "", verb = "", rest = ""] = own.exec(plain) ?? [];
  const stemOf = (text: string) => readSentences(text)[0]?.tokens[0]?.stem;
  const asked = readSentences(question.text).flatMap(({ tokens }) => tokens);
  const isVerb = asked.some(({ stem, pos }) => pos === "VERB" && stem === stemOf(verb));
  if (verb === "" || !isVerb) return undefined;
  const isSame =
    pointing.test(rest) || conceptsOf(rest).some((concept) => question.concepts.includes(concept));
  if (!isSame || denying.test(rest)) return undefined;
  return denying.test(before) ? "no" : "yes";
}

const maxEcho = 3;
/** "Tomorrow? I'd give them up tonight." */
function isAskedBack(first: Sentence | undefined, question: YesNo): boolean {
  const words = first?.text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const asked = question.text.toLowerCase();
  const isEcho = words.length <= maxEcho && words.every((word) => asked.includes(word));
  return isEcho && /\?\W*$/.test(first?.text ?? "");
}

const contrary = {
  no: /^\W*(?:(?:so|well|but|then|okay)[,\s]+)*(?:yes|yeah|yep)\b(?!,? (?:no|but no)\b)/i,
  yes: /^\W*(?:(?:so|well|but|then|okay)[,\s]+)*(?:no|nope)\b(?=\W*$|[,.!]| (?:i|not|it)\b)/i,
};

/** "No, no. Well, there was one. So, yes, I suppose." holds to neither. */
function holdsTo(sentences: readonly Sentence[], name: "yes" | "no" | "open"): name is "yes" | "no" {
  if (name === "open") return false;
  return !sentences.some(({ text }, at) => {
    // What they ask themselves and answer is another question.
    const isOwnQuestion = /\?\W*$/.test(sentences[at - 1]?.text ?? "");
    return at > 0 && !isOwnQuestion && contrary[name].test(text);
  });
}

/**
 * The yes or no that an answer gives: its opening decides, whatever follows. Where it opens with neither, its first
 * sentence may say by the question's own words how it is, if it neither hesitates nor turns.
 */
export function readYesNo(
  all: readonly Sentence[],
  question: YesNo,
): { name: "yes" | "no"; at: number } | undefined {
  const isEcho = all.length > 1 && isAskedBack(all[0], question);
  return readAnswer(isEcho ? all.slice(1) : all, question);
}

function readAnswer(
  sentences: readonly Sentence[],
  question: YesNo,
): { name: "yes" | "no"; at: number } | undefined {
  const [first] = sentences;
  if (first === undefined) return undefined;
  const opening = readOpening(
    sentences
      .slice(0, 3)
      .map(({ text }) => text)
      .join(" "),
    question.text,
  );
  const texts = sentences.map(({ text }) => text);
  const echoed = readEcho(texts, question.text);
  // "I haven't left. I have thought of it": asked for either, the second counts.
  if (opening === "no" && echoed?.name === "yes") return echoed;
  if (opening === "open") return readWhole(sentences.slice(opensPlainly.test(first.text) ? 1 : 0), question);
  if (opening !== undefined) return holdsTo(sentences, opening) ? { name: opening, at: 0 } : undefined;
  if (echoed) return echoed;
  const judged = readJudged(texts, question.text);
  const plain = readFirst(sentences, question) ?? readWhole(sentences, question);
  return plain ?? (judged && { name: judged, at: 0 });
}

/** "Yes, but not really": the first words take a side that the next ones take back. */
const opensPlainly = /^\W*(?:yes|yeah|yep|no|nope|nah|not)\b/i;

/** The first sentence may say by the question's own words how it is. */
function readFirst(
  sentences: readonly Sentence[],
  question: YesNo,
): { name: "yes" | "no"; at: number } | undefined {
  const [first, next] = sentences;
  if (first === undefined) return undefined;
  const plain = stripTalk(first.text);
  const closing = closingWord.exec(plain)?.[1]?.toLowerCase();
  if (closing !== undefined && !unsure.test(plain)) return { name: closing === "no" ? "no" : "yes", at: 0 };
  const name = readStated(plain, question) ?? readView(plain, question) ?? readDone(plain, question);
  if (name === undefined || unsure.test(plain)) return undefined;
  const isTurned = turning.test(name === "no" ? plain.replace(contrast, "") : plain);
  return isTurned || turningNext.test(next?.text ?? "") ? undefined : { name, at: 0 };
}
