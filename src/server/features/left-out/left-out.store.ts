import { and, asc, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { type AskedOutPlace, readAskedOutPlace } from "#analysis/asked-out-place.ts";
import type { QuotePlace } from "#contract/left-out.ts";
import { distressSeqSql } from "../../db/analysed-words.ts";
import { leftOutQuotes, sources, sourceTurns } from "../../db/analysis-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { byParticipant, leftOutByName } from "../../db/left-out.ts";
import { sessions, turns } from "../../db/schema.ts";
import type { Passage } from "./quote-ranges.service.ts";

/** An interview whose rights the caller has made sure of. */
export interface Place {
  interviewId: string;
  projectId: string;
}

/** Transcripts of the project, and threads of the interview. */
function isSourceOf({ interviewId, projectId }: Place): SQL | undefined {
  return and(
    isNull(sources.deletedAt),
    or(
      and(eq(sources.kind, "transcript"), eq(sources.projectId, projectId)),
      and(eq(sources.kind, "thread"), eq(sources.interviewId, interviewId)),
    ),
  );
}

interface Change {
  leftOut: boolean;
  accountId: string;
}

function toColumns({ leftOut, accountId }: Change) {
  return leftOut ? { leftOutAt: sql`now()`, leftOutBy: accountId } : { leftOutAt: null, leftOutBy: null };
}

/** Of those named that are at the place and not so already; answers how many. */
export async function changeSources(
  tx: Queryable,
  place: Place,
  ids: string[],
  change: Change,
): Promise<number> {
  if (ids.length === 0) return 0;
  const isOther = (column: typeof sessions.leftOutAt | typeof sources.leftOutAt) =>
    change.leftOut ? isNull(column) : isNotNull(column);
  const ofSessions = await tx
    .update(sessions)
    .set(toColumns(change))
    .where(
      and(
        inArray(sessions.id, ids),
        eq(sessions.interviewId, place.interviewId),
        isNull(sessions.withdrawnAt),
        isOther(sessions.leftOutAt),
      ),
    )
    .returning({ id: sessions.id });
  const ofSources = await tx
    .update(sources)
    .set(toColumns(change))
    .where(and(inArray(sources.id, ids), isSourceOf(place), isOther(sources.leftOutAt)))
    .returning({ id: sources.id });
  return ofSessions.length + ofSources.length;
}

/** The texts of messages that are at the place, by source and message. */
export async function readMessages(
  tx: Queryable,
  place: Place,
  quotes: readonly Pick<QuotePlace, "sourceId" | "messageId">[],
): Promise<Map<string, string>> {
  if (quotes.length === 0) return new Map();
  const sourceIds = [...new Set(quotes.map(({ sourceId }) => sourceId))];
  const messageIds = [...new Set(quotes.map(({ messageId }) => messageId))];
  const ofSessions = await tx
    .select({ sourceId: turns.sessionId, messageId: turns.id, text: turns.text })
    .from(turns)
    .innerJoin(sessions, eq(sessions.id, turns.sessionId))
    .where(
      and(
        inArray(turns.sessionId, sourceIds),
        inArray(turns.id, messageIds),
        eq(turns.speaker, "participant"),
        eq(sessions.interviewId, place.interviewId),
        isNull(sessions.withdrawnAt),
      ),
    );
  const ofSources = await tx
    .select({ sourceId: sourceTurns.sourceId, messageId: sourceTurns.id, text: sourceTurns.text })
    .from(sourceTurns)
    .innerJoin(sources, eq(sources.id, sourceTurns.sourceId))
    .where(
      and(inArray(sourceTurns.sourceId, sourceIds), inArray(sourceTurns.id, messageIds), isSourceOf(place)),
    );
  return new Map([...ofSessions, ...ofSources].map((row) => [`${row.sourceId} ${row.messageId}`, row.text]));
}

/** What a participant chose to leave out, with the button on their page: nobody misheard that. */
const isChosen = sql`(${leftOutQuotes.leftOutBy} = ${byParticipant} and exists (select 1 from ${turns}
  where ${turns.sessionId} = ${leftOutQuotes.sourceId} and ${turns.id} = ${leftOutQuotes.messageId}
    and ${turns.ownChoice} = 'leave_out'))`;

/** All but what participants chose to leave out themselves. */
export async function deleteQuotes(
  tx: Queryable,
  interviewId: string,
  quotes: QuotePlace[],
): Promise<number> {
  let deleted = 0;
  for (const { sourceId, messageId, start, end } of quotes) {
    const rows = await tx
      .delete(leftOutQuotes)
      .where(
        and(
          eq(leftOutQuotes.interviewId, interviewId),
          eq(leftOutQuotes.sourceId, sourceId),
          eq(leftOutQuotes.messageId, messageId),
          eq(leftOutQuotes.start, start),
          eq(leftOutQuotes.end, end),
          not(isChosen),
        ),
      )
      .returning({ id: leftOutQuotes.messageId });
    deleted += rows.length;
  }
  return deleted;
}

/** With a source that is gone. */
export async function deleteQuotesOf(tx: Queryable, interviewId: string, sourceId: string): Promise<void> {
  await tx
    .delete(leftOutQuotes)
    .where(and(eq(leftOutQuotes.interviewId, interviewId), eq(leftOutQuotes.sourceId, sourceId)));
}

export function listQuotes(db: Queryable, interviewId: string) {
  return db
    .select({
      sourceId: leftOutQuotes.sourceId,
      messageId: leftOutQuotes.messageId,
      start: leftOutQuotes.start,
      end: leftOutQuotes.end,
      leftOutAt: leftOutQuotes.leftOutAt,
      leftOutByName: leftOutByName("left_out_quotes"),
    })
    .from(leftOutQuotes)
    .where(eq(leftOutQuotes.interviewId, interviewId))
    .orderBy(asc(leftOutQuotes.leftOutAt), asc(leftOutQuotes.messageId), asc(leftOutQuotes.start));
}

export async function listPassages(db: Queryable, interviewId: string): Promise<Passage[]> {
  return db
    .select({
      sourceId: leftOutQuotes.sourceId,
      messageId: leftOutQuotes.messageId,
      start: leftOutQuotes.start,
      end: leftOutQuotes.end,
      isAsked: sql<boolean>`${leftOutQuotes.leftOutBy} is not distinct from ${byParticipant}`,
    })
    .from(leftOutQuotes)
    .where(eq(leftOutQuotes.interviewId, interviewId));
}

/** By source: transcripts and threads; whatever else is named is a session. */
export async function listKinds(
  db: Database,
  place: Place,
  of: readonly { sourceId: string }[],
): Promise<Map<string, "transcript" | "thread">> {
  if (of.length === 0) return new Map();
  const ids = [...new Set(of.map(({ sourceId }) => sourceId))];
  const rows = await db.orm
    .select({ id: sources.id, kind: sources.kind })
    .from(sources)
    .where(and(inArray(sources.id, ids), isSourceOf(place)));
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

export function listLeftOutSessions(db: Database, interviewId: string) {
  return db.orm
    .select({
      id: sessions.id,
      number: sessions.number,
      leftOutAt: sessions.leftOutAt,
      leftOutByName: leftOutByName("sessions"),
    })
    .from(sessions)
    .where(
      and(eq(sessions.interviewId, interviewId), isNotNull(sessions.leftOutAt), isNull(sessions.withdrawnAt)),
    )
    .orderBy(asc(sessions.leftOutAt), asc(sessions.id));
}

export function listLeftOutSources(db: Database, place: Place) {
  return db.orm
    .select({
      id: sources.id,
      kind: sources.kind,
      name: sources.name,
      leftOutAt: sources.leftOutAt,
      leftOutByName: leftOutByName("sources"),
    })
    .from(sources)
    .where(and(isSourceOf(place), isNotNull(sources.leftOutAt)))
    .orderBy(asc(sources.leftOutAt), asc(sources.id));
}

/** Which of these sessions, transcripts and threads are left out. */
export async function listLeftOutAmong(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const ofSessions = db.orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, ids), isNotNull(sessions.leftOutAt)));
  const ofSources = db.orm
    .select({ id: sources.id })
    .from(sources)
    .where(and(inArray(sources.id, ids), isNotNull(sources.leftOutAt)));
  const [left, others] = await Promise.all([ofSessions, ofSources]);
  return new Set([...left, ...others].map(({ id }) => id));
}

