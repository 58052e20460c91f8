import type { InterviewDetails } from "#contract/interviews.ts";
import { formatDateTime } from "#web/format/dates.ts";

interface LinkState {
  takesPeople: boolean;
  text: string;
}

type Told = Pick<InterviewDetails, "settings" | "counts" | "archivedAt">;

/** What somebody who follows the link meets now, as far as the interview itself decides it. */
export function describeLinkState({ settings, counts, archivedAt }: Told, now: number): LinkState {
  if (archivedAt) return shut("This interview is archived: no one new can start.");
  const { status, closesAt = null, sessionLimit = null } = settings;
  if (status === "closed") return shut("This link is closed: no one new can start.");
  if (status === "paused") return shut("This interview is paused: no one new can start for now.");
  if (closesAt !== null && Date.parse(closesAt) <= now) {
    return shut(`This link closed on ${formatDateTime(closesAt)}: no one new can start.`);
  }
  // Those whom a screener turned away take no place, so that only the server knows when it is full.
  const limit = sessionLimit === null ? "" : ` ${counts.started} of ${sessionLimit} places taken.`;
  const end = closesAt === null ? "" : ` It closes on ${formatDateTime(closesAt)}.`;
  const who = settings.inviteOnly
    ? "This interview opens by personal link only. You'll find the links under Recruitment."
    : "This link is open: anyone who has it can take part.";
  return { takesPeople: true, text: `${who}${limit}${end}` };
}

function shut(text: string): LinkState {
  return { takesPeople: false, text };
}
