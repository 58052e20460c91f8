import type { TestApp } from "./test-app.ts";

/** As if the account had called something this often within the running minute; `name` is the limit's. */
export async function spendUses(
  app: Pick<TestApp, "db">,
  of: { email: string; name: string; uses: number },
): Promise<void> {
  const used = `insert into rate_limits (key, window_at, count)
    select $1 || ':' || id, now(), $2 from users where email = $3
    on conflict (key) do update set count = $2`;
  await app.db.pool.query(used, [of.name, of.uses, of.email]);
}
