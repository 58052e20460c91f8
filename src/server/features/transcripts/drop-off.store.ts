import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";

export interface SessionStates {
  /** Of all, also of those that are too old to be looked at. */
  all: number;
  finished: number;
  running: number;
  stopped: number;
  [column: string]: unknown;
}

/** As many are looked at, the newest: every message of more would take seconds to read. */
export const mostSessions = 2_000;

/**
 * How the sessions of an interview stand. Who was screened out never began to answer, so they are left out; who was
 * silent for half an hour, or ended it before its end, stopped.
 */
const begun = (interviewId: string) => sql`
  select id, case
    when completed_at is null and last_activity_at >= now() - interval '30 minutes' then 'running'
    when completed_at is null or end_reason in ('stopped', 'distress', 'limit') then 'stopped'
    else 'finished' end as state
  from sessions
  where interview_id = ${interviewId} and withdrawn_at is null
    and (completed_at is not null or end_reason is null)
  order by started_at desc, id desc limit ${mostSessions}`;

export async function countStates(db: Database, interviewId: string): Promise<SessionStates> {
  const result = await db.orm.execute<SessionStates>(sql`
    select count(*) filter (where state = 'finished')::int as finished,
      count(*) filter (where state = 'running')::int as running,
      count(*) filter (where state = 'stopped')::int as stopped,
      (select count(*)::int from sessions where interview_id = ${interviewId} and withdrawn_at is null
        and (completed_at is not null or end_reason is null)) as all
    from (${begun(interviewId)}) begun`);
  return result.rows[0] ?? { all: 0, finished: 0, running: 0, stopped: 0 };
}

export interface QuestionCounts {
  questionId: string;
  asked: number;
  answered: number;
  stopped: number;
  [column: string]: unknown;
}

/**
 * Sessions by question: that were asked it, that answered it, and that stopped while it was open. A move says which
 * question it opens; the message after it belongs to that, and the next move says whether it was taken as an answer.
 */
export async function countByQuestion(db: Database, interviewId: string): Promise<QuestionCounts[]> {
  const opens = sql`coalesce(t.move->>'thenAsk', t.move->>'questionId')`;
  const result = await db.orm.execute<QuestionCounts>(sql`
    with begun as materialized (${begun(interviewId)}),
    moves as (
      select t.session_id, begun.state, t.move->>'kind' as kind, t.move->>'took' as took, ${opens} as open,
        coalesce(t.move->>'thenAsk',
          case when t.move->>'kind' in ('introduce', 'ask') then t.move->>'questionId' end) as asks,
        lag(${opens}) over said as before, lead(t.seq) over said is null as is_last
      from begun cross join lateral (
        select * from turns where session_id = begun.id and speaker = 'interviewer' offset 0) t
      window said as (partition by t.session_id order by t.seq)),
    of_session as (
      select session_id, question, bool_or(what = 'asked') as asked, bool_or(what = 'answered') as answered,
        bool_or(what = 'stopped') as stopped
      from moves, lateral (values
        ('asked', asks),
        ('answered', case when coalesce(took, case
          when kind in ('ask', 'probe', 'anything_else', 'recap') then 'answer' end) = 'answer' then before end),
        ('stopped', case when is_last and state = 'stopped' then
          case when kind = 'close' then before else open end end)) as happened(what, question)
      where question is not null
      group by session_id, question)
    select question as "questionId", count(*) filter (where asked)::int as asked,
      count(*) filter (where answered)::int as answered, count(*) filter (where stopped)::int as stopped
    from of_session group by question`);
  return result.rows;
}
