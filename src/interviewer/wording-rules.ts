/**
 * What an interviewer's sentence must not be: two questions, closed, leading, praising, a list of options.
 * The lists are English; praise is known in every language of the product.
 */
import { listSentences } from "./words.ts";

const questionMark = /[?؟]/gu;
const quoted = /“[^”]*”|"[^"]*"|„[^“]*“|«[^»]*»/gu;

const praise =
  /\b(?:great|excellent|perfect|awesome|amazing|fantastic|wonderful|brilliant|fascinating|insightful|thoughtful|impressive|superb|outstanding|lovely|well (?:said|put|done)|good (?:point|answer|job|question|example|idea|to hear|to know)|very good|(?:that's|that is|how|very|really|so|quite|an?) (?:very |really |quite |such an? )?(?:interesting|nuanced|valuable|helpful|clever|smart|nice|important (?:point|insight))|interesting (?:point|perspective|view|approach|answer)|(?:helpful|valuable|useful|rich|unique) (?:insights?|answer|perspective|point)|absolutely|i (?:completely |totally |fully )?(?:agree|love)|you(?:'re| are) (?:right|absolutely|so|correct)|that's (?:right|correct|wonderful|understandable)|makes (?:a lot of |total |perfect )?sense|excelente|perfecto|genial|estupendo|maravillos[oa]|muy bien|parfait|génial|excellente?|très (?:bien|intéressant)|magnifique|formidable|toll|prima|ausgezeichnet|perfekt|großartig|sehr (?:gut|interessant)|ótimo|ótima|perfeito|maravilh[oa]so|muito (?:bom|bem|interessante))\b|رائع|ممتاز|أحسنت|مثير للاهتمام/iu;

const leading =
  /\b(?:don't you|wouldn't you|isn't (?:it|that|this)|aren't (?:you|they)|didn't you|haven't you|won't you|can't you|shouldn't|doesn't (?:it|that|this)|wasn't (?:it|that)|would you agree|do you agree|you (?:would|must|surely|obviously|clearly|probably) (?:agree|think|feel|find|have|be)|surely|obviously|of course you|as (?:we all|everyone) knows?|most people|many people|(?:right|correct|no|yes)\?|how (?:much )?(?:better|worse|good|bad|great|terrible|helpful|useful|frustrating|annoying|easy|difficult) (?:is|are|was|were|do|did|would)|it (?:sounds|seems) like you|so you (?:think|feel|mean|are saying)|i assume|i imagine|no cree|¿no\?|n'est-ce pas|nicht wahr|oder nicht|não é\?|não acha)/iu;

const auxiliary =
  "(?:do|does|did|is|are|was|were|am|have|has|had|will|would|should|shall|could|can|may|might|must)";
const politeRequest =
  /\b(?:could|can|would|will|may) (?:you|i)(?: please| perhaps| maybe)?(?: (?:be willing to|mind|like to|also|just|briefly|possibly))*(?: please)? (?:tell|telling|describe|describing|walk|walking|take me|taking me|give|giving|share|sharing|explain|explaining|say|saying|talk|talking|show|elaborate|expand|spell|ask what|ask how|hear|go (?:on|into)|think of|recall|put|name|list|help me)\b/iu;
const openWord = /\b(?:what|how|which|who|whom|whose|where|when|why|in what way)\b/iu;
const closedStart = new RegExp(
  `^(?:and |but |so |then |or |also |okay,? |well,? )*${auxiliary}(?:n't)? `,
  "iu",
);
const closedAfterComma = new RegExp(
  `[,:;–-] ?(?:and |but |so |then )?${auxiliary}(?:n't)? (?:you|it|that|this|there|they|he|she|we|your|the|these|those)\\b`,
  "iu",
);
const anyQuestionStart = /^(?:is there|are there) (?:anything|something)/iu;

const secondQuestion =
  /(?:,|;| –| -)? (?:and|or|but|plus|also)(?: also| then| if so)?,? (?:what|how|why|who|where|when|which|could you|can you|would you|do you|did you|are you|were you|have you|is (?:it|that|there)|was (?:it|that|there))\b/iu;
const requestStart =
  /^(?:and |so |then |now |okay,? |well,? )*(?:please )?(?:tell me|describe|explain|walk me|take me through|share|give me|say (?:more|a)|elaborate|talk me)\b/iu;
const options = /\b(?:or|versus)\b/iu;
const harmlessOr =
  /\b(?:more or less|one way or another|or so|sooner or later|whether or not|a sentence or two)\b/giu;

/** The text without what stands in quotation marks: a participant's own words are not ours to judge. */
export function stripQuotes(text: string): string {
  return text.replace(quoted, "…");
}

export function countQuestionMarks(text: string): number {
  return stripQuotes(text).match(questionMark)?.length ?? 0;
}

function listQuestions(text: string): string[] {
  return listSentences(stripQuotes(text)).filter((sentence) => /[?؟]/u.test(sentence));
}

/** How many things are asked: questions, second questions joined to one, and requests such as "tell me about it". */
export function countQuestions(text: string): number {
  const sentences = listSentences(stripQuotes(text));
  const questions = sentences.filter((sentence) => /[?؟]/u.test(sentence));
  const joined = questions.filter((sentence) => secondQuestion.test(sentence)).length;
  const requests = sentences.filter(
    (sentence) => requestStart.test(sentence) && !/[?؟]/u.test(sentence),
  ).length;
  return Math.max(questions.length + joined + requests, countQuestionMarks(text));
}

export function hasPraise(text: string): boolean {
  return praise.test(stripQuotes(text));
}

export function isLeading(text: string): boolean {
  return leading.test(stripQuotes(text));
}

function isClosedQuestion(question: string): boolean {
  if (politeRequest.test(question) && !anyQuestionStart.test(question)) return false;
  if (closedStart.test(question)) return true;
  // "What, if anything, do you …" asks what: the commas stand around an aside.
  const plain = question.replace(/, if any(?:thing|one|body)?,/giu, " ");
  const comma = closedAfterComma.exec(plain);
  return comma !== null && !openWord.test(plain.slice(comma.index));
}

/** Whether yes or no would fully answer a question of the text. A polite request is open. English only. */
export function hasClosedQuestion(text: string): boolean {
  return listQuestions(text).some(isClosedQuestion);
}

/** Whether a question offers what to choose from ("the price or the speed?"). English only. */
export function hasOptions(text: string): boolean {
  return listQuestions(text).some((question) => options.test(question.replace(harmlessOr, "")));
}
