import type { Stimulus } from "#contract/stimuli.ts";
import type { ExportTurn } from "../export-project.ts";

const names = { image: "an image", video: "a video", sound: "a sound", link: "a link" } as const;

/** "Shown with it: an image (A timetable on a pier)": what reports say of a question that shows something. */
export function describeStimulus(stimulus: Stimulus): string {
  const { kind, alt } = stimulus;
  const where = stimulus.kind === "link" ? `${alt}, ${stimulus.url}` : alt;
  return `Shown with it: ${names[kind]} (${where})`;
}

/** A line below the words of a turn that showed something, for transcripts; empty for others. */
export function markShown({ shown }: Pick<ExportTurn, "shown">): string {
  return shown === undefined ? "" : `\n[shown: ${shown.replace(/\s+/g, " ")}]`;
}
