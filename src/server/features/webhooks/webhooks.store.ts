import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../db/database.ts";
import { webhookDeliveries, webhooks } from "../../db/outgoing-schema.ts";
import { users } from "../../db/study-schema.ts";

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/**
 * The webhooks `w` of everybody who works in project `p`: its owner, and members from when they joined. `person` says
 * whether they may edit.
 */
export const audienceSql = sql.raw(`cross join lateral (
    select p.owner_id as user_id, true as edits, '-infinity'::timestamptz as since
    union all select m.user_id, m.role = 'editor', coalesce(m.accepted_at, m.created_at) from members m
    where m.project_id = p.id and m.user_id is not null and m.user_id <> p.owner_id) person
  join webhooks w on w.owner_id = person.user_id`);

/** Claims of incentives are for those who may edit. */
export async function listListeners(
  db: Queryable,
  projectId: string,
  event: string,
): Promise<{ id: string }[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct w.id from projects p ${audienceSql}
    where p.id = ${projectId} and ${event} = any(w.events)
      and (person.edits or ${event}::text <> 'incentive.claimed')
    order by w.id`);
  return rows;
}

/** A delivery with a key that is there already is left as it is. */
export async function insertDeliveries(
  db: Queryable,
  deliveries: (typeof webhookDeliveries.$inferInsert)[],
): Promise<void> {
  if (deliveries.length === 0) return;
  await db
    .insert(webhookDeliveries)
    .values(deliveries)
    .onConflictDoNothing({ target: webhookDeliveries.dedupeKey });
}

/** Undefined where the account has as many as it may: its row is held, so that two at once are counted. */
export function insertWebhook(
  db: Database,
  webhook: typeof webhooks.$inferInsert,
  atMost: number,
): Promise<WebhookRow | undefined> {
  return db.orm.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, webhook.ownerId)).for("update");
    const [held] = await tx
      .select({ count: count() })
      .from(webhooks)
      .where(eq(webhooks.ownerId, webhook.ownerId));
    if (!held || held.count >= atMost) return undefined;
    const [row] = await tx.insert(webhooks).values(webhook).returning();
    return row;
  });
}

export function listWebhooks(db: Database, ownerId: string): Promise<WebhookRow[]> {
  return db.orm
    .select()
    .from(webhooks)
    .where(eq(webhooks.ownerId, ownerId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
}

/** The newest first. */
export function listDeliveries(db: Database, webhookId: string, atMost: number): Promise<DeliveryRow[]> {
  return db.orm
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(atMost);
}

/** Whether there was one of the account's to delete. */
export async function deleteWebhook(db: Database, ownerId: string, id: string): Promise<boolean> {
  const rows = await db.orm
    .delete(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.ownerId, ownerId)))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}

/** Makes a delivery due now, with all its attempts before it. Undefined when it is not the account's. */
export async function requeueDelivery(
  db: Database,
  ownerId: string,
  id: string,
): Promise<DeliveryRow | undefined> {
  const own = db.orm.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.ownerId, ownerId));
  const [row] = await db.orm
    .update(webhookDeliveries)
    .set({
      ...{ status: "queued", attempts: 0, nextAttemptAt: sql`date_trunc('milliseconds', now())` },
      ...{ responseStatus: null, error: null, deliveredAt: null },
    })
    .where(and(eq(webhookDeliveries.id, id), inArray(webhookDeliveries.webhookId, own)))
    .returning();
  return row;
}

/**
 * Takes deliveries that are due, a few of each webhook, for as long as the lease: no other process sends them meanwhile, and a process that
 * dies leaves them to be sent after it.
 */
export async function claimDueDeliveries(
  db: Database,
  options: { atMost: number; atATimePerWebhook: number; leaseSeconds: number },
): Promise<DeliveryRow[]> {
  const isDue = and(eq(webhookDeliveries.status, "queued"), sql`${webhookDeliveries.nextAttemptAt} <= now()`);
  const ranked = db.orm
    .select({
      id: webhookDeliveries.id,
      rank: sql<number>`row_number() over (partition by ${webhookDeliveries.webhookId} order by ${webhookDeliveries.nextAttemptAt})`.as(
        "rank",
      ),
    })
    .from(webhookDeliveries)
    .where(isDue)
    .as("ranked");
  // Named, so that it is read once: as a plain subquery the planner might run it for each row anew.
  const due = db.orm.$with("due").as(
    db.orm
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .innerJoin(ranked, eq(ranked.id, webhookDeliveries.id))
      .where(and(isDue, sql`${ranked.rank} <= ${options.atATimePerWebhook}`))
      .orderBy(ranked.rank, webhookDeliveries.nextAttemptAt)
      .limit(options.atMost)
      .for("update", { of: webhookDeliveries, skipLocked: true }),
  );
  return db.orm
    .with(due)
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      // In whole milliseconds, which a Date holds: the attempt is known by it afterwards.
      nextAttemptAt: sql`date_trunc('milliseconds', now() + make_interval(secs => ${options.leaseSeconds}))`,
    })
    .where(inArray(webhookDeliveries.id, db.orm.select({ id: due.id }).from(due)))
    .returning();
}

export function listByIds(db: Database, ids: string[]): Promise<WebhookRow[]> {
  return db.orm.select().from(webhooks).where(inArray(webhooks.id, ids));
}

/** Only of the attempt that is told of: it may have been replayed, or taken up by another process, by then. */
function isAttempt({ id, attempts, nextAttemptAt }: DeliveryRow): SQL | undefined {
  return and(
    eq(webhookDeliveries.id, id),
    eq(webhookDeliveries.status, "queued"),
    eq(webhookDeliveries.attempts, attempts),
    eq(webhookDeliveries.nextAttemptAt, nextAttemptAt),
  );
}

export async function markDelivered(
  db: Database,
  delivery: DeliveryRow,
  responseStatus: number,
): Promise<void> {
  await db.orm
    .update(webhookDeliveries)
    .set({ status: "delivered", responseStatus, error: null, deliveredAt: sql`now()` })
    .where(isAttempt(delivery));
}

/** Another attempt after some seconds, or none. */
export async function markFailed(
  db: Database,
  delivery: DeliveryRow,
  of: { responseStatus: number | null; error: string; retrySeconds: number | null },
): Promise<void> {
  const { responseStatus, error, retrySeconds } = of;
  await db.orm
    .update(webhookDeliveries)
    .set({
      ...{ responseStatus, error },
      ...(retrySeconds === null
        ? { status: "failed" }
        : { nextAttemptAt: sql`now() + make_interval(secs => ${retrySeconds})` }),
    })
    .where(isAttempt(delivery));
}

export async function deleteDeliveriesOf(
  tx: Queryable,
  interviewId: string,
  sessionId: string,
): Promise<void> {
  await tx.execute(sql`
    delete from webhook_deliveries d
    where d.payload->>'sessionId' = ${sessionId} and d.webhook_id in (
      select w.id from interviews i join projects p on p.id = i.project_id ${audienceSql}
      where i.id = ${interviewId})`);
}

/** Whoever left a project gets nothing of it any more, and finds nothing of it to send again. */
export async function deleteDeliveriesTo(
  tx: Queryable,
  of: { projectId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    delete from webhook_deliveries d using webhooks w
    where w.owner_id = ${of.userId} and d.webhook_id = w.id
      and d.payload->>'interviewId' in (select i.id from interviews i where i.project_id = ${of.projectId})`);
}

export async function deleteOldDeliveries(db: Database, days: number): Promise<void> {
  await db.orm
    .delete(webhookDeliveries)
    .where(
      and(
        inArray(webhookDeliveries.status, ["delivered", "failed"]),
        sql`${webhookDeliveries.createdAt} < now() - make_interval(days => ${days})`,
      ),
    );
}
