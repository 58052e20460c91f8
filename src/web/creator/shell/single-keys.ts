import { useSyncExternalStore } from "react";
import { readStored, store } from "../browser-storage.ts";

const key = "askwell.single-keys";
const listeners = new Set<() => void>();

/** Whether single letters act as shortcuts. People who dictate or press keys by accident can turn that off. */
export function hasSingleKeys(): boolean {
  return readStored("localStorage", key) !== "off";
}

export function setSingleKeys(on: boolean): void {
  store("localStorage", key, on ? "on" : "off");
  for (const tell of listeners) tell();
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore((tell) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  }, hasSingleKeys);
}
