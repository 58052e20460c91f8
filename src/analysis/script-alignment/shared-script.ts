import type { Source, StudyContext } from "../sources.ts";
import { layOnScript } from "./lay-on-script.ts";
import { TermReader } from "./question-terms.ts";
import { readQuestion } from "./read-question.ts";

type Question = StudyContext["questions"][number];

/** Of a folder of transcripts so many are tried as the script of the others. */
const maxTried = 5;
/** And so many are laid on each of them to try it. */
const maxLaid = 12;
const maxQuestions = 60;
const minWords = 4;
const minQuestions = 3;
/** "Can you give me an example of that?" asks on, whatever was asked before. */
const minTerms = 2;
/** Of one transcript's questions the others share so many where all follow one script. */
const minShare = 0.6;
/** Where people are followed up freely, a guide is what this share of all were asked, so many questions of it. */
const commonShare = 0.5;
const minCommon = 4;
const minOthers = 2;

/** Whether somebody is ready or hears one well is no question of the study. */
const ofTheInterview =
  /\b(?:(?:are you|shall we|can we) (?:\w+ )?(?:ready|start|begin|get started)|(?:can|do) you (?:hear|see) (?:me|my)|breakout room|(?:do you|are you) (?:\w+ )?(?:consent|agree) to|any questions (?:for me|before))\b/i;

function listQuestions(source: Source): Question[] {
  const texts = source.segments
    .filter(({ speaker }) => speaker === "interviewer")
    .map(({ text }) => readQuestion(text))
    .filter((text) => text.split(/\s+/).length >= minWords && !ofTheInterview.test(text));
  return [...new Set(texts)].slice(0, maxQuestions).map((text, at) => ({ id: `asked-${at + 1}`, text }));
}

/** For each of the others the questions that it asked as well. */
function listAsked(questions: Question[], others: readonly Source[]): Set<string>[] {
  return others.map(
    (other) => new Set(layOnScript(other, questions).segments.flatMap(({ questionId }) => questionId ?? [])),
  );
}

function findMedian(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Those that half of all were asked: what fewer were asked, and what names nothing, follows up on what was said. */
function listMain(questions: Question[], asked: readonly Set<string>[], reader: TermReader): Question[] {
  const least = Math.max(1, Math.ceil((asked.length + 1) * commonShare) - 1);
  return questions.filter(
    ({ id, text }) =>
      reader.read(text).size >= minTerms && asked.filter((ids) => ids.has(id)).length >= least,
  );
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** How most were asked; where no two were asked in the same words, the wording that has most of all wordings. */
function chooseWording(wordings: readonly string[], reader: TermReader): string | undefined {
  const counts = Map.groupBy(wordings, fold);
  const terms = wordings.map((text) => reader.read(text));
  const rate = (text: string) => {
    const own = [...reader.read(text)];
    const shared = terms.flatMap((others) => own.filter((term) => others.has(term))).length;
    const all = terms.reduce((sum, others) => sum + Math.max(others.size, own.length), 1);
    return (counts.get(fold(text))?.length ?? 0) + shared / all;
  };
  return wordings.toSorted((a, b) => rate(b) - rate(a))[0];
}

/** The questions as most people were asked them. */
function wordAsMost(questions: Question[], sources: readonly Source[]): Question[] {
  const reader = new TermReader(sources[0]?.language ?? "en");
  const asked = sources.flatMap((source) =>
    layOnScript(source, questions).segments.filter(({ move }) => move === "ask"),
  );
  return questions.map(({ id, text }) => {
    const wordings = asked
      .filter(({ questionId }) => questionId === id)
      .map((turn) => readQuestion(turn.text));
    return { id, text: chooseWording(wordings.filter(Boolean), reader) ?? text };
  });
}

/**
 * The questions that transcripts of one script were asked, in the order of one of them and in the wording of most; none
 * where each was asked its own. Who follows up freely shares fewer of all questions, and still a guide that most people
 * were asked; interviews without a script share none or two.
 */
export function findSharedScript(sources: readonly Source[]): Question[] {
  let best: Question[] = [];
  for (const source of sources.slice(0, maxTried)) {
    const others = sources.filter((other) => other !== source).slice(0, maxLaid);
    const questions = listQuestions(source);
    if (others.length === 0 || questions.length < minQuestions) continue;
    const asked = listAsked(questions, others);
    const share = findMedian(asked.map(({ size }) => size)) / questions.length;
    const main = listMain(questions, asked, new TermReader(source.language));
    const isGuide = others.length >= minOthers && main.length >= minCommon;
    if ((share >= minShare || isGuide) && main.length > best.length) best = main;
  }
  return wordAsMost(best, sources.slice(0, maxLaid + 1));
}
