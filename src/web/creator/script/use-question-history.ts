import { useEffect, useRef, useState } from "react";
import type { EditedQuestion } from "./edited-script.ts";

export interface QuestionHistory {
  /** Changes the list in a way that can be taken back. */
  change: (what: string, next: EditedQuestion[], rewritten?: string) => void;
  undo: () => void;
  /** What would be taken back; undefined where there is nothing. */
  next: string | undefined;
  /** What was taken back last, for those who hear it. */
  said: string;
}

const maxSteps = 100;

/** Undo for adding, removing, moving and rewording, by button and by Ctrl or Cmd and Z outside text fields. */
export function useQuestionHistory(
  questions: EditedQuestion[],
  onChange: (questions: EditedQuestion[]) => void,
): QuestionHistory {
  const [steps, setSteps] = useState<QuestionStep[]>([]);
  const [said, setSaid] = useState("");
  const undo = () => {
    const last = steps.at(-1);
    if (!last) return;
    setSteps(steps.slice(0, -1));
    setSaid(`Undone: ${last.what}`);
    onChange(undoStep(questions, last));
  };
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isUndoKey(event) || isTyping(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return {
    change: (what, next, rewritten) => {
      setSteps([
        ...steps.slice(1 - maxSteps),
        { what, before: questions, ...(rewritten ? { rewritten } : {}) },
      ]);
      setSaid("");
      onChange(next);
    },
    undo,
    next: steps.at(-1)?.what,
    said,
  };
}

function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "z" && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** In a field the browser undoes the typing, and a dialog over the page is another matter. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=dialog]",
    ) !== null
  );
}

/** What was done to the list of questions, so that it can be taken back. Typing is the browser's own to undo. */
interface QuestionStep {
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
