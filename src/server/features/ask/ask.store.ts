import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { isAnalysedWordSql } from "../../db/analysed-words.ts";
import { sources } from "../../db/analysis-schema.ts";
import type { Database } from "../../db/database.ts";
import { sessions } from "../../db/schema.ts";
import type { SearchText } from "./search-text.ts";

/** As many messages are rated by their words; of more, those that PostgreSQL ranks best. */
export const maxHits = 300;
/** As many are ranked: ranking takes a text apart anew, and a hundred thousand of them would take seconds. */
const maxRanked = 600;

export interface SessionHit {
  sessionId: string;
  number: number;
  turnId: string;
  text: string;
  /** How many messages fit and how many people said them, the same in each row. */
  messages: number;
  people: number;
  [column: string]: unknown;
}

const query = (text: string): SQL => sql`to_tsquery('english', ${text})`;

/**
 * Messages of an interview's finished sessions that fit, the best first. What was withdrawn, and what is not
 * finished, is never searched.
 */
export async function searchSessions(
  db: Database,
  interviewId: string,
  text: SearchText,
): Promise<SessionHit[]> {
  const result = await db.orm.execute<SessionHit>(sql`
    with fitting as materialized (
      select t.session_id, t.seq, s.number
      from turns t join sessions s on s.id = t.session_id
      where s.interview_id = ${interviewId} and s.completed_at is not null and s.withdrawn_at is null
        and ${isAnalysedWordSql("s", "t")} and t.speaker = 'participant' and to_tsvector('english', t.text) @@ ${query(text.enough)}),
    ranked as (
      select f.session_id, f.seq, f.number, t.id, t.text,
        ts_rank_cd(to_tsvector('english', t.text), ${query(text.any)}) as rank
      from (select * from fitting limit ${maxRanked}) f
      join turns t on t.session_id = f.session_id and t.seq = f.seq)
    select session_id as "sessionId", number, id as "turnId", text,
      (select count(*)::int from fitting) as messages,
      (select count(distinct session_id)::int from fitting) as people
    from ranked order by rank desc, number, seq limit ${maxHits}`);
  return result.rows;
}

/** As many answers are compared by any of their words, and as many by the question before them. */
const maxNear = 300;

export interface NearTurn {
  turnId: string;
  text: string;
  before: string | null;
  [column: string]: unknown;
}

export interface NearAnswer extends NearTurn {
  sessionId: string;
  number: number;
}

/** Answers that hold any word of the question, or that follow an interviewer's turn which does. */
export async function listNearAnswers(
  db: Database,
  interviewId: string,
  text: SearchText,
): Promise<NearAnswer[]> {
  const spoken = (speaker: string) => sql`
    select t.session_id, t.seq from turns t join sessions s on s.id = t.session_id
    where s.interview_id = ${interviewId} and s.completed_at is not null and s.withdrawn_at is null
      and t.speaker = ${speaker} and to_tsvector('english', t.text) @@ ${query(text.any)}
    order by s.started_at desc, s.id, t.seq limit ${maxNear}`;
  const result = await db.orm.execute<NearAnswer>(sql`
    with near as (
      (${spoken("participant")}) union
      (select session_id, seq + 1 from (${spoken("interviewer")}) asked))
    select s.id as "sessionId", s.number, t.id as "turnId", t.text, q.text as before
    from near n
    join sessions s on s.id = n.session_id
    join turns t on t.session_id = n.session_id and t.seq = n.seq and t.speaker = 'participant'
    left join turns q on q.session_id = n.session_id and q.seq = n.seq - 1 and q.speaker = 'interviewer'
    where ${isAnalysedWordSql("s", "t")}
    order by s.number, t.seq`);
  return result.rows;
}

/** Replies are read of the newest sessions only: that nobody's time is spent on reading all of thousands. */
export const maxReplying = 500;

export interface Reply {
  sessionId: string;
  number: number;
  turnId: string;
  text: string;
  [column: string]: unknown;
}

/** What people said right after these questions of the script were put to them. */
export async function listReplies(
  db: Database,
  interviewId: string,
  questionIds: string[],
): Promise<Reply[]> {
  if (questionIds.length === 0) return [];
  const put = sql`coalesce(q.move->>'thenAsk', case when q.move->>'kind' in ('ask', 'introduce') then q.move->>'questionId' end)`;
  const result = await db.orm.execute<Reply>(sql`
    select s.id as "sessionId", s.number, r.id as "turnId", r.text
    from (
      select * from sessions
      where interview_id = ${interviewId} and completed_at is not null and withdrawn_at is null
        and left_out_at is null
      order by started_at desc, id desc limit ${maxReplying}) s
    join turns q on q.session_id = s.id and q.speaker = 'interviewer'
    join turns r on r.session_id = q.session_id and r.seq = q.seq + 1 and r.speaker = 'participant'
    where ${inArray(put, questionIds)} and ${isAnalysedWordSql("s", "r")}
    order by s.number, r.seq`);
  return result.rows;
}

