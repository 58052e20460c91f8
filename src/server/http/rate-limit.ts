import { sql } from "drizzle-orm";
import { AppError } from "../app-error.ts";
import type { Deps } from "../deps.ts";

/**
 * Counts one use of `key` and refuses the one past `limit` in a window. The count stands in the database,
 * so that it holds over all instances; one statement, so that parallel uses cannot slip through.
 */
export async function takeFromLimit(
  deps: Pick<Deps, "db" | "config">,
  key: string,
  rule: { limit: number; seconds: number },
): Promise<void> {
  if (!deps.config.rateLimits) return;
  const window = sql`make_interval(secs => ${rule.seconds})`;
  const result = await deps.db.orm.execute<{ count: number }>(sql`
    insert into rate_limits as r (key, window_at, count) values (${key}, now(), 1)
    on conflict (key) do update set
      count = case when r.window_at < now() - ${window} then 1 else r.count + 1 end,
      window_at = case when r.window_at < now() - ${window} then now() else r.window_at end
    returning count`);
  if ((result.rows[0]?.count ?? 0) > rule.limit) throw new AppError("rate_limited");
}

/** Windows that ended are of no use; called now and then by the housekeeping. */
export async function forgetOldLimits(deps: Pick<Deps, "db">): Promise<void> {
  await deps.db.orm.execute(sql`delete from rate_limits where window_at < now() - interval '1 hour'`);
}
