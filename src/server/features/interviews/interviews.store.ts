import { and, count, desc, eq, getTableColumns, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { mayAccess, type Right, rightOf, viewableProjectIds } from "../../db/access.ts";
import { needsSomebodySql } from "../../db/analysed-words.ts";
import { type ArrayPage, maxRows } from "../../db/array-page.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { endedEarlySql } from "../../db/finished-sessions.ts";
import { takesParticipants } from "../../db/open-interviews.ts";
import { organizationSql } from "../../db/organization.ts";
import { sessions } from "../../db/schema.ts";
import { interviews, projects, users } from "../../db/study-schema.ts";
import { saveStimuli } from "../stimuli/stimuli.service.ts";

export type InterviewRow = typeof interviews.$inferSelect;

/** An interview with its project, and the organization that participants see as the one who asks. */
export interface LiveInterview extends InterviewRow {
  project: typeof projects.$inferSelect;
  organization: string;
}

/** With what the asking account may do with it. */
export type SeenInterview = LiveInterview & { right: Right };

/** How many sessions an interview has, and the newest of them. */
export interface SessionCounts {
  sessionCount: number;
  completedCount: number;
  newestSessions: string[];
  lastSessionAt: Date | null;
}

const isLive = and(isNull(interviews.deletedAt), isNull(projects.deletedAt));

const joined = { interview: interviews, project: projects, organization: organizationSql() };

interface Joined {
  interview: InterviewRow;
  project: LiveInterview["project"];
  organization: string;
}

function toLive({ interview, project, organization }: Joined): LiveInterview {
  return { ...interview, project, organization };
}

/** By the share link: nothing deleted, whoever asks. `isOpen` tells whether it takes one more participant. */
export async function findLiveInterview(
  db: Database,
  id: string,
): Promise<(LiveInterview & { isOpen: boolean }) | undefined> {
  const [row] = await db.orm
    .select({ ...joined, isOpen: takesParticipants })
    .from(interviews)
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(and(eq(interviews.id, id), isLive));
  return row && { ...toLive(row), isOpen: row.isOpen };
}

/** Undefined where the account may not even view it; `deletedSince` finds also what was deleted after that. */
export async function findSeenInterview(
  db: Database,
  of: { accountId: string; id: string },
  deletedSince?: Date,
): Promise<SeenInterview | undefined> {
  const isThere = deletedSince ? and(isNull(projects.deletedAt), isRestorable(deletedSince)) : isLive;
  const [row] = await db.orm
    .select({ ...joined, right: rightOf(of.accountId) })
    .from(interviews)
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(and(eq(interviews.id, of.id), isThere));
  return row?.right ? { ...toLive(row), right: row.right } : undefined;
}

const isRestorable = (deletedSince: Date) =>
  or(isNull(interviews.deletedAt), gt(interviews.deletedAt, deletedSince));

/** Which interviews a list holds: without this, those that are not archived. */
type ArchivedFilter = "only" | "all" | undefined;

function matchArchived(archived: ArchivedFilter): SQL | undefined {
  if (archived === "all") return undefined;
  return archived === "only" ? isNotNull(interviews.archivedAt) : isNull(interviews.archivedAt);
}

export interface InterviewListing extends ArrayPage {
  archived?: ArchivedFilter;
}

/** Newest first; of one project when `projectId` is given, which the caller has made sure of. */
export async function listSeenInterviews(
  db: Database,
  accountId: string,
  { projectId, archived, limit, cursor }: { projectId?: string } & InterviewListing,
): Promise<(LiveInterview & SessionCounts)[]> {
  const among =
    projectId === undefined
      ? sql`${projects}.id = any(${viewableProjectIds(accountId)})`
      : eq(interviews.projectId, projectId);
  const isAfter = sql`(${interviews}.created_at, ${interviews}.id) < (
    select c.created_at, c.id from ${interviews} c
    where c.id = ${cursor} and c.project_id = any(${viewableProjectIds(accountId)}))`;
  const rows = await db.orm
    .select({ ...joined, ...sessionCounts })
    .from(interviews)
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(and(among, isLive, matchArchived(archived), cursor === undefined ? undefined : isAfter))
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(limit ?? maxRows);
  return rows.map(({ interview, project, organization, ...counts }) => ({
    ...toLive({ interview, project, organization }),
    ...counts,
  }));
}

/** Deleted after this moment, in projects that are there and that the account may edit. */
export async function listDeletedInterviews(
  db: Database,
  accountId: string,
  deletedSince: Date,
): Promise<InterviewRow[]> {
  const among = sql`${projects}.id = any(${viewableProjectIds(accountId)})`;
  const isDeleted = and(gt(interviews.deletedAt, deletedSince), isNull(projects.deletedAt));
  return db.orm
    .select(getTableColumns(interviews))
    .from(interviews)
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .where(and(among, isDeleted, mayAccess(accountId, "edit")));
}

const ofInterview = sql`s.interview_id = ${interviews}.id and s.withdrawn_at is null`;

/** Counted, not added up: deleted and withdrawn sessions do not count. */
const sessionCounts = {
  sessionCount: sql<number>`(select count(*) from ${sessions} s where ${ofInterview})`.mapWith(Number),
  completedCount: sql<number>`(select count(s.completed_at) from ${sessions} s where ${ofInterview})`.mapWith(
    Number,
  ),
  newestSessions: sql<string[]>`array(
    select s.id from ${sessions} s where ${ofInterview} order by s.started_at desc, s.id desc limit 500)`,
  lastSessionAt: sql<Date | null>`(
    select s.started_at from ${sessions} s where ${ofInterview} order by s.started_at desc limit 1)`.mapWith(
    sessions.startedAt,
  ),
};

export async function countSessions(db: Database, interviewId: string): Promise<SessionCounts> {
  const [row] = await db.orm.select(sessionCounts).from(interviews).where(eq(interviews.id, interviewId));
  return row ?? { sessionCount: 0, completedCount: 0, newestSessions: [], lastSessionAt: null };
}

/** How many sessions began, how many of them are completed, and how many of those stopped early, in one look. */
export async function countProgress(
  db: Database,
  interviewId: string,
): Promise<{ started: number; completed: number; stoppedEarly: number; leftOut: number }> {
  const [row] = await db.orm
    .select({
      started: count(),
      completed: count(sessions.completedAt),
      stoppedEarly: sql<number>`(count(${sessions.completedAt}) filter (where ${endedEarlySql(sql`${sessions.endReason}`)}))::int`,
      leftOut: sql<number>`(count(${sessions.completedAt}) filter (where ${sessions.leftOutAt} is not null))::int`,
    })
    .from(sessions)
    .where(and(eq(sessions.interviewId, interviewId), isNull(sessions.withdrawnAt)));
  return row ?? { started: 0, completed: 0, stoppedEarly: 0, leftOut: 0 };
}

export function listCompletedSessions(db: Database, interviewId: string) {
  return db.orm
    .select({ id: sessions.id, startedAt: sessions.startedAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.interviewId, interviewId),
        sql`${sessions.completedAt} is not null`,
        isNull(sessions.withdrawnAt),
      ),
    )
    .orderBy(desc(sessions.startedAt), desc(sessions.id))
    .limit(200);
}

