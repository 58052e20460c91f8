import { useCallback, useState } from "react";
import { readStoredJson, store } from "../browser-storage.ts";

/** A draft in this browser, under the person's id: it survives a reload and a login that ran out. */
export function draftKey(
  kind: "wizard" | `chatbot-${string}` | `settings-${string}` | `script-${string}`,
  userId: string,
): string {
  return `askwell.${kind}.${userId}`;
}

export function readDraft<T>(key: string, read: (value: unknown) => T | undefined): T | undefined {
  return readStoredJson("localStorage", key, read);
}

/** False where the browser keeps nothing (private mode, full): writing goes on without it. */
export function writeDraft(key: string, value: unknown): boolean {
  return store("localStorage", key, JSON.stringify(value));
}

export function removeDraft(key: string): void {
  store("localStorage", key, null);
}

interface DraftOptions<T> {
  key: string;
  initial: T;
  read: (value: unknown) => T | undefined;
}

/** State that is written to the browser with every change, so that there is no moment to lose it. */
export function useStoredDraft<T>({ key, initial, read }: DraftOptions<T>) {
  const [value, setValue] = useState(() => readDraft(key, read) ?? initial);
  const [kept, setKept] = useState(true);
  const change = useCallback(
    (next: T) => {
      setValue(next);
      setKept(writeDraft(key, next));
    },
    [key],
  );
  const clear = useCallback(() => removeDraft(key), [key]);
  return { value, change, clear, kept };
}
