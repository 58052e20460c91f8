import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Question } from "#contract/interviews.ts";
import { mayAccess, type Right } from "../../db/access.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { sessions } from "../../db/schema.ts";
import { stimuli } from "../../db/stimulus-schema.ts";
import { insertParts, openParts, overwriteParts, type Source } from "../../db/stored-parts.ts";
import { interviews, projects } from "../../db/study-schema.ts";
import { listBlanks } from "../../files/metadata/blank-metadata.ts";

export type StimulusRow = typeof stimuli.$inferSelect;

/** Where what they show is stored. */
export const stimulusBytes = { table: "stimulus_parts", key: "stimulus_id" } as const;

/** All that an owner's projects hold, in bytes. */
export async function sumOfOwner(tx: Queryable, ownerId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${stimuli.bytes}), 0)`.mapWith(Number) })
    .from(stimuli)
    .innerJoin(projects, eq(projects.id, stimuli.projectId))
    .where(eq(projects.ownerId, ownerId));
  return row?.sum ?? 0;
}

export async function insertFile(
  tx: Queryable,
  row: Pick<StimulusRow, "id" | "projectId" | "kind" | "contentType" | "bytes">,
  source: Source,
): Promise<void> {
  await tx.insert(stimuli).values({ ...row, received: source.size });
  await storeBytes(tx, row, { from: 0, source });
}

/** With the last of them, what the file says of the place and the person behind it is overwritten. */
async function storeBytes(
  tx: Queryable,
  { id, contentType, bytes: size }: Pick<StimulusRow, "id" | "contentType" | "bytes">,
  { from, source }: { from: number; source: Source },
): Promise<void> {
  await insertParts(tx, stimulusBytes, { id, startsAt: from }, source);
  if (from + source.size < size) return;
  const blanks = await listBlanks(contentType, openParts(tx, stimulusBytes, { id, size }));
  for (const blank of blanks) await overwriteParts(tx, stimulusBytes, { id, ...blank });
}

/** False where another piece came first. */
export async function appendPiece(
  db: Database,
  file: Pick<StimulusRow, "id" | "contentType" | "bytes">,
  { from, source }: { from: number; source: Source },
): Promise<boolean> {
  return db.orm.transaction(async (tx) => {
    const rows = await tx
      .update(stimuli)
      .set({ received: from + source.size })
      .where(and(eq(stimuli.id, file.id), eq(stimuli.received, from)))
      .returning({ id: stimuli.id });
    if (rows.length === 0) return false;
    await storeBytes(tx, file, { from, source });
    return true;
  });
}

/** In a project that the account has this right to; also one whose upload isn't done. */
export async function findFile(
  db: Database,
  of: { accountId: string; fileId: string; right: Right },
): Promise<StimulusRow | undefined> {
  const [row] = await db.orm
    .select({ file: stimuli })
    .from(stimuli)
    .innerJoin(projects, eq(projects.id, stimuli.projectId))
    .where(and(eq(stimuli.id, of.fileId), isNull(projects.deletedAt), mayAccess(of.accountId, of.right)));
  return row?.file;
}

/** Of the interview that a session belongs to, while neither of them is withdrawn or deleted. */
export async function findFileOfSession(
  db: Database,
  of: { sessionId: string; fileId: string },
): Promise<StimulusRow | undefined> {
  const [row] = await db.orm
    .select({ file: stimuli })
    .from(sessions)
    .innerJoin(interviews, eq(interviews.id, sessions.interviewId))
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .innerJoin(stimuli, eq(stimuli.interviewId, interviews.id))
    .where(
      and(
        eq(sessions.id, of.sessionId),
        eq(stimuli.id, of.fileId),
        isNull(sessions.withdrawnAt),
        isNull(sessions.deletedAt),
        isNull(interviews.deletedAt),
        isNull(projects.deletedAt),
      ),
    );
  return row?.file;
}

/** Whole files of the project that no other interview has, locked so that none goes before it is saved. */
export function lockUsable(
  tx: Queryable,
  of: { projectId: string; interviewId: string; fileIds: string[] },
): Promise<Pick<StimulusRow, "id" | "kind">[]> {
  return tx
    .select({ id: stimuli.id, kind: stimuli.kind })
    .from(stimuli)
    .where(
      and(
        inArray(stimuli.id, of.fileIds),
        eq(stimuli.projectId, of.projectId),
        or(isNull(stimuli.interviewId), eq(stimuli.interviewId, of.interviewId)),
        eq(stimuli.received, stimuli.bytes),
      ),
    )
    .for("update");
}

/** The interview has these files from now on, and others only where a session that began may still show them. */
export async function keepFiles(tx: Queryable, interviewId: string, fileIds: string[]): Promise<void> {
  const kept = sql`any(${sql.param(fileIds)}::text[])`;
  await tx.execute(sql`
    update stimuli set interview_id = ${interviewId}, loose_since = null where id = ${kept}`);
  await tx.execute(sql`
    update stimuli s set interview_id = null, loose_since = now()
    where s.interview_id = ${interviewId} and not s.id = ${kept} and not exists (
      select 1 from guides g where g.interview_id = s.interview_id and position(s.id in g.guide::text) > 0)`);
}

export function listFileIds(questions: readonly Question[]): string[] {
  return questions.flatMap(({ stimulus }) =>
    stimulus === undefined || stimulus.kind === "link" ? [] : [stimulus.fileId],
  );
}

export function listFiles(tx: Queryable, interviewId: string): Promise<StimulusRow[]> {
  return tx.select().from(stimuli).where(eq(stimuli.interviewId, interviewId));
}

/** A copy of a file that no interview has yet; nothing where it is gone. */
export async function copyFile(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into stimuli (id, project_id, kind, content_type, bytes, received)
    select ${to}, project_id, kind, content_type, bytes, received from stimuli where id = ${from}`);
  await tx.execute(sql`
    insert into stimulus_parts (stimulus_id, starts_at, content)
    select ${to}, starts_at, content from stimulus_parts where stimulus_id = ${from}`);
}

export async function deleteLoose(db: Database, days: number): Promise<void> {
  await db.orm.execute(sql`
    delete from stimuli where interview_id is null and loose_since < now() - make_interval(days => ${days})`);
}
