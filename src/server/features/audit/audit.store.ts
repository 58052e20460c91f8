import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { audit } from "../../db/account-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { users } from "../../db/study-schema.ts";
import type { Place } from "./audit-words.ts";

export async function insertAuditEntry(db: Queryable, entry: typeof audit.$inferInsert): Promise<void> {
  await db.insert(audit).values(entry);
}

/**
 * Its name: of a session its interview's with the participant's number, of a link to a report its interview's, of a member the address and the project, of a
 * webhook the host alone, as the rest of its address may hold a secret. A type, as rows need an index signature.
 */
export type AuditTargetName = { name: string; number: number | null };

/**
 * By id: what entries are about, as it is called now. The log itself holds no names; what is gone, or somebody else's
 * by now, has none.
 */
export async function listTargetNames(
  db: Database,
  ownerId: string,
  ids: string[],
): Promise<Map<string, AuditTargetName>> {
  const meant = sql`${sql.param(ids)}::text[]`;
  const result = await db.orm.execute<AuditTargetName & { id: string }>(sql`
    select p.id, p.name, null::int as number from projects p where p.id = any(${meant}) and p.owner_id = ${ownerId}
    union all
    select i.id, i.name, null from interviews i join projects p on p.id = i.project_id
    where i.id = any(${meant}) and p.owner_id = ${ownerId}
    union all
    select s.id, i.name, s.number from sessions s join interviews i on i.id = s.interview_id
    join projects p on p.id = i.project_id where s.id = any(${meant}) and p.owner_id = ${ownerId}
    union all
    select l.id, i.name, null from report_links l join interviews i on i.id = l.interview_id
    join projects p on p.id = i.project_id where l.id = any(${meant}) and p.owner_id = ${ownerId}
    union all
    select s.id, s.name, null from sources s where s.id = any(${meant}) and s.owner_id = ${ownerId}
    union all
    select s.id, s.content->>'name', null from personas s
    where s.id = any(${meant}) and s.owner_id = ${ownerId} and s.content->>'name' <> ''
    union all
    select m.id, m.email || ', ' || p.name, null from members m join projects p on p.id = m.project_id
    where m.id = any(${meant}) and p.owner_id = ${ownerId}
    union all
    select k.id, k.name, null from api_keys k where k.id = any(${meant}) and k.user_id = ${ownerId}
    union all
    select w.id, substring(w.url from '://(?:[^/@]*@)?([^/?#]+)'), null from webhooks w
    where w.id = any(${meant}) and w.owner_id = ${ownerId}`);
  return new Map(result.rows.map(({ id, name, number }) => [id, { name, number }]));
}

/** An owner's entries, newest first, from before `beforeId`. The actor's name is null once their account is gone. */
export async function listAuditEntries(
  db: Database,
  by: { ownerId: string; beforeId: number | null; limit: number },
) {
  const isOwn = eq(audit.ownerId, by.ownerId);
  return db.orm
    .select({
      id: audit.id,
      at: audit.at,
      actorId: audit.actorId,
      actorName: users.name,
      action: audit.action,
      targetKind: audit.targetKind,
      targetId: audit.targetId,
    })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actorId))
    .where(by.beforeId === null ? isOwn : and(isOwn, lt(audit.id, by.beforeId)))
    .orderBy(desc(audit.id))
    .limit(by.limit);
}

/** Whether the same person did the same with the same thing within the last hour. */
export async function isNotedAlready(
  db: Database,
  entry: Pick<typeof audit.$inferInsert, "ownerId" | "actorId" | "action" | "targetKind" | "targetId">,
): Promise<boolean> {
  const result = await db.orm.execute(sql`
    select 1 from audit where owner_id = ${entry.ownerId} and actor_id is not distinct from ${entry.actorId}
      and action = ${entry.action} and target_kind = ${entry.targetKind}
      and target_id is not distinct from ${entry.targetId} and created_at > now() - interval '1 hour' limit 1`);
  return result.rows.length > 0;
}

const interviewOwner = sql`select p.owner_id, p.id as project_id from interviews i join projects p on p.id = i.project_id`;

const owners: Record<Place, (id: string) => SQL> = {
  project: (id) => sql`select owner_id, id as project_id from projects where id = ${id}`,
  interview: (id) => sql`${interviewOwner} where i.id = ${id}`,
  session: (id) => sql`${interviewOwner} join sessions s on s.interview_id = i.id where s.id = ${id}`,
  report: (id) => sql`${interviewOwner} join report_links l on l.interview_id = i.id where l.id = ${id}`,
  source: (id) => sql`
    select coalesce(p.owner_id, s.owner_id) as owner_id, p.id as project_id from sources s
    left join interviews i on i.id = s.interview_id
    left join projects p on p.id = coalesce(s.project_id, i.project_id) where s.id = ${id}`,
  persona: (id) => sql`
    select coalesce(p.owner_id, s.owner_id) as owner_id, p.id as project_id from personas s
    left join interviews i on i.id = s.interview_id
    left join projects p on p.id = coalesce(s.project_id, i.project_id) where s.id = ${id}`,
};

/** Whose a thing is: the owner of its project, else its own. Deleted things that can be restored have owners too. */
export async function findOwner(
  db: Database,
  of: { place: Place; id: string },
): Promise<{ ownerId: string; projectId: string | null } | undefined> {
  const result = await db.orm.execute<{ owner_id: string; project_id: string | null }>(
    owners[of.place](of.id),
  );
  const [row] = result.rows;
  return row && { ownerId: row.owner_id, projectId: row.project_id };
}
