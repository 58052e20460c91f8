import { and, eq, isNull } from "drizzle-orm";
import type { Database, Queryable } from "../../db/database.ts";
import { users } from "../../db/study-schema.ts";

export async function findUserOfCustomer(db: Database, customerId: string): Promise<string | undefined> {
  const [row] = await db.orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.stripeCustomerId, customerId));
  return row?.id;
}

export async function findCustomer(
  db: Database,
  userId: string,
): Promise<{ email: string; customerId: string | null } | undefined> {
  const [row] = await db.orm
    .select({ email: users.email, customerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

export async function findPayer(
  db: Queryable,
  userId: string,
): Promise<{ email: string; language: string } | undefined> {
  const [row] = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** The customer of a subscription is the one whose cards and receipts are shown; that of a single purchase only if there is no other. */
export async function keepCustomer(
  tx: Queryable,
  of: { userId: string; customerId: string; subscribes: boolean },
): Promise<void> {
  if (of.customerId === "") return;
  await tx
    .update(users)
    .set({ stripeCustomerId: of.customerId })
    .where(and(eq(users.id, of.userId), of.subscribes ? undefined : isNull(users.stripeCustomerId)));
}
