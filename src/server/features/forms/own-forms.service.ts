import { isDeepStrictEqual } from "node:util";
import type {
  createForm as createFormOperation,
  FormField,
  OwnForm,
  updateForm as updateFormOperation,
} from "#contract/forms.ts";
import { restoreDays } from "#contract/limits.ts";
import type { BodyOf } from "#contract/operation.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import type { Database, Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import type { HandOver } from "../../listeners.ts";
import { undoLimit } from "../projects/projects.service.ts";
import { builtInForms } from "./built-in-forms.ts";
import { toForm } from "./forms.service.ts";
import * as store from "./forms.store.ts";

export type NewForm = BodyOf<typeof createFormOperation>;
type FormChange = BodyOf<typeof updateFormOperation>;
type NewField = NewForm["fields"][number];
type Of = { accountId: string; formId: string };

/** What a creator makes of forms: their own can be changed, those of the product duplicated. */

export async function listOwnForms(db: Database, accountId: string): Promise<OwnForm[]> {
  const rows = (await store.listForms(db, accountId)).filter((row) => !isDeleted(row));
  const usage = await store.countUsage(
    db,
    accountId,
    rows.map((row) => row.id),
  );
  return rows.map((row) => toOwnForm(row, usage.get(row.id)));
}

/** All questions of a form that was answered and deleted for good are retired: it stays for its answers alone. */
function isDeleted({ fields }: store.FormRow): boolean {
  return fields.length > 0 && fields.every((field) => field.retired);
}

function toOwnForm(row: store.FormRow, usage: store.FormUsage = store.unused): OwnForm {
  const isBuiltIn = row.ownerId === null;
  return {
    ...toForm(row),
    interviews: usage.interviews,
    answers: isBuiltIn ? null : usage.answers,
    answeredFields: isBuiltIn ? [] : usage.answeredFields,
  };
}

export async function createForm(
  deps: Pick<Deps, "db" | "newId">,
  accountId: string,
  input: NewForm,
): Promise<OwnForm> {
  return toOwnForm(await store.insertForm(deps.db.orm, toRow(deps, accountId, input)));
}

function toRow(deps: Pick<Deps, "newId">, ownerId: string, { name, formType, fields }: NewForm) {
  const asked = fields.map((field) => toField(deps, field, formType));
  return { id: deps.newId(), ownerId, name, formType, fields: asked };
}

export interface PlannedForm {
  id: string;
  fields: FormField[];
  /** Makes it, in the transaction of what asks it. */
  insert: (tx: Queryable) => Promise<void>;
}

/** A form that comes with something else: a form of the product where it is the same, else one of the account's own. */
export function planForm(deps: Pick<Deps, "newId">, ownerId: string, input: NewForm): PlannedForm {
  const row = toRow(deps, ownerId, input);
  const same = builtInForms.find((form) => form.formType === row.formType && isSameForm(form, row));
  if (same) return { id: same.id, fields: same.fields, insert: async () => undefined };
  return {
    id: row.id,
    fields: row.fields,
    insert: async (tx) => {
      await store.insertForm(tx, row);
    },
  };
}

type Asked = Pick<store.FormRow, "name" | "fields">;

function isSameForm(a: Asked, b: Asked): boolean {
  const withoutIds = ({ fields }: Asked) => fields.map(({ id: _, ...field }) => field);
  return a.name === b.name && isDeepStrictEqual(withoutIds(a), withoutIds(b));
}

/** A question keeps its id, so that its answers stay with it. */
function toField(deps: Pick<Deps, "newId">, field: NewField, formType: "pre" | "post"): FormField {
  const { id = deps.newId(), label, kind, required } = field;
  const isChoice = kind === "single_choice" || kind === "multiple_choice";
  return {
    ...{ id, label, kind, required },
    options: isChoice ? field.options : [],
    screensOut: isChoice && formType === "pre" ? field.screensOut : [],
    ...readRange(field),
  };
}

function readRange({ kind, min, max, minLabel, maxLabel }: NewField): Partial<FormField> {
  if (kind === "number") return { ...(min == null ? {} : { min }), ...(max == null ? {} : { max }) };
  if (kind !== "scale") return {};
  return {
    ...{ min: min ?? 1, max: max ?? 5 },
    ...(minLabel ? { minLabel } : {}),
    ...(maxLabel ? { maxLabel } : {}),
  };
}

