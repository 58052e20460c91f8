import { isOtherLanguage } from "../../guard-language.ts";
import { checkScript, type ScriptWarning } from "../check.ts";
import { describesFirst } from "../question-rules.ts";
import { countWords } from "../sentences.ts";
import type { DraftTask } from "./ask-draft.ts";
import { listGivenAway } from "./given-away.ts";
import type { ModelDraft } from "./read-draft.ts";

export interface DraftCheck {
  /** Everything wrong with the draft, as sentences for the model. */
  faults: string[];
  /** Indexes of the questions that cannot be used as they are. */
  badQuestions: Set<number>;
  /** Parts of the objective that no usable question covers. */
  uncovered: string[];
}

type Study = Omit<DraftTask, "minutes">;

const minQuestions = 5;
/** The prompt asks for 80; a few more do no harm. */
const maxIntroductionWords = 90;

interface QuestionFault {
  index: number;
  fault: string;
  /** Worth another try, and no reason to leave the question out. */
  isMild?: boolean;
}

/** Somebody who rewrites the question has better means than “if anything”. */
const presuming =
  "It takes for granted that there was such a thing. Ask what happened or how it was, so that it can come up.";
/** "For those who have left: ..." */
const label = /^for [^.?!,]{3,60}:/i;
const labelled = "It begins like a form. Say for whom it is as one speaks, or ask what all of them can tell.";

function listWarnings({ questions, introduction }: ModelDraft) {
  return checkScript({ introduction, questions: questions.map(({ text }) => text) });
}

/** "Why did you not come?" blames those who did not. */
function askWithoutBlame(question: string): string {
  const plain = question.replace(/’/g, "'");
  const [, undone] = /^Why (?:did you not|didn't you) (.+)$/.exec(plain) ?? [];
  return undone === undefined ? question : `How come you did not ${undone}`;
}

/** Rewords the questions that the checker has a better wording for, where nothing else is wrong with them. */
export function mendDraft(written: ModelDraft): ModelDraft {
  const unblaming = written.questions.map((one) => ({ ...one, text: askWithoutBlame(one.text) }));
  const draft = { ...written, questions: unblaming };
  const warnings = listWarnings(draft);
  const questions = draft.questions.map((question, index) => {
    const [first, ...rest] = warnings.filter(({ questionIndex }) => questionIndex === index);
    const better = first?.kind === "presuming" && rest.length === 0 ? first.suggestion : null;
    return better === null ? question : { ...question, text: better };
  });
  return { ...draft, questions };
}

function listQuestionFaults(
  draft: ModelDraft,
  warnings: readonly ScriptWarning[],
  language: Study["language"],
): QuestionFault[] {
  const { questions } = draft;
  const ofRules = warnings.flatMap(({ questionIndex, kind, message }) => {
    if (questionIndex === null) return [];
    const isMild = kind === "presuming";
    return [{ index: questionIndex, fault: isMild ? presuming : message, isMild }];
  });
  const ofLabels = questions.flatMap(({ text }, index) =>
    label.test(text) ? [{ index, fault: labelled, isMild: true }] : [],
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
  return [...ofRules, ...ofLabels, ...ofNotes, ...ofLanguage];
}

function checkFrame(draft: ModelDraft, language: Study["language"]): string[] {
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
export function hasUsableFrame(draft: ModelDraft, { language }: Study): boolean {
  return checkFrame(draft, language).length === 0;
}

function checkIdea({ idea, questions }: ModelDraft): string[] {
  if (idea === null || questions.some(({ text }) => describesFirst(text))) return [];
  return [`No question begins by saying what people are to judge: "${idea}"`];
}

/** What the rules for creators don't look at: worth another try, and no reason to leave anything out. */
function checkStudy({ questions, introduction }: ModelDraft, study: Study): string[] {
  const long = countWords(introduction);
  const tooLong =
    long > maxIntroductionWords ? [`The introduction has ${long} words; it should have at most 80.`] : [];
  if (study.language !== "en") return tooLong;
  const { objective, targetAudience, decision, beliefs } = study;
  const texts = questions.map(({ text }) => text);
  const given = texts.flatMap((text, index) =>
    listGivenAway(beliefs, [objective, targetAudience, decision], text).map(
      (word) =>
        `Question ${index + 1} ("${text}"): “${word}” comes from what the team believes. Can it come up by itself?`,
    ),
  );
  return [...tooLong, ...given];
}

/** Looks a model's draft over with the creator's own script checker. */
export function checkDraft(draft: ModelDraft, study: Study): DraftCheck {
  const warnings = listWarnings(draft);
  const found = listQuestionFaults(draft, warnings, study.language);
  const badQuestions = new Set(found.filter(({ isMild }) => !isMild).map(({ index }) => index));
  const uncovered = draft.parts.filter(
    (_, part) =>
      !draft.questions.some(({ covers }, index) => covers.includes(part) && !badQuestions.has(index)),
  );
  return {
    badQuestions,
    uncovered,
    faults: [
      ...checkFrame(draft, study.language),
      ...found.map(
        ({ index, fault }) => `Question ${index + 1} ("${draft.questions[index]?.text}"): ${fault}`,
      ),
      ...uncovered.map((part) => `No sound question covers the part "${part}".`),
      ...checkIdea(draft),
      ...checkStudy(draft, study),
      ...(draft.questions.length < minQuestions ? [`It has fewer than ${minQuestions} questions.`] : []),
    ],
  };
}
