import type { interviewStatuses } from "#contract/choices.ts";

type Status = (typeof interviewStatuses)[number];

export const statusNames: Record<Status, string> = { open: "Open", paused: "Paused", closed: "Closed" };

/** What a status means for people who follow the link. */
export const statusWords: Record<Status, string> = {
  open: "Anyone with the link can take part.",
  paused: "Nobody new can begin for now. Who is in the interview may finish.",
  closed: "Nobody new can begin. Who is in the interview may finish.",
};