/** Messages of finished sessions that are kept out since somebody was in distress. */
export async function listKeptOutMessages(db: Database, interviewId: string): Promise<Set<string>> {
  const { rows } = await db.orm.execute<{ id: string }>(sql`
    select t.id from ${sessions} s join ${turns} t on t.session_id = s.id
    where s.interview_id = ${interviewId} and s.end_reason = 'distress' and s.withdrawn_at is null
      and s.distress_decision is distinct from 'taken_in'
      and t.speaker = 'participant' and t.seq >= coalesce(${distressSeqSql("s")}, 0)`);
  return new Set(rows.map(({ id }) => id));
}

/** Of uploaded talks, what a model heard somebody ask to have left out, and that was not included again. */
export async function listAskedOut(db: Database, sourceIds: string[]): Promise<AskedOutPlace[]> {
  if (sourceIds.length === 0) return [];
  const { rows } = await db.orm.execute<{ id: string }>(sql`
    select asked.id from ${sources}, unnest(${sources.askedOutTurns}) as asked(id)
    where ${inArray(sources.id, sourceIds)} and split_part(asked.id, ':', 1) <> all(${sources.includedTurns})`);
  return rows.map(({ id }) => readAskedOutPlace(id));
}

export async function saveDecision(
  db: Database,
  sessionId: string,
  of: { decision: "taken_in" | "kept_out" | null; accountId: string },
): Promise<void> {
  const { decision, accountId } = of;
  await db.orm
    .update(sessions)
    .set({
      distressDecision: decision,
      distressDecidedAt: decision === null ? null : sql`now()`,
      distressDecidedBy: decision === null ? null : accountId,
    })
    .where(eq(sessions.id, sessionId));
}
