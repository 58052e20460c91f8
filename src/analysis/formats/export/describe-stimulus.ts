import type { Stimulus } from "#contract/stimuli.ts";

const names = { image: "an image", video: "a video", sound: "a sound", link: "a link" } as const;

/** "Shown with it: an image (A timetable on a pier)": what reports say of a question that shows something. */
export function describeStimulus(stimulus: Stimulus): string {
  const { kind, alt } = stimulus;
  const where = stimulus.kind === "link" ? `${alt}, ${stimulus.url}` : alt;
  return `Shown with it: ${names[kind]} (${where})`;
}
