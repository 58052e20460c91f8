import { isComplaint, tellsBesideComplaint } from "#interviewer/complaints.ts";
import { type Intent, readIntent } from "#interviewer/intents.ts";

/** What is said to the interviewer about the talk answers none of the study's questions. */
const besides: ReadonlySet<Intent> = new Set<Intent>([
  "empty",
  "unreadable",
  "withdraw",
  "instructions",
  "skip",
  "stop",
  "repeat",
  "greeting",
  "minds_question",
]);

/** "I told you, the bank feed broke": after the complaint it is told once more. */
const tellsAfter = /[,:–—]\s*\S+(?:\s+\S+){2}/u;

const minToldWords = 4;

/** Nothing but questions and complaints: "I pay in cash. Is this anonymous?" answers as well. */
function onlyAsks(message: string): boolean {
  return message
    .split(/(?<=[.!?…])\s+/u)
    .every((one) => /\?\W*$/u.test(one) || isComplaint(one) || one.split(/\s+/).length < minToldWords);
}

/** A skip, a complaint about the interviewer or a question back, and nothing besides. */
export function isNoAnswer(message: string): boolean {
  const intent = readIntent(message);
  if (besides.has(intent)) return true;
  if (intent.startsWith("ask_")) return onlyAsks(message);
  return isComplaint(message) && !tellsBesideComplaint(message) && !tellsAfter.test(message);
}
