import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { LeftOut } from "#contract/left-out.ts";
import { leftOutQuotes, sources } from "./analysis-schema.ts";
import type { Database, Queryable } from "./database.ts";
import { sessions, turns } from "./schema.ts";

export interface LeftOutRow {
  leftOutAt: Date | null;
  /** The name of whose account it was; null where that is gone. */
  leftOutByName: string | null;
}

/** Stands in `left_out_by` where a participant asked for it; no account has such an id. */
export const byParticipant = "participant";

/** Who left a row of this table out: the name of the account, or the participant. */
export function leftOutByName(table: "sessions" | "sources" | "left_out_quotes"): SQL<string | null> {
  const by = sql.raw(`${table}.left_out_by`);
  return sql<string | null>`case when ${by} = ${byParticipant} then 'the participant'
    else (select u.name from users u where u.id = ${by}) end`;
}

/** A message `m` all of which is left out, by the row `kept` of `left_out_quotes`: of others a name may be. */
export function isWholeSql(kept: string, m: string): SQL {
  return sql.raw(`${kept}.start = 0 and ${kept}."end" >= char_length(${m}.text)`);
}

/** A message that its participant did not ask us to leave out; `s` is the row of `sessions`, `t` that of `turns`. */
export function isNotKeptOutSql(s: string, t: string): SQL<boolean> {
  return sql`not exists (select 1 from left_out_quotes kept where kept.interview_id = ${sql.raw(`${s}.interview_id`)}
    and kept.source_id = ${sql.raw(`${s}.id`)} and kept.message_id = ${sql.raw(`${t}.id`)} and kept.left_out_by = ${byParticipant}
    and ${isWholeSql("kept", t)})` as SQL<boolean>;
}

export function toLeftOut({ leftOutAt, leftOutByName: by }: LeftOutRow): LeftOut | null {
  return leftOutAt === null ? null : { at: leftOutAt.toISOString(), by };
}

export async function insertLeftOutQuotes(
  tx: Queryable,
  rows: (typeof leftOutQuotes.$inferInsert)[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const inserted = await tx
    .insert(leftOutQuotes)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: leftOutQuotes.messageId });
  return inserted.length;
}

/** Whole messages of a session, at their participant's wish, also where somebody of the team left them out before. */
export async function leaveOutForParticipant(
  tx: Queryable,
  of: { interviewId: string; sessionId: string },
  messages: readonly { id: string; text: string }[],
): Promise<void> {
  if (messages.length === 0) return;
  const { interviewId, sessionId } = of;
  await tx
    .insert(leftOutQuotes)
    .values(
      messages.map(({ id, text }) => ({
        interviewId,
        sourceId: sessionId,
        messageId: id,
        start: 0,
        end: Array.from(text).length,
        leftOutBy: byParticipant,
      })),
    )
    .onConflictDoUpdate({
      target: [
        leftOutQuotes.interviewId,
        leftOutQuotes.sourceId,
        leftOutQuotes.messageId,
        leftOutQuotes.start,
        leftOutQuotes.end,
      ],
      set: { leftOutBy: byParticipant },
    });
}

/** Names in messages of a session, at their participant's wish. */
export async function leaveOutNames(
  tx: Queryable,
  { interviewId, sessionId }: { interviewId: string; sessionId: string },
  places: readonly { id: string; start: number; end: number }[],
): Promise<void> {
  const of = { interviewId, sourceId: sessionId, leftOutBy: byParticipant };
  await insertLeftOutQuotes(
    tx,
    places.map(({ id, start, end }) => ({ ...of, messageId: id, start, end })),
  );
}

const byTheirWish = (sessionIds: string[]) =>
  and(inArray(leftOutQuotes.sourceId, sessionIds), eq(leftOutQuotes.leftOutBy, byParticipant));

/** The messages in these sessions that their participants asked us not to use. */
export async function listKeptOutByParticipants(db: Database, sessionIds: string[]): Promise<Set<string>> {
  const rows = await db.orm
    .select({ messageId: leftOutQuotes.messageId })
    .from(leftOutQuotes)
    .innerJoin(turns, eq(turns.id, leftOutQuotes.messageId))
    .where(and(byTheirWish(sessionIds), isWholeSql("left_out_quotes", "turns")));
  return new Set(rows.map(({ messageId }) => messageId));
}

/** By session the names, as they stand in its messages, that its participant asked us to leave out. */
export async function listNamesLeftOut(db: Database, sessionIds: string[]): Promise<Map<string, string[]>> {
  const rows = await db.orm
    .select({
      sessionId: leftOutQuotes.sourceId,
      name: sql<string>`substr(${turns.text}, ${leftOutQuotes.start} + 1, ${leftOutQuotes.end} - ${leftOutQuotes.start})`,
    })
    .from(leftOutQuotes)
    .innerJoin(turns, eq(turns.id, leftOutQuotes.messageId))
    .where(and(byTheirWish(sessionIds), sql`not (${isWholeSql("left_out_quotes", "turns")})`));
  const names = Map.groupBy(rows, ({ sessionId }) => sessionId);
  return new Map([...names].map(([id, of]) => [id, [...new Set(of.map(({ name }) => name))]]));
}

/** Which of these sessions, transcripts and threads are deleted: nothing shows their words until they are restored. */
export async function listDeletedAmong(db: Queryable, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const ofSessions = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, ids), isNotNull(sessions.deletedAt)));
  const ofSources = await db
    .select({ id: sources.id })
    .from(sources)
    .where(and(inArray(sources.id, ids), isNotNull(sources.deletedAt)));
  return new Set([...ofSessions, ...ofSources].map(({ id }) => id));
}
