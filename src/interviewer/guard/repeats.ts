import type { Turn } from "../guide.ts";
import {
  listContentWords,
  listSentences,
  listWords,
  measureSimilarity,
  normaliseSentence,
  readableSlice,
} from "../words.ts";
import { type Draft, isQuestion } from "./draft.ts";
import { stripQuotes } from "./quotations.ts";

const tooSimilar = 0.85;
/** Sentences of at most this many words may come again: "Thank you.", "What happened next?" */
const shortWords = 4;

function isLong(sentence: string): boolean {
  return listWords(sentence).length > shortWords;
}

/** What a text says between quotation marks. */
function listQuoted(text: string): string[] {
  return Array.from(text.matchAll(/[“„«]([^”“»]+)[”“»]/gu), ([, quoted = ""]) => quoted);
}

/** Asking words say little: "And could you tell me what …?" is the question without them. */
function normaliseQuestion(sentence: string): string {
  return normaliseSentence(sentence)
    .replace(
      /^(?:(?:and|so|then|but|now|okay|right|please|could you|can you|would you|tell me|again|once more) )+/u,
      "",
    )
    .replace(/(?: (?:then|now|again|though|exactly|please))+$/u, "");
}

/** Of the content words of two questions. */
const sameSubject = 0.85;
/** In a short question every word counts: "How did that come about?" is not "How did it come to that?" */
const shortQuestion = 7;

function isSame(one: string, two: string): boolean {
  if (one === two) return true;
  const [left, right] = [one, two].map((text) => listContentWords(text).join(" "));
  if (left === undefined || right === undefined || measureSimilarity(one, two) <= tooSimilar) return false;
  // "… to rank the plots?" and "… to filter the plots?" differ in the word that matters.
  if (measureSimilarity(left, right) < sameSubject) return false;
  return left.includes(" ") || listWords(one).length >= shortQuestion;
}

/** Requests ask as questions do. */
const asksSomething =
  /[?؟？]|^(?:and |so |now |thanks[^.]{0,20}\. )?(?:please |could you )?(?:tell|describe|walk|take me)\b/iu;

/** The sentences of our last turn that put something, which is put once more when theirs was answered. */
export function listOpen(turns: readonly Turn[]): ReadonlySet<string> {
  const asked = turns.findLast(
    (turn) =>
      turn.speaker === "interviewer" &&
      (turn.move.thenAsk !== undefined || /^(?:introduce|ask|probe)$/u.test(turn.move.kind)),
  );
  return new Set(listSentences(readableSlice(asked?.text ?? "")).map(normaliseSentence));
}

/** "Then about the haircut: how do you feel about the money?": the open question behind a few words of ours. */
function putsAgain(sentence: string, open: ReadonlySet<string>): boolean {
  const words = normaliseSentence(sentence);
  return [...open].some((one) => words === one || (isLong(one) && words.endsWith(` ${one}`)));
}

/**
 * Whether something was asked before: nearly the same question in any earlier turn, or the same sentence
 * in the turn before. The same question back gets a similar answer.
 */
export function isRepeated({ own, move, turns }: Draft): boolean {
  if (move.kind === "repeat" || move.kind === "close") return false;
  const open = move.kind === "answer_meta" || move.kind === "clarify" ? listOpen(turns) : new Set<string>();
  const sentences = listSentences(readableSlice(own)).filter(
    (sentence) => isLong(sentence) && !putsAgain(sentence, open),
  );
  if (sentences.length === 0) return false;
  const questions = sentences.filter((sentence) => asksSomething.test(sentence)).map(normaliseQuestion);
  const ours = turns.flatMap((turn) => (turn.speaker === "interviewer" ? [turn] : []));
  const whole = stripQuotes(readableSlice(own));
  return ours.some((turn, index) => {
    const earlier = listSentences(readableSlice(turn.text)).filter(isLong);
    // The same frame round other words of theirs asks about something else.
    const asksAnew = whole !== readableSlice(own) && !listQuoted(own).some((one) => turn.text.includes(one));
    if (
      !asksAnew &&
      move.kind !== "answer_meta" &&
      isQuestion(own) &&
      isSame(whole, stripQuotes(readableSlice(turn.text)))
    )
      return true;
    const isLast = index === ours.length - 1;
    if (
      isLast &&
      earlier.some((one) => sentences.some((two) => normaliseSentence(one) === normaliseSentence(two)))
    )
      return move.kind !== "answer_meta" && move.kind !== "redirect";
    return earlier
      .filter((sentence) => asksSomething.test(sentence))
      .map(normaliseQuestion)
      .some((one) => questions.some((two) => isLong(two) && isSame(one, two)));
  });
}
