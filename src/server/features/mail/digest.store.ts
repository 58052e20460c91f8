import { and, asc, desc, eq, gt, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { outbox } from "../../db/outgoing-schema.ts";
import { sessions } from "../../db/schema.ts";
import { interviews, projects, users } from "../../db/study-schema.ts";

/** The same mail is made once: its key names whose it is and the week's Monday. */
export function digestKeyOf(userId: string, from: Date): string {
  return `${digestKey}${userId}:${weekOf(from)}`;
}

const digestKey = "weekly-digest:";

function weekOf(from: Date): string {
  return from.toISOString().slice(0, 10);
}

/** Who asked for the weekly mail, has confirmed the address and did not get it yet, in the order of their ids. */
export function listDigestReaders(db: Database, page: { from: Date; after: string; atMost: number }) {
  const key = sql`${digestKey}::text || ${users.id} || ':' || ${weekOf(page.from)}::text`;
  const isWritten = db.orm.select({ id: outbox.id }).from(outbox).where(eq(outbox.dedupeKey, key));
  return db.orm
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(
      and(
        eq(users.weeklyDigest, true),
        isNotNull(users.emailVerifiedAt),
        gt(users.id, page.after),
        notExists(isWritten),
      ),
    )
    .orderBy(asc(users.id))
    .limit(page.atMost);
}

export interface WeekCounts {
  name: string;
  started: number;
  completed: number;
}

/** The interviews of an account that people took part in, the busiest first. */
export async function countWeek(
  db: Database,
  ownerId: string,
  week: { from: Date; until: Date },
): Promise<WeekCounts[]> {
  const inWeek = (column: typeof sessions.startedAt | typeof sessions.completedAt) =>
    sql`${column} >= ${week.from} and ${column} < ${week.until}`;
  const started = sql<number>`count(*) filter (where ${inWeek(sessions.startedAt)})`.mapWith(Number);
  const completed = sql<number>`count(*) filter (where ${inWeek(sessions.completedAt)})`.mapWith(Number);
  return db.orm
    .select({ name: interviews.name, started, completed })
    .from(sessions)
    .innerJoin(interviews, eq(interviews.id, sessions.interviewId))
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .where(
      and(
        eq(projects.ownerId, ownerId),
        eq(projects.sample, false),
        isNull(projects.deletedAt),
        isNull(interviews.deletedAt),
        isNull(sessions.withdrawnAt),
        sql`((${inWeek(sessions.startedAt)}) or (${inWeek(sessions.completedAt)}))`,
      ),
    )
    .groupBy(interviews.id, interviews.name)
    .orderBy(desc(started), asc(interviews.name), asc(interviews.id));
}
