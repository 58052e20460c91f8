import type { FrameworkResult } from "#contract/personas.ts";
import { editLines } from "../persona-detail/framework-lines.ts";

/** A result that was made and not saved yet, with what its reader changed. */
export interface ReviewDraft {
  result: FrameworkResult;
  transcriptIds: string[];
  name: string;
  description: string;
  /** New wordings by line. */
  texts: ReadonlyMap<string, string>;
  /** Lines that are left out. */
  removed: ReadonlySet<string>;
}

export function startReview(result: FrameworkResult, transcriptIds: string[]): ReviewDraft {
  return {
    result,
    transcriptIds,
    name: result.name,
    description: result.description,
    texts: new Map(),
    removed: new Set(),
  };
}

export function rewordLine(draft: ReviewDraft, key: string, text: string): ReviewDraft {
  return { ...draft, texts: new Map(draft.texts).set(key, text) };
}

export function removeLine(draft: ReviewDraft, key: string): ReviewDraft {
  return { ...draft, removed: new Set(draft.removed).add(key) };
}

export function restoreLine(draft: ReviewDraft, key: string): ReviewDraft {
  const removed = new Set(draft.removed);
  removed.delete(key);
  return { ...draft, removed };
}

/** What is saved: the result as its reader left it. */
export function finishReview(draft: ReviewDraft): FrameworkResult {
  const edited = editLines(draft.result, (key, text) =>
    draft.removed.has(key) ? undefined : (draft.texts.get(key) ?? text),
  );
  return { ...edited, name: draft.name.trim(), description: draft.description.trim() };
}
