import type { PracticeInsight } from "#contract/practice-debrief.ts";
import { findTold } from "./figures.ts";
import type { Interviewee } from "./interviewee.ts";
import type { PracticeLine } from "./meter.ts";

/** The six insights: what told the found ones, and what stayed hidden. */
export function listInsights(interviewee: Interviewee, lines: readonly PracticeLine[]): PracticeInsight[] {
  const told = findTold(interviewee, lines);
  const { areas, insights } = interviewee.practiceCase;
  return insights.map(({ id, area, finding, said }) => {
    const line = told.get(id);
    return {
      id,
      about: areas.find((one) => one.id === area)?.name ?? "",
      text: finding,
      found: line !== undefined,
      messageId: line?.id ?? null,
      said: line?.text.includes(said) ? said : null,
    };
  });
}
