import type { SpeakerRole } from "./imported-transcript.ts";

/** The columns of our table of turns, in their order. Readers know it by them, so they only ever grow at the end. */
export const turnColumns = [
  "Interview",
  "Session",
  "Session id",
  "Kind",
  "Turn",
  "Speaker",
  "Role",
  "Text",
  "Time",
  "Seconds",
  "Question",
  "Move",
  "Sentiment",
  "Tags",
  "Notes",
  "Turn id",
  "Shown",
  "Heard",
  "Language",
  "Translation",
  "Translated by",
] as const;

/** Whether a header row is that of our own table of turns. */
export function isTurnsTable(headers: string[]): boolean {
  return ["Session id", "Speaker", "Role", "Text", "Seconds", "Turn id"].every((name) =>
    headers.includes(name),
  );
}

export function turnRole(value: unknown): SpeakerRole | undefined {
  return value === "interviewer" || value === "participant" || value === "other" ? value : undefined;
}
