import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { interviews, projects, users } from "../../db/study-schema.ts";
import type { HandOver } from "../../listeners.ts";

/** False where the project has another owner by now, or is deleted. */
export async function changeOwner(tx: Queryable, { projectId, from, to }: HandOver): Promise<boolean> {
  const rows = await tx
    .update(projects)
    .set({ ownerId: to })
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, from), isNull(projects.deletedAt)))
    .returning({ id: projects.id });
  return rows.length > 0;
}

/** Rows of a project that name its owner. */
export async function changeOwnerBelow(tx: Queryable, { projectId, from, to }: HandOver): Promise<void> {
  for (const table of [sql`sources`, sql`personas`, sql`jobs`]) {
    await tx.execute(sql`
      update ${table} t set owner_id = ${to} where t.owner_id = ${from} and (t.project_id = ${projectId}
        or t.interview_id in (select i.id from interviews i where i.project_id = ${projectId}))`);
  }
  await tx.execute(sql`
    update recordings r set owner_id = ${to} from sources s where s.id = r.source_id and s.project_id = ${projectId}`);
}

/** A bought single interview belongs to the account that paid for it. */
export async function hasBoughtInterview(tx: Queryable, projectId: string): Promise<boolean> {
  const isBought = and(eq(interviews.projectId, projectId), eq(interviews.interviewType, "oneOff"));
  return (await tx.select({ id: interviews.id }).from(interviews).where(isBought).limit(1)).length > 0;
}

/**
 * Whether results here were made of transcripts that are in another project now, or the other way round: deleting such
 * a transcript takes its words out of all results of its owner, which must not be two people.
 */
export async function sharesTranscripts(tx: Queryable, { projectId, from }: HandOver): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from coded_sources c join sources s on s.id = c.source_id and s.kind = 'transcript'
      join interviews i on i.id = c.interview_id
    where s.owner_id = ${from} and s.project_id is distinct from i.project_id
      and ${projectId} in (coalesce(s.project_id, ''), i.project_id)
    limit 1`);
  return rows.length > 0;
}

export async function findPerson(tx: Queryable, userId: string) {
  const [row] = await tx
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}