/** With what `before` takes in the same transaction, which says of what kind the interview is. */
export async function insertInterview(
  db: Database,
  row: typeof interviews.$inferInsert,
  before: (tx: Queryable) => Promise<Pick<InterviewRow, "interviewType">>,
): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const { interviewType } = await before(tx);
    await tx.insert(interviews).values({ ...row, interviewType });
    await saveStimuli(tx, row);
  });
}

const mayChange = (accountId: string) =>
  sql`exists (select 1 from ${projects} where ${projects}.id = ${interviews.projectId}
    and ${projects}.deleted_at is null and ${mayAccess(accountId, "edit")})`;

export type RowChange = Partial<typeof interviews.$inferInsert>;

/** Changes an interview as its row stands under lock, so that two changes at once do not undo each other. */
export async function changeInterview(
  db: Database,
  of: { accountId: string; id: string },
  change: (row: InterviewRow, tx: Queryable) => RowChange | Promise<RowChange>,
): Promise<boolean> {
  return db.orm.transaction(async (tx) => {
    const [row] = await tx
      .select(getTableColumns(interviews))
      .from(interviews)
      .where(and(eq(interviews.id, of.id), isNull(interviews.deletedAt), mayChange(of.accountId)))
      .for("update");
    if (!row) return false;
    const changed = await change(row, tx);
    if (Object.keys(changed).length > 0) {
      await tx.update(interviews).set(changed).where(eq(interviews.id, row.id));
    }
    return true;
  });
}

/** Also true for an interview that is not deleted: to undo twice is to undo. `around` may refuse. */
export async function undeleteInterview(
  db: Database,
  of: { accountId: string; id: string },
  deletedSince: Date,
  around: (tx: Queryable, restore: () => Promise<boolean>) => Promise<boolean>,
): Promise<boolean> {
  return db.orm.transaction((tx) =>
    around(tx, async () => {
      const rows = await tx
        .update(interviews)
        .set({ deletedAt: null })
        .where(and(eq(interviews.id, of.id), isRestorable(deletedSince), mayChange(of.accountId)))
        .returning({ id: interviews.id });
      return rows.length > 0;
    }),
  );
}

const maxNeedingYou = 50;

/** Sessions that ended in distress and that nobody has decided on, the newest first. */
export async function listNeedingYou(
  db: Database,
  interviewId: string,
): Promise<{ count: number; ids: string[] }> {
  const rows = await db.orm
    .select({ id: sessions.id, count: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(sessions)
    .where(and(eq(sessions.interviewId, interviewId), isNull(sessions.withdrawnAt), needsSomebodySql()))
    .orderBy(desc(sessions.startedAt), desc(sessions.id))
    .limit(maxNeedingYou);
  return { count: rows[0]?.count ?? 0, ids: rows.map(({ id }) => id) };
}
