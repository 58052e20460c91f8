import type { QuestionLabel } from "#contract/practice-debrief.ts";
import { normaliseText } from "../script/sentences.ts";
import { listWords, readableSlice, tidyText } from "../words.ts";
import { asSaid } from "./hear-message.ts";
import { labelRules } from "./label-rules.ts";
import { givesBack } from "./thread.ts";
import { isMatter, listForms, listMatter } from "./word-stems.ts";

const stemLength = 5;
const quoted = /"([^"]{3,})"|“([^”]{3,})”|„([^“]{3,})“|«([^»]{3,})»/gu;

/** The words of content of a text, cut to their first five letters. */
export function listStems(text: string): Set<string> {
  const { stopWords } = labelRules;
  const words = listWords(tidyText(text).toLowerCase()).filter(
    (word) => [...word].length > 2 && !stopWords.has(word) && !stopWords.has(word.split("'")[0] ?? ""),
  );
  return new Set(words.map((word) => [...word].slice(0, stemLength).join("")));
}

function quotesAnswer(question: string, answer: string): boolean {
  return Array.from(question.matchAll(quoted), (match) => match.slice(1).find(Boolean) ?? "").some((quote) =>
    answer.includes(quote.trim().replace(/(?<![….,])[….,]+$/u, "")),
  );
}

const givesBackWords =
  /(?<!\b(?:would|could|can|do|did|what) )\byou(?:'ve| have)? (?:just |also |already |earlier )*(?:said|say|mentioned|told me|talked|spoke|spoken|described|wrote|called|brought up)\b/u;

/** "How did you end up needing it?", "Have you ever …?": starts anew, though a word was said before. */
const startsAnother = /\bhow did you (?:end up|first|get into)\b|\bhave you ever\b/u;

const start = "(?:^|[.!?,] )(?:(?:and|but|now|oh),? )*";
const noun = "(?!i\\b|you\\b|we\\b|they\\b|he\\b|she\\b|it\\b|the\\b)\\p{L}";
const pointing = [
  // "What did that evening mean?", "Who reads that form?", "after that dinner", "any of this?"
  new RegExp(`${start}(?:(?:what|how|why) (?:did|does|was|is)|who [a-z]+|after) that ${noun}`, "u"),
  new RegExp(`\\b(?:seeing|hearing|doing|saying|having) (?:that|those|these) ${noun}`, "u"),
  /\bof (?:this|that)\b/u,
  /^[^,]* then\?$/u,
  /\b(?!working|living)\p{L}+ing there\b|\b(?:something|anything) there\b/u,
  new RegExp(
    `${start}(?:how come\\b|(?:no|yes|really|never)\\?|so (?:the|which|who|what|how|when|where|that) )`,
    "u",
  ),
  new RegExp(`${start}(?:was|is|did|does|has) (?:she|he)\\b`, "u"),
];

/** "So the money was the main reason then?"; "So the hours were bad, weren't they?" brings its own. */
const concludes = /^so the (?!.*n't)/u;

/** Whether a question points back at what was said, though it says no word of it again: "What did that mean to you?" */
export function pointsBack(question: string, label: QuestionLabel | null): boolean {
  const asked = normaliseText(tidyText(question)).toLowerCase();
  return concludes.test(asked) || (label !== "leading" && pointing.some((pattern) => pattern.test(asked)));
}

/**
 * Whether a question picks up the answer before it: shares a word of content with it (or its first five letters),
 * quotes it, or names nothing of its own ("And then?"). Asking at all is for `labelQuestion` to tell.
 */
export function buildsOnAnswer(question: string, answer: string): boolean {
  const asked = tidyText(question).toLowerCase();
  const said = readableSlice(tidyText(answer).toLowerCase());
  if (said === "") return false;
  const isAnew = startsAnother.test(asked);
  if (givesBackWords.test(normaliseText(asked)) || (listMatter(asked).length === 0 && !isAnew)) return true;
  if (quotesAnswer(asked, said)) return true;
  if (isAnew) return false;
  const stems = listStems(said);
  for (const stem of listStems(asked)) if (stems.has(stem)) return true;
  return false;
}

const minShared = 2;
const name = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu;

const goesOn = /^(?:and|so|but)\b/iu;
const wordsOfARun = 3;

/** "How much is it you putting it in?", after "I put it in myself". */
function sharesRun(question: string, answer: string): boolean {
  const said = ` ${listForms(answer).join(" ")} `;
  const asked = listForms(question);
  return asked.some((form, index) => {
    const run = asked.slice(index, index + wordsOfARun);
    return run.length === wordsOfARun && isMatter(form) && said.includes(` ${run.join(" ")} `);
  });
}

/** Whether it comes back to an answer further back: with three of its words, two of its matters, or somebody it named. */
export function comesBackTo(question: string, answer: string): boolean {
  const stems = listStems(tidyText(answer).toLowerCase());
  const shared = [...listStems(tidyText(question).toLowerCase())].filter((stem) => stems.has(stem));
  return (
    shared.length >= (goesOn.test(question) ? 1 : minShared) ||
    sharesRun(question, answer) ||
    (question.match(name) ?? []).some((one) => answer.includes(one)) ||
    givesBack(asSaid(question), answer)
  );
}
