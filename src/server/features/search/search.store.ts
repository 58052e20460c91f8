import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { isBeforeDistressSql } from "../../db/analysed-words.ts";
import { cursorTimeSql } from "../../db/columns.ts";
import type { Database } from "../../db/database.ts";
import { isNotKeptOutSql } from "../../db/left-out.ts";
import { sessions } from "../../db/schema.ts";
import { closeMark, openMark } from "./snippet.ts";

export interface HitRow {
  sessionId: string;
  number: number;
  startedAt: Date;
  startedText: string;
  completedAt: Date | null;
  turnId: string;
  seq: number;
  text: string;
  /** The text with what was found between marks; null where its letters were looked for. */
  marked: string | null;
  /** Of all that fit, the same in each row. */
  messages: number;
  sessions: number;
  [column: string]: unknown;
}

/** Where a page of hits ended. */
export interface HitCursor {
  startedText: string;
  sessionId: string;
  seq: number;
}

interface Page {
  after: HitCursor | undefined;
  limit: number;
}

/** Which of these words the index keeps; the others are so common that it leaves them out. */
export async function listKeptWords(db: Database, words: string[]): Promise<string[]> {
  const result = await db.orm.execute<{ word: string }>(sql`
    select word from unnest(${sql.param(words)}::text[]) with ordinality as given(word, place)
    where to_tsvector('english', word) <> ''::tsvector order by place`);
  return result.rows.map((row) => row.word);
}

/**
 * Participants' messages that fit a query of words, by the index on words. `patterns` are regular expressions that
 * they must fit as well, for words that the index leaves out.
 */
export async function searchByWords(
  db: Database,
  of: { interviewId: string; query: string; patterns: string[] },
  page: Page,
): Promise<HitRow[]> {
  const query = sql`to_tsquery('english', ${of.query})`;
  const others = of.patterns.map((pattern) => sql`and t.text ~* ${pattern}`);
  const fitting = sql`
    select s.id as session_id, s.number, s.started_at, s.completed_at, t.seq
    from turns t join sessions s on s.id = t.session_id
    where s.interview_id = ${of.interviewId} and s.withdrawn_at is null
      and t.speaker = 'participant' and to_tsvector('english', t.text) @@ ${query} ${sql.join(others, sql` `)}
      and ${isBeforeDistressSql("s", "t")} and ${isNotKeptOutSql("s", "t")}`;
  const options = `HighlightAll=true, StartSel=${openMark}, StopSel=${closeMark}`;
  return readHits(db, { fitting, marked: sql`ts_headline('english', t.text, ${query}, ${options})` }, page);
}

/** Letters are looked for in this many sessions, the newest: there is no index that knows them. */
export const maxScanned = 2_000;

/** Participants' messages in the newest sessions that fit all of these regular expressions. */
export async function searchByLetters(
  db: Database,
  of: { interviewId: string; patterns: string[] },
  page: Page,
): Promise<HitRow[]> {
  const fits = of.patterns.map((pattern) => sql`t.text ~* ${pattern}`);
  // Session by session through their key: read as a whole, all turns of all interviews would be looked at.
  const fitting = sql`
    select s.id as session_id, s.number, s.started_at, s.completed_at, t.seq
    from (
      select * from sessions
      where interview_id = ${of.interviewId} and withdrawn_at is null
      order by started_at desc, id desc limit ${maxScanned}) s
    cross join lateral (
      select id, seq, text from turns where session_id = s.id and speaker = 'participant' offset 0) t
    where ${sql.join(fits, sql` and `)} and ${isBeforeDistressSql("s", "t")} and ${isNotKeptOutSql("s", "t")}`;
  return readHits(db, { fitting, marked: sql`null` }, page);
}

/** The newest session first, and in it what was said first. */
async function readHits(
  db: Database,
  { fitting, marked }: { fitting: SQL; marked: SQL },
  { after, limit }: Page,
): Promise<HitRow[]> {
  const isAfter = after
    ? sql`where (started_at, session_id) < (${after.startedText}::timestamptz, ${after.sessionId}::text)
        or (session_id = ${after.sessionId} and seq > ${after.seq})`
    : sql``;
  const result = await db.orm.execute<HitRow>(sql`
    with fitting as materialized (${fitting}),
    -- By groups, which are hashed; distinct ones would be sorted.
    counted as (
      select coalesce(sum(said), 0)::int as messages, count(*)::int as sessions
      from (select count(*) as said from fitting group by session_id) each_session),
    shown as (
      select * from fitting ${isAfter} order by started_at desc, session_id desc, seq limit ${limit})
    select f.session_id as "sessionId", f.number, f.started_at as "startedAt", f.completed_at as "completedAt",
      ${cursorTimeSql(sql`f.started_at`)} as "startedText",
      t.id as "turnId", f.seq, t.text, ${marked} as marked, counted.messages, counted.sessions
    from counted, shown f join turns t on t.session_id = f.session_id and t.seq = f.seq
    order by f.started_at desc, f.session_id desc, f.seq`);
  return result.rows;
}

export async function countSessions(db: Database, interviewId: string): Promise<number> {
  const [row] = await db.orm
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(sessions)
    .where(and(eq(sessions.interviewId, interviewId), isNull(sessions.withdrawnAt)));
  return row?.count ?? 0;
}
