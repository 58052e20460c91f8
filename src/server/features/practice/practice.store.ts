import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { silentMinutes } from "#contract/limits.ts";
import type { PracticeComparison, PracticeDebrief, PracticeFigures } from "#contract/practice-debrief.ts";
import { viewableProjectIds } from "../../db/access.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { practiceMessages, practiceSessions } from "../../db/practice-schema.ts";
import { interviews, projects } from "../../db/study-schema.ts";

export type PracticeRow = typeof practiceSessions.$inferSelect;
export type PracticeMessageRow = typeof practiceMessages.$inferSelect;

export interface Of {
  ownerId: string;
  sessionId: string;
}

const isOf = ({ ownerId, sessionId }: Of) =>
  and(eq(practiceSessions.id, sessionId), eq(practiceSessions.ownerId, ownerId));

/** Not one that is deleted. */
export const isOwn = (of: Of) => and(isOf(of), isNull(practiceSessions.deletedAt));

const silence = sql.raw(`interval '${silentMinutes} minutes'`);

/** Nothing was said for so long, after at least one answer: it has ended. */
export const isIdle = sql<boolean>`(practice_sessions.ended_at is null
  and practice_sessions.last_activity_at < now() - ${silence}
  and exists (select 1 from ${practiceMessages} m
    where m.session_id = practice_sessions.id and m.speaker = 'participant'))`;

export async function insertSession(
  db: Database,
  row: Omit<typeof practiceSessions.$inferInsert, "lastActivityAt">,
): Promise<void> {
  await db.orm.insert(practiceSessions).values({ ...row, lastActivityAt: sql`now()` });
}

export async function findSession(
  db: Database,
  of: Of,
): Promise<{ session: PracticeRow; isIdle: boolean } | undefined> {
  const [row] = await db.orm
    .select({ session: practiceSessions, isIdle })
    .from(practiceSessions)
    .where(isOwn(of));
  return row;
}

export function listMessages(db: Queryable, sessionId: string): Promise<PracticeMessageRow[]> {
  return db
    .select()
    .from(practiceMessages)
    .where(eq(practiceMessages.sessionId, sessionId))
    .orderBy(asc(practiceMessages.seq));
}

const listed = {
  id: practiceSessions.id,
  topic: practiceSessions.topic,
  language: practiceSessions.language,
  interviewName: practiceSessions.interviewName,
  messageCount: practiceSessions.messageCount,
  startedAt: practiceSessions.startedAt,
  endedAt: practiceSessions.endedAt,
  figures: practiceSessions.figures,
};
export type ListedSession = Pick<PracticeRow, keyof typeof listed>;

/** Newest first; none after a cursor that is none of the owner's sessions. */
export function listSessions(
  db: Database,
  ownerId: string,
  page: { status?: "in_progress" | "completed" | undefined; limit: number; cursor?: string | undefined },
): Promise<ListedSession[]> {
  const { status, limit, cursor } = page;
  const after = sql`(${practiceSessions.startedAt}, ${practiceSessions.id}) < (
    select c.created_at, c.id from ${practiceSessions} c where c.id = ${cursor} and c.owner_id = ${ownerId})`;
  return db.orm
    .select(listed)
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.ownerId, ownerId),
        isNull(practiceSessions.deletedAt),
        status === "completed" ? isNotNull(practiceSessions.endedAt) : undefined,
        status === "in_progress" ? isNull(practiceSessions.endedAt) : undefined,
        cursor ? after : undefined,
      ),
    )
    .orderBy(desc(practiceSessions.startedAt), desc(practiceSessions.id))
    .limit(limit);
}

/** Sessions that have ended by themselves and are not finished yet; everybody's where no owner is given. */
export async function listIdle(db: Database, ownerId: string | null, limit: number): Promise<Of[]> {
  return db.orm
    .select({ sessionId: practiceSessions.id, ownerId: practiceSessions.ownerId })
    .from(practiceSessions)
    .where(
      and(
        ownerId === null ? undefined : eq(practiceSessions.ownerId, ownerId),
        isNull(practiceSessions.deletedAt),
        isIdle,
      ),
    )
    .orderBy(asc(practiceSessions.lastActivityAt))
    .limit(limit);
}

export interface Ending {
  figures: PracticeFigures;
  debrief: PracticeDebrief;
  /** How many messages the debrief has read. */
  messageCount: number;
  idle: boolean;
}

