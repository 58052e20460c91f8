import { and, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { StoryPack } from "#interviewer/participants/story.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { organizationSql } from "../../db/organization.ts";
import { jobs, rehearsals } from "../../db/schema.ts";
import { interviews, projects, users } from "../../db/study-schema.ts";

export type RehearsalRow = typeof rehearsals.$inferSelect;

const keptRehearsals = 5;

/** Rehearsals from before they ended in a verdict cannot be shown any more; newer ones take their place. */
const hasVerdict = sql`${rehearsals.content}->'changes' is not null`;

/** Without what was said, the newest first. */
export function listRehearsals(db: Database, interviewId: string) {
  return db.orm
    .select({
      id: rehearsals.id,
      seed: rehearsals.seed,
      guide: rehearsals.guide,
      voice: rehearsals.voice,
      createdAt: rehearsals.createdAt,
      participants: sql<number>`json_array_length(${rehearsals.content}->'interviews')`.mapWith(Number),
    })
    .from(rehearsals)
    .where(and(eq(rehearsals.interviewId, interviewId), hasVerdict))
    .orderBy(desc(rehearsals.createdAt), desc(rehearsals.id));
}

export type RehearsalHead = Awaited<ReturnType<typeof listRehearsals>>[number];

export async function findContent(
  db: Database,
  interviewId: string,
  rehearsalId: string,
): Promise<RehearsalRow["content"] | undefined> {
  const [row] = await db.orm
    .select({ content: rehearsals.content })
    .from(rehearsals)
    .where(and(eq(rehearsals.id, rehearsalId), eq(rehearsals.interviewId, interviewId)));
  return row?.content;
}

/** The people whom a model wrote for an earlier rehearsal with this seed. */
export async function findPack(db: Database, interviewId: string, seed: number) {
  const [row] = await db.orm
    .select({ pack: sql<StoryPack | null>`${rehearsals.content}->'pack'` })
    .from(rehearsals)
    .where(and(eq(rehearsals.interviewId, interviewId), eq(rehearsals.seed, seed)))
    .orderBy(desc(rehearsals.createdAt), desc(rehearsals.id))
    .limit(1);
  return row?.pack ?? undefined;
}

/** The newest five stay. */
export async function insertRehearsal(tx: Queryable, row: typeof rehearsals.$inferInsert): Promise<void> {
  await tx.insert(rehearsals).values({ ...row, createdAt: sql`clock_timestamp()` });
  const newest = tx
    .select({ id: rehearsals.id })
    .from(rehearsals)
    .where(eq(rehearsals.interviewId, row.interviewId))
    .orderBy(desc(rehearsals.createdAt), desc(rehearsals.id))
    .limit(keptRehearsals);
  await tx
    .delete(rehearsals)
    .where(and(eq(rehearsals.interviewId, row.interviewId), notInArray(rehearsals.id, newest)));
}

/** The rehearsal of an interview that waits or is worked on. */
export async function findOpenJob(db: Database, interviewId: string) {
  const [row] = await db.orm
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.interviewId, interviewId),
        eq(jobs.kind, "rehearsal"),
        inArray(jobs.status, ["queued", "running"]),
      ),
    );
  return row;
}

/** An interview with the name that participants see as the one who asks. */
export async function findInterview(db: Database, interviewId: string) {
  const [row] = await db.orm
    .select({ interview: interviews, organization: organizationSql() })
    .from(interviews)
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(eq(interviews.id, interviewId));
  return row && { ...row.interview, organization: row.organization };
}

/** Counts a model's tokens in the day's sum, which participants share, and in the rehearsals' own. */
export async function addSpending(db: Database, budget: string, tokens: number): Promise<void> {
  const day = sql`'day:' || to_char(now() at time zone 'utc', 'YYYY-MM-DD')`;
  await db.orm.execute(sql`
    insert into model_spending as m (scope, shard, tokens)
    select scope, (random() * 7)::int, ${tokens}::int
    from (values (${day}), ('interview:' || ${budget}::text)) s(scope) order by 1, 2
    on conflict (scope, shard) do update set tokens = m.tokens + excluded.tokens`);
}
