import { classifyQuestion } from "./question-kind.ts";
import type { Tone } from "./reading.ts";
import { isToldAsPast, isToldAsPresent, tellsEvent } from "./told-as-past.ts";
import { countWords } from "./words.ts";

/** What a plain English follow-up has to make sense after. */
export type PlainClass =
  | "event"
  | "finished"
  | "past"
  | "habit"
  | "state"
  | "opinion"
  | "wish"
  | "reason"
  | "people"
  | "feelingNow"
  | "feelingThen"
  | "harmNow"
  | "harmThen"
  | "bereaved";

/** An event of this many words was told with what came of it. */
export const minFinishedWords = 45;
/** "How do you take your medicine?": how it went the last time says more than how it goes. */
const asksHabit =
  /^how\b[^.?!]{0,60}\b(?:do|does) (?:you|your|it|that|things)\b(?! (?:like|think|feel|know|mean|want|need|hope|wish|see|enjoy|annoy))/iu;
const imagined =
  /\b(?:would|wouldn't|could|might|if|unless)\b|\b(?:i|he|she|it|they|we|you|that|there)'d\b/iu;

/** "You'd meet everyone" tells how things are; only who wishes for something has a wish to be asked about. */
const wishes =
  /\b(?:i|we)(?:'d| would)(?: \w+)? (?:like|love|want|prefer|wish|hope|change|rather)\b|\bi wish\b|\bif only\b/iu;

/** By what was asked for and how the answer speaks of it, where nothing happens in it. */
function classifyByQuestion(question: string, answer: string): PlainClass | undefined {
  const kind = classifyQuestion(question);
  if (kind === "wish" || kind === "opinion" || kind === "people") return kind;
  if (kind === "reason" && !isToldAsPresent(answer, "en") && !imagined.test(answer)) return kind;
  if (isToldAsPast(answer, "en")) return "past";
  if (imagined.test(answer)) return wishes.test(answer) ? "wish" : undefined;
  if (!isToldAsPresent(answer, "en")) return undefined;
  return asksHabit.test(question) ? "habit" : "state";
}

/** How an English answer sounds first, then what happened in it, then what was asked for; undefined where nothing fits. */
export function classifyAnswer(question: string, answer: string, tone: Tone): PlainClass | undefined {
  const isPresent = isToldAsPresent(answer, "en");
  if (tone === "harm") return isPresent ? "harmNow" : "harmThen";
  if (tone === "feeling") return isToldAsPast(answer, "en") ? "feelingThen" : "feelingNow";
  if (tellsEvent(answer, "en")) return countWords(answer) >= minFinishedWords ? "finished" : "event";
  return classifyByQuestion(question, answer);
}
