import type { interviewStatuses } from "#contract/choices.ts";

type Status = (typeof interviewStatuses)[number];

export const statusNames: Record<Status, string> = { open: "Open", paused: "Paused", closed: "Closed" };

/** What a status means for people who follow the link. */
export const statusWords: Record<Status, string> = {
  open: "Anyone with the link can take part.",
  paused: "No one new can start for now. People already in the interview can finish.",
  closed: "No one new can start. People already in the interview can finish.",
};
