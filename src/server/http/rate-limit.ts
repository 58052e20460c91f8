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
  const { count } = await addToLimit(deps, key, { uses: 1, seconds: rule.seconds });
  if (count > rule.limit) throw new AppError("rate_limited");
}

/** Adds uses of `key` to the window that runs, or begins one; says what all instances have counted in it, and its age. */
export async function addToLimit(
  deps: Pick<Deps, "db">,
  key: string,
  { uses, seconds }: { uses: number; seconds: number },
): Promise<{ count: number; ageMs: number }> {
  const window = sql`make_interval(secs => ${seconds})`;
  const result = await deps.db.orm.execute<{ count: number; ageMs: number }>(sql`
    insert into rate_limits as r (key, window_at, count) values (${key}, now(), ${uses})
    on conflict (key) do update set
      count = case when r.window_at < now() - ${window} then ${uses} else r.count + ${uses} end,
      window_at = case when r.window_at < now() - ${window} then now() else r.window_at end
    returning count, (extract(epoch from now() - window_at) * 1000)::float8 as "ageMs"`);
  return result.rows[0] ?? { count: 0, ageMs: 0 };
}

/** Windows that ended are of no use; called now and then by the housekeeping. */
export async function deleteOldLimits(deps: Pick<Deps, "db">): Promise<void> {
  await deps.db.orm.execute(sql`delete from rate_limits where window_at < now() - interval '1 hour'`);
}
