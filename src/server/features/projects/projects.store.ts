import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { mayAccess, type Right, rightOf, viewableProjectIds } from "../../db/access.ts";
import { type ArrayPage, maxRows } from "../../db/array-page.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { sessions } from "../../db/schema.ts";
import { interviews, projects, users } from "../../db/study-schema.ts";

export type ProjectRow = typeof projects.$inferSelect;

/** A project with what the asking account may do with it. */
export type SeenProject = ProjectRow & { right: Right };

export type ListedProject = SeenProject & {
  interviews: number;
  lastSessionAt: Date | null;
  ownerName: string;
};

/** Each interview's newest is the end of an index, so that no project's sessions are all read. */
const lastSessionAt = sql<Date | null>`(
  select max(newest.started_at) from ${interviews} i cross join lateral (
    select s.started_at from ${sessions} s where s.interview_id = i.id and s.withdrawn_at is null
    order by s.started_at desc limit 1
  ) newest where i.project_id = ${projects}.id and i.deleted_at is null)`.mapWith(sessions.startedAt);

const ownerName = sql<string>`(select u.name from ${users} u where u.id = ${projects}.owner_id)`;

/** Those of the account and those that it is a member of, newest first; none after a cursor that is none of them. */
export async function listProjects(
  db: Database,
  accountId: string,
  { limit, cursor }: ArrayPage = {},
): Promise<ListedProject[]> {
  const viewable = viewableProjectIds(accountId);
  const isAfter = sql`(${projects}.created_at, ${projects}.id) < (
    select c.created_at, c.id from ${projects} c where c.id = ${cursor} and c.id = any(${viewable}))`;
  const counted = db.orm.$count(
    interviews,
    and(eq(interviews.projectId, projects.id), isNull(interviews.deletedAt)),
  );
  const rows = await db.orm
    .select({
      project: getTableColumns(projects),
      right: rightOf(accountId),
      interviews: counted,
      lastSessionAt,
      ownerName,
    })
    .from(projects)
    .where(
      and(
        sql`${projects}.id = any(${viewable})`,
        isNull(projects.deletedAt),
        cursor === undefined ? undefined : isAfter,
      ),
    )
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limit ?? maxRows);
  return rows.flatMap(({ project, right, ...listed }) =>
    toSeen({ project, right }).map((seen) => ({ ...seen, ...listed })),
  );
}

/** Those of the account that were deleted after this moment. */
export async function listDeletedProjects(
  db: Database,
  accountId: string,
  deletedSince: Date,
): Promise<ProjectRow[]> {
  const isOwn = eq(projects.ownerId, accountId);
  return db.orm
    .select()
    .from(projects)
    .where(and(isOwn, gt(projects.deletedAt, deletedSince)));
}

function selectSeen(db: Queryable, accountId: string) {
  return db.select({ project: getTableColumns(projects), right: rightOf(accountId) }).from(projects);
}

function toSeen(row: { project: ProjectRow; right: Right | null }): SeenProject[] {
  return row.right === null ? [] : [{ ...row.project, right: row.right }];
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

/** Undefined where the account may not even view it; `deletedSince` finds also what was deleted after that. */
export async function findProject(
  db: Database,
  of: { accountId: string; id: string },
  deletedSince?: Date,
): Promise<SeenProject | undefined> {
  const isLive = isNull(projects.deletedAt);
  const isThere = deletedSince ? or(isLive, gt(projects.deletedAt, deletedSince)) : isLive;
  const rows = await selectSeen(db.orm, of.accountId).where(and(eq(projects.id, of.id), isThere));
  return rows.flatMap(toSeen)[0];
}

export interface ProjectChange {
  name?: string | undefined;
  organization?: string | undefined;
  deletedAt?: Date;
}

/** Undefined when there is no such project, or when it is deleted or the account has not this right to it. */
export async function updateProject(
  db: Database,
  of: { accountId: string; id: string; right: Right },
  change: ProjectChange,
): Promise<ProjectRow | undefined> {
  const isLive = and(eq(projects.id, of.id), isNull(projects.deletedAt));
  const isAllowed = mayAccess(of.accountId, of.right);
  const [row] = await db.orm.update(projects).set(change).where(and(isLive, isAllowed)).returning();
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
