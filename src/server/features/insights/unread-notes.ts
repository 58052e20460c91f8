import type { UnreadCounts } from "./insights.store.ts";

function countInterviews(count: number): string {
  return `${count} ${count === 1 ? "interview" : "interviews"}`;
}

/** That something was left out where people asked for it, and not what; the same words for one person and for several. */
export function describeAskedOut({
  interviews,
  transcripts,
}: {
  interviews: number;
  transcripts: number;
}): string[] {
  const places = [
    ...(interviews > 0 ? [countInterviews(interviews)] : []),
    ...(transcripts > 0 ? [`${transcripts} ${transcripts === 1 ? "transcript" : "transcripts"}`] : []),
  ];
  return places.length > 0
    ? [`Something was left out of ${places.join(" and ")} because people asked for it.`]
    : [];
}

/** Which interviews stand in no figure of an analysis, and why; read in the report and its files. */
export function describeUnread({ unfinished, leftOut, distress }: UnreadCounts): string[] {
  const apart = [
    ...(unfinished > 0 ? [`${countInterviews(unfinished)} left unfinished`] : []),
    ...(leftOut > 0 ? [`${countInterviews(leftOut)} left out by hand`] : []),
  ];
  const notes = apart.length > 0 ? [`Not read and not counted: ${apart.join(", ")}.`] : [];
  if (distress > 0) {
    const was =
      distress === 1 ? "ended with somebody in distress: it was" : "ended with people in distress: they were";
    notes.push(`${countInterviews(distress)} ${was} read only up to that point.`);
  }
  return notes;
}
