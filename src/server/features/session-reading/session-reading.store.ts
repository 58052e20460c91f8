import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Annotation } from "#contract/session-reading.ts";
import { rightOf } from "../../db/access.ts";
import type { Database } from "../../db/database.ts";
import { claims } from "../../db/outgoing-schema.ts";
import { annotations, formAnswers, sessions } from "../../db/schema.ts";
import { forms, interviews, projects, users } from "../../db/study-schema.ts";
import { sessionColumns } from "./session-list.store.ts";

/**
 * A session that the account may view, with what it may do with it. Undefined when the session, its interview or its
 * project is deleted.
 */
export async function findSeenSession(db: Database, accountId: string, sessionId: string) {
  const [row] = await db.orm
    .select({
      session: {
        ...sessionColumns,
        guideId: sessions.guideId,
        endDetail: sessions.endDetail,
        hiddenFields: sessions.hiddenFields,
        drawSeed: sessions.drawSeed,
      },
      interview: interviews,
      right: rightOf(accountId),
    })
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
