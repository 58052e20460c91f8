import { useCallback, useState } from "react";
import { readStoredJson, storeJson } from "../browser-storage.ts";

/** A draft in this browser, under the person's id: it survives a reload and a login that ran out. */
export function draftKey(
  kind: "wizard" | `chatbot-${string}` | `settings-${string}` | `script-${string}`,
  userId: string,
): string {
  return `askwell.${kind}.${userId}`;
}

export function readDraft<T>(key: string): T | undefined {
  return readStoredJson("localStorage", key);
}

/** Null removes it. False where the browser keeps nothing (private mode, full): writing goes on without it. */
export function writeDraft<T>(key: string, value: T | null): boolean {
  return storeJson("localStorage", key, value);
}

/**
 * State that is written to the browser with every change, so that there is no moment to lose it. `begin` says where to
 * go on from what is found.
 */
export function useStoredDraft<T>(key: string, initial: T, begin = (found: T) => found) {
  const [value, setValue] = useState(() => begin(readDraft<T>(key) ?? initial));
  const [kept, setKept] = useState(true);
  const change = useCallback(
    (next: T) => {
      setValue(next);
      setKept(writeDraft(key, next));
    },
    [key],
  );
  const clear = useCallback(() => writeDraft(key, null), [key]);
  return { value, change, clear, kept };
}
