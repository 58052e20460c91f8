import type { HeardWord } from "#contract/heard.ts";
import { splitHeard, splitWritten } from "./split-words.ts";

/** A part of what was heard in a recording, with the words whose times are known. */
export interface RecordedTurn {
  text: string;
  startSeconds: number | null;
  words: HeardWord[];
}

/** A sentence's end begins another turn from this many words on; so does a silence of this length after a sentence. */
const wordsOfTurn = 60;
const silenceMs = 1_500;
/** Without an end of a sentence a turn ends here. */
const maxWordsOfTurn = 200;
/** How far ahead a word of the text is looked for among the heard ones: both come from the same recogniser. */
const lookAhead = 20;

const sentenceEnd = /[.!?…؟。]["'”’»)]*$/u;

/** What a recogniser made of a recording as turns that can be read, quoted and played one by one. */
export function splitRecording(text: string, words: readonly HeardWord[]): RecordedTurn[] {
  const times = matchTimes(text, words);
  const turns: RecordedTurn[] = [];
  let next = 0;
  let current: { texts: string[]; words: HeardWord[] } = { texts: [], words: [] };
  const finish = () => {
    if (current.texts.length === 0) return;
    const [first] = current.words;
    const startSeconds = first ? first.startMs / 1_000 : null;
    turns.push({ text: current.texts.join(" "), startSeconds, words: current.words });
    current = { texts: [], words: [] };
  };
  for (const { 0: piece, index } of text.matchAll(/\S+/gu)) {
    const timed: HeardWord[] = [];
    for (let one = times[next]; one && one.at < index + piece.length; one = times[next]) {
      timed.push(one.word);
      next++;
    }
    const silence = (timed[0]?.startMs ?? 0) - (current.words.at(-1)?.endMs ?? Number.POSITIVE_INFINITY);
    const isAfterSentence = sentenceEnd.test(current.texts.at(-1) ?? "");
    const isLong = current.texts.length >= wordsOfTurn || silence >= silenceMs;
    if ((isAfterSentence && isLong) || current.texts.length >= maxWordsOfTurn) finish();
    current.texts.push(piece);
    current.words.push(...timed);
  }
  finish();
  return turns;
}

/** Which heard word stands where in the text. */
function matchTimes(text: string, words: readonly HeardWord[]): { at: number; word: HeardWord }[] {
  const heard = splitHeard(words);
  const found: { at: number; word: HeardWord }[] = [];
  let next = 0;
  for (const { text: written, start } of splitWritten(text)) {
    const ahead = heard.slice(next, next + lookAhead).findIndex((word) => word.text === written);
    const word = heard[next + ahead];
    if (ahead === -1 || word === undefined) continue;
    found.push({ at: start, word });
    next += ahead + 1;
  }
  return found;
}
