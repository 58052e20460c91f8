import { sql } from "drizzle-orm";
import { silentSessionDays } from "#contract/limits.ts";
import type { Database } from "../../db/database.ts";

/**
 * Sessions that are older than their participants were told they are kept, or than their interview says by now, and abandoned ones: not a word in 30 days. Oldest
 * first, some at a time.
 */
export async function listExpiredSessions(db: Database, atMost: number): Promise<{ id: string }[]> {
  const result = await db.orm.execute<{ id: string }>(sql`
    select s.id
    from sessions s join interviews i on i.id = s.interview_id
    where (s.withdrawn_at is null or s.deleted_at is not null) and (
      s.started_at < now() - make_interval(days => least(s.retention_days, (i.settings->>'retentionDays')::int))
      or (s.completed_at is null and s.first_answer_at is null
        and s.last_activity_at < now() - make_interval(days => ${silentSessionDays})))
    order by s.started_at limit ${atMost}`);
  return result.rows;
}
