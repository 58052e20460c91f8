import { leansTo } from "../guard-language.ts";
import { baseByPast } from "../script/english.ts";
import { cutToStem, listContentWords, normaliseSentence } from "../words.ts";
import { asksUnmarked } from "./asking.ts";
import { type Draft, isQuestion, listPutQuestions } from "./draft.ts";

function cut(language: string): string {
  return language.slice(0, 2).toLowerCase();
}

/** "Leaving" and "leave" speak of the same, "handovers" and "handed over", "found" and "find". */
function listStems(text: string): Set<string> {
  const bases = listContentWords(text).map((word) => baseByPast.get(word) ?? word);
  return new Set(bases.map((word) => cutToStem(word.replace(/(?<=\p{L}{4})(?:ings?|es?|s)$/u, ""))));
}

/** "My first question is about what you use", "if you could talk about it" */
const announces =
  /\bquestion is (?:about|what|how|whether|if)\b|\bif you could (?:talk|tell|say|describe|walk)\b/iu;

/** "Back to the very start: tell me about the first day." */
const splitAtColon = (sentence: string): string[] => [sentence, ...sentence.split(/:\s+/u).slice(1)];

/** Marks are forgotten: a request, or a sentence that begins as a question, asks too. */
function asks({ own, sentences, patterns }: Draft): boolean {
  return (
    isQuestion(own) ||
    sentences
      .flatMap(splitAtColon)
      .some(
        (part) =>
          announces.test(part) || patterns.some((one) => one.request.test(part) || asksUnmarked(part, one)),
      )
  );
}

/**
 * Whether a turn leaves out the question of the script that it is to put. Exact wording is put word for
 * word; another question may be adapted to the talk, as long as it asks and stays with the subject.
 */
export function missesQuestion(draft: Draft): boolean {
  const { guide, text, language, own } = draft;
  return listPutQuestions(draft).some((question) => {
    if (text.includes(question.text)) return false;
    const isPut = normaliseSentence(text).includes(normaliseSentence(question.text));
    const isTranslated = cut(language) !== cut(guide.language);
    if (question.exactWording && !isTranslated) return true;
    if (isPut) return false;
    if (!asks(draft)) return true;
    // Its words cannot be compared with the script's; that it is in the language of the talk can be.
    if (isTranslated) return !leansTo(own, cut(language), cut(guide.language));
    const { text: asked, helpText = "", aim = "" } = question;
    const subject = listStems([asked, helpText, aim, guide.objective, ...guide.topics].join(" "));
    return subject.size > 0 && ![...listStems(own)].some((stem) => subject.has(stem));
  });
}
