import type { Database } from "../../db/database.ts";
import * as store from "./answered-forms.store.ts";

export type AnsweredForm = store.FormRow;
export type SessionAnswers = store.FormAnswersRow;

/** The forms that participants of these interviews answered, for tables and exports; the interviews are the caller's to see. */
export function listAnsweredForms(db: Database, interviewIds: string[]): Promise<AnsweredForm[]> {
  return store.listAnsweredForms(db, interviewIds);
}

/** What these sessions answered, in the order in which they did. */
export function listFormAnswers(db: Database, sessionIds: string[]): Promise<SessionAnswers[]> {
  return store.listFormAnswers(db, sessionIds);
}
