import { isOtherLanguage } from "../../guard-language.ts";
import { checkScript } from "../check.ts";
import type { ScriptLanguage } from "../objective-language.ts";
import type { ModelDraft } from "./read-draft.ts";

export interface DraftCheck {
  /** Everything wrong with the draft, as sentences for the model. */
  faults: string[];
  /** Indexes of the questions that cannot be used as they are. */
  badQuestions: Set<number>;
  /** Parts of the objective that no usable question covers. */
  uncovered: string[];
}

const minQuestions = 5;

interface QuestionFault {
  index: number;
  fault: string;
}

function listQuestionFaults(draft: ModelDraft, language: ScriptLanguage | null): QuestionFault[] {
  const { questions, introduction } = draft;
  const ofRules = checkScript({ introduction, questions: questions.map(({ text }) => text) }).flatMap(
    ({ questionIndex, message }) =>
      questionIndex === null ? [] : [{ index: questionIndex, fault: message }],
  );
  const ofNotes = questions.flatMap(({ aim, helpText }, index) =>
    aim === "" || helpText === ""
      ? [{ index, fault: "Its aim or its helpText is missing or too long." }]
      : [],
  );
  const ofLanguage = questions.flatMap(({ text, helpText }, index) =>
    language !== null && isOtherLanguage(`${text} ${helpText}`, language)
      ? [{ index, fault: "It is in the wrong language." }]
      : [],
  );
  return [...ofRules, ...ofNotes, ...ofLanguage];
}

function checkFrame(draft: ModelDraft, language: ScriptLanguage | null): string[] {
  const texts = { name: draft.name, title: draft.title, introduction: draft.introduction };
  const missing = Object.entries(texts).filter(([, text]) => text === "");
  const ending = checkScript({ introduction: draft.introduction, questions: ["How was it?"] });
  return [
    ...missing.map(([field]) => `The ${field} is missing or too long.`),
    ...ending.map(({ message }) => message),
    ...(language !== null && isOtherLanguage(draft.introduction, language)
      ? ["The introduction is in the wrong language."]
      : []),
  ];
}

/** Whether a script can be made of the frame around the questions. */
export function hasUsableFrame(draft: ModelDraft, language: ScriptLanguage | null): boolean {
  return checkFrame(draft, language).length === 0;
}

/** Looks a model's draft over with the creator's own script checker. */
export function checkDraft(draft: ModelDraft, language: ScriptLanguage | null): DraftCheck {
  const found = listQuestionFaults(draft, language);
  const badQuestions = new Set(found.map(({ index }) => index));
  const uncovered = draft.parts.filter(
    (_, part) =>
      !draft.questions.some(({ covers }, index) => covers.includes(part) && !badQuestions.has(index)),
  );
  return {
    badQuestions,
    uncovered,
    faults: [
      ...checkFrame(draft, language),
      ...found.map(
        ({ index, fault }) => `Question ${index + 1} ("${draft.questions[index]?.text}"): ${fault}`,
      ),
      ...uncovered.map((part) => `No sound question covers the part "${part}".`),
      ...(draft.questions.length < minQuestions ? [`It has fewer than ${minQuestions} questions.`] : []),
    ],
  };
}
