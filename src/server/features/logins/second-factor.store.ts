import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { secondFactors } from "../../db/account-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export async function findSecondFactor(db: Queryable, userId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Begun again as long as it is not confirmed; false where it is. */
export async function beginSecondFactor(db: Database, userId: string, secret: string): Promise<boolean> {
  const rows = await db.orm
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

export async function confirmSecondFactor(
  tx: Queryable,
  userId: string,
  of: { step: number; recoveryHashes: string[] },
): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ confirmedAt: sql`now()`, lastStep: of.step, recoveryHashes: of.recoveryHashes })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Each step serves once, also for two logins at the same time. */
export async function takeStep(db: Database, userId: string, step: number): Promise<boolean> {
  const rows = await db.orm
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.confirmedAt),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

export async function takeRecoveryCode(db: Database, userId: string, hash: string): Promise<boolean> {
  const { recoveryHashes } = secondFactors;
  const rows = await db.orm
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${recoveryHashes}, ${hash})` })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.confirmedAt),
        sql`${hash} = any(${recoveryHashes})`,
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

export async function deleteSecondFactor(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
}
