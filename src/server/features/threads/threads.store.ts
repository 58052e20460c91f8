import { and, asc, desc, eq, getTableColumns, isNull } from "drizzle-orm";
import { type Right, rightOf } from "../../db/access.ts";
import { sources, sourceTurns } from "../../db/analysis-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { leftOutByName } from "../../db/left-out.ts";
import { interviews, projects } from "../../db/study-schema.ts";

export type ThreadRow = typeof sources.$inferSelect;
export type NewThread = typeof sources.$inferInsert;
export type TurnRow = typeof sourceTurns.$inferSelect;
export type NewTurn = Omit<typeof sourceTurns.$inferInsert, "sourceId">;

/** The newest first, with whose account left one out. */
export function listThreads(
  db: Database,
  interviewId: string,
): Promise<(ThreadRow & { leftOutByName: string | null })[]> {
  return db.orm
    .select({ ...getTableColumns(sources), leftOutByName: leftOutByName("sources") })
    .from(sources)
    .where(and(eq(sources.interviewId, interviewId), eq(sources.kind, "thread"), isNull(sources.deletedAt)))
    .orderBy(desc(sources.createdAt), desc(sources.id));
}

/**
 * A thread of an interview that the account may view, with what it may do with it. Undefined when the thread, its
 * interview or its project is deleted.
 */
export async function findSeenThread(
  db: Database,
  accountId: string,
  threadId: string,
): Promise<(ThreadRow & { interviewId: string; right: Right }) | undefined> {
  const [row] = await db.orm
    .select({ thread: sources, interviewId: interviews.id, right: rightOf(accountId) })
    .from(sources)
    .innerJoin(interviews, eq(interviews.id, sources.interviewId))
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .where(
      and(
        eq(sources.id, threadId),
        eq(sources.kind, "thread"),
        isNull(sources.deletedAt),
        isNull(interviews.deletedAt),
        isNull(projects.deletedAt),
      ),
    );
  return row?.right ? { ...row.thread, interviewId: row.interviewId, right: row.right } : undefined;
}

export async function findByForumId(
  db: Database,
  interviewId: string,
  forumId: string,
): Promise<ThreadRow | undefined> {
  const [row] = await db.orm
    .select()
    .from(sources)
    .where(and(eq(sources.interviewId, interviewId), eq(sources.forumId, forumId)));
  return row;
}

export function listTurns(db: Queryable, threadId: string): Promise<TurnRow[]> {
  return db
    .select()
    .from(sourceTurns)
    .where(eq(sourceTurns.sourceId, threadId))
    .orderBy(asc(sourceTurns.seq));
}

/**
 * A new thread, or what is known of one that the interview has already, or had until it was deleted; the row is held
 * until the transaction ends.
 */
export async function upsertThread(tx: Queryable, row: NewThread): Promise<ThreadRow> {
  const { name, language, speakers, notices, turnCount, wordCount, thread } = row;
  const [saved] = await tx
    .insert(sources)
    .values(row)
    .onConflictDoUpdate({
      target: [sources.interviewId, sources.forumId],
      set: { name, language, speakers, notices, turnCount, wordCount, thread, deletedAt: null },
    })
    .returning();
  if (!saved) throw new Error("a thread was neither added nor found");
  return saved;
}

export async function replaceTurns(tx: Queryable, threadId: string, turns: NewTurn[]): Promise<void> {
  await tx.delete(sourceTurns).where(eq(sourceTurns.sourceId, threadId));
  if (turns.length === 0) return;
  await tx.insert(sourceTurns).values(turns.map((turn) => ({ ...turn, sourceId: threadId })));
}
