import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { installation } from "../../db/account-schema.ts";
import { cursorTimeSql } from "../../db/columns.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { outbox } from "../../db/outgoing-schema.ts";

export type MailRow = typeof outbox.$inferSelect;

/** A mail with a key that is there already is left as it is. */
export async function insertMail(db: Queryable, mail: typeof outbox.$inferInsert): Promise<void> {
  await db.insert(outbox).values(mail).onConflictDoNothing({ target: outbox.dedupeKey });
}

/**
 * Takes mails that are due, for as long as the lease: no other process sends them meanwhile, and a process that
 * dies leaves them to be sent after it.
 */
export async function claimDueMails(
  db: Database,
  options: { atMost: number; leaseSeconds: number },
): Promise<MailRow[]> {
  // Named, so that it is read once: as a plain subquery the planner might run it for each row anew.
  const due = db.orm.$with("due").as(
    db.orm
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.status, "queued"), sql`${outbox.nextAttemptAt} <= now()`))
      .orderBy(outbox.nextAttemptAt)
      .limit(options.atMost)
      .for("update", { skipLocked: true }),
  );
  return db.orm
    .with(due)
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${options.leaseSeconds})`,
    })
    .where(inArray(outbox.id, db.orm.select({ id: due.id }).from(due)))
    .returning();
}

type Attempt = Pick<MailRow, "id" | "attempts">;

/** Only of the attempt that is told of: a later one may be under way by then. */
function isAttempt({ id, attempts }: Attempt): SQL | undefined {
  return and(eq(outbox.id, id), eq(outbox.status, "queued"), eq(outbox.attempts, attempts));
}

/** `cleared`: what stands in place of words that are not to be kept. */
export async function markSent(db: Database, mail: Attempt, cleared: string | null): Promise<void> {
  await db.orm
    .update(outbox)
    .set({
      status: "sent",
      sentAt: sql`now()`,
      error: null,
      ...(cleared === null ? {} : { text: cleared, html: "" }),
    })
    .where(isAttempt(mail));
}

/** Another attempt after some seconds, or none. */
export async function markFailed(
  db: Database,
  mail: Attempt,
  of: { error: string; retrySeconds: number | null },
): Promise<void> {
  await db.orm
    .update(outbox)
    .set(
      of.retrySeconds === null
        ? { status: "failed", error: of.error }
        : { error: of.error, nextAttemptAt: sql`now() + make_interval(secs => ${of.retrySeconds})` },
    )
    .where(isAttempt(mail));
}

/** What nobody gets unless the owner passes it on. A confirmation of an address is of no use without mail. */
const kindsToPassOn = ["reset", "link_identity", "incentive_claim"];

/** Since the owner last looked. */
export async function countWaiting(db: Database): Promise<number> {
  const [row] = await db.orm
    .select({ mails: count() })
    .from(outbox)
    .innerJoin(installation, sql`${outbox.createdAt} > coalesce(${installation.outboxSeenAt}, '-infinity')`)
    .where(and(inArray(outbox.status, ["kept", "failed"]), inArray(outbox.kind, kindsToPassOn)));
  return row?.mails ?? 0;
}

export async function noteOutboxSeen(db: Database): Promise<void> {
  await db.orm.update(installation).set({ outboxSeenAt: sql`now()` });
}

export async function deleteOldMails(db: Database, days: number): Promise<void> {
  await db.orm.delete(outbox).where(sql`${outbox.createdAt} < now() - make_interval(days => ${days})`);
}

/** Where a page ended. The time is text, as a Date would lose its microseconds. */
export interface PageEnd {
  createdAt: string;
  id: string;
}

/** The receipt of a claim that is linked to no session would be linked to one by its time. */
const isShown = sql`not (${outbox.kind} = 'incentive_claim' and ${outbox.sessionId} is null)`;

export function listMails(db: Database, page: { after: PageEnd | undefined; limit: number }) {
  const { after, limit } = page;
  const isAfter = after
    ? sql`(${outbox.createdAt}, ${outbox.id}) < (${after.createdAt}::timestamptz, ${after.id}::text)`
    : undefined;
  return db.orm
    .select({
      mail: outbox,
      createdAtText: cursorTimeSql(outbox.createdAt),
    })
    .from(outbox)
    .where(and(isShown, isAfter))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit);
}
