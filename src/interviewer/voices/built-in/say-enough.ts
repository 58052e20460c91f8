import { classifyQuestion, type QuestionKind } from "../../question-kind.ts";
import { tidyText } from "../../words.ts";

/** What would do as an answer, by what a question asks for. */
const enough: Record<QuestionKind, string> = {
  story: "Any one time that you remember would do, as it happened.",
  practice: "What you did this week or last would do as an example.",
  opinion: "There's no right answer, just how you see it yourself.",
  reason: "Whatever played a part would do, even something minor.",
  people: "Anyone who comes to mind would do, no names needed.",
  wish: "It's about how it would have to be for you, large or small.",
};

const enoughOfPast = "Anything that comes back to you is fine, however small.";
const asksPast =
  /^(?:please )?(?:tell me|describe|talk me through|take me through)\b.*\b(?:day|time|week|month|night|morning|moment)s?\b|\b(?:did|was|were|had)\b|^(?:please )?(?:tell me|describe)(?: about)? (?:how|when|what|the) .*\b(?:\p{L}{2,}ed|came|went|made|got|found|left|chose|began|took)\b/iu;

/** Which answer to an English script question would do: of something long past no example of this week. */
export function sayEnough(question: string): string {
  const kind = classifyQuestion(question);
  return kind === "practice" && asksPast.test(tidyText(question).slice(0, 300)) ? enoughOfPast : enough[kind];
}
