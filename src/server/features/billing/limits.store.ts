import { and, asc, count, desc, eq, inArray, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import { silentMinutes } from "#contract/limits.ts";
import { plans, purchases, sessionCharges, subscriptions } from "../../db/billing-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { interviews, projects, users } from "../../db/study-schema.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type PurchaseRow = typeof purchases.$inferSelect;
export type Provider = "demo" | "stripe";

/** Everything that is counted for an account is counted under this lock, one at a time. */
export async function lockAccount(tx: Queryable, accountId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, accountId)).for("no key update");
}

export async function findAccountName(tx: Queryable, accountId: string): Promise<string> {
  const [row] = await tx.select({ name: users.name }).from(users).where(eq(users.id, accountId));
  return row?.name ?? "Somebody else";
}

const over = ["canceled", "incomplete_expired"];
/** Statuses that give the plan's places; a late payment leaves the provider's time to try again. */
const serving = ["active", "trialing", "past_due"];

/** A cancellation that was announced holds from its day on, also when the provider's word of it is late. */
const isNotOver = sql`not (${subscriptions.cancelAtPeriodEnd} and ${subscriptions.periodEnd} <= now())`;

export async function findCurrentSubscription(
  db: Queryable,
  userId: string,
  provider: Provider,
): Promise<{ subscription: SubscriptionRow; plan: PlanRow } | undefined> {
  const [row] = await db
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.provider, provider),
        notInArray(subscriptions.status, over),
        isNotOver,
      ),
    )
    .orderBy(desc(inArray(subscriptions.status, serving)), desc(subscriptions.createdAt))
    .limit(1);
  return row;
}

export function isServing(subscription: SubscriptionRow): boolean {
  return serving.includes(subscription.status);
}

export async function countProjects(db: Queryable, ownerId: string): Promise<number> {
  const isCounted = and(
    eq(projects.ownerId, ownerId),
    eq(projects.sample, false),
    isNull(projects.deletedAt),
  );
  const [row] = await db.select({ count: count() }).from(projects).where(isCounted);
  return row?.count ?? 0;
}

/** The sample came with its project, at the same moment; what people add to that project counts. */
const isNoSample = or(eq(projects.sample, false), ne(interviews.createdAt, projects.createdAt));

/** Interviews that stand on the plan; bought ones stand on their own. */
export async function countPlanInterviews(db: Queryable, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(interviews)
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .where(
      and(
        eq(projects.ownerId, ownerId),
        isNoSample,
        isNull(projects.deletedAt),
        isNull(interviews.deletedAt),
        eq(interviews.interviewType, "subscription"),
      ),
    );
  return row?.count ?? 0;
}

/** Takes the oldest unused slot for the interview; undefined when there is none. */
export async function takeSlot(
  tx: Queryable,
  of: { userId: string; provider: Provider; interviewId: string },
): Promise<string | undefined> {
  const [slot] = await tx
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        eq(purchases.userId, of.userId),
        eq(purchases.provider, of.provider),
        eq(purchases.status, "available"),
      ),
    )
    .orderBy(asc(purchases.createdAt), asc(purchases.id))
    .limit(1)
    .for("update");
  if (!slot) return undefined;
  await tx
    .update(purchases)
    .set({ status: "used", interviewId: of.interviewId })
    .where(eq(purchases.id, slot.id));
  return slot.id;
}

/** The purchase that an interview was made with. */
export async function findPurchaseOf(db: Queryable, interviewId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: purchases.id })
    .from(purchases)
    .where(eq(purchases.interviewId, interviewId));
  return row?.id;
}

export function listPurchases(db: Queryable, userId: string, provider: Provider): Promise<PurchaseRow[]> {
  return db
    .select()
    .from(purchases)
    .where(and(eq(purchases.userId, userId), eq(purchases.provider, provider)))
    .orderBy(desc(purchases.createdAt), desc(purchases.id));
}

const abandonedAfter = sql.raw(`interval '${silentMinutes} minutes'`);
const isCharged = sql`(${sessionCharges.firstMessageAt} is not null or ${sessionCharges.startedAt} > now() - ${abandonedAfter})`;

/** Places in use, but for `but`'s own. Of the plan: since the period began, or in all where `since` is null. */
export async function countCharges(
  db: Queryable,
  of: { purchaseId: string } | { ownerId: string; since: Date | null },
  but: string,
): Promise<number> {
  const { startedAt, purchaseId, ownerId, sessionId } = sessionCharges;
  const where =
    "purchaseId" in of
      ? eq(purchaseId, of.purchaseId)
      : and(
          eq(ownerId, of.ownerId),
          isNull(purchaseId),
          of.since === null ? undefined : sql`${startedAt} >= ${of.since}`,
        );
  const [row] = await db
    .select({ count: count() })
    .from(sessionCharges)
    .where(and(where, isCharged, ne(sessionId, but)));
  return row?.count ?? 0;
}

/** Takes or takes again; a place that is taken again counts from now on. */
export async function insertCharge(
  tx: Queryable,
  charge: { sessionId: string; ownerId: string; interviewId: string; purchaseId: string | null },
): Promise<void> {
  await tx
    .insert(sessionCharges)
    .values(charge)
    .onConflictDoUpdate({ target: sessionCharges.sessionId, set: { startedAt: sql`now()` } });
}

export async function deleteCharge(tx: Queryable, sessionId: string): Promise<void> {
  await tx.delete(sessionCharges).where(eq(sessionCharges.sessionId, sessionId));
}

export async function findCharge(db: Queryable, sessionId: string) {
  const [row] = await db.select().from(sessionCharges).where(eq(sessionCharges.sessionId, sessionId));
  return row;
}

export type PlanRow = typeof plans.$inferSelect;

export async function insertPlans(db: Database, rows: PlanRow[]): Promise<void> {
  await db.orm.insert(plans).values(rows).onConflictDoNothing();
}

export function listPlans(db: Queryable): Promise<PlanRow[]> {
  return db.select().from(plans).orderBy(asc(plans.position), asc(plans.id));
}

export async function findPlan(db: Queryable, id: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(plans).where(eq(plans.id, id));
  return row;
}
