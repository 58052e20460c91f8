import { useSyncExternalStore } from "react";

const key = "askwell.single-keys";
const listeners = new Set<() => void>();

/** Whether single letters act as shortcuts. People who dictate or press keys by accident can turn that off. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    localStorage.setItem(key, on ? "on" : "off");
  } catch {
    // Kept for no longer than this page, where the browser keeps nothing.
  }
  for (const tell of listeners) tell();
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore((tell) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  }, hasSingleKeys);
}