/** How many people have finished the interview, and in which languages. */
export async function countSearchedSessions(
  db: Database,
  interviewId: string,
): Promise<{ language: string; count: number }[]> {
  return db.orm
    .select({ language: sessions.language, count: sql<number>`count(*)`.mapWith(Number) })
    .from(sessions)
    .where(
      and(
        eq(sessions.interviewId, interviewId),
        isNotNull(sessions.completedAt),
        isNull(sessions.withdrawnAt),
        isNull(sessions.leftOutAt),
      ),
    )
    .groupBy(sessions.language);
}

export interface SearchedSource {
  id: string;
  kind: "transcript" | "thread";
  name: string;
  language: string;
  speakers: { id: string; name: string; role: string }[];
}

/** The transcripts of a project and the threads of an interview, as far as they are chosen. The caller has made sure of both. */
export async function listSearchedSources(
  db: Database,
  of: { interviewId: string; projectId: string },
  chosen: { transcripts: boolean; threads: boolean },
): Promise<SearchedSource[]> {
  const places = [
    chosen.transcripts ? and(eq(sources.kind, "transcript"), eq(sources.projectId, of.projectId)) : undefined,
    chosen.threads ? and(eq(sources.kind, "thread"), eq(sources.interviewId, of.interviewId)) : undefined,
  ].filter((place) => place !== undefined);
  if (places.length === 0) return [];
  return db.orm
    .select({
      id: sources.id,
      kind: sources.kind,
      name: sources.name,
      language: sources.language,
      speakers: sources.speakers,
    })
    .from(sources)
    .where(and(or(...places), isNull(sources.leftOutAt), isNull(sources.deletedAt)))
    .orderBy(sources.createdAt, sources.id);
}

export interface SourceHit {
  sourceId: string;
  speakerId: string;
  turnId: string;
  text: string;
  messages: number;
  [column: string]: unknown;
}

/** Messages of these sources that fit, the best first, whoever said them. */
export async function searchSources(
  db: Database,
  sourceIds: string[],
  text: SearchText,
): Promise<SourceHit[]> {
  if (sourceIds.length === 0) return [];
  const result = await db.orm.execute<SourceHit>(sql`
    with fitting as materialized (
      select t.source_id, t.seq
      from source_turns t
      where ${inArray(sql`t.source_id`, sourceIds)}
        and to_tsvector('english', t.text) @@ ${query(text.enough)}),
    ranked as (
      select t.source_id, t.speaker_id, t.seq, t.id, t.text,
        ts_rank_cd(to_tsvector('english', t.text), ${query(text.any)}) as rank
      from (select * from fitting limit ${maxRanked}) f
      join source_turns t on t.source_id = f.source_id and t.seq = f.seq)
    select source_id as "sourceId", speaker_id as "speakerId", id as "turnId", text,
      (select count(*)::int from fitting) as messages
    from ranked order by rank desc, source_id, seq limit ${maxHits}`);
  return result.rows;
}

export interface NearSourceTurn extends NearTurn {
  sourceId: string;
  speakerId: string;
}

/** Turns of these sources that hold any word of the question, or that answer somebody else's turn which does. */
export async function listNearSourceTurns(
  db: Database,
  sourceIds: string[],
  text: SearchText,
): Promise<NearSourceTurn[]> {
  if (sourceIds.length === 0) return [];
  const result = await db.orm.execute<NearSourceTurn>(sql`
    with holding as (
      select t.source_id, t.seq from source_turns t
      where ${inArray(sql`t.source_id`, sourceIds)} and to_tsvector('english', t.text) @@ ${query(text.any)}
      order by t.source_id, t.seq limit ${maxNear}),
    near as (select source_id, seq from holding union select source_id, seq + 1 from holding)
    select t.source_id as "sourceId", t.speaker_id as "speakerId", t.id as "turnId", t.text,
      case when q.speaker_id <> t.speaker_id then q.text end as before
    from near n
    join source_turns t on t.source_id = n.source_id and t.seq = n.seq
    left join source_turns q on q.source_id = n.source_id and q.seq = n.seq - 1
    order by t.source_id, t.seq`);
  return result.rows;
}
