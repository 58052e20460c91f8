import { and, asc, desc, eq, gt, isNull } from "drizzle-orm";
import { reportLinks } from "../../db/analysis-schema.ts";
import type { Database } from "../../db/database.ts";
import { organizationSql } from "../../db/organization.ts";
import { interviews, projects, users } from "../../db/study-schema.ts";

export type LinkRow = typeof reportLinks.$inferSelect;

/** The links that still hold, the newest first. */
export function listLinks(db: Database, interviewId: string, now: Date): Promise<LinkRow[]> {
  return db.orm
    .select()
    .from(reportLinks)
    .where(and(eq(reportLinks.interviewId, interviewId), gt(reportLinks.expiresAt, now)))
    .orderBy(desc(reportLinks.createdAt), asc(reportLinks.id));
}

export async function insertLink(
  db: Database,
  row: typeof reportLinks.$inferInsert,
): Promise<LinkRow | undefined> {
  const [inserted] = await db.orm.insert(reportLinks).values(row).returning();
  return inserted;
}

/** False when the interview has no such link. */
export async function deleteLink(db: Database, interviewId: string, id: string): Promise<boolean> {
  const deleted = await db.orm
    .delete(reportLinks)
    .where(and(eq(reportLinks.id, id), eq(reportLinks.interviewId, interviewId)))
    .returning({ id: reportLinks.id });
  return deleted.length > 0;
}

/** A link that holds, with its interview; undefined when either is over, deleted or not there. Notes the opening. */
export async function openLink(db: Database, id: string, now: Date) {
  const [row] = await db.orm
    .select({
      expiresAt: reportLinks.expiresAt,
      interview: interviews,
      project: projects,
      organization: organizationSql(),
    })
    .from(reportLinks)
    .innerJoin(interviews, eq(interviews.id, reportLinks.interviewId))
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(
      and(
        eq(reportLinks.id, id),
        gt(reportLinks.expiresAt, now),
        isNull(interviews.deletedAt),
        isNull(projects.deletedAt),
      ),
    );
  if (!row) return undefined;
  await db.orm.update(reportLinks).set({ openedAt: now }).where(eq(reportLinks.id, id));
  const { interview, organization, expiresAt } = row;
  return { expiresAt, interview: { ...interview, organization } };
}
