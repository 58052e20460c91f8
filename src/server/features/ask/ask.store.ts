import { sql } from "drizzle-orm";
import { isAnalysedSessionSql, isAnalysedWordSql } from "../../db/analysed-words.ts";
import type { Database } from "../../db/database.ts";
import { type AskedScope, isOfInterviewsSql } from "./asked-scope.store.ts";
import { querySql, type SearchText } from "./search-text.store.ts";

/** As many messages are rated by their words; of more, those that PostgreSQL ranks best. */
export const maxHits = 300;
/** As many are ranked: ranking takes a text apart anew, and a hundred thousand of them would take seconds. */
export const maxRanked = 600;

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

/**
 * Messages of finished sessions that fit, the best first. What was withdrawn, and what is not
 * finished, is never searched.
 */
export async function searchSessions(
  db: Database,
  scope: AskedScope,
  text: SearchText,
): Promise<SessionHit[]> {
  const result = await db.orm.execute<SessionHit>(sql`
    with fitting as materialized (
      select t.session_id, t.seq, s.number
      from turns t join sessions s on s.id = t.session_id
      where ${isOfInterviewsSql(scope, sql`s.interview_id`)} and s.completed_at is not null and s.withdrawn_at is null
        and ${isAnalysedWordSql("s", "t")} and t.speaker = 'participant' and to_tsvector('english', t.text) @@ ${querySql(text.enough)}),
    ranked as (
      select f.session_id, f.seq, f.number, t.id, t.text,
        ts_rank_cd(to_tsvector('english', t.text), ${querySql(text.any)}) as rank
      from (select * from fitting limit ${maxRanked}) f
      join turns t on t.session_id = f.session_id and t.seq = f.seq)
    select session_id as "sessionId", number, id as "turnId", text,
      (select count(*)::int from fitting) as messages,
      (select count(distinct session_id)::int from fitting) as people
    from ranked order by rank desc, number, session_id, seq limit ${maxHits}`);
  return result.rows;
}

/** As many answers are compared by any of their words, and as many by the question before them. */
export const maxNear = 300;

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
  scope: AskedScope,
  text: SearchText,
): Promise<NearAnswer[]> {
  const spoken = (speaker: string) => sql`
    select t.session_id, t.seq from turns t join sessions s on s.id = t.session_id
    where ${isOfInterviewsSql(scope, sql`s.interview_id`)} and s.completed_at is not null and s.withdrawn_at is null
      and t.speaker = ${speaker} and to_tsvector('english', t.text) @@ ${querySql(text.any)}
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
    order by s.number, s.id, t.seq`);
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

/** A question of an interview's script as it is now. */
export interface ScriptQuestion {
  interviewId: string;
  id: string;
  text: string;
  [column: string]: unknown;
}

const maxScriptQuestions = 500;

/** Questions of the scripts that hold any word of what is asked, those of the newest interviews first. */
export async function listScriptQuestions(
  db: Database,
  scope: AskedScope,
  text: SearchText,
): Promise<ScriptQuestion[]> {
  const result = await db.orm.execute<ScriptQuestion>(sql`
    select i.id as "interviewId", q.one->>'id' as id, q.one->>'text' as text
    from interviews i cross join lateral jsonb_array_elements(i.questions) with ordinality q(one, place)
    where ${isOfInterviewsSql(scope, sql`i.id`)} and to_tsvector('english', q.one->>'text') @@ ${querySql(text.any)}
    order by i.created_at desc, i.id, q.place limit ${maxScriptQuestions}`);
  return result.rows;
}

/** What people said right after these questions of the scripts were put to them. */
export async function listReplies(
  db: Database,
  questions: readonly Pick<ScriptQuestion, "interviewId" | "id">[],
): Promise<Reply[]> {
  if (questions.length === 0) return [];
  const put = sql`coalesce(q.move->>'thenAsk', case when q.move->>'kind' in ('ask', 'introduce') then q.move->>'questionId' end)`;
  const asked = questions.map(({ interviewId, id }) => sql`(${interviewId}, ${id})`);
  const result = await db.orm.execute<Reply>(sql`
    with asked(interview_id, question_id) as (values ${sql.join(asked, sql`, `)})
    select s.id as "sessionId", s.number, r.id as "turnId", r.text
    from (
      select * from sessions
      where interview_id in (select interview_id from asked)
        and ${isAnalysedSessionSql()}
      order by started_at desc, id desc limit ${maxReplying}) s
    join turns q on q.session_id = s.id and q.speaker = 'interviewer'
    join turns r on r.session_id = q.session_id and r.seq = q.seq + 1 and r.speaker = 'participant'
    where (s.interview_id, ${put}) in (select interview_id, question_id from asked)
      and ${isAnalysedWordSql("s", "r")}
    order by s.number, s.id, r.seq`);
  return result.rows;
}

/** How many people have finished, and in which languages. */
export async function countSearchedSessions(
  db: Database,
  scope: AskedScope,
): Promise<{ language: string; people: number }[]> {
  const result = await db.orm.execute<{ language: string; people: number }>(sql`
    select s.language, count(*)::int as people from sessions s
    where ${isOfInterviewsSql(scope, sql`s.interview_id`)} and ${isAnalysedSessionSql("s")}
    group by s.language`);
  return result.rows;
}
