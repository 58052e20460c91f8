import { and, eq, lt, sql } from "drizzle-orm";
import type { Turn } from "#interviewer/guide.ts";
import type { Database } from "../../db/database.ts";
import { organizationSql } from "../../db/organization.ts";
import { previews } from "../../db/recruitment-schema.ts";
import { projects, users } from "../../db/study-schema.ts";

/** As a participant reads it: the project's, else its owner's company or name; without a project those of the account. */
export async function findOrganization(
  db: Database,
  of: { accountId: string; projectId: string | null },
): Promise<string> {
  if (of.projectId === null) {
    const [own] = await db.orm
      .select({ organization: sql<string>`coalesce(nullif(trim(${users.companyName}), ''), ${users.name})` })
      .from(users)
      .where(eq(users.id, of.accountId));
    return own?.organization ?? "";
  }
  const [row] = await db.orm
    .select({ organization: organizationSql() })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(eq(projects.id, of.projectId));
  return row?.organization ?? "";
}

const keptFor = sql`now() - interval '1 day'`;

export async function insertPreview(db: Database, row: typeof previews.$inferInsert): Promise<void> {
  await db.orm.insert(previews).values(row);
}

/** Undefined also for somebody else's, and for one that is over a day old. */
export async function findPreview(db: Database, of: { ownerId: string; id: string }) {
  const [row] = await db.orm
    .select({ guide: previews.guide, turns: previews.turns })
    .from(previews)
    .where(
      and(eq(previews.id, of.id), eq(previews.ownerId, of.ownerId), sql`${previews.createdAt} > ${keptFor}`),
    );
  return row;
}

/** Only where nothing was said since: of two messages at once, one is answered. */
export async function replaceTurns(
  db: Database,
  of: { id: string; turnsBefore: number },
  turns: Turn[],
): Promise<boolean> {
  const rows = await db.orm
    .update(previews)
    .set({ turns })
    .where(and(eq(previews.id, of.id), sql`json_array_length(${previews.turns}) = ${of.turnsBefore}`))
    .returning({ id: previews.id });
  return rows.length > 0;
}

/** Counts a model's tokens in the day's sum, which all share, and in the preview's own. */
export async function addSpending(db: Database, previewId: string, tokens: number): Promise<void> {
  const day = sql`'day:' || to_char(now() at time zone 'utc', 'YYYY-MM-DD')`;
  await db.orm.execute(sql`
    insert into model_spending as m (scope, shard, tokens)
    select scope, (random() * 7)::int, ${tokens}::int
    from (values (${day}), ('interview:' || ${previewId}::text)) s(scope) order by 1, 2
    on conflict (scope, shard) do update set tokens = m.tokens + excluded.tokens`);
}

/** With what they counted as spent on themselves; the day's sum stays. */
export async function deleteOld(db: Database): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const gone = await tx
      .delete(previews)
      .where(lt(previews.createdAt, keptFor))
      .returning({ id: previews.id });
    if (gone.length === 0) return;
    const scopes = gone.map(({ id }) => `interview:${id}`);
    await tx.execute(sql`delete from model_spending where scope = any(${sql.param(scopes)}::text[])`);
  });
}
