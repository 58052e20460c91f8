import { and, desc, eq, inArray, lt, ne, notInArray, or, sql } from "drizzle-orm";
import { billingEvents, checkouts, purchases, singlePlanId, subscriptions } from "../../db/billing-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import type { SubscriptionState } from "../../payments.ts";
import { lockAccount, type Provider, type SubscriptionRow } from "./limits.store.ts";

export type CheckoutRow = typeof checkouts.$inferSelect;
type NewCheckout = typeof checkouts.$inferInsert;

/** False when another subscription's checkout of this account is open: one at a time, also between two at once. */
export async function insertCheckout(db: Database, row: NewCheckout): Promise<boolean> {
  const rows = await db.orm
    .insert(checkouts)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: checkouts.id });
  return rows.length > 0;
}

/** An account's checkout, by our id or the provider's. */
export async function findCheckout(
  db: Database,
  userId: string,
  id: string,
): Promise<CheckoutRow | undefined> {
  const isIt = or(eq(checkouts.id, id), eq(checkouts.providerId, id));
  const [row] = await db.orm
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), isIt));
  return row;
}

export async function findCheckoutOfProvider(
  db: Database,
  provider: Provider,
  ids: { providerId: string; id: string | null },
): Promise<CheckoutRow | undefined> {
  const isIt =
    ids.id === null
      ? eq(checkouts.providerId, ids.providerId)
      : or(eq(checkouts.providerId, ids.providerId), eq(checkouts.id, ids.id));
  const [row] = await db.orm
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.provider, provider), isIt));
  return row;
}

export async function findOpenSubscriptionCheckout(
  db: Database,
  userId: string,
): Promise<CheckoutRow | undefined> {
  const [row] = await db.orm
    .select()
    .from(checkouts)
    .where(
      and(eq(checkouts.userId, userId), eq(checkouts.status, "open"), ne(checkouts.planId, singlePlanId)),
    );
  return row;
}

export function listOpenCheckouts(db: Database, userId: string, provider: Provider): Promise<CheckoutRow[]> {
  return db.orm
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.provider, provider), eq(checkouts.status, "open")));
}

/** Open for so long that their event may have been lost. */
export function listStaleCheckouts(
  db: Database,
  provider: Provider,
  minutes: number,
): Promise<CheckoutRow[]> {
  return db.orm
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.provider, provider),
        eq(checkouts.status, "open"),
        lt(checkouts.createdAt, sql`now() - make_interval(mins => ${minutes})`),
      ),
    )
    .orderBy(checkouts.createdAt)
    .limit(1_000);
}

export async function keepProviderId(db: Database, id: string, providerId: string): Promise<void> {
  await db.orm.update(checkouts).set({ providerId }).where(eq(checkouts.id, id));
}

/** What was paid stays so; only what is open can be cancelled. */
export async function setCheckoutStatus(
  db: Queryable,
  id: string,
  status: "done" | "cancelled",
): Promise<boolean> {
  const isChanging = status === "done" ? ne(checkouts.status, "done") : eq(checkouts.status, "open");
  const rows = await db
    .update(checkouts)
    .set({ status })
    .where(and(eq(checkouts.id, id), isChanging))
    .returning({ id: checkouts.id });
  return rows.length > 0;
}

export async function hasEvent(db: Database, id: string): Promise<boolean> {
  const rows = await db.orm
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(eq(billingEvents.id, id));
  return rows.length > 0;
}

/** False when it had its effect before. */
export async function insertEvent(db: Queryable, event: { id: string; type: string }): Promise<boolean> {
  const { id, type } = event;
  const rows = await db
    .insert(billingEvents)
    .values({ id, type })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return rows.length > 0;
}

/** Bought once, however often it is told. */
export async function insertPurchase(tx: Queryable, row: typeof purchases.$inferInsert): Promise<void> {
  await tx.insert(purchases).values(row).onConflictDoNothing();
}

