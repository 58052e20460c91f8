import { and, asc, count, eq, gt, lt, sql } from "drizzle-orm";
import { identities, loginStates } from "../../db/account-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";

export type IdentityRow = typeof identities.$inferSelect;
export type LoginState = Omit<typeof loginStates.$inferSelect, "expiresAt">;

export async function insertLoginState(db: Database, state: LoginState, seconds: number): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  await db.orm.insert(loginStates).values({ ...state, expiresAt });
}

/** Takes a state: once, by the browser that began it, from the provider that it was sent to, and in time. */
export async function takeLoginState(
  db: Database,
  by: { stateHash: string; provider: string; browserHash: string },
): Promise<LoginState | undefined> {
  const [row] = await db.orm
    .delete(loginStates)
    .where(
      and(
        eq(loginStates.stateHash, by.stateHash),
        eq(loginStates.provider, by.provider),
        eq(loginStates.browserHash, by.browserHash),
        gt(loginStates.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row;
}

export async function deleteExpiredLoginStates(db: Database): Promise<void> {
  await db.orm.delete(loginStates).where(lt(loginStates.expiresAt, sql`now()`));
}

export async function findIdentity(
  tx: Queryable,
  by: { issuer: string; subject: string },
): Promise<IdentityRow | undefined> {
  const [row] = await tx
    .select()
    .from(identities)
    .where(and(eq(identities.issuer, by.issuer), eq(identities.subject, by.subject)));
  return row;
}

/** Whose the identity is afterwards: the given user's, or of whoever had it before. */
export async function insertIdentity(
  tx: Queryable,
  identity: typeof identities.$inferInsert,
): Promise<string | undefined> {
  const [row] = await tx.insert(identities).values(identity).onConflictDoNothing().returning();
  return row?.userId ?? (await findIdentity(tx, identity))?.userId;
}

export async function listIdentities(
  db: Database,
  userId: string,
): Promise<{ provider: string; email: string | null }[]> {
  return db.orm
    .select({ provider: identities.provider, email: identities.email })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), asc(identities.subject));
}

/** All of a user, or those of one provider; how many there were. */
export async function deleteIdentities(tx: Queryable, userId: string, provider?: string): Promise<number> {
  const ofProvider = provider === undefined ? undefined : eq(identities.provider, provider);
  const rows = await tx
    .delete(identities)
    .where(and(eq(identities.userId, userId), ofProvider))
    .returning({ subject: identities.subject });
  return rows.length;
}

export async function countIdentities(tx: Queryable, userId: string): Promise<number> {
  const [row] = await tx.select({ found: count() }).from(identities).where(eq(identities.userId, userId));
  return row?.found ?? 0;
}
