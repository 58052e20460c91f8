import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { formAnswers, sessions } from "../../db/schema.ts";
import { forms } from "../../db/study-schema.ts";

/** Forms that sessions of these interviews answered, with the fields that somebody answered. */
export async function listAnsweredForms(db: Database, interviewIds: string[]) {
  if (interviewIds.length === 0) return [];
  return db.orm
    .select({
      id: forms.id,
      name: forms.name,
      formType: forms.formType,
      fields: forms.fields,
      answered: sql<string[]>`array_agg(distinct answer.key)`,
    })
    .from(formAnswers)
    .innerJoin(forms, eq(forms.id, formAnswers.formId))
    .innerJoin(sessions, eq(sessions.id, formAnswers.sessionId))
    .innerJoin(sql`lateral jsonb_object_keys(${formAnswers.answers}) as answer(key)`, sql`true`)
    .where(and(inArray(sessions.interviewId, interviewIds), isNull(sessions.withdrawnAt)))
    .groupBy(forms.id)
    .orderBy(sql`${forms.formType} desc`, asc(forms.createdAt), asc(forms.id));
}

export type FormRow = Awaited<ReturnType<typeof listAnsweredForms>>[number];

export function listFormAnswers(db: Database, sessionIds: string[]) {
  return db.orm
    .select({
      sessionId: formAnswers.sessionId,
      formId: formAnswers.formId,
      answers: formAnswers.answers,
    })
    .from(formAnswers)
    .where(inArray(formAnswers.sessionId, sessionIds))
    .orderBy(asc(formAnswers.createdAt), asc(formAnswers.formId));
}

export type FormAnswersRow = Awaited<ReturnType<typeof listFormAnswers>>[number];
