import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { cursorTimeSql } from "../../db/columns.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { participantLinks } from "../../db/recruitment-schema.ts";
import { sessions } from "../../db/schema.ts";

/** Where a page of links ended. The time is text, as a Date would lose its microseconds. */
export interface LinkCursor {
  createdAt: string;
  id: string;
}

const createdAtText = cursorTimeSql(participantLinks.createdAt);

function isAfter(cursor: LinkCursor | undefined): SQL | undefined {
  if (!cursor) return undefined;
  return sql`(${participantLinks.createdAt}, ${participantLinks.id}) > (${cursor.createdAt}::timestamptz, ${cursor.id}::text)`;
}

/** In the order in which they were added, each with how its session stands. */
export function listLinks(
  db: Database,
  interviewId: string,
  page: { after: LinkCursor | undefined; limit: number },
) {
  return db.orm
    .select({
      id: participantLinks.id,
      label: participantLinks.label,
      token: participantLinks.token,
      usedAt: participantLinks.usedAt,
      createdAtText,
      session: { id: sessions.id, completedAt: sessions.completedAt, endReason: sessions.endReason },
    })
    .from(participantLinks)
    .leftJoin(sessions, and(eq(sessions.id, participantLinks.sessionId), isNull(sessions.withdrawnAt)))
    .where(and(eq(participantLinks.interviewId, interviewId), isAfter(page.after)))
    .orderBy(asc(participantLinks.createdAt), asc(participantLinks.id))
    .limit(page.limit);
}

export type LinkRow = Awaited<ReturnType<typeof listLinks>>[number];

export async function countLinks(db: Database, interviewId: string): Promise<{ all: number; used: number }> {
  const [row] = await db.orm
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      used: sql<number>`count(${participantLinks.usedAt})`.mapWith(Number),
    })
    .from(participantLinks)
    .where(eq(participantLinks.interviewId, interviewId));
  return row ?? { all: 0, used: 0 };
}

export async function listLabels(db: Database, interviewId: string): Promise<Set<string>> {
  const rows = await db.orm
    .select({ label: participantLinks.label })
    .from(participantLinks)
    .where(eq(participantLinks.interviewId, interviewId));
  return new Set(rows.map((row) => row.label));
}

/** Keeps the order of the list. */
export async function insertLinks(
  db: Database,
  of: { interviewId: string; projectId: string },
  links: { id: string; token: string; label: string }[],
): Promise<void> {
  const [ids, tokens, labels] = (["id", "token", "label"] as const).map((key) =>
    sql.param(links.map((link) => link[key])),
  );
  await db.orm.execute(sql`
    insert into participant_links (id, interview_id, project_id, token, label, created_at)
    select made.id, ${of.interviewId}, ${of.projectId}, made.token, made.label,
      now() + made.place * interval '1 microsecond'
    from unnest(${ids}::text[], ${tokens}::text[], ${labels}::text[]) with ordinality
      as made(id, token, label, place)`);
}

export async function deleteLink(db: Database, interviewId: string, linkId: string): Promise<boolean> {
  const rows = await db.orm
    .delete(participantLinks)
    .where(and(eq(participantLinks.id, linkId), eq(participantLinks.interviewId, interviewId)))
    .returning({ id: participantLinks.id });
  return rows.length > 0;
}

export async function findInvite(db: Database, interviewId: string, token: string) {
  const [row] = await db.orm
    .select({
      id: participantLinks.id,
      usedAt: participantLinks.usedAt,
      sessionId: participantLinks.sessionId,
      tokenHash: sessions.tokenHash,
    })
    .from(participantLinks)
    .leftJoin(sessions, and(eq(sessions.id, participantLinks.sessionId), isNull(sessions.withdrawnAt)))
    .where(and(eq(participantLinks.token, token), eq(participantLinks.interviewId, interviewId)));
  return row;
}

/** One of those who open a link at once gets it; false for the others. */
export async function takeInvite(tx: Queryable, linkId: string, sessionId: string): Promise<boolean> {
  const rows = await tx
    .update(participantLinks)
    .set({ sessionId, usedAt: sql`now()` })
    .where(and(eq(participantLinks.id, linkId), isNull(participantLinks.usedAt)))
    .returning({ id: participantLinks.id });
  return rows.length > 0;
}

/** Who withdrew is no longer to be told from their link, which stays used. */
export async function unlinkSession(tx: Queryable, sessionId: string): Promise<void> {
  await tx.update(participantLinks).set({ sessionId: null }).where(eq(participantLinks.sessionId, sessionId));
}
