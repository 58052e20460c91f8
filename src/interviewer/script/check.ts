import { containsCompletionPhrase } from "../guard.ts";
import { describesFirst, listFaults, maximumQuestionWords, type QuestionFault } from "./question-rules.ts";
import { findRewrite } from "./rewrite.ts";
import { countWords, listWords, normaliseText } from "./sentences.ts";

type PathFault =
  | "concept_unused"
  | "concepts_unequal"
  | "shuffled_alone"
  | "never_asked"
  | "always_asked"
  | "asks_nothing"
  | "path_too_long"
  | "too_many_paths";
export type ScriptWarningKind = QuestionFault | PathFault | "too_many" | "duplicate";

/** One thing worth changing before launch. `questionIndex` is null when it concerns the whole script. */
export interface ScriptWarning {
  questionIndex: number | null;
  kind: ScriptWarningKind;
  message: string;
  suggestion: string | null;
}

const comfortableQuestions = 8;
const manyQuestions = 10;

const messages: Record<Exclude<QuestionFault, "too_long">, string> = {
  empty: "This question is empty.",
  leading: "This question suggests an answer. Ask it so that any answer is as easy to give.",
  double:
    "This asks more than one thing. People answer one part and leave the rest; ask one thing at a time.",
  closed: "This can be answered in one word. An open question (how, what, tell me about) brings more.",
  hypothetical: "This asks people to guess what they would do. What they did last time tells more.",
  presuming:
    "This takes for granted that there is something to tell. Add “if anything”, so that nothing is an answer too.",
  completion_phrase:
    "This contains words that end the interview when the interviewer says them. Please word it differently.",
};

function describeFault(kind: QuestionFault, question: string): string {
  if (kind !== "too_long") return messages[kind];
  return `This question is ${countWords(question)} words long. Up to ${maximumQuestionWords} words are easy to take in on a phone.`;
}

function contentOf(question: string): string {
  return listWords(normaliseText(question).toLowerCase()).join(" ");
}

/** An idea that was described just before can only be asked about as it might be. */
function checkQuestion(question: string, index: number, questions: string[]): ScriptWarning[] {
  const isAboutIdea = questions.slice(0, index + 1).some(describesFirst);
  const faults = listFaults(question).filter((fault) => fault !== "hypothetical" || !isAboutIdea);
  if (faults.length === 0) return [];
  const suggestion = faults.includes("empty") ? null : (findRewrite(question) ?? null);
  return faults.map((kind) => ({
    questionIndex: index,
    kind,
    message: describeFault(kind, question),
    suggestion,
  }));
}

function listDuplicates(questions: string[]): ScriptWarning[] {
  const seen = new Map<string, number>();
  const found: ScriptWarning[] = [];
  questions.forEach((question, index) => {
    const content = contentOf(question);
    if (content === "") return;
    const first = seen.get(content);
    if (first === undefined) {
      seen.set(content, index);
      return;
    }
    const message = `This asks the same as question ${first + 1}.`;
    found.push({ questionIndex: index, kind: "duplicate", message, suggestion: null });
  });
  return found;
}

function checkCount(count: number, maxAsked = count): ScriptWarning[] {
  if (count === 0) {
    const message = "There are no questions yet. Add at least one.";
    return [{ questionIndex: null, kind: "empty", message, suggestion: null }];
  }
  if (maxAsked <= comfortableQuestions) return [];
  const found = maxAsked < count ? `Some people are asked ${maxAsked}` : `There are ${count}`;
  const message =
    maxAsked > manyQuestions
      ? `${found} questions. That leaves no time for follow-up questions in 15 minutes, and many people will stop early. Five to seven work best.`
      : `${found} questions. Five to seven leave time for follow-up questions in 15 minutes.`;
  return [{ questionIndex: null, kind: "too_many", message, suggestion: null }];
}

function checkIntroduction(introduction: string): ScriptWarning[] {
  if (!containsCompletionPhrase(introduction)) return [];
  const message =
    "The introduction contains words that end the interview when the interviewer says them. Please word it differently.";
  return [{ questionIndex: null, kind: "completion_phrase", message, suggestion: null }];
}

export interface CheckedScript {
  introduction: string;
  questions: string[];
  /** As many as one person is asked at most, where not everyone is asked everything. */
  maxAsked?: number | undefined;
}

/**
 * Looks a script over before launch: leading, double, closed, hypothetical, presuming, too long, repeated or
 * empty questions, too many of them, and words that would end the interview. Warnings never stop a creator.
 * The limits (8 and 10 questions, 30 words) come from the time that typed interviews take:
 * about 75 seconds an exchange in 15 minutes.
 */
export function checkScript(script: CheckedScript): ScriptWarning[] {
  return [
    ...checkIntroduction(script.introduction),
    ...checkCount(script.questions.length, script.maxAsked),
    ...script.questions.flatMap(checkQuestion),
    ...listDuplicates(script.questions),
  ];
}
