import { listConcepts } from "../coder/terms.ts";
import { readSentences } from "../reading.ts";

/** What an interviewer's turn asked, and all the concepts that it put into people's mouths. */
export interface Asked {
  /** Concepts of the question itself; empty where the turn asked nothing of its own ("Mm hmm."). */
  question: string[];
  used: string[];
}

const maxQuestionSentences = 2;

/** Reads a turn: its last one or two sentences that end in a question mark, else its last sentence. */
export function readAsked(turn: string): Asked {
  const sentences = readSentences(turn);
  const questions = sentences.filter(({ text }) => /\?\W*$/.test(text)).slice(-maxQuestionSentences);
  const last = sentences.at(-1);
  const asking = questions.length > 0 || last === undefined ? questions : [last];
  const list = (some: typeof sentences) => [
    ...new Set(some.flatMap((sentence) => listConcepts(sentence.tokens))),
  ];
  return { question: list(asking), used: list(sentences) };
}
