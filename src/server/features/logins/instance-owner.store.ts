import { and, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/study-schema.ts";

/**
 * Whether no other account is older. Asked this way round it ends at the first older one, which is nearly at once
 * for everybody but the owner. The account of the interview to try has no real address and does not count.
 */
export async function isFirstUser(db: Database, userId: string): Promise<boolean> {
  const result = await db.orm.execute<{ first: boolean }>(sql`
    select not exists (
      select 1 from users o where (o.created_at, o.id) < (u.created_at, u.id) and o.email like '%@%'
    ) as first
    from users u where u.id = ${userId}`);
  return result.rows[0]?.first ?? false;
}

export async function findUserIdByEmail(
  db: Database,
  email: string,
  confirmed: boolean,
): Promise<string | undefined> {
  const [row] = await db.orm
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        sql`lower(${users.email}) = lower(${email})`,
        confirmed ? isNotNull(users.emailVerifiedAt) : undefined,
      ),
    );
  return row?.id;
}
