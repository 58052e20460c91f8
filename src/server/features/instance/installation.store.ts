import { and, eq, isNotNull, like, ne, sql } from "drizzle-orm";
import { installation } from "../../db/account-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { users } from "../../db/study-schema.ts";

/** The account of the interview to try has no real address and is nobody's. */
const isPerson = like(users.email, "%@%");

type State = Pick<typeof installation.$inferSelect, "ownerId" | "setupRound">;

export async function readInstallation(db: Queryable): Promise<State> {
  const [row] = await db.select().from(installation);
  return row ?? { ownerId: null, setupRound: 0 };
}

/** Of two first registrations at once, the second waits here and finds that there is an owner. */
export async function lockInstallation(tx: Queryable): Promise<State> {
  await tx.insert(installation).values({}).onConflictDoNothing();
  const [row] = await tx.select().from(installation).for("update");
  return row ?? { ownerId: null, setupRound: 0 };
}

export async function hasAccounts(db: Queryable): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(isPerson).limit(1);
  return row !== undefined;
}

export async function hasOtherAccounts(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isPerson, ne(users.id, userId)))
    .limit(1);
  return row !== undefined;
}

/** Of the locked row. Also ends the set-up link that was printed: it is signed with the round. */
export async function storeOwner(tx: Queryable, ownerId: string): Promise<void> {
  await tx.update(installation).set({ ownerId, setupRound: sql`${installation.setupRound} + 1` });
}

export async function isOwner(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: installation.id })
    .from(installation)
    .where(eq(installation.ownerId, userId));
  return row !== undefined;
}

export async function findOwner(
  db: Queryable,
): Promise<{ id: string; name: string; email: string } | undefined> {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(installation)
    .innerJoin(users, eq(users.id, installation.ownerId));
  return row;
}

export async function findUserId(
  db: Queryable,
  email: string,
  { confirmed }: { confirmed: boolean },
): Promise<string | undefined> {
  const isTheirs = sql`lower(${users.email}) = lower(${email})`;
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isTheirs, isPerson, confirmed ? isNotNull(users.emailVerifiedAt) : undefined));
  return row?.id;
}

/** The check that is stored, or this one where none is yet. */
export async function settleSecretCheck(db: Database, secretCheck: string): Promise<string | null> {
  const [row] = await db.orm
    .insert(installation)
    .values({ secretCheck })
    .onConflictDoUpdate({
      target: installation.id,
      set: { secretCheck: sql`coalesce(${installation.secretCheck}, ${secretCheck})` },
    })
    .returning({ secretCheck: installation.secretCheck });
  return row?.secretCheck ?? null;
}

export async function replaceSecretCheck(db: Database, secretCheck: string): Promise<void> {
  await db.orm
    .insert(installation)
    .values({ secretCheck })
    .onConflictDoUpdate({ target: installation.id, set: { secretCheck } });
}
