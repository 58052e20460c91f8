import { inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { maxHits, maxNear, maxRanked, type NearTurn } from "./ask.store.ts";
import { type AskedScope, isOfInterviewsSql, isThreadInSql, isTranscriptInSql } from "./asked-scope.store.ts";
import { querySql, type SearchText } from "./search-text.store.ts";

interface ChosenSources {
  transcripts: boolean;
  threads: boolean;
}

/** Uploaded transcripts and threads of a scope, as far as they are chosen. */
export interface SearchedSources {
  scope: AskedScope;
  chosen: ChosenSources;
}

function isSearchedSql({ scope, chosen }: SearchedSources) {
  const kinds = [
    ...(chosen.transcripts ? [isTranscriptInSql(scope)] : []),
    ...(chosen.threads ? [isThreadInSql(scope)] : []),
  ];
  return sql`(${sql.join(kinds, sql` or `)}) and o.left_out_at is null and o.deleted_at is null`;
}

/** How many people speak in them as participants, and in which languages. */
export async function countSearchedPeople(
  db: Database,
  of: SearchedSources,
): Promise<{ kind: "transcript" | "thread"; language: string; people: number }[]> {
  const result = await db.orm.execute<{ kind: "transcript" | "thread"; language: string; people: number }>(
    sql`select o.kind, o.language, coalesce(sum(jsonb_array_length(
        jsonb_path_query_array(o.speakers, '$[*] ? (@.role == "participant")'))), 0)::int as people
      from sources o where ${isSearchedSql(of)} group by o.kind, o.language`,
  );
  return result.rows;
}

export interface SourceHit {
  sourceId: string;
  speakerId: string;
  turnId: string;
  text: string;
  messages: number;
  [column: string]: unknown;
}

/** Messages that fit, the best first, whoever said them. */
export async function searchSources(
  db: Database,
  of: SearchedSources,
  text: SearchText,
): Promise<SourceHit[]> {
  const result = await db.orm.execute<SourceHit>(sql`
    with fitting as materialized (
      select t.source_id, t.seq
      from source_turns t join sources o on o.id = t.source_id
      where ${isSearchedSql(of)} and to_tsvector('english', t.text) @@ ${querySql(text.enough)}),
    ranked as (
      select t.source_id, t.speaker_id, t.seq, t.id, t.text,
        ts_rank_cd(to_tsvector('english', t.text), ${querySql(text.any)}) as rank
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

/** Turns that hold any word of the question, or that answer somebody else's turn which does. */
export async function listNearSourceTurns(
  db: Database,
  of: SearchedSources,
  text: SearchText,
): Promise<NearSourceTurn[]> {
  const result = await db.orm.execute<NearSourceTurn>(sql`
    with holding as (
      select t.source_id, t.seq from source_turns t join sources o on o.id = t.source_id
      where ${isSearchedSql(of)} and to_tsvector('english', t.text) @@ ${querySql(text.any)}
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

/** A transcript or thread in which somebody said something that fits. */
export interface FoundSource {
  id: string;
  kind: "transcript" | "thread";
  name: string;
  speakers: { id: string; name: string; role: string }[];
  [column: string]: unknown;
}

export async function readFoundSources(db: Database, ids: string[]): Promise<FoundSource[]> {
  if (ids.length === 0) return [];
  const result = await db.orm.execute<FoundSource>(sql`
    select o.id, o.kind, o.name, o.speakers from sources o where ${inArray(sql`o.id`, ids)}`);
  return result.rows;
}

export interface SourcePlace {
  sourceId: string;
  projectId: string | null;
  projectName: string | null;
  interviewId: string | null;
  interviewName: string | null;
  [column: string]: unknown;
}

/** The interviews and projects of sessions, transcripts and threads. */
export async function listPlaces(db: Database, sourceIds: string[]): Promise<SourcePlace[]> {
  if (sourceIds.length === 0) return [];
  const result = await db.orm.execute<SourcePlace>(sql`
    with found as (
      select s.id, s.interview_id, null as project_id from sessions s where ${inArray(sql`s.id`, sourceIds)}
      union all
      select o.id, o.interview_id, o.project_id from sources o where ${inArray(sql`o.id`, sourceIds)})
    select f.id as "sourceId", p.id as "projectId", p.name as "projectName",
      i.id as "interviewId", i.name as "interviewName"
    from found f
    left join interviews i on i.id = f.interview_id
    left join projects p on p.id = coalesce(i.project_id, f.project_id)`);
  return result.rows;
}

export interface LeftOutPlace {
  sourceId: string;
  messageId: string;
  start: number;
  end: number;
  [column: string]: unknown;
}

/** What an interview of the scope leaves out of these sources; what one leaves out is out for all of them. */
export async function listLeftOutPlaces(
  db: Database,
  scope: AskedScope,
  sourceIds: string[],
): Promise<LeftOutPlace[]> {
  if (sourceIds.length === 0) return [];
  const result = await db.orm.execute<LeftOutPlace>(sql`
    select q.source_id as "sourceId", q.message_id as "messageId", q.start, q."end"
    from left_out_quotes q
    where ${isOfInterviewsSql(scope, sql`q.interview_id`)} and ${inArray(sql`q.source_id`, sourceIds)}`);
  return result.rows;
}
