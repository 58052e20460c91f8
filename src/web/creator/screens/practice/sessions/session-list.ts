import type { PracticeSummary } from "#contract/practice.ts";
import type { PracticeFigures } from "#contract/practice-debrief.ts";

export const orders = ["newest", "oldest", "found"] as const;
export type SessionOrder = (typeof orders)[number];

export const orderNames: Record<SessionOrder, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  found: "Most insights first",
};

/** The sessions whose topic or script holds every word of the query, in the order asked for. They come newest first. */
export function sortSessions(
  sessions: readonly PracticeSummary[],
  order: SessionOrder,
  query: string,
): PracticeSummary[] {
  const words = query.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  const found = sessions.filter(({ topic, interviewName }) => {
    const text = `${topic} ${interviewName ?? ""}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  if (order === "oldest") return found.reverse();
  if (order === "found") return found.sort((one, other) => foundIn(other) - foundIn(one));
  return found;
}

function foundIn({ figures }: PracticeSummary): number {
  return figures?.insightsFound ?? -1;
}

export function describeFound({ insightsFound, insightsPlanted }: PracticeFigures): string {
  return `${insightsFound} of ${insightsPlanted} insights`;
}
