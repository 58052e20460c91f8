import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";

/** Sessions that are older than their interview says they are kept, oldest first, some at a time. */
export async function listExpiredSessions(db: Database, atMost: number): Promise<{ id: string }[]> {
  const result = await db.orm.execute<{ id: string }>(sql`
    select s.id
    from sessions s join interviews i on i.id = s.interview_id
    where s.withdrawn_at is null and i.settings->>'retentionDays' is not null
      and s.started_at < now() - make_interval(days => (i.settings->>'retentionDays')::int)
    order by s.started_at limit ${atMost}`);
  return result.rows;
}
