import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Annotation } from "#contract/transcripts.ts";
import { rightOf } from "../../db/access.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { annotations, claims, formAnswers, sessions } from "../../db/schema.ts";
import { forms, interviews, projects, users } from "../../db/study-schema.ts";
import type { SessionCursor, SessionOrder } from "./session-cursor.ts";

export type SessionStatus = "all" | "completed" | "not_completed";

export interface SessionFilter {
  interviewId: string;
  status: SessionStatus;
  sort: SessionOrder;
  limit: number;
  after: SessionCursor | undefined;
}

/** Selected beside the rows, so that the last one can become a cursor. */
const startedAtText = sql<string>`to_char(${sessions.startedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

function isAfter(cursor: SessionCursor | undefined, order: SessionOrder): SQL | undefined {
  if (!cursor) return undefined;
  const row = sql`(${sessions.startedAt}, ${sessions.id})`;
  const end = sql`(${cursor.startedAt}::timestamptz, ${cursor.id}::text)`;
  return order === "newest" ? sql`${row} < ${end}` : sql`${row} > ${end}`;
}

const sessionColumns = {
  id: sessions.id,
  number: sessions.number,
  startedAt: sessions.startedAt,
  startedAtText,
  lastActivityAt: sessions.lastActivityAt,
  completedAt: sessions.completedAt,
  endReason: sessions.endReason,
  incentiveCode: sessions.incentiveCode,
  turnCount: sessions.turnCount,
  ageRange: sessions.ageRange,
  occupation: sessions.occupation,
  country: sessions.country,
  town: sessions.town,
  email: claims.email,
};

const byStatus: Record<SessionStatus, SQL | undefined> = {
  all: undefined,
  completed: isNotNull(sessions.completedAt),
  not_completed: isNull(sessions.completedAt),
};

export function listSessions(db: Database, { interviewId, status, sort, limit, after }: SessionFilter) {
  const direction = sort === "newest" ? desc : asc;
  return db.orm
    .select(sessionColumns)
    .from(sessions)
    .leftJoin(claims, eq(claims.sessionId, sessions.id))
    .where(
      and(
        eq(sessions.interviewId, interviewId),
        isNull(sessions.withdrawnAt),
        byStatus[status],
        isAfter(after, sort),
      ),
    )
    .orderBy(direction(sessions.startedAt), direction(sessions.id))
    .limit(limit);
}

export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

/** Counted, as withdrawn and deleted sessions are in the interview's own counters still. */
export async function countSessions(db: Database, interviewId: string) {
  const [row] = await db.orm
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      completed: sql<number>`count(${sessions.completedAt})`.mapWith(Number),
    })
    .from(sessions)
    .where(and(eq(sessions.interviewId, interviewId), isNull(sessions.withdrawnAt)));
  const { all, completed } = row ?? { all: 0, completed: 0 };
  return { all, completed, notCompleted: all - completed };
}

/**
 * A session that the account may view, with what it may do with it. Undefined when the session, its interview or its
 * project is deleted.
 */
export async function findSeenSession(db: Database, accountId: string, sessionId: string) {
  const [row] = await db.orm
    .select({ session: sessionColumns, interview: interviews, right: rightOf(accountId) })
    .from(sessions)
    .innerJoin(interviews, eq(interviews.id, sessions.interviewId))
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .leftJoin(claims, eq(claims.sessionId, sessions.id))
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.withdrawnAt),
        isNull(interviews.deletedAt),
        isNull(projects.deletedAt),
      ),
    );
  return row?.right ? { ...row, right: row.right } : undefined;
}

export function listFormAnswers(db: Database, sessionId: string) {
  return db.orm
    .select({
      formName: forms.name,
      formType: forms.formType,
      fields: forms.fields,
      answers: formAnswers.answers,
    })
    .from(formAnswers)
    .innerJoin(forms, eq(forms.id, formAnswers.formId))
    .where(eq(formAnswers.sessionId, sessionId))
    .orderBy(desc(forms.formType), asc(formAnswers.createdAt));
}

export type FormAnswersRow = Awaited<ReturnType<typeof listFormAnswers>>[number];

export interface LabelCount {
  label: string | null;
  count: number;
}

/** How many completed participants gave each label, spelled as they did. */
export async function countLabels(
  db: Database,
  interviewId: string,
  column: "ageRange" | "town" | "occupation",
): Promise<LabelCount[]> {
  return db.orm
    .select({ label: sessions[column], count: sql<number>`count(*)`.mapWith(Number) })
    .from(sessions)
    .where(
      and(
        eq(sessions.interviewId, interviewId),
        isNotNull(sessions.completedAt),
        isNull(sessions.withdrawnAt),
      ),
    )
    .groupBy(sessions[column]);
}

/** Deletes a session with all below it, within a transaction; false when it was not there. */
export async function deleteSession(tx: Queryable, interviewId: string, sessionId: string): Promise<boolean> {
  const [row] = await tx
    .delete(sessions)
    .where(
      and(eq(sessions.id, sessionId), eq(sessions.interviewId, interviewId), isNull(sessions.withdrawnAt)),
    )
    .returning({ completedAt: sessions.completedAt });
  if (!row) return false;
  if (row.completedAt) await countOneLess(tx, interviewId);
  return true;
}

/** The number of started sessions stays, as it numbers the participants. */
async function countOneLess(tx: Queryable, interviewId: string): Promise<void> {
  await tx
    .update(interviews)
    .set({ sessionsCompleted: sql`greatest(${interviews.sessionsCompleted} - 1, 0)` })
    .where(eq(interviews.id, interviewId));
}

export function listAnnotations(db: Database, sessionId: string) {
  return db.orm
    .select({ items: annotations.items, authorId: annotations.authorId, author: users.name })
    .from(annotations)
    .innerJoin(users, eq(users.id, annotations.authorId))
    .where(eq(annotations.sessionId, sessionId))
    .orderBy(asc(annotations.updatedAt));
}

export async function saveAnnotations(
  db: Database,
  of: { sessionId: string; authorId: string; projectId: string },
  items: Annotation[],
): Promise<void> {
  await db.orm
    .insert(annotations)
    .values({ ...of, items })
    .onConflictDoUpdate({
      target: [annotations.sessionId, annotations.authorId],
      set: { items, updatedAt: sql`now()` },
    });
}
