import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { isBeforeDistressSql } from "../../db/analysed-words.ts";
import type { Database } from "../../db/database.ts";
import { isFinishedSession } from "../../db/finished-sessions.ts";
import { formAnswers, sessions, turns } from "../../db/schema.ts";
import { forms, guides } from "../../db/study-schema.ts";

/** The newest, those that are left out too: whoever takes one back in wants to see why it went. */
export function listFinished(db: Database, interviewId: string, of: { limit: number; panelIdField: string }) {
  return db.orm
    .select({
      id: sessions.id,
      number: sessions.number,
      language: sessions.language,
      guideId: sessions.guideId,
      ageRange: sessions.ageRange,
      panelId: sql<string | null>`${sessions.hiddenFields}->>${of.panelIdField}`,
      leftOutAt: sessions.leftOutAt,
      distressDecision: sessions.distressDecision,
      /** What the page counted of its last answer may still be on its way. */
      isFresh: sql<boolean>`${sessions.completedAt} > now() - interval '1 minute'`,
    })
    .from(sessions)
    .where(isFinishedSession(interviewId))
    .orderBy(desc(sessions.startedAt), desc(sessions.id))
    .limit(of.limit);
}

export type FinishedSession = Awaited<ReturnType<typeof listFinished>>[number];

/** Whom a person left out, of all that finished, with the id that the panel knows them by, in the order of the ids. */
export function listLeftOut(db: Database, interviewId: string, panelIdField: string) {
  const panelId = sql<string | null>`${sessions.hiddenFields}->>${panelIdField}`;
  return db.orm
    .select({ id: sessions.id, panelId })
    .from(sessions)
    .where(and(isFinishedSession(interviewId), isNotNull(sessions.leftOutAt), isNotNull(panelId)))
    .orderBy(asc(panelId));
}

/** Without what was said from a distress on, unless somebody took it in. */
export function listTurns(db: Database, sessionIds: string[]) {
  return db.orm
    .select({
      sessionId: turns.sessionId,
      id: turns.id,
      speaker: turns.speaker,
      text: turns.text,
      move: turns.move,
      signals: turns.signals,
    })
    .from(turns)
    .innerJoin(sessions, eq(sessions.id, turns.sessionId))
    .where(and(inArray(turns.sessionId, sessionIds), isBeforeDistressSql()))
    .orderBy(asc(turns.sessionId), asc(turns.seq));
}

export type CheckedTurn = Awaited<ReturnType<typeof listTurns>>[number];

/** What people answered before the interview. */
export function listFormAnswers(db: Database, sessionIds: string[]) {
  return db.orm
    .select({ sessionId: formAnswers.sessionId, answers: formAnswers.answers, fields: forms.fields })
    .from(formAnswers)
    .innerJoin(forms, eq(forms.id, formAnswers.formId))
    .where(and(inArray(formAnswers.sessionId, sessionIds), eq(forms.formType, "pre")));
}

export type FormRow = Awaited<ReturnType<typeof listFormAnswers>>[number];

/** The scripts that these sessions began with. */
export async function listGuides(db: Database, guideIds: string[]) {
  const rows = await db.orm
    .select({ id: guides.id, guide: guides.guide })
    .from(guides)
    .where(inArray(guides.id, guideIds));
  return new Map(rows.map(({ id, guide }) => [id, guide]));
}
