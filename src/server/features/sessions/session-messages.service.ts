import type { Sentiment } from "#contract/insights.ts";
import type { SessionMessage } from "#contract/session-reading.ts";
import type { Guide } from "#interviewer/guide.ts";
import { listQuestionIds } from "#interviewer/question-thread.ts";
import { listWhys, toCardTurns } from "#interviewer/session-card.ts";
import { findStimulus } from "#interviewer/stimulus.ts";
import type { TurnRow } from "../../db/session-turns.ts";
import { toOwnShown } from "../stimuli/shown-stimulus.service.ts";

/** With a guide, each of the interviewer's turns says why it asked. */
export function toMessages(
  turns: TurnRow[],
  sentiments: Map<string, Sentiment>,
  guide?: Guide,
): SessionMessage[] {
  const questionIds = listQuestionIds(turns);
  const whys = guide ? listWhys(guide, toCardTurns(turns)) : [];
  return turns.map((turn, index) => {
    const isParticipant = turn.speaker === "participant";
    return {
      _id: turn.id,
      text: turn.text,
      sender: isParticipant ? "user" : "bot",
      type: turn.type,
      sentiment: isParticipant ? (sentiments.get(turn.id) ?? null) : null,
      timestamp: turn.createdAt.toISOString(),
      move: isParticipant ? null : (turn.move?.kind ?? null),
      reason: isParticipant ? null : turn.reason,
      why: whys[index] ?? null,
      questionId: questionIds[index] ?? null,
      ...showOf(guide, turn),
    };
  });
}

function showOf(guide: Guide | undefined, { move }: TurnRow): Pick<SessionMessage, "stimulus"> {
  const stimulus = guide && move ? findStimulus(guide, move) : undefined;
  return stimulus ? { stimulus: toOwnShown(stimulus) } : {};
}
