import type { PracticeFigures } from "#contract/practice-debrief.ts";
import type { Interviewee } from "./interviewee.ts";
import { measureMeter, type PracticeLine } from "./meter.ts";

/** The first answer that told each insight, by the insight's id. */
export function findTold(
  interviewee: Interviewee,
  lines: readonly PracticeLine[],
): Map<string, PracticeLine> {
  const told = new Map<string, PracticeLine>();
  for (const { id } of interviewee.practiceCase.insights) {
    const line = lines.find(({ speaker, notes }) => speaker === "participant" && notes?.told.includes(id));
    if (line !== undefined) told.set(id, line);
  }
  return told;
}

/** Of fewer questions a share says nothing. */
const minQuestions = 8;

/**
 * What the trend shows of a session: insights found of those planted, and shares of one's own questions (0 to 1;
 * null of fewer questions than say something). It also measures our own interviewer's turns, for the comparison.
 */
export function makePracticeFigures(
  interviewee: Interviewee,
  lines: readonly PracticeLine[],
): PracticeFigures {
  const { labels, questions, followUps, talkShare } = measureMeter(lines);
  const shareOf = (count: number) => (questions < minQuestions ? null : count / questions);
  return {
    insightsFound: findTold(interviewee, lines).size,
    insightsPlanted: interviewee.practiceCase.insights.length,
    questions,
    openShare: shareOf(labels.open),
    leadingShare: shareOf(labels.leading),
    followUpShare: shareOf(followUps),
    talkShare,
  };
}
