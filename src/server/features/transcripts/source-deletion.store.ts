import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Right } from "../../db/access.ts";
import { sources } from "../../db/analysis-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { interviews, projects } from "../../db/study-schema.ts";
import { isViewable, isWithinReach, rightToSource, type SourceRow } from "./transcripts.store.ts";

/** A transcript or thread that is deleted or not, with what the account may do with it. */
type Seen = SourceRow & { right: Right };

/** What is below a deleted interview or project is out of reach with it. */
const isReachable = and(isWithinReach, or(isNull(sources.interviewId), isNull(interviews.deletedAt)));

function select(db: Queryable, accountId: string) {
  return db
    .select({ source: sources, right: rightToSource(accountId) })
    .from(sources)
    .leftJoin(projects, eq(projects.id, sources.projectId))
    .leftJoin(interviews, eq(interviews.id, sources.interviewId));
}

function toSeen({ source, right }: { source: SourceRow; right: Right | null }): Seen[] {
  return right === null ? [] : [{ ...source, right }];
}

/** Held until the transaction ends; undefined where the account may not even view it. */
export async function lockSource(
  tx: Queryable,
  of: { accountId: string; id: string; kind: SourceRow["kind"] },
): Promise<Seen | undefined> {
  const rows = await select(tx, of.accountId)
    .where(and(eq(sources.id, of.id), eq(sources.kind, of.kind), isReachable))
    .for("update", { of: sources });
  return rows.flatMap(toSeen)[0];
}

export async function setDeleted(tx: Queryable, id: string, deletedAt: Date | null): Promise<void> {
  await tx.update(sources).set({ deletedAt }).where(eq(sources.id, id));
}

/** Those that the account may view and that were deleted after this moment. */
export async function listDeleted(db: Database, accountId: string, deletedSince: Date): Promise<Seen[]> {
  const rows = await select(db.orm, accountId).where(
    and(isViewable(accountId), gt(sources.deletedAt, deletedSince), isReachable),
  );
  return rows.flatMap(toSeen);
}

const isPastUndo = (days: number) => lt(sources.deletedAt, sql`now() - make_interval(days => ${days})`);

export async function listPastUndo(db: Database, days: number): Promise<string[]> {
  const rows = await db.orm.select({ id: sources.id }).from(sources).where(isPastUndo(days));
  return rows.map(({ id }) => id);
}

/** Undefined where it was restored meanwhile. */
export async function deleteForGood(tx: Queryable, id: string, days: number): Promise<SourceRow | undefined> {
  const [row] = await tx
    .delete(sources)
    .where(and(eq(sources.id, id), isPastUndo(days)))
    .returning();
  return row;
}
