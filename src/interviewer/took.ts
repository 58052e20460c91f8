import { isComplaint } from "./complaints.ts";
import type { Took } from "./guide.ts";
import { asksHowMuchIsLeft } from "./how-much-is-left.ts";
import { readIntent } from "./intents.ts";
import { pleadsDiscretion } from "./what-people-mind.ts";
import { countWords, listSentences } from "./words.ts";

/** From this many words on, what is said beside a question back is an answer as well. */
const answerWords = 6;

function isToUs(sentence: string): boolean {
  const intent = readIntent(sentence);
  return (
    /[?؟]["')]*\s*$/u.test(sentence) ||
    intent.startsWith("ask_") ||
    intent === "fatigue" ||
    intent === "unanswered" ||
    isComplaint(sentence) ||
    pleadsDiscretion(sentence)
  );
}

/** "I'm inside queue for fuel" beside "how long still?" says why they ask. */
const hurries =
  /^(?:i['’]?m|i am|we['’]?re)\b[^.]*\b(?:in|inside|at|on|about|late|waiting|driving|busy)\b|\b(?:in a (?:bit|min|minute|moment|sec)|soon)\b/iu;

/** What a message says beside what it asks us or minds about the talk. */
export function readTold(message: string): string {
  const asksLeft = asksHowMuchIsLeft(message);
  return listSentences(message)
    .filter((sentence) => !isToUs(sentence) && !(asksLeft && hurries.test(sentence)))
    .join(" ");
}

/** How to take a message that asks us something: it may answer at once. */
export function readTook({ message }: { message: string }): Took {
  return countWords(readTold(message)) >= answerWords ? "answer" : "aside";
}
