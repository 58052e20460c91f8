import type { Guide, GuideQuestion, Turn } from "../guide.ts";
import type { SettledQuestion } from "../reading.ts";
import { listContentWords, listSentences, listWords, readableSlice } from "../words.ts";

/** Words of questions that say nothing about what they are about. */
const asking = new Set(
  "tell describe explain time last first day example part made happened feel felt think usually right now makes make still find found use used using did does have would could should".split(
    " ",
  ),
);

/** The beginning of a word that its forms share: "stop" and "stopped", "heating" and "heated". */
function stem(word: string): string {
  const base = word.replace(/'s$/, "").replace(/(?:ings?|edly|ed|es|s|ly|er|ers)$/, "");
  return (base.length >= 3 ? base : word).replace(/(.)\1$/, "$1").replace(/e$/, "");
}

/** Stems of what a text is about, without the words that any question has. */
export function listTopics(text: string): Set<string> {
  return new Set(
    listContentWords(text)
      .filter((word) => !asking.has(word))
      .map(stem),
  );
}

const unsure = /\b(?:don't know|dont know|not sure|no idea|can't say|maybe|depends|never thought)\b/u;
/** "What would make you stop?" asks for what is not so yet, and so does its answer. */
export const imagined = /\b(?:would|wouldn't|i'd|if)\b/iu;
const minImaginedTopics = 2;
const minTopics = 3;
const minOwnWords = 4;
const maxQuoteWords = 40;

function findAnswer(question: GuideQuestion, sentences: readonly string[]): string | undefined {
  const topics = listTopics(question.text);
  const isImagined = imagined.test(question.text);
  if (topics.size < (isImagined ? minImaginedTopics : minTopics)) return undefined;
  return sentences.find((sentence) => {
    const words = listWords(sentence);
    if (words.length > maxQuoteWords || sentence.endsWith("?") || unsure.test(sentence.toLowerCase()))
      return false;
    const said = new Set(listContentWords(sentence).map(stem));
    let shared = 0;
    for (const topic of topics) if (said.has(topic)) shared += 1;
    return shared === topics.size && said.size - shared >= minOwnWords;
  });
}

/** The questions that are neither open nor were asked before. */
function listQuestionsToCome(
  guide: Guide,
  turns: readonly Turn[],
  questionId: string | null,
): GuideQuestion[] {
  const asked = new Set<string>(questionId === null ? [] : [questionId]);
  for (const turn of turns) {
    if (turn.speaker !== "interviewer") continue;
    if ("questionId" in turn.move && turn.move.questionId !== null) asked.add(turn.move.questionId);
    if (turn.move.thenAsk !== undefined) asked.add(turn.move.thenAsk);
  }
  return guide.questions.filter(
    ({ id, exactWording, item, stimulus }) =>
      !asked.has(id) && !exactWording && item === undefined && stimulus === undefined,
  );
}

/**
 * Script questions to come that one sentence of the message answers in the question's own words and more
 * besides. A question that is asked once too often does less harm than one that is left out.
 */
export function readSettled(input: {
  guide: Guide;
  turns: readonly Turn[];
  message: string;
  questionId: string | null;
}): SettledQuestion[] {
  const sentences = listSentences(readableSlice(input.message));
  return listQuestionsToCome(input.guide, input.turns, input.questionId).flatMap((question) => {
    const quote = findAnswer(question, sentences);
    return quote === undefined ? [] : [{ questionId: question.id, quote }];
  });
}
