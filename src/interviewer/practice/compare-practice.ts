import type { PracticeComparison, PracticeDebrief } from "#contract/practice-debrief.ts";
import { makePracticeFigures } from "#interviewer/practice/figures.ts";
import { type InterviewInsteadInput, interviewInstead } from "#interviewer/practice/interview-instead.ts";
import { makePracticeCard } from "#interviewer/practice/practice-card.ts";

export interface ComparisonInput extends InterviewInsteadInput {
  debrief: PracticeDebrief;
}

/** Our built-in interviewer with the same person and script, beside the session that was held. */
export function comparePractice({ debrief, ...input }: ComparisonInput): PracticeComparison {
  const { interviewee, guide } = input;
  const held = interviewInstead(input);
  const notes = held.notes.values();
  // Its turns get ids of their own, so that the card's flags can name them.
  const lines = held.turns.map(({ speaker, text, at }, index) => ({
    ...{ id: `turn-${index + 1}`, speaker, text, at },
    ...(speaker === "participant" ? { notes: notes.next().value ?? null } : {}),
  }));
  const card = makePracticeCard({ messages: lines, guide });
  return {
    insights: debrief.insights.map(({ id, about, text }) => ({ id, about, text })),
    own: {
      figures: debrief.figures,
      reportCard: debrief.reportCard,
      found: debrief.insights.flatMap(({ id, found }) => (found ? [id] : [])),
    },
    interviewer: {
      figures: makePracticeFigures(interviewee, lines),
      reportCard: card,
      found: held.told,
      messages: lines.map(({ id, text, speaker, at }) => ({
        ...{ _id: id, text, createdAt: new Date(at).toISOString() },
        sender: speaker === "interviewer" ? "user" : "bot",
      })),
    },
  };
}
