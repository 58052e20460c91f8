import { and, eq, lt, sql } from "drizzle-orm";
import { codedSources } from "../../db/analysis-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { claims } from "../../db/outgoing-schema.ts";
import { insights, sessions, turns } from "../../db/schema.ts";
import { consentTexts, guides, interviews, projects, users } from "../../db/study-schema.ts";

export interface SampleRows {
  project: typeof projects.$inferInsert;
  interview: typeof interviews.$inferInsert;
  consentText: typeof consentTexts.$inferInsert;
  guides: (typeof guides.$inferInsert)[];
  sessions: (typeof sessions.$inferInsert)[];
  turns: (typeof turns.$inferInsert)[];
}

/** All of a sample or nothing of it, one statement a table. */
export async function insertSample(db: Database, rows: SampleRows): Promise<void> {
  await db.orm.transaction(async (tx) => {
    await tx.insert(projects).values(rows.project);
    await tx.insert(interviews).values(rows.interview);
    await tx.insert(consentTexts).values(rows.consentText).onConflictDoNothing();
    await tx.insert(guides).values(rows.guides);
    await tx.insert(sessions).values(rows.sessions);
    await insertTurns(tx, rows.turns);
  });
}

/** In one parameter: with a parameter for each value the server's own thread is busy three times as long. */
async function insertTurns(tx: Queryable, rows: SampleRows["turns"]): Promise<void> {
  await tx.execute(sql`insert into ${turns}
    (session_id, seq, id, project_id, speaker, type, text, move, reason, intent, voice, created_at)
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as given(
      "sessionId" text, seq integer, id text, "projectId" text, speaker text, type text, text text, move jsonb,
      reason text, intent text, voice text, "createdAt" timestamptz)`);
}

export interface SampleResult {
  id: string;
  interviewId: string;
  projectId: string;
  /** JSON of its content, its members and each coded source. */
  found: string;
}

/**
 * The database takes the JSON apart, as above. The sources stand under no hash of theirs: the first analysis that the
 * account asks for reads them again.
 */
export async function insertSampleResult(
  db: Database,
  { id, interviewId, projectId, found }: SampleResult,
): Promise<void> {
  await db.orm.execute(sql`with given as materialized (select ${found}::jsonb as found),
    report as (insert into ${insights} (id, interview_id, project_id, content, members)
      select ${id}, ${interviewId}, ${projectId}, found->'content', found->'members' from given)
    insert into ${codedSources} (interview_id, source_id, hash, coded)
    select ${interviewId}, one->>'id', 'sample', one from given, jsonb_array_elements(found->'coded') as one`);
}

export async function hasInterview(db: Database, id: string): Promise<boolean> {
  const rows = await db.orm.select({ id: interviews.id }).from(interviews).where(eq(interviews.id, id));
  return rows.length > 0;
}

export interface TryRows {
  account: typeof users.$inferInsert;
  project: typeof projects.$inferInsert;
  interview: typeof interviews.$inferInsert;
}

/** From several processes at once it is made once: the ids are fixed. */
export async function insertTryInterview(db: Database, rows: TryRows): Promise<void> {
  await db.orm.transaction(async (tx: Queryable) => {
    await tx.insert(users).values(rows.account).onConflictDoNothing();
    await tx.insert(projects).values(rows.project).onConflictDoNothing();
    await tx.insert(interviews).values(rows.interview).onConflictDoNothing();
  });
}

/** By the database's clock, which all processes share. */
export async function deleteDayOldSessions(db: Database, interviewId: string): Promise<void> {
  const dayAgo = sql`now() - interval '1 day'`;
  await db.orm
    .delete(sessions)
    .where(and(eq(sessions.interviewId, interviewId), lt(sessions.startedAt, dayAgo)));
  await db.orm.delete(claims).where(and(eq(claims.interviewId, interviewId), lt(claims.createdAt, dayAgo)));
}
