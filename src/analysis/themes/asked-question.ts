import { listConcepts } from "../coder/terms.ts";
import { readSentences, type Sentence } from "../reading.ts";

/** What an interviewer's turn asked, and the concepts that it put into people's mouths. */
export interface Asked {
  /** Concepts of all that was asked; empty where the turn asked nothing of its own ("Mm hmm."). */
  question: string[];
  /** Those of each question in it, as interviewers ask two in one breath. */
  questions: string[][];
  used: string[];
  /** Asks what should be done, so that "they could" is a proposal. */
  seeksProposals: boolean;
}

const maxQuestionSentences = 2;
/** A question of fewer concepts would be like any other that has one of them. */
const minOwnConcepts = 2;

/** "How did it help, and were there tasks that you could not do?" */
const secondQuestion =
  /[,.]?\s(?:and|or|but)\s(?=(?:like,?\s)?(?:what|which|how|why|when|where|who|do|does|did|is|are|was|were|can|could|would|should|have|has)\b)/i;
const seekingProposals =
  /\b(?:should|suggest|recommend|improve\w*|change|propos\w+|ways?|approach\w*|solution|alternative\w*|would you (?:do|like|want|add|wish)|could (?:be|we|they|help)|ideas?)\b/i;

/** Transcripts end many a question with a full stop: "Were there any tasks you could not do." */
const inverted =
  /^\W*(?:(?:so|and|or|but|um+|uh+|okay|like|then|now)\W+)*(?:(?:what|which|how|why|when|where|who)\b|(?:do|does|did|is|are|was|were|can|could|would|have|has)\s+(?:you|there|any|the|it|they|that|this|these|those|your)\b)/i;
const minInvertedWords = 5;

const isQuestion = ({ text }: Sentence) =>
  /\?\W*$/.test(text) || (inverted.test(text) && text.split(/\s+/).length >= minInvertedWords);

function listQuestions(sentences: readonly Sentence[]): string[][] {
  const parts = sentences.flatMap((sentence) => {
    const texts = sentence.text.split(secondQuestion);
    const lists = texts.map((text) => readSentences(text).flatMap(({ tokens }) => listConcepts(tokens)));
    const isSplit = lists.every((list) => list.length >= minOwnConcepts);
    return isSplit ? lists : [listConcepts(sentence.tokens)];
  });
  const own = parts.filter((list) => list.length >= minOwnConcepts);
  return own.length > 1 ? own : [[...new Set(parts.flat())]].filter((list) => list.length > 0);
}

/** Reads a turn: its last one or two sentences that end in a question mark, else its last sentence. */
export function readAsked(turn: string): Asked {
  const sentences = readSentences(turn);
  const questions = sentences.filter(isQuestion).slice(-maxQuestionSentences);
  const last = sentences.at(-1);
  const asking = questions.length > 0 || last === undefined ? questions : [last];
  const list = (some: typeof sentences) => [
    ...new Set(some.flatMap((sentence) => listConcepts(sentence.tokens))),
  ];
  return {
    question: list(asking),
    questions: listQuestions(asking),
    used: list(sentences),
    seeksProposals: asking.some(({ text }) => seekingProposals.test(text)),
  };
}
