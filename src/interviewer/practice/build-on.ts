import { normaliseText } from "../script/sentences.ts";
import { listWords, readableSlice, tidyText } from "../words.ts";
import { asSaid } from "./hear-message.ts";
import { labelRules } from "./label-rules.ts";
import { givesBack } from "./thread.ts";
import { listMatter } from "./word-stems.ts";

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
  /\byou(?:'ve| have)? (?:just |also |already |earlier )*(?:said|say|mentioned|told me|talked|spoke|spoken|described|wrote|called|brought up)\b/u;

/**
 * Whether a question picks up the answer before it: shares a word of content with it (or its first five letters),
 * quotes it, or names nothing of its own ("And then?"). Asking at all is for `labelQuestion` to tell.
 */
export function buildsOnAnswer(question: string, answer: string): boolean {
  const asked = tidyText(question).toLowerCase();
  const said = readableSlice(tidyText(answer).toLowerCase());
  if (said === "") return false;
  if (givesBackWords.test(normaliseText(asked)) || listMatter(asked).length === 0) return true;
  if (quotesAnswer(asked, said)) return true;
  const stems = listStems(said);
  for (const stem of listStems(asked)) if (stems.has(stem)) return true;
  return false;
}

const minShared = 2;
const name = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu;

/** Whether it comes back to an answer further back: with three of its words, two of its matters, or somebody it named. */
export function comesBackTo(question: string, answer: string): boolean {
  const stems = listStems(tidyText(answer).toLowerCase());
  const shared = [...listStems(tidyText(question).toLowerCase())].filter((stem) => stems.has(stem));
  return (
    shared.length >= minShared ||
    (question.match(name) ?? []).some((one) => answer.includes(one)) ||
    givesBack(asSaid(question), answer)
  );
}
