import type { Transcript, TranscriptTurn } from "#contract/transcripts.ts";
import { toLeftOut } from "../../db/left-out.ts";
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

export function toTurn(turn: TurnRow): TranscriptTurn {
  return { _id: turn.id, speakerId: turn.speakerId, text: turn.text, startSeconds: turn.startSeconds };
}
