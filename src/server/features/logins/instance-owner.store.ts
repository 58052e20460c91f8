import { and, asc, isNotNull, like, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/study-schema.ts";

/** Of those that people registered: the account of the interview to try has no real address. */
export async function findFirstUserId(db: Database): Promise<string | undefined> {
  const [row] = await db.orm
    .select({ id: users.id })
    .from(users)
    .where(like(users.email, "%@%"))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1);
  return row?.id;
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
