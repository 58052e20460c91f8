import type { Database } from "../../db/database.ts";

/** Jobs that are not done yet; a partial index holds just these. */
export async function countOpenJobs(
  db: Database,
): Promise<{ kind: string; status: string; count: number }[]> {
  const found = await db.pool.query<{ kind: string; status: string; count: number }>(
    "select kind, status, count(*)::int as count from jobs where status in ('queued', 'running') group by 1, 2",
  );
  return found.rows;
}
