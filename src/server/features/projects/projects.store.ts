import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../db/database.ts";
import { interviews, projects } from "../../db/study-schema.ts";

export type ProjectRow = typeof projects.$inferSelect;

export function listProjects(db: Database, ownerId: string): Promise<ProjectRow[]> {
  return db.orm
    .select()
    .from(projects)
    .where(and(eq(projects.ownerId, ownerId), isNull(projects.deletedAt)))
    .orderBy(desc(projects.createdAt), desc(projects.id));
}

/** With what `before` must take in the same transaction. */
export async function insertProject(
  db: Database,
  project: typeof projects.$inferInsert,
  before: (tx: Queryable) => Promise<void>,
): Promise<ProjectRow | undefined> {
  return db.orm.transaction(async (tx) => {
    await before(tx);
    const [row] = await tx.insert(projects).values(project).returning();
    return row;
  });
}

const isLive = (ownerId: string, id: string) =>
  and(eq(projects.id, id), eq(projects.ownerId, ownerId), isNull(projects.deletedAt));

export async function findProject(
  db: Database,
  ownerId: string,
  id: string,
): Promise<ProjectRow | undefined> {
  const [row] = await db.orm.select().from(projects).where(isLive(ownerId, id));
  return row;
}

export interface ProjectChange {
  name?: string | undefined;
  organization?: string | undefined;
  deletedAt?: Date;
}

/** Undefined when there is no such project, or when it is another's or deleted. */
export async function updateProject(
  db: Database,
  of: { ownerId: string; id: string },
  change: ProjectChange,
): Promise<ProjectRow | undefined> {
  const [row] = await db.orm.update(projects).set(change).where(isLive(of.ownerId, of.id)).returning();
  return row;
}

type Around = (
  tx: Queryable,
  restore: () => Promise<ProjectRow | undefined>,
) => Promise<ProjectRow | undefined>;

/** Also finds a project that is not deleted: to undo twice is to undo. `around` may refuse, in the same transaction. */
export async function undeleteProject(
  db: Database,
  of: { ownerId: string; id: string },
  deletedSince: Date,
  around: Around,
): Promise<ProjectRow | undefined> {
  const recent = and(isNotNull(projects.deletedAt), gt(projects.deletedAt, deletedSince));
  const isOf = and(eq(projects.id, of.id), eq(projects.ownerId, of.ownerId));
  return db.orm.transaction((tx) =>
    around(tx, async () => {
      const [row] = await tx
        .update(projects)
        .set({ deletedAt: null })
        .where(and(isOf, or(isNull(projects.deletedAt), recent)))
        .returning();
      return row;
    }),
  );
}

/** What was deleted so long ago that nobody can restore it goes for good, with all that is below it. */
export async function deleteForGood(db: Database, days: number): Promise<void> {
  const before = sql`now() - make_interval(days => ${days})`;
  await db.orm.delete(interviews).where(lt(interviews.deletedAt, before));
  await db.orm.delete(projects).where(lt(projects.deletedAt, before));
}
