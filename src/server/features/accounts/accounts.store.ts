import { eq, lt, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../db/database.ts";
import { logins, users } from "../../db/study-schema.ts";

export type UserRow = typeof users.$inferSelect;

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [row] = await db.orm.select().from(users).where(sql`lower(${users.email}) = lower(${email})`);
  return row;
}

/** Undefined when the address is taken: the unique index decides, also between two at once. */
export async function insertUser(
  db: Queryable,
  user: typeof users.$inferInsert,
): Promise<UserRow | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return row;
}

export async function updateUser(
  db: Database,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await db.orm.update(users).set(change).where(eq(users.id, id));
}

export async function deleteLogin(db: Database, id: string): Promise<void> {
  await db.orm.delete(logins).where(eq(logins.id, id));
}

export async function deleteExpiredLogins(db: Database): Promise<void> {
  await db.orm.delete(logins).where(lt(logins.expiresAt, sql`now()`));
}