/**
 * A question that somebody answered keeps its kind; taken out, it is no longer asked and stays with its answers.
 * Rewording one rewords it for the answers that were given, too.
 */
export async function updateForm(
  deps: Pick<Deps, "db" | "newId">,
  of: Of,
  input: FormChange,
): Promise<OwnForm> {
  await getChangeable(deps.db, of);
  const row = await store.changeForm(deps.db, of.formId, (held, answered) => ({
    ...(input.name === undefined ? {} : { name: input.name }),
    ...(input.fields === undefined
      ? {}
      : {
          fields: joinFields(
            held.fields,
            input.fields.map((field) => toField(deps, field, held.formType)),
            answered,
          ),
        }),
  }));
  if (!row) throw new AppError("form_not_found");
  return toOwnForm(row, (await store.countUsage(deps.db, of.accountId, [row.id])).get(row.id));
}

/** The new questions, and behind them those that stay for their answers. */
function joinFields(old: FormField[], next: FormField[], answered: Set<string>): FormField[] {
  const known = new Map(old.map((field) => [field.id, field]));
  const problems = next.flatMap((field, index) => {
    const before = known.get(field.id);
    const isChanged = before !== undefined && answered.has(field.id) && before.kind !== field.kind;
    return isChanged ? [[`fields.${index}.kind`, kindStays]] : [];
  });
  if (problems.length > 0) throw invalidFields(Object.fromEntries(problems));
  const ids = new Set(next.map((field) => field.id));
  const kept = old.filter((field) => !ids.has(field.id) && answered.has(field.id));
  return [...next, ...kept.map((field) => ({ ...field, retired: true }))];
}

const kindStays =
  "People have answered this question, so its type can't change. Delete it and add another one instead.";

/**
 * The id of the same form for another account: a copy with the same ids of its questions, or the form itself where it
 * is built in or that account's already. Answers given so far stay with the form that they were given to.
 */
export async function copyFormTo(
  tx: Queryable,
  { newId }: Pick<Deps, "newId">,
  { formId, ownerId }: { formId: string; ownerId: string },
): Promise<string> {
  const form = await store.findForm(tx, formId);
  if (!form || form.ownerId === null || form.ownerId === ownerId) return formId;
  const { name, formType, fields } = form;
  return (await store.insertForm(tx, { id: newId(), ownerId, name, formType, fields })).id;
}

/** The new owner's copies take the place of the forms that the project's interviews ask. */
export async function copyAskedForms(
  tx: Queryable,
  deps: Pick<Deps, "newId">,
  change: HandOver,
): Promise<void> {
  for (const form of await store.listAskedForms(tx, change)) {
    const after = await copyFormTo(tx, deps, { formId: form.id, ownerId: change.to });
    await store.replaceForm(tx, change, { before: form.id, after });
  }
}

/** Answers that were given stay, with the form's name and their questions. Can be undone for `restoreDays`. */
export async function deleteForm(deps: Pick<Deps, "db" | "clock">, of: Of): Promise<void> {
  await getChangeable(deps.db, of);
  const outcome = await store.deleteForm(deps.db, of.formId, deps.clock());
  if (outcome === "in_use") throw new AppError("form_in_use");
}

export async function restoreForm(deps: Pick<Deps, "db" | "clock">, of: Of): Promise<void> {
  if (!(await store.undeleteForm(deps.db, of, undoLimit(deps)))) throw new AppError("form_not_found");
}

export function listRestorableForms(deps: Pick<Deps, "db" | "clock">, accountId: string) {
  return store.listDeleted(deps.db, accountId, undoLimit(deps));
}

/** Called by the housekeeping. */
export function purgeDeletedForms(deps: Pick<Deps, "db">): Promise<void> {
  return store.deleteForGood(deps.db, restoreDays);
}

async function getChangeable(db: Database, { accountId, formId }: Of): Promise<void> {
  const row = await store.findOwnForm(db, accountId, formId);
  if (!row || isDeleted(row)) throw new AppError("form_not_found");
  if (row.ownerId === null) throw new AppError("form_built_in");
}