/** "used" when there is an interview that it was used for. Undefined when no such thing was bought here. */
export async function revokePurchase(
  tx: Queryable,
  providerId: string,
): Promise<"revoked" | "used" | undefined> {
  const [row] = await tx
    .select({ id: purchases.id, status: purchases.status, userId: purchases.userId })
    .from(purchases)
    .where(eq(purchases.providerId, providerId));
  if (!row) return undefined;
  await lockAccount(tx, row.userId);
  const revoked = await tx
    .update(purchases)
    .set({ status: "revoked" })
    .where(and(eq(purchases.id, row.id), ne(purchases.status, "used")))
    .returning({ id: purchases.id });
  return revoked.length > 0 ? "revoked" : "used";
}

export function listUnusedPurchases(db: Database, provider: Provider) {
  return db.orm
    .select({ providerId: purchases.providerId })
    .from(purchases)
    .where(and(eq(purchases.provider, provider), eq(purchases.status, "available")))
    .limit(1_000);
}

const over = ["canceled", "incomplete_expired"];

/** Subscriptions that could still cost something. */
export function listLiveSubscriptions(
  db: Database,
  userId: string,
  provider: Provider,
): Promise<SubscriptionRow[]> {
  return db.orm
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.provider, provider),
        notInArray(subscriptions.status, over),
      ),
    )
    .orderBy(desc(subscriptions.createdAt));
}

/** Not heard of for most of a day, or past their period's end. */
export function listStaleSubscriptions(db: Database, provider: Provider): Promise<SubscriptionRow[]> {
  const unheard = sql`${subscriptions.updatedAt} < now() - interval '20 hours'`;
  const ended = sql`${subscriptions.periodEnd} < now() and ${subscriptions.updatedAt} < now() - interval '10 minutes'`;
  return db.orm
    .select()
    .from(subscriptions)
    .where(
      and(eq(subscriptions.provider, provider), notInArray(subscriptions.status, over), or(unheard, ended)),
    )
    .orderBy(subscriptions.updatedAt)
    .limit(1_000);
}

export interface KnownSubscription {
  userId: string;
  planId: string;
  /** Changes with every writing. */
  version: string;
}

const version = sql<string>`${subscriptions.updatedAt}::text`;

export async function findSubscription(
  db: Queryable,
  providerId: string,
): Promise<KnownSubscription | undefined> {
  const { userId, planId } = subscriptions;
  const [row] = await db
    .select({ userId, planId, version })
    .from(subscriptions)
    .where(eq(subscriptions.providerId, providerId));
  return row;
}

export interface SubscriptionWrite {
  id: string;
  userId: string;
  planId: string;
  provider: Provider;
  state: SubscriptionState;
  /** What was known when the state was read; null for nothing. */
  version: string | null;
}

/** False, with nothing written, when somebody wrote a state since: theirs may be the newer one. */
export async function writeSubscription(tx: Queryable, write: SubscriptionWrite): Promise<boolean> {
  const { id, userId, planId, provider, state } = write;
  const { providerId, status, last4, periodStart, periodEnd, cancelAtPeriodEnd, canceledAt } = state;
  const values = {
    ...{ planId, status, last4, periodStart, periodEnd, cancelAtPeriodEnd, canceledAt },
    updatedAt: sql`clock_timestamp()`,
  };
  if (write.version === null) {
    const made = await tx
      .insert(subscriptions)
      .values({ id, userId, provider, providerId, ...values })
      .onConflictDoNothing()
      .returning({ id: subscriptions.id });
    return made.length > 0;
  }
  const isSame = and(eq(subscriptions.providerId, providerId), eq(version, write.version));
  const changed = await tx
    .update(subscriptions)
    .set(values)
    .where(isSame)
    .returning({ id: subscriptions.id });
  return changed.length > 0;
}

export async function markEnded(db: Database, providerIds: string[]): Promise<void> {
  if (providerIds.length === 0) return;
  await db.orm
    .update(subscriptions)
    .set({ status: "canceled", canceledAt: sql`now()`, updatedAt: sql`clock_timestamp()` })
    .where(inArray(subscriptions.providerId, providerIds));
}

export async function findSubscriptionRow(
  db: Database,
  providerId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db.orm.select().from(subscriptions).where(eq(subscriptions.providerId, providerId));
  return row;
}
