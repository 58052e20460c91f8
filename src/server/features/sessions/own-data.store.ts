import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { claims } from "../../db/outgoing-schema.ts";
import { formAnswers, sessions } from "../../db/schema.ts";
import { consentTexts, forms, interviews, projects } from "../../db/study-schema.ts";

/** What a session's participant was told and told of themselves. */
export async function findOwnFacts(db: Database, sessionId: string) {
  const [row] = await db.orm
    .select({
      name: interviews.name,
      settings: interviews.settings,
      organization: projects.organization,
      consentText: consentTexts.body,
      email: claims.email,
    })
    .from(sessions)
    .innerJoin(interviews, eq(interviews.id, sessions.interviewId))
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .innerJoin(consentTexts, eq(consentTexts.hash, sessions.consentTextHash))
    .leftJoin(claims, eq(claims.sessionId, sessions.id))
    .where(eq(sessions.id, sessionId));
  return row;
}

export function listOwnForms(db: Database, sessionId: string) {
  return db.orm
    .select({ name: forms.name, fields: forms.fields, answers: formAnswers.answers })
    .from(formAnswers)
    .innerJoin(forms, eq(forms.id, formAnswers.formId))
    .where(eq(formAnswers.sessionId, sessionId))
    .orderBy(asc(formAnswers.createdAt), asc(formAnswers.formId));
}
