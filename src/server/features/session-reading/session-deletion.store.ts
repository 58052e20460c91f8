import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { rightOf, viewableProjectIds } from "../../db/access.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { sessions } from "../../db/schema.ts";
import { interviews, projects } from "../../db/study-schema.ts";

interface Of {
  interviewId: string;
  sessionId: string;
}

const isOf = ({ interviewId, sessionId }: Of) =>
  and(eq(sessions.id, sessionId), eq(sessions.interviewId, interviewId));

const held = { completedAt: sessions.completedAt, quotaIds: sessions.quotaIds };

/** What the session held in counts until now; undefined when it is not there. */
export async function markDeleted(tx: Queryable, of: Of, at: Date) {
  const [row] = await tx
    .update(sessions)
    .set({ deletedAt: at, withdrawnAt: at })
    .where(and(isOf(of), isNull(sessions.withdrawnAt)))
    .returning(held);
  return row;
}

/** What the session holds in counts again; undefined when it was not deleted after this moment. */
export async function unmarkDeleted(tx: Queryable, of: Of, deletedSince: Date) {
  const [row] = await tx
    .update(sessions)
    .set({ deletedAt: null, withdrawnAt: null })
    .where(and(isOf(of), gt(sessions.deletedAt, deletedSince)))
    .returning(held);
  return row;
}

/** The number of started sessions stays, as it numbers the participants. */
export async function addCompleted(tx: Queryable, interviewId: string, change: 1 | -1): Promise<void> {
  await tx
    .update(interviews)
    .set({ sessionsCompleted: sql`greatest(${interviews.sessionsCompleted} + ${change}, 0)` })
    .where(eq(interviews.id, interviewId));
}

/** Those that the account may view and that were deleted after this moment, the last first. */
export function listDeleted(db: Database, accountId: string, deletedSince: Date) {
  return db.orm
    .select({
      id: sessions.id,
      number: sessions.number,
      deletedAt: sessions.deletedAt,
      interviewId: interviews.id,
      interviewName: interviews.name,
      right: rightOf(accountId),
    })
    .from(sessions)
    .innerJoin(interviews, eq(interviews.id, sessions.interviewId))
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .where(
      and(
        sql`${projects}.id = any(${viewableProjectIds(accountId)})`,
        gt(sessions.deletedAt, deletedSince),
        isNull(interviews.deletedAt),
        isNull(projects.deletedAt),
      ),
    )
    .orderBy(desc(sessions.deletedAt), desc(sessions.id));
}

export function listPastUndo(db: Database, days: number, limit: number) {
  return db.orm
    .select({ sessionId: sessions.id, interviewId: sessions.interviewId })
    .from(sessions)
    .where(isPastUndo(days))
    .limit(limit);
}

const isPastUndo = (days: number) => lt(sessions.deletedAt, sql`now() - make_interval(days => ${days})`);

/** False where it was restored or emptied meanwhile. */
export async function deleteForGood(tx: Queryable, of: Of, days: number): Promise<boolean> {
  const rows = await tx
    .delete(sessions)
    .where(and(isOf(of), isPastUndo(days)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}
