import type { Annotation } from "#contract/session-reading.ts";

/** What someone added to and took from a transcript since they last saved; laid over what is saved. */
export interface AnnotationDraft {
  added: Annotation[];
  /** Ids of saved ones. */
  removed: string[];
}

export const emptyDraft: AnnotationDraft = { added: [], removed: [] };

export function isEmptyDraft(draft: AnnotationDraft): boolean {
  return draft.added.length === 0 && draft.removed.length === 0;
}

/** The saved ones with the draft laid over them; one of the draft replaces a saved one with the same id. */
export function applyDraft(saved: readonly Annotation[], draft: AnnotationDraft): Annotation[] {
  const gone = new Set([...draft.removed, ...draft.added.map((one) => one.id)]);
  return [...saved.filter((one) => !gone.has(one.id)), ...draft.added];
}

/** A tag or note without words is ignored, and so is a tag that the message has already. */
export function addAnnotation(
  draft: AnnotationDraft,
  shown: readonly Annotation[],
  annotation: Annotation,
): AnnotationDraft {
  const text = annotation.text.trim();
  if (annotation.kind !== "highlight" && text === "") return draft;
  const isThere = shown.some(
    (one) =>
      annotation.kind === "tag" &&
      one.kind === "tag" &&
      one.messageId === annotation.messageId &&
      one.text.toLowerCase() === text.toLowerCase(),
  );
  if (isThere) return draft;
  const others = draft.added.filter((one) => one.id !== annotation.id);
  return { ...draft, added: [...others, { ...annotation, text }] };
}

export function removeAnnotation(draft: AnnotationDraft, id: string): AnnotationDraft {
  const isOwnAddition = draft.added.some((one) => one.id === id);
  return {
    added: draft.added.filter((one) => one.id !== id),
    removed: isOwnAddition ? draft.removed : [...draft.removed, id],
  };
}

/** Every tag to choose from: the usual ones, then those in use, each once. */
export function listTags(usual: readonly string[], shown: readonly Annotation[]): string[] {
  const used = shown.filter((one) => one.kind === "tag").map((one) => one.text);
  const byKey = new Map<string, string>();
  for (const tag of [...usual, ...used]) {
    const key = tag.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}
