import type { SessionReportCard, TurnFlag } from "#contract/report-cards.ts";
import { findMoveQuestionId, type Guide, type Turn } from "#interviewer/guide.ts";
import { reportCard } from "#interviewer/report-card.ts";

/** A turn with the id that its message has on the wire. */
export type CardTurn = Turn & { id: string };

/** How one interview went, with its questions in words and its flags at their messages. */
export function makeSessionCard(guide: Guide, turns: readonly CardTurn[]): SessionReportCard {
  const { flags, questions, ...card } = reportCard(guide, turns);
  const texts = new Map(guide.questions.map(({ id, text }) => [id, text]));
  return {
    ...card,
    questions: questions.map((question) => ({ ...question, text: texts.get(question.questionId) ?? "" })),
    flags: flags.flatMap(({ turn, kind, source }): TurnFlag[] => {
      const messageId = turns[turn]?.id;
      return messageId === undefined ? [] : [{ messageId, kind, source }];
    }),
    interviewerTurns: turns.filter((turn) => turn.speaker === "interviewer").length,
  };
}

/** The question that a turn of the interviewer puts to the participant. */
export function findAskedId(turn: Turn | undefined): string | undefined {
  if (turn?.speaker !== "interviewer") return undefined;
  const isAsking = turn.move.kind === "ask" || turn.move.kind === "introduce";
  return isAsking ? findMoveQuestionId(turn.move) : turn.move.thenAsk;
}
