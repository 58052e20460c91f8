import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { sources } from "../../db/analysis-schema.ts";
import type { Database } from "../../db/database.ts";
import { sessions } from "../../db/schema.ts";
import type { SearchText } from "./search-text.ts";

/** As many messages are rated by their words; among more, these are the best by PostgreSQL's rank. */
export const mostHits = 500;
/** As many are ranked: to rank a hundred thousand would take seconds. */
export const mostRanked = 2_000;

export interface SessionHit {
  sessionId: string;
  number: number;
  turnId: string;
  text: string;
  /** How many messages were ranked, the same in each row. */
  ranked: number;
  [column: string]: unknown;
}

const query = (text: string): SQL => sql`to_tsquery('english', ${text})`;

/** What was withdrawn, and what is not finished, is never searched. */
const isSearched = sql`s.completed_at is not null and s.withdrawn_at is null`;

/** Messages of an interview's finished sessions that fit, the best first. */
export async function searchSessions(
  db: Database,
  interviewId: string,
  text: SearchText,
): Promise<SessionHit[]> {
  const result = await db.orm.execute<SessionHit>(sql`
    with candidates as materialized (
      select t.session_id, s.number, t.seq, t.id, t.text
      from turns t join sessions s on s.id = t.session_id
      where s.interview_id = ${interviewId} and ${isSearched}
        and t.speaker = 'participant' and to_tsvector('english', t.text) @@ ${query(text.enough)}
      limit ${mostRanked})
    select session_id as "sessionId", number, id as "turnId", text,
      (select count(*)::int from candidates) as ranked
    from candidates
    order by ts_rank_cd(to_tsvector('english', text), ${query(text.any)}) desc, number, seq
    limit ${mostHits}`);
  return result.rows;
}

/** How many people said something that fits, by whole messages. */
export async function countFittingSessions(
  db: Database,
  interviewId: string,
  text: SearchText,
): Promise<number> {
  const result = await db.orm.execute<{ count: number }>(sql`
    select count(distinct t.session_id)::int as count
    from turns t join sessions s on s.id = t.session_id
    where s.interview_id = ${interviewId} and ${isSearched}
      and t.speaker = 'participant' and to_tsvector('english', t.text) @@ ${query(text.enough)}`);
  return result.rows[0]?.count ?? 0;
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

/** The transcripts of a project and the threads of an interview, as far as they are chosen. */
export async function listSearchedSources(
  db: Database,
  of: { accountId: string; interviewId: string; projectId: string },
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
    .where(and(eq(sources.ownerId, of.accountId), or(...places)))
    .orderBy(sources.createdAt, sources.id);
}

export interface SourceHit {
  sourceId: string;
  speakerId: string;
  turnId: string;
  text: string;
  ranked: number;
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
    with candidates as materialized (
      select t.source_id, t.speaker_id, t.seq, t.id, t.text
      from source_turns t
      where ${inArray(sql`t.source_id`, sourceIds)}
        and to_tsvector('english', t.text) @@ ${query(text.enough)}
      limit ${mostRanked})
    select source_id as "sourceId", speaker_id as "speakerId", id as "turnId", text,
      (select count(*)::int from candidates) as ranked
    from candidates
    order by ts_rank_cd(to_tsvector('english', text), ${query(text.any)}) desc, source_id, seq
    limit ${mostHits}`);
  return result.rows;
}
