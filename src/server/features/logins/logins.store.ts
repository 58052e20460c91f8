import { and, count, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { apiKeys } from "../../db/account-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { interviews, logins, projects, users } from "../../db/study-schema.ts";

export type UserRow = typeof users.$inferSelect;
export type LoginRow = typeof logins.$inferSelect;
export type ApiKeyRow = typeof apiKeys.$inferSelect;

export async function findUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(sql`lower(${users.email}) = lower(${email})`);
  return row;
}

/** Undefined when the address is taken. */
export async function insertUser(
  tx: Queryable,
  user: typeof users.$inferInsert,
): Promise<UserRow | undefined> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing().returning();
  return row;
}

export async function updateUser(
  tx: Queryable,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}

/** Locks the account's row, so that two proofs of one address at once come one after the other. */
export async function lockUser(tx: Queryable, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  return row;
}

export async function markEmailVerified(tx: Queryable, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
}

export async function listOpenLogins(db: Database, userId: string): Promise<LoginRow[]> {
  return db.orm
    .select()
    .from(logins)
    .where(and(eq(logins.userId, userId), gt(logins.expiresAt, sql`now()`)))
    .orderBy(desc(logins.createdAt), logins.id);
}

export async function isLoginFresh(db: Database, loginId: string, minutes: number): Promise<boolean> {
  const [row] = await db.orm
    .select({ id: logins.id })
    .from(logins)
    .where(and(eq(logins.id, loginId), gt(logins.createdAt, sql`now() - make_interval(mins => ${minutes})`)));
  return row !== undefined;
}

/** All logins of a user, or all but one. */
export async function deleteLogins(tx: Queryable, userId: string, except: string | null): Promise<void> {
  const others = except === null ? undefined : ne(logins.id, except);
  await tx.delete(logins).where(and(eq(logins.userId, userId), others));
}

export async function listApiKeys(db: Database, userId: string): Promise<ApiKeyRow[]> {
  return db.orm
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), apiKeys.id);
}

export async function countApiKeys(tx: Queryable, userId: string): Promise<number> {
  const [row] = await tx.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
  return row?.keys ?? 0;
}

export async function insertApiKey(tx: Queryable, key: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> {
  const [row] = await tx.insert(apiKeys).values(key).returning();
  if (!row) throw new Error("the key was not stored");
  return row;
}

export async function deleteApiKey(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}

export async function deleteApiKeys(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
}

export async function insertLogin(db: Database, login: typeof logins.$inferInsert): Promise<void> {
  await db.orm.insert(logins).values(login);
}

/** How many interviews and sessions a user has; samples count in nothing. */
export async function countUse(
  db: Database,
  userId: string,
): Promise<{ interviews: number; sessions: number }> {
  const [row] = await db.orm
    .select({ interviews: count(), sessions: sql<string>`coalesce(sum(${interviews.sessionsStarted}), 0)` })
    .from(interviews)
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .where(
      and(
        eq(projects.ownerId, userId),
        eq(projects.sample, false),
        isNull(projects.deletedAt),
        isNull(interviews.deletedAt),
      ),
    );
  return { interviews: row?.interviews ?? 0, sessions: Number(row?.sessions ?? 0) };
}
