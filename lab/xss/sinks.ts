import type { Payload } from "./payloads.ts";

/** A place where somebody's words come in and are shown again. */
export interface Sink {
  /** Stands before the payload, so that it is known whose words a screen shows. */
  id: string;
  name: string;
  /** What of a payload can come in here at all. */
  shape?: (text: string) => string;
  /** Shown there and nowhere else, by the screen's name. */
  on?: (screen: string) => boolean;
  /** Alone, as a label that things are counted by. */
  alone?: true;
}

/** Names of files have no folders, and forms send no double quotes in them; an address has no markup's signs. */
const asFileName = (text: string) => text.replace(/[/\\:]/g, " ").replaceAll('"', "'");
/** A forum's own files have their texts escaped once, which is taken back. */
const asForumText = (text: string) =>
  text
    .replace(/&(lt|#60);/g, "<")
    .replace(/&(gt|#62);/g, ">")
    .replaceAll("&amp;", "&");
const asAddress = (text: string) => `${text.replace(/[\s<>"@]/g, "")}@example.org`;
const isChat = (screen: string) => /^(chat|completion)/.test(screen);

export const sinks: Sink[] = [
  { id: "Q01", name: "project's name" },
  { id: "Q02", name: "project's organisation" },
  { id: "Q03", name: "interview's name" },
  { id: "Q04", name: "introduction" },
  { id: "Q05", name: "objective" },
  { id: "Q06", name: "topic" },
  { id: "Q07", name: "question", on: (screen) => !isChat(screen) },
  { id: "Q08", name: "interviewer's words", on: isChat },
  { id: "Q09", name: "participant's words" },
  { id: "Q10", name: "occupation", alone: true },
  { id: "Q11", name: "town", alone: true },
  { id: "Q12", name: "persona's name" },
  { id: "Q13", name: "persona's lines" },
  { id: "Q14", name: "own insight's title" },
  { id: "Q15", name: "own insight's notes" },
  { id: "Q16", name: "own insight's tag", alone: true },
  { id: "Q17", name: "transcript's tag", alone: true },
  { id: "Q18", name: "transcript's note" },
  { id: "Q19", name: "keyword", alone: true, on: (screen) => /findings|overview/.test(screen) },
  { id: "Q20", name: "competitor", alone: true },
  { id: "Q21", name: "thread's title", shape: asForumText },
  { id: "Q22", name: "thread's comment", shape: asForumText },
  { id: "Q23", name: "transcript's file name", shape: asFileName },
  { id: "Q24", name: "uploaded transcript's words" },
  { id: "Q25", name: "creator's name" },
  { id: "Q26", name: "creator's picture" },
  { id: "Q27", name: "error that names a file", shape: asFileName },
  { id: "Q28", name: "toast", on: (screen) => screen === "toast" },
  { id: "Q29", name: "document's title", on: (screen) => screen === "titles" },
  { id: "Q30", name: "mail address to write to", shape: asAddress },
  { id: "Q31", name: "form's name, questions and options" },
  { id: "Q32", name: "practice topic and words" },
  { id: "Q33", name: "exports as CSV, JSON and Markdown", on: (screen) => screen === "exports" },
  { id: "Q34", name: "consent text" },
  { id: "Q35", name: "personal link's label" },
  { id: "Q36", name: "source in the link", shape: (text) => text.slice(0, 90) },
  { id: "Q37", name: "parameter kept of the link" },
  { id: "Q38", name: "API key's name" },
  { id: "Q39", name: "title for participants" },
];

/** As a picture of this server; no answer there is one. */
const ownAddress = "/picture?";

/** Which words stand for those sinks that show another's. */
const borrowed: Record<string, string> = { Q08: "Q07", Q28: "Q01", Q29: "Q03", Q33: "Q09" };

/** A label that is nothing but a name that objects have; each another, so that one is not taken for the other. */
const namesOfObjects: Record<string, string> = {
  ...{ Q10: "__proto__", Q11: "isPrototypeOf", Q16: "hasOwnProperty" },
  ...{ Q17: "toString", Q19: "constructor", Q20: "valueOf" },
};

export function sinkText(id: string, payload: Payload): string {
  const sink = sinks.find((one) => one.id === (borrowed[id] ?? id));
  if (!sink) throw new Error(`There is no sink ${id}.`);
  const shaped = sink.shape?.(payload.text) ?? payload.text;
  // An address of our own, so that it is asked for; those that are addresses already are not made others.
  if (sink.id === "Q26") return /^(javascript|data):/.test(shaped) ? shaped : `${ownAddress}${shaped}`;
  const ownName = payload.text === "__proto__" && sink.alone ? namesOfObjects[sink.id] : undefined;
  if (ownName) return ownName;
  return sink.id === "Q30" ? `${sink.id}${shaped}` : `${sink.id} ${shaped}`;
}
