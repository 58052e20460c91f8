/** What practice keeps in this browser. Storage may be blocked or full: then nothing is kept and nothing breaks. */

const prefix = "askwell.practice.";

function read(name: string): string {
  try {
    return localStorage.getItem(prefix + name) ?? "";
  } catch {
    return "";
  }
}

/** An empty value is forgotten. */
function write(name: string, value: string): void {
  try {
    if (value === "") localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
  } catch {
    // Nothing is kept then.
  }
}

export const kept = {
  isTourSeen: () => read("tour") === "seen",
  noteTourSeen: () => write("tour", "seen"),
  isMeterHidden: () => read("meter") === "hidden",
  noteMeter: (hidden: boolean) => write("meter", hidden ? "hidden" : ""),
  findDraft: (sessionId: string) => read(`draft.${sessionId}`),
  keepDraft: (sessionId: string, text: string) => write(`draft.${sessionId}`, text),
};
