import { readStored, store } from "../../browser-storage.ts";

const prefix = "askwell.practice.";

function read(name: string): string {
  return readStored("localStorage", prefix + name) ?? "";
}

/** An empty value is removed. */
function write(name: string, value: string): void {
  store("localStorage", prefix + name, value === "" ? null : value);
}

/** What practice keeps in this browser. */
export const kept = {
  isTourSeen: () => read("tour") === "seen",
  noteTourSeen: () => write("tour", "seen"),
  isMeterHidden: () => read("meter") === "hidden",
  noteMeter: (hidden: boolean) => write("meter", hidden ? "hidden" : ""),
  findDraft: (sessionId: string) => read(`draft.${sessionId}`),
  keepDraft: (sessionId: string, text: string) => write(`draft.${sessionId}`, text),
};
