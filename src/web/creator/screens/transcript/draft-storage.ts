import { type AnnotationDraft, emptyDraft, isEmptyDraft, parseDraft } from "./annotation-draft.ts";

/** Unsaved work of one person on one transcript, in this browser. Without storage it lives as long as the page. */
function keyOf(userId: string, sessionId: string): string {
  return `askwell.transcript.${userId}.${sessionId}`;
}

export function loadDraft(userId: string, sessionId: string): AnnotationDraft {
  try {
    return parseDraft(localStorage.getItem(keyOf(userId, sessionId)));
  } catch {
    return emptyDraft;
  }
}

export function storeDraft(userId: string, sessionId: string, draft: AnnotationDraft): void {
  try {
    if (isEmptyDraft(draft)) localStorage.removeItem(keyOf(userId, sessionId));
    else localStorage.setItem(keyOf(userId, sessionId), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage must not stop the work itself.
  }
}
