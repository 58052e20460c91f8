import type { Form } from "#contract/forms.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { builtInForms } from "./built-in-forms.ts";
import * as store from "./forms.store.ts";

/** Puts the forms of this version into the database; safe at every start and from several processes. */
export async function seedBuiltInForms(deps: Pick<Deps, "db">): Promise<void> {
  await store.upsertForms(
    deps.db,
    builtInForms.map((form) => ({ ...form, ownerId: null })),
  );
}

/** A form that this account may put before or after an interview. */
export async function getUsableForm(
  db: Database,
  accountId: string,
  form: { id: string; formType: "pre" | "post" },
): Promise<Form> {
  const found = await findUsableForm(db, accountId, form);
  if (!found) throw new AppError("form_not_found");
  return found;
}

export async function findUsableForm(
  db: Database,
  accountId: string,
  form: { id: string; formType: "pre" | "post" },
): Promise<Form | undefined> {
  const row = await store.findUsableForm(db, accountId, form);
  return row && toForm(row);
}

/** Any form by its id, for those who answer it. */
export async function getForm(deps: Pick<Deps, "db">, id: string): Promise<Form> {
  const [row] = await store.listFormsByIds(deps.db, [id]);
  if (!row) throw new AppError("form_not_found");
  return toForm(row);
}

/** The forms of an interview, in any order; ids that no form has are left out. */
export async function listFormsByIds(db: Database, ids: (string | null)[]): Promise<Form[]> {
  const known = ids.filter((id) => id !== null);
  return (await store.listFormsByIds(db, known)).map(toForm);
}

/** As participants are asked it: without the questions that stay for their answers alone. */
export function toForm(row: store.FormRow): Form {
  return {
    _id: row.id,
    name: row.name,
    formType: row.formType,
    fields: row.fields.filter((field) => !field.retired),
    builtIn: row.ownerId === null,
  };
}
