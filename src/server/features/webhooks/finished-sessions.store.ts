import { inArray, sql } from "drizzle-orm";
import { needsSomebodySql } from "../../db/analysed-words.ts";
import type { Database } from "../../db/database.ts";
import { audienceSql } from "./webhooks.store.ts";

/** The webhook that is to be told of it, and the session. A type, as rows of a statement need an index signature. */
export type WaitingSession = {
  webhookId: string;
  sessionId: string;
  interviewId: string;
  projectId: string;
};

export type UntoldSession = WaitingSession & { sessionsCompleted: number };

/** How many sessions are complete, by interview, of projects where somebody listens for it. */
export async function countHeard(db: Database, event: string) {
  const { rows } = await db.orm.execute<{ interviewId: string; completed: number }>(sql`
    select distinct i.id as "interviewId", i.sessions_completed as completed
    from webhooks w cross join lateral (
      select o.id from projects o where o.owner_id = w.owner_id
      union select m.project_id from members m where m.user_id = w.owner_id) place
    join projects p on p.id = place.id and p.deleted_at is null and not p.sample
    join interviews i on i.project_id = p.id and i.deleted_at is null
    where ${event} = any(w.events)`);
  return rows;
}

/**
 * Sessions that a webhook was not told of and that ended since it was made and its owner joined the project. Only of the
 * latest days: deliveries are kept for longer than that, so that what was told is known.
 */
export async function listUntold(
  db: Database,
  event: string,
  of: { interviewIds: string[]; days: number; atMost: number },
): Promise<UntoldSession[]> {
  const key = sql`${event}::text || ':' || s.id || ':' || w.id`;
  const { rows } = await db.orm.execute<UntoldSession>(sql`
    select w.id as "webhookId", s.id as "sessionId", i.id as "interviewId", p.id as "projectId",
      i.sessions_completed as "sessionsCompleted"
    from sessions s join interviews i on i.id = s.interview_id join projects p on p.id = i.project_id ${audienceSql}
    where ${inArray(sql`s.interview_id`, of.interviewIds)} and ${event} = any(w.events)
      and s.withdrawn_at is null and s.completed_at >= greatest(w.created_at, person.since)
      and s.completed_at > now() - make_interval(days => ${of.days})
      and not exists (select 1 from webhook_deliveries d where d.dedupe_key = ${key})
    order by s.completed_at
    limit ${of.atMost}`);
  return rows;
}

/**
 * Sessions that wait for somebody since a check-in, which the index on check-ins finds, and that a webhook made
 * before was not told of.
 */
export async function listWaiting(
  db: Database,
  event: string,
  of: { days: number; atMost: number },
): Promise<WaitingSession[]> {
  const key = sql`${event}::text || ':' || s.id || ':' || w.id`;
  const { rows } = await db.orm.execute<WaitingSession>(sql`
    select w.id as "webhookId", s.id as "sessionId", i.id as "interviewId", p.id as "projectId"
    from (select session_id, max(created_at) as at from turns
      where move->>'kind' = 'check_in' and created_at > now() - make_interval(days => ${of.days})
      group by session_id) c
    join sessions s on s.id = c.session_id and s.withdrawn_at is null
    join interviews i on i.id = s.interview_id and i.deleted_at is null
    join projects p on p.id = i.project_id and p.deleted_at is null and not p.sample
    ${audienceSql}
    where ${event} = any(w.events) and c.at >= greatest(w.created_at, person.since) and ${needsSomebodySql("s")}
      and not exists (select 1 from webhook_deliveries d where d.dedupe_key = ${key})
    limit ${of.atMost}`);
  return rows;
}
