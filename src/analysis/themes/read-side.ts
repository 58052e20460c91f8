import type { Countable } from "../counted/countable-question.ts";
import { readAmount } from "../counted/read-amount.ts";
import { readOption } from "../counted/read-option.ts";
import { readRating } from "../counted/read-rating.ts";
import { readYesNo } from "../counted/read-yes-no.ts";
import type { Sentence } from "../reading.ts";
import { extendAnswer } from "./answer-excerpt.ts";

/** Which of the answers that a question leaves open somebody gives, and where: UTF-16 places in the answer. */
export interface Side {
  /** "yes", "no", a number or the name of an option. */
  name: string;
  start: number;
  end: number;
}

/** As long as an answer with what turns it. */
const maxWords = 65;
const minWords = 8;
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

function readPlain(
  sentences: readonly Sentence[],
  question: Countable,
): { name: string; at: number } | undefined {
  if (question.kind === "yesNo") return readYesNo(sentences, question);
  if (question.kind === "choice") return readOption(sentences, question);
  if (question.kind === "amount") return readAmount(sentences);
  const rating = readRating(sentences, question);
  return rating && { name: String(rating.value), at: rating.at };
}

/** The side that an answer plainly takes, with the words that say so; undefined where it takes none, or several. */
export function readSide(sentences: readonly Sentence[], question: Countable): Side | undefined {
  const read = readPlain(sentences, question);
  if (read === undefined) return undefined;
  const wordsUpTo = (to: number) =>
    sentences.slice(0, to + 1).reduce((sum, { text }) => sum + countWords(text), 0);
  let to = Math.max(read.at, extendAnswer(sentences, read.at).to);
  // "No." says which side; what follows says why.
  while (to + 1 < sentences.length && wordsUpTo(to) < minWords && wordsUpTo(to + 1) <= maxWords) to++;
  const [first, last] = [sentences[0], sentences[to]];
  return first && last && wordsUpTo(to) <= maxWords
    ? { name: read.name, start: first.start, end: last.end }
    : undefined;
}
