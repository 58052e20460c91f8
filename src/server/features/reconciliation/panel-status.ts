import type { ListedAs } from "#contract/reconciliation.ts";

/** Panels' own words, spelled without signs: of Prolific, Connect, Respondent and User Interviews, and what is usual. */
const words: Partial<Record<ListedAs, string[]>> = {
  awaiting: [
    ...["awaiting review", "awaiting approval", "pending", "pending review", "pending approval", "submitted"],
    ...["complete", "completed", "finished", "attended", "in review", "needs review", "unreviewed"],
  ],
  approved: ["approved", "auto approved", "paid", "paid out", "payment sent", "incentive sent", "rewarded"],
  rejected: ["rejected", "denied", "declined", "disapproved", "not approved"],
  returned: ["returned", "cancelled", "canceled", "withdrawn", "withdrew", "opted out", "dropped out"],
  timedOut: [
    ...["timed out", "timedout", "expired", "incomplete", "abandoned"],
    ...["no show", "noshow", "did not show", "started but not submitted"],
  ],
  screenedOut: [
    ...["screened out", "screenedout", "screen out", "screenout", "terminated", "overquota", "over quota"],
    ...["quota full", "disqualified", "not qualified", "unqualified"],
  ],
  // Qualtrics says here how an answer came in, which is no state.
  unmarked: ["ip address", "imported", "uploaded survey response"],
  open: [
    ...["reserved", "active", "started", "in progress", "invited", "scheduled", "qualified", "joined"],
    ...["applied", "confirmed"],
  ],
};

const meanings = new Map(
  Object.entries(words).flatMap(([listedAs, list]) => list.map((word) => [word, listedAs as ListedAs])),
);

/** What a panel's word for somebody's state comes to. */
export function readPanelStatus(status: string): ListedAs {
  const word = status
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return word === "" ? "unmarked" : (meanings.get(word) ?? "unread");
}
