import { and, eq, sql } from "drizzle-orm";
import { projectNotices } from "../../db/account-schema.ts";
import { needsSomebodySql } from "../../db/analysed-words.ts";
import type { Database } from "../../db/database.ts";

type Choice = Pick<typeof projectNotices.$inferSelect, "distress" | "finished">;

export async function findChoice(
  db: Database,
  of: { projectId: string; userId: string },
): Promise<Choice | undefined> {
  const [row] = await db.orm
    .select({ distress: projectNotices.distress, finished: projectNotices.finished })
    .from(projectNotices)
    .where(and(eq(projectNotices.projectId, of.projectId), eq(projectNotices.userId, of.userId)));
  return row;
}

export async function saveChoice(
  db: Database,
  row: Choice & { projectId: string; userId: string },
): Promise<void> {
  const { distress, finished } = row;
  const finishedSince = sql`case when ${projectNotices.finished} = ${finished}
    then ${projectNotices.finishedSince} else now() end`;
  await db.orm
    .insert(projectNotices)
    .values(row)
    .onConflictDoUpdate({
      target: [projectNotices.projectId, projectNotices.userId],
      set: { distress, finished, finishedSince },
    });
}

/** The address may be anybody's until its reader has confirmed it. */
const isConfirmedSql = sql.raw("u.email like '%@%' and u.email_verified_at is not null");

/** The interviews `i` of projects `p` that are there, with everybody `u` who works in them and what they chose, `n`. */
const readersSql = sql`join interviews i on i.id = s.interview_id and i.deleted_at is null
  join projects p on p.id = i.project_id and p.deleted_at is null and not p.sample
  cross join lateral (
    select p.owner_id as user_id, true as edits
    union all select m.user_id, bool_or(m.role = 'editor') from members m
    where m.project_id = p.id and m.user_id is not null and m.user_id <> p.owner_id
    group by m.user_id) person
  join users u on u.id = person.user_id and ${isConfirmedSql}
  left join project_notices n on n.project_id = p.id and n.user_id = u.id`;

const distressTimeSql = sql.raw(
  "coalesce(n.distress, case when person.edits then 'at_once' else 'never' end)",
);

/** A server that was down for longer says nothing of what happened before. */
const sinceSql = sql.raw("now() - interval '3 days'");

/** One mail that is due at once. A type, as rows of a statement need an index signature. */
export type DueNotice = {
  key: string;
  sessionId: string;
  interviewId: string;
  projectId: string;
  interview: string;
  userId: string;
  email: string;
  language: string;
};

const dueColumnsSql =
  sql.raw(`s.id as "sessionId", i.id as "interviewId", p.id as "projectId", i.name as interview,
  u.id as "userId", u.email, u.language`);

/** Sessions that wait for somebody since a check-in, which the index on check-ins finds. */
export async function listDistress(db: Database, atMost: number): Promise<DueNotice[]> {
  const key = sql.raw("'distress:' || s.id || ':' || u.id");
  const { rows } = await db.orm.execute<DueNotice>(sql`
    select ${key} as key, ${dueColumnsSql}
    from (select distinct session_id from turns
      where move->>'kind' = 'check_in' and created_at > ${sinceSql}) c
    join sessions s on s.id = c.session_id and s.withdrawn_at is null ${readersSql}
    where ${distressTimeSql} = 'at_once' and ${needsSomebodySql("s")}
      and not exists (select 1 from outbox o where o.dedupe_key = ${key})
    limit ${atMost}`);
  return rows;
}

/** Interviews that were finished since somebody chose to hear of them; what they hear of as distress is left out. */
export async function listFinished(db: Database, atMost: number): Promise<DueNotice[]> {
  const key = sql.raw("'finished:' || s.id || ':' || u.id");
  const { rows } = await db.orm.execute<DueNotice>(sql`
    select ${key} as key, ${dueColumnsSql}
    from sessions s ${readersSql}
    where n.finished = 'at_once' and s.withdrawn_at is null
      and s.completed_at > greatest(n.finished_since, ${sinceSql})
      and not (s.end_reason is not distinct from 'distress' and ${distressTimeSql} = 'at_once')
      and not exists (select 1 from outbox o where o.dedupe_key = ${key})
    limit ${atMost}`);
  return rows;
}

export interface Day {
  from: Date;
  until: Date;
}

/** One mail a day: its key names whose it is and the day. */
export function dailyKeyOf(userId: string, day: Day): string {
  return `${dailyKey}${userId}:${day.from.toISOString().slice(0, 10)}`;
}

const dailyKey = "daily-notice:";

/** Who chose a mail a day in any project and has not got this day's. */
export async function listDailyReaders(db: Database, page: { day: Day; after: string; atMost: number }) {
  const key = sql`${dailyKey}::text || u.id || ${dailyKeyOf("", page.day).slice(dailyKey.length)}::text`;
  const { rows } = await db.orm.execute<{ id: string; email: string; language: string }>(sql`
    select u.id, u.email, u.language from users u
    where u.id > ${page.after} and ${isConfirmedSql}
      and exists (select 1 from project_notices n
        where n.user_id = u.id and (n.distress = 'daily' or n.finished = 'daily'))
      and not exists (select 1 from outbox o where o.dedupe_key = ${key})
    order by u.id limit ${page.atMost}`);
  return rows;
}

/** A type, as rows of a statement need an index signature. */
export type DayCounts = { name: string; finished: number; distress: number };

/** By interview: what an account chose to hear of once a day. */
export async function countDay(db: Database, userId: string, day: Day): Promise<DayCounts[]> {
  const [from, until] = [day.from, day.until].map((time) => sql`${time.toISOString()}::timestamptz`);
  const { rows } = await db.orm.execute<DayCounts>(sql`
    select name, count(*) filter (where what = 'finished')::int as finished,
      count(*) filter (where what = 'distress')::int as distress
    from (
      select i.id, i.name, 'finished' as what from sessions s ${readersSql}
      where u.id = ${userId} and n.finished = 'daily' and s.withdrawn_at is null
        and s.completed_at >= greatest(n.finished_since, ${from}) and s.completed_at < ${until}
      union all
      select i.id, i.name, 'distress' from (select distinct session_id from turns
        where move->>'kind' = 'check_in' and created_at >= ${from} and created_at < ${until}) c
      join sessions s on s.id = c.session_id and s.withdrawn_at is null ${readersSql}
      where u.id = ${userId} and n.distress = 'daily' and ${needsSomebodySql("s")}) found
    group by id, name order by distress desc, finished desc, name, id`);
  return rows;
}
