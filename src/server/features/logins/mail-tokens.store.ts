import { and, eq, gt, lt, sql } from "drizzle-orm";
import { mailTokens } from "../../db/account-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";

export type Purpose = (typeof mailTokens.$inferSelect)["purpose"];

export interface MailToken {
  hash: string;
  purpose: Purpose;
  userId: string | null;
  payload: Record<string, unknown>;
}

export async function insertMailToken(tx: Queryable, token: MailToken, seconds: number): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  await tx.insert(mailTokens).values({ ...token, expiresAt });
}

export async function findMailToken(
  db: Database,
  hash: string,
  purpose: Purpose,
): Promise<MailToken | undefined> {
  const [row] = await db.orm.select().from(mailTokens).where(isOpen(hash, purpose));
  return row;
}

/** Takes the token: of several at once, one gets it. */
export async function takeMailToken(
  tx: Queryable,
  hash: string,
  purpose: Purpose,
): Promise<MailToken | undefined> {
  const [row] = await tx.delete(mailTokens).where(isOpen(hash, purpose)).returning();
  return row;
}

function isOpen(hash: string, purpose: Purpose) {
  return and(
    eq(mailTokens.hash, hash),
    eq(mailTokens.purpose, purpose),
    gt(mailTokens.expiresAt, sql`now()`),
  );
}

export async function deleteMailTokens(tx: Queryable, userId: string, purpose: Purpose): Promise<void> {
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose)));
}

export async function deleteExpiredMailTokens(db: Database): Promise<void> {
  await db.orm.delete(mailTokens).where(lt(mailTokens.expiresAt, sql`now()`));
}
