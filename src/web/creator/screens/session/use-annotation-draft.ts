import { useMemo, useState } from "react";
import type { Annotation } from "#contract/session-reading.ts";
import { readStoredJson, storeJson } from "../../browser-storage.ts";
import { useAnnotations, useSaveAnnotations } from "../../queries/sessions.ts";
import { useUser } from "../../session/use-user.ts";
import {
  type AnnotationDraft,
  addAnnotation,
  applyDraft,
  emptyDraft,
  isEmptyDraft,
  removeAnnotation,
} from "./annotation-draft.ts";

export interface ShownAnnotation extends Annotation {
  /** Someone else who saved it; undefined for one's own. */
  author?: string;
}

export type NewAnnotation = Pick<Annotation, "kind" | "messageId" | "text" | "passage">;

/** One's own tags, notes and highlights of a transcript, kept here until they are saved, and those of others. */
export function useAnnotationDraft(sessionId: string, messageIds: ReadonlySet<string>) {
  const user = useUser();
  const userId = user?._id ?? "";
  const [draft, setDraft] = useState(() => loadDraft(userId, sessionId));
  const saved = useAnnotations(sessionId);
  const saving = useSaveAnnotations(sessionId);

  const { own, others } = useMemo(() => {
    const all = saved.data?.annotations ?? [];
    return {
      own: all.filter((one) => one.own).map(({ author: _, own: __, ...one }): Annotation => one),
      others: all.filter((one) => !one.own),
    };
  }, [saved.data]);
  const mine = useMemo(
    () => applyDraft(own, draft).filter((one) => messageIds.has(one.messageId)),
    [own, draft, messageIds],
  );

  const change = (next: AnnotationDraft) => {
    setDraft(next);
    storeDraft(userId, sessionId, next);
    saving.reset();
  };
  const add = (given: NewAnnotation): Annotation => {
    const annotation = { ...given, id: newId(), createdAt: new Date().toISOString() };
    change(addAnnotation(draft, mine, annotation));
    return annotation;
  };
  const replace = (annotation: Annotation) => change(addAnnotation(draft, mine, annotation));
  const remove = (id: string) => change(removeAnnotation(draft, id));
  const save = () =>
    saving.mutate(mine, {
      onSuccess: () =>
        // What was added while it was being saved stays a draft.
        setDraft((current) => {
          if (current !== draft) return current;
          storeDraft(userId, sessionId, emptyDraft);
          return emptyDraft;
        }),
    });

  return {
    mine,
    shown: [...mine, ...others] as ShownAnnotation[],
    isDirty: !isEmptyDraft(draft),
    /** Saving replaces what is saved, so it waits until that is known. */
    canSave: saved.data !== undefined,
    loadError: saved.error,
    saving,
    add,
    replace,
    remove,
    save,
  };
}

export type AnnotationDraftState = ReturnType<typeof useAnnotationDraft>;

/** Also on plain http, where randomUUID is missing. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Unsaved work of one person on one transcript, in this browser. Without storage it lives as long as the page. */
function keyOf(userId: string, sessionId: string): string {
  return `askwell.transcript.${userId}.${sessionId}`;
}

function loadDraft(userId: string, sessionId: string): AnnotationDraft {
  return readStoredJson("localStorage", keyOf(userId, sessionId)) ?? emptyDraft;
}

function storeDraft(userId: string, sessionId: string, draft: AnnotationDraft): void {
  storeJson("localStorage", keyOf(userId, sessionId), isEmptyDraft(draft) ? null : draft);
}
