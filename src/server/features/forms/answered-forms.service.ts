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

/** A form as exports name it: with a name, and questions, that no other has. */
export interface NamedForm {
  name: string;
  formType: "pre" | "post";
  fields: { id: string; question: string; kind: string }[];
}

/** The fields that somebody answered, in the form's order; those that it no longer has come last, by their ids. */
export function nameForms(rows: AnsweredForm[]): Map<string, NamedForm> {
  const uniqueForm = makeUnique();
  return new Map(
    rows.map((row) => {
      const uniqueQuestion = makeUnique();
      const known = new Set(row.fields.map((field) => field.id));
      const answered = new Set(row.answered);
      const fields = [
        ...row.fields.filter((field) => answered.has(field.id)),
        ...row.answered.filter((id) => !known.has(id)).map((id) => ({ id, label: id, kind: "short_text" })),
      ].map(({ id, label, kind }) => ({ id, question: uniqueQuestion(label), kind }));
      return [row.id, { name: uniqueForm(row.name), formType: row.formType, fields }];
    }),
  );
}

function makeUnique(): (name: string) => string {
  const used = new Set<string>();
  return (name) => {
    let unique = name;
    for (let times = 2; used.has(unique); times++) unique = `${name} (${times})`;
    used.add(unique);
    return unique;
  };
}
