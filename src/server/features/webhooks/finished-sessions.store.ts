import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { needsSomebodySql } from "../../db/analysed-words.ts";
import type { Database } from "../../db/database.ts";
import { webhookDeliveries, webhooks } from "../../db/outgoing-schema.ts";
import { sessions } from "../../db/schema.ts";
import { interviews, projects } from "../../db/study-schema.ts";

/** The webhook that is to be told of it, and the session. A type, as rows of a statement need an index signature. */
export type WaitingSession = {
  webhookId: string;
  sessionId: string;
  interviewId: string;
  projectId: string;
};

export type UntoldSession = WaitingSession & { sessionsCompleted: number };

const listens = (event: string) => sql`${event} = any(${webhooks.events})`;

/** How many sessions are complete, by interview, of owners who listen for it. */
export function countHeard(db: Database, event: string) {
  return db.orm
    .selectDistinct({ interviewId: interviews.id, completed: interviews.sessionsCompleted })
    .from(webhooks)
    .innerJoin(projects, eq(projects.ownerId, webhooks.ownerId))
    .innerJoin(interviews, eq(interviews.projectId, projects.id))
    .where(
      and(
        listens(event),
        eq(projects.sample, false),
        isNull(projects.deletedAt),
        isNull(interviews.deletedAt),
      ),
    );
}

/**
 * Sessions that a webhook was not told of and that ended since it was made. Only of the latest days: deliveries are
 * kept for longer than that, so that what was told is known.
 */
export function listUntold(
  db: Database,
  event: string,
  of: { interviewIds: string[]; days: number; atMost: number },
): Promise<UntoldSession[]> {
  const key = sql`${event} || ':' || ${sessions.id} || ':' || ${webhooks.id}`;
  return db.orm
    .select({
      webhookId: webhooks.id,
      sessionId: sessions.id,
      interviewId: sessions.interviewId,
      projectId: sessions.projectId,
      sessionsCompleted: interviews.sessionsCompleted,
    })
    .from(sessions)
    .innerJoin(interviews, eq(interviews.id, sessions.interviewId))
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .innerJoin(webhooks, eq(webhooks.ownerId, projects.ownerId))
    .where(
      and(
        inArray(sessions.interviewId, of.interviewIds),
        listens(event),
        isNull(sessions.withdrawnAt),
        sql`${sessions.completedAt} >= ${webhooks.createdAt}`,
        sql`${sessions.completedAt} > now() - make_interval(days => ${of.days})`,
        sql`not exists (select 1 from ${webhookDeliveries} where ${webhookDeliveries.dedupeKey} = ${key})`,
      ),
    )
    .orderBy(asc(sessions.completedAt))
    .limit(of.atMost);
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
    join webhooks w on w.owner_id = p.owner_id and ${event} = any(w.events) and c.at >= w.created_at
    where ${needsSomebodySql("s")}
      and not exists (select 1 from webhook_deliveries d where d.dedupe_key = ${key})
    limit ${of.atMost}`);
  return rows;
}
