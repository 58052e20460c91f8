import type { Took } from "./guide.ts";
import { readIntent } from "./intents.ts";
import { countWords, listSentences } from "./words.ts";

/** From this many words on, what is said beside a question back is an answer as well. */
const answerWords = 6;

function isAsking(sentence: string): boolean {
  const intent = readIntent(sentence);
  return (
    /[?؟]["')]*\s*$/u.test(sentence) ||
    intent.startsWith("ask_") ||
    intent === "fatigue" ||
    intent === "unanswered"
  );
}

/** How to take a message that asks us something: it may answer at once. */
export function readTook({ message }: { message: string }): Took {
  const told = listSentences(message).filter((sentence) => !isAsking(sentence));
  return countWords(told.join(" ")) >= answerWords ? "answer" : "aside";
}
