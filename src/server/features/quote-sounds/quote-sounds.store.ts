import { and, asc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { HeardWord } from "#contract/heard.ts";
import { mayAccess } from "../../db/access.ts";
import { sources } from "../../db/analysis-schema.ts";
import { answerSounds } from "../../db/answer-sound-schema.ts";
import type { Database } from "../../db/database.ts";
import { recordings } from "../../db/recording-schema.ts";
import { sessions, turns } from "../../db/schema.ts";
import { type PartsTable, soundBytes } from "../../db/stored-parts.ts";
import { interviews, projects } from "../../db/study-schema.ts";

/** A message that was spoken, with what was heard of it. */
export interface SpokenMessage {
  messageId: string;
  /** Of the stored sound, and where its bytes are; `bytes` is 0 once it was deleted. */
  id: string;
  parts: PartsTable;
  contentType: string;
  bytes: number;
  durationMs: number | null;
  words: HeardWord[];
  heard: string | null;
  sent: string;
  createdAt: Date;
  /** The sound holds other messages too. */
  isPart: boolean;
}

const columns = {
  messageId: turns.id,
  id: answerSounds.id,
  contentType: answerSounds.contentType,
  bytes: answerSounds.bytes,
  durationMs: answerSounds.durationMs,
  words: answerSounds.words,
  heard: answerSounds.heard,
  sent: turns.text,
  createdAt: answerSounds.createdAt,
};

const isLive = and(
  isNull(sessions.withdrawnAt),
  isNull(sessions.deletedAt),
  isNull(interviews.deletedAt),
  isNull(projects.deletedAt),
);

function selectSpoken(db: Database) {
  return db.orm
    .select(columns)
    .from(sessions)
    .innerJoin(interviews, eq(interviews.id, sessions.interviewId))
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .innerJoin(answerSounds, eq(answerSounds.sessionId, sessions.id))
    .innerJoin(
      turns,
      and(eq(turns.sessionId, answerSounds.sessionId), eq(turns.clientMessageId, answerSounds.id)),
    );
}

/** Those that a session's participant spoke and sent, where the account may read the session. */
export async function listSpokenOfSession(
  db: Database,
  of: { accountId: string; sourceId: string },
): Promise<SpokenMessage[]> {
  const rows = await selectSpoken(db)
    .where(and(eq(sessions.id, of.sourceId), isLive, mayAccess(of.accountId, "view")))
    .orderBy(asc(turns.seq));
  return rows.map((row) => ({ ...row, words: row.words ?? [], parts: soundBytes, isPart: false }));
}

/** Whether this is a session that the account may read, spoken or not. */
export async function isSession(db: Database, of: { accountId: string; sourceId: string }): Promise<boolean> {
  const rows = await db.orm
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(interviews, eq(interviews.id, sessions.interviewId))
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .where(and(eq(sessions.id, of.sourceId), isLive, mayAccess(of.accountId, "view")));
  return rows.length > 0;
}

/** The messages of an interview's sessions that can be heard. */
export async function listPlayable(db: Database, interviewId: string): Promise<string[]> {
  const rows = await selectSpoken(db).where(
    and(
      eq(sessions.interviewId, interviewId),
      isLive,
      gt(answerSounds.bytes, 0),
      isNotNull(turns.clientMessageId),
    ),
  );
  return rows.map(({ messageId }) => messageId);
}

/** The recording that a transcript was recognised from. The caller has made sure of the right to it. */
export async function findRecordingOf(
  db: Database,
  sourceId: string,
): Promise<typeof recordings.$inferSelect | undefined> {
  const [row] = await db.orm.select().from(recordings).where(eq(recordings.sourceId, sourceId));
  return row;
}

/** The transcripts of an interview's project that have their recording. */
export async function listRecorded(db: Database, projectId: string): Promise<string[]> {
  const rows = await db.orm
    .select({ id: sources.id })
    .from(sources)
    .innerJoin(recordings, eq(recordings.sourceId, sources.id))
    .where(and(eq(sources.projectId, projectId), isNull(sources.deletedAt)));
  return rows.map(({ id }) => id);
}