/** False where something was said meanwhile, or it has ended already. */
export async function storeEnding(db: Database, of: Of, ending: Ending): Promise<boolean> {
  const { figures, debrief, messageCount, idle } = ending;
  const ended = await db.orm
    .update(practiceSessions)
    .set({
      figures,
      debrief,
      endedAt: idle ? sql`${practiceSessions.lastActivityAt} + ${silence}` : sql`now()`,
    })
    .where(and(isOwn(of), isNull(practiceSessions.endedAt), eq(practiceSessions.messageCount, messageCount)))
    .returning({ id: practiceSessions.id });
  return ended.length > 0;
}

/** The first comparison stays. */
export async function storeComparison(db: Database, of: Of, comparison: PracticeComparison): Promise<void> {
  await db.orm
    .update(practiceSessions)
    .set({ comparison })
    .where(and(isOwn(of), isNull(practiceSessions.comparison)));
}

export async function deleteSession(db: Database, of: Of, deletedAt: Date): Promise<boolean> {
  const deleted = await db.orm
    .update(practiceSessions)
    .set({ deletedAt })
    .where(isOwn(of))
    .returning({ id: practiceSessions.id });
  return deleted.length > 0;
}

/** Also finds one that is not deleted: to undo twice is to undo. */
export async function undeleteSession(db: Database, of: Of, deletedSince: Date): Promise<boolean> {
  const isRestorable = or(isNull(practiceSessions.deletedAt), gt(practiceSessions.deletedAt, deletedSince));
  const restored = await db.orm
    .update(practiceSessions)
    .set({ deletedAt: null })
    .where(and(isOf(of), isRestorable))
    .returning({ id: practiceSessions.id });
  return restored.length > 0;
}

export function listDeleted(db: Database, ownerId: string, deletedSince: Date) {
  return db.orm
    .select({
      id: practiceSessions.id,
      name: practiceSessions.topic,
      deletedAt: practiceSessions.deletedAt,
    })
    .from(practiceSessions)
    .where(and(eq(practiceSessions.ownerId, ownerId), gt(practiceSessions.deletedAt, deletedSince)));
}

export async function deleteForGood(db: Database, days: number): Promise<void> {
  const before = sql`now() - make_interval(days => ${days})`;
  await db.orm.delete(practiceSessions).where(lt(practiceSessions.deletedAt, before));
}

/** The interviews that can be practised on, newest first: in English, not archived, and the account may view them. */
export function listScripts(db: Database, accountId: string, limit: number) {
  return db.orm
    .select({
      interviewId: interviews.id,
      name: interviews.name,
      projectName: projects.name,
      questions: interviews.questions,
    })
    .from(interviews)
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .where(
      and(
        sql`${projects}.id = any(${viewableProjectIds(accountId)})`,
        sql`coalesce(${interviews.settings}->>'language', 'en') = 'en'`,
        isNull(interviews.archivedAt),
        isNull(interviews.deletedAt),
        isNull(projects.deletedAt),
      ),
    )
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(limit);
}

/** All of an owner's sessions, oldest first, a page at a time; for their export. */
export async function* readOwnSessions(
  db: Database,
  ownerId: string,
): AsyncGenerator<{ session: PracticeRow; messages: PracticeMessageRow[] }> {
  const ids = await db.orm
    .select({ id: practiceSessions.id })
    .from(practiceSessions)
    .where(and(eq(practiceSessions.ownerId, ownerId), isNull(practiceSessions.deletedAt)))
    .orderBy(asc(practiceSessions.startedAt), asc(practiceSessions.id));
  const pageSize = 20;
  for (let at = 0; at < ids.length; at += pageSize) {
    const page = ids.slice(at, at + pageSize).map(({ id }) => id);
    const sessions = await db.orm.select().from(practiceSessions).where(inArray(practiceSessions.id, page));
    const messages = await db.orm
      .select()
      .from(practiceMessages)
      .where(inArray(practiceMessages.sessionId, page))
      .orderBy(asc(practiceMessages.seq));
    const bySession = Map.groupBy(messages, (message) => message.sessionId);
    for (const id of page) {
      const session = sessions.find((one) => one.id === id);
      if (session) yield { session, messages: bySession.get(id) ?? [] };
    }
  }
}
