import type { EditedQuestion } from "./edited-script.ts";

/** What was done to the list of questions, so that it can be taken back. Typing is the browser's own to undo. */
export interface QuestionStep {
  /** "Question 2 removed". */
  what: string;
  before: EditedQuestion[];
  /** The question whose words were replaced. */
  rewritten?: string;
}

/** The list as it stood before the step; what was typed or chosen since stays with its question. */
export function undoStep(current: EditedQuestion[], { before, rewritten }: QuestionStep): EditedQuestion[] {
  const now = new Map(current.map((question) => [question.id, question]));
  return before.map((question) => {
    const known = now.get(question.id);
    if (!known) return question;
    return question.id === rewritten ? { ...known, text: question.text } : known;
  });
}
