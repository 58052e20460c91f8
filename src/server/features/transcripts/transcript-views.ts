import type { Transcript, TranscriptTurn } from "#contract/transcripts.ts";
import { toLeftOut } from "../../db/left-out.ts";
import { listPointing, readTurnWishes } from "./kept-out-turns.service.ts";
import type { SourceRow, TurnRow } from "./transcripts.store.ts";

export function toTranscript(row: SourceRow & { leftOutByName?: string | null }): Transcript {
  return {
    _id: row.id,
    name: row.name,
    fileName: row.fileName,
    projectId: row.projectId,
    speakers: row.speakers,
    turnCount: row.turnCount,
    wordCount: row.wordCount,
    language: row.language,
    tags: row.tags,
    notices: row.notices,
    leftOut: toLeftOut({ leftOutAt: row.leftOutAt, leftOutByName: row.leftOutByName ?? null }),
    createdAt: row.createdAt.toISOString(),
  };
}

export function toTurns(row: SourceRow, turns: TurnRow[]): TranscriptTurn[] {
  const wishes = readTurnWishes(row, turns);
  const pointing = new Set(listPointing(row, turns, wishes).map(({ messageId }) => messageId));
  return turns.map(({ id, speakerId, text, startSeconds }) => {
    const wish = wishes.get(id);
    const points = pointing.has(id) && { pointsAtLeftOut: true as const };
    return { _id: id, speakerId, text, startSeconds, ...(wish && { wish }), ...points };
  });
}
