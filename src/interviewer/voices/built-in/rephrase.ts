import { classifyQuestion, type QuestionKind } from "../../question-kind.ts";
import { countWords, tidyText } from "../../words.ts";

const maxWords = 16;
const minWords = 4;
const maxTurned = 10;
const subject = "(you|your [a-z]+|the [a-z]+|it|they|that|this|people|things)";
const helpers = "is|are|was|were|has|have|had|would|could|can|will|should";
const auxiliary = new RegExp(`^(${helpers}) ${subject}\\b ?(.*)$`, "u");
const asking =
  /^((?:how|why|where|when|who|what)(?: (?:else|much|often|exactly))?|(?:what|which) (?:part|kind|sort) of [a-z]+(?: [a-z]+)?) (.+)$/u;
const ofThePast = new RegExp(`^did ${subject} (.+)$`, "u");
const ofThePresent = /^(?:do|does) (you|they|people|things|your [a-z]+s) (.+)$/u;

/** What would do as an answer, by what a question asks for. */
const enough: Record<QuestionKind, string> = {
  story: "Any one time that you remember would do, as it happened.",
  practice: "What you did this week or last would be a good example.",
  opinion: "There's no right answer, just how you see it yourself.",
  reason: "Whatever played a part would do, even something minor.",
  people: "Anyone who comes to mind would do, no names needed.",
  wish: "It's about how it would have to be for you, large or small.",
};

const enoughOfPast = "Anything that comes back to you is fine, however small.";
const asksPast =
  /^(?:please )?(?:tell me|describe|talk me through|take me through)\b.*\b(?:day|time|week|month|night|morning|moment)s?\b|\b(?:did|was|were|had)\b|^(?:please )?(?:tell me|describe)(?: about)? (?:how|when|what|the) .*\b(?:\p{L}{2,}ed|came|went|made|got|found|left|chose|began|took)\b/iu;

/** What would do: of something long past no example of this week. */
function sayEnough(question: string): string {
  const kind = classifyQuestion(question);
  return kind === "practice" && asksPast.test(tidyText(question).slice(0, 300)) ? enoughOfPast : enough[kind];
}

/** "do you follow what it costs" as a statement: "you follow what it costs"; "is involved" is one already. */
function toStatement(asked: string, rest: string): string | undefined {
  const present = ofThePresent.exec(rest);
  if (present !== null) return `${present[1]} ${present[2]}`;
  const past = ofThePast.exec(rest);
  if (past !== null) return `${past[1]} did ${past[2]}`;
  const turned = auxiliary.exec(rest);
  if (turned !== null) {
    const [, helper, who, more = ""] = turned;
    // "is your home heated": the helper goes before what is said of the subject.
    return `${who} ${helper} ${more}`.trim();
  }
  const isSubject = /^(?:who|what)\b/u.test(asked) && !/^(?:do|does|did)\b/u.test(rest);
  return isSubject ? rest : undefined;
}

/** "How do you follow what it costs?" as part of a sentence: "how you follow what it costs". */
function toClause(question: string): string | undefined {
  const text = tidyText(question.slice(0, 300)).replace(/[?.!\s]{1,10}$/u, "");
  if (/[?.!:;\n]/u.test(text) || countWords(text) > maxWords) return undefined;
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  const request = /^(?:please )?(?:tell me|describe)(?: about)? (.+)$/u.exec(lower)?.[1];
  if (request !== undefined) return countWords(request) >= minWords ? request : undefined;
  const asked = asking.exec(lower);
  const statement = toStatement(asked?.[1] ?? "", asked?.[2] ?? "");
  return asked === null || statement === undefined || statement === ""
    ? undefined
    : `${asked[1]} ${statement}`;
}

/** An English script question in other words, and which answer would do; undefined when it cannot be turned. */
export function rephrase(question: string): string | undefined {
  const clause = toClause(question);
  // "Who else is involved" turned round is the same question again, and so is a long one.
  const isEcho =
    clause === undefined || /^(?:who|what|which)\b/u.test(clause) || countWords(clause) > maxTurned;
  return isEcho ? undefined : `I mean ${clause}. ${sayEnough(question)}`;
}
