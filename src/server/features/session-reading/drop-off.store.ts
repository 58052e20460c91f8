import { sql } from "drizzle-orm";
import { silentMinutes } from "#contract/limits.ts";
import type { Database } from "../../db/database.ts";
import { endedEarlySql } from "../../db/finished-sessions.ts";

export interface SessionStates {
  finished: number;
  running: number;
  stopped: number;
  /** Whether there are older ones, that are not looked at. */
  isPart: boolean;
  [column: string]: unknown;
}

/** As many are looked at, the newest: every message of more would take seconds to read. */
const maxSessions = 2_000;

const silence = sql.raw(`interval '${silentMinutes} minutes'`);

/**
 * How the sessions of an interview stand. Who was screened out never began to answer, so they are left out; who was
 * silent for too long, or ended it before its end, stopped.
 */
const begun = (interviewId: string) => sql`
  select id, case
    when completed_at is null and last_activity_at >= now() - ${silence} then 'running'
    when completed_at is null or ${endedEarlySql(sql`end_reason`)} then 'stopped'
    else 'finished' end as state
  from sessions where ${isBegun(interviewId)} order by started_at desc, id desc limit ${maxSessions}`;

const isBegun = (interviewId: string) => sql`interview_id = ${interviewId} and withdrawn_at is null
  and (completed_at is not null or end_reason is null)`;

export async function countStates(db: Database, interviewId: string): Promise<SessionStates> {
  const result = await db.orm.execute<SessionStates>(sql`
    select count(*) filter (where state = 'finished')::int as finished,
      count(*) filter (where state = 'running')::int as running,
      count(*) filter (where state = 'stopped')::int as stopped,
      exists (select 1 from sessions where ${isBegun(interviewId)}
        order by started_at desc, id desc offset ${maxSessions} limit 1) as "isPart"
    from (${begun(interviewId)}) begun`);
  return result.rows[0] ?? { finished: 0, running: 0, stopped: 0, isPart: false };
}

export interface QuestionCounts {
  questionId: string;
  asked: number;
  answered: number;
  stopped: number;
  [column: string]: unknown;
}

/** Of one session: what each turn of the interviewer opens, and what was open before it. */
const moves = sql`
  select kind, took, seq, open, asks, lag(open) over (order by seq) as before
  from (
    select seq, kind, took, coalesce(then_ask, question_id) as open,
      coalesce(then_ask, case when kind in ('introduce', 'ask') then question_id end) as asks
    from (
      select seq, move->>'kind' as kind, move->>'took' as took, move->>'thenAsk' as then_ask,
        move->>'questionId' as question_id
      from turns where session_id = begun.id and speaker = 'interviewer' order by seq offset 0) read
    offset 0) told`;

/**
 * Sessions by question: that were asked it, that answered it, and that stopped while it was open. A move says which
 * question it opens; the message after it belongs to that, and the next move says whether it was taken as an answer.
 * Session by session, so that only the questions of each are carried on and never the turns of all are sorted; the
 * subqueries with an offset read each move once.
 */
export async function countByQuestion(db: Database, interviewId: string): Promise<QuestionCounts[]> {
  const result = await db.orm.execute<QuestionCounts>(sql`
    with begun as materialized (${begun(interviewId)}),
    of_session as materialized (
      select asked, answered, stopped
      from begun cross join lateral (
        select array_agg(distinct asks) filter (where asks is not null) as asked,
          array_agg(distinct before) filter (where before is not null and coalesce(took, case
            when kind in ('ask', 'probe', 'anything_else', 'recap') then 'answer' end) = 'answer') as answered,
          (array_agg(case when kind = 'close' then before else open end order by seq desc)
            filter (where begun.state = 'stopped'))[1] as stopped
        from (${moves} offset 0) moves) each_session)
    select question as "questionId", count(*) filter (where what = 'asked')::int as asked,
      count(*) filter (where what = 'answered')::int as answered,
      count(*) filter (where what = 'stopped')::int as stopped
    from (
      select 'asked' as what, unnest(asked) as question from of_session
      union all select 'answered', unnest(answered) from of_session
      union all select 'stopped', stopped from of_session where stopped is not null) happened
    group by question`);
  return result.rows;
}
