import questions from "../../../assets/practice-questions.json" with { type: "json" };

/**
 * Questions that interviewers ask about any topic, by what they are after. A case says what its person answers to
 * each, so that a person has something to say to "What surprised you?" as well as to what the case is about.
 */
export const commonQuestions: Readonly<Record<CommonQuestion, readonly string[]>> = questions;

export type CommonQuestion = keyof typeof questions;
export const commonQuestionNames = Object.keys(questions) as CommonQuestion[];
