import type { QuestionLabel } from "#contract/practice-debrief.ts";
import { upperFirst } from "../script/english.ts";
import { isAsking, listFaults, stripLeadIn } from "../script/question-rules.ts";
import { listSentences, normaliseText } from "../script/sentences.ts";
import { countWords, tidyText } from "../words.ts";
import { leadingWordings } from "./debrief-rewrite-leading.ts";
import {
  closedWordings,
  factWordings,
  hypotheticalWordings,
  type Wording,
} from "./debrief-rewrite-patterns.ts";
import { labelQuestion } from "./question-label.ts";

const minWords = 3;
/** The second of two questions, by itself: "What did you do?" says too little. */
const minAlone = 5;
const maxWords = 30;
const readChars = 1_200;
const softeners =
  /^(?:(?:so|and|but|well|now|then|okay|ok|oh|hm+|honestly|personally|obviously|surely|clearly|certainly|of course|naturally|you know|i see|thanks|just|also|sorry|presumably|no doubt|(?:it's |it is )?(?:obvious|clear) that|i(?:'d| would)?(?: just| can only)? (?:guess|assume|suppose|imagine|presume|bet|reckon|suspect|think|believe|expect|take it)(?: that)?|i(?:'m| am) (?:sure|certain|guessing)(?: that)?|in other words)[,:]?\s+)+/i;
const tag =
  /,?\s*(?:right|correct|yes|no|yeah|huh|eh|true|am i right|then|too|i (?:take it|suppose|guess|assume|imagine|bet|presume|think)|(?:is|are|was|were|do|does|did|has|have|can|could|will|would|should|wo|ca)(?:n't|nt| not)? (?:it|you|they|that|he|she|we|there|i)(?: (?:say|think|find|agree))?)\s*\?*$/i;
const joint =
  /,?\s(?:and|or|but|plus)(?: also| then| if so,?| finally| afterwards?)?,? (?=(?:(?:in|at|on|for|with|since|to|from) )?(?:what|how|why|when|where|which|who|whom|whose)\b|(?:do|does|did|are|is|was|were|have|has|can|could|would|will|should) [a-z']+\b)/i;
const farReference =
  /\b(?:then|that|they|them|their|theirs|there|it|its|he|him|his|she|her|one|those|these)\b/i;

/** Wordings that a pattern made of more than it can read. */
const halfMade =
  /\bbecause\b|\bit (?:there|here)\?|\bwhen you [a-z]+\.$|\blike (?:a|an|the) [^?]*like\?|\bthought about [a-z]+ (?:it|that|them)\.$|\ba time when [^.]*\b(?:today|tonight|tomorrow|now|next)\b/u;

/** Good in itself: open, no fault that the script checker knows, short enough to say. */
function isGood(candidate: string): boolean {
  const words = countWords(candidate);
  if (words < minWords || words > maxWords || halfMade.test(candidate)) return false;
  return labelQuestion(candidate) === "open" && listFaults(candidate).length === 0;
}

function finish(candidate: string): string {
  const tidy = candidate
    .replace(/\s+/g, " ")
    .replace(/ (?:so|that|very) much(?=[?.])/g, "")
    .replace(/\s+([,?.])/g, "$1")
    .replace(/[,.?!\s]*([.?])$/, "$1");
  return upperFirst(tidy).replace(/\bi('m|'ve|'d|'ll)?\b(?!\.)/g, "I$1");
}

/** At the start of a sentence a capital tells nothing, but of these. */
const alwaysCapital =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:Spanish|English|French|German|Turkish|Polish|Danish|Swedish|Finnish|Irish|British|Russian|Italian|Arabic|Greek|Dutch|Latin|\w+ese)$|\p{L}\p{Lu}/u;

/** The words as they were typed, in lower case at the start alone: names keep their capitals. */
function bare(sentence: string): string {
  const text = stripLeadIn(sentence.replace(softeners, ""))
    .replace(softeners, "")
    .replace(/(?<![\s?.!])[\s?.!]+$/, "");
  const first = /^\S+/.exec(text)?.[0] ?? "";
  return /^I\b/.test(first) || alwaysCapital.test(first)
    ? text
    : first.toLowerCase() + text.slice(first.length);
}

function applyWordings(wordings: readonly Wording[], clause: string): string | null {
  // Patterns are in lower case; where they capture words, the typed ones are put back by place.
  const lower = clause.toLowerCase();
  for (const [pattern, make] of wordings) {
    const match = pattern.exec(lower);
    const made = match === null ? null : make(match);
    if (made === null) continue;
    const candidate = finish(restoreNames(made, clause));
    if (isGood(candidate)) return candidate;
  }
  return null;
}

/** Gives words that were typed with a capital inside the clause their capital back. */
function restoreNames(made: string, typed: string): string {
  const names = new Map(
    (typed.match(/[\p{L}][\p{L}'-]*/gu) ?? [])
      .slice(1)
      .filter((word) => /\p{Lu}/u.test(word))
      .map((word) => [word.toLowerCase(), word]),
  );
  const first = /^[\p{L}][\p{L}'-]*/u.exec(typed)?.[0] ?? "";
  if (alwaysCapital.test(first)) names.set(first.toLowerCase(), first);
  return made.replace(/[\p{L}][\p{L}'-]*/gu, (word) => names.get(word) ?? word);
}

function splitDouble(text: string): string[] {
  const parts = listSentences(text)
    .filter(isAsking)
    .flatMap((sentence) => sentence.split(joint))
    .map((part) => part.replace(softeners, "").replace(/(?<![\s,?.!])[\s,?.!]+$/, ""));
  const all = parts.length > 0 ? parts : text.split(joint);
  return all.filter((part) => countWords(part) >= minWords);
}

/** One thing of the two: an open one that stands by itself, else the first made open. */
function rewriteDouble(text: string): string | null {
  const parts = splitDouble(text);
  const [first] = parts;
  if (first === undefined || parts.length < 2) return null;
  const asIs = parts.map((part) =>
    finish(`${part}${/^(?:please |tell|describe|walk)/i.test(part) ? "." : "?"}`),
  );
  const open = asIs.find(
    (part, index) =>
      isGood(part) && (index === 0 || (!farReference.test(part) && countWords(part) >= minAlone)),
  );
  if (open !== undefined) return open;
  return applyWordings([...factWordings, ...closedWordings], bare(first));
}

function rewriteLeading(text: string): string | null {
  const sentences = listSentences(text);
  // An opinion before a question is dropped, not asked about.
  const worded = sentences.filter((sentence, index) => index === sentences.length - 1 || isAsking(sentence));
  for (const sentence of worded.toReversed()) {
    const clauses = [sentence.replace(tag, ""), sentence].map((part) => bare(part).replace(tag, ""));
    for (const clause of clauses) {
      const made = applyWordings([...leadingWordings, ...closedWordings], clause);
      if (made !== null) return made;
    }
  }
  // A question that stands after the interviewer's opinion may be asked without it.
  const clean = sentences.filter(isAsking).at(-1);
  const alone = clean === undefined ? "" : finish(`${bare(clean)}?`);
  return sentences.length > 1 && !/^(?:what|how) about\b/i.test(alone) && isGood(alone) ? alone : null;
}

function rewriteSentence(text: string, wordings: readonly Wording[]): string | null {
  const asking = listSentences(text);
  for (const sentence of asking.toReversed()) {
    const whole = sentence.replace(softeners, "").replace(/(?<![\s?.!])[\s?.!]+$/, "");
    const made = applyWordings(wordings, whole) ?? applyWordings(wordings, bare(sentence));
    if (made !== null) return made;
  }
  return null;
}

/**
 * An open wording of what a message asks, in English; null where the label needs none or none can be made that is
 * free of every fault and reads well. A fact may well be asked for: it is reworded only where a story is near.
 */
export function findOpenWording(text: string, label: QuestionLabel | null): string | null {
  const plain = normaliseText(tidyText(text.slice(-readChars)));
  if (label === "double") return rewriteDouble(plain);
  if (label === "leading") return rewriteLeading(plain);
  if (label === "hypothetical") return rewriteSentence(plain, hypotheticalWordings);
  if (label === "closed") return rewriteSentence(plain, closedWordings);
  return label === "fact" ? rewriteSentence(plain, factWordings) : null;
}
