import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { FormField } from "#contract/forms.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { formAnswers } from "../../db/schema.ts";
import { forms, interviews } from "../../db/study-schema.ts";
import type { HandOver } from "../../listeners.ts";

export type FormRow = typeof forms.$inferSelect;

const isUsableBy = (accountId: string) =>
  and(or(isNull(forms.ownerId), eq(forms.ownerId, accountId)), isNull(forms.deletedAt));

/** Some question is asked still, or there never was one. */
const isAsked = sql`(jsonb_array_length(${forms.fields}) = 0
  or jsonb_path_exists(${forms.fields}, '$[*] ? (!(@.retired == true))'))`;

/** Forms before the interview first, and among them the creator's own last. */
export function listForms(db: Database, accountId: string): Promise<FormRow[]> {
  return db.orm
    .select()
    .from(forms)
    .where(isUsableBy(accountId))
    .orderBy(desc(forms.formType), desc(sql`${forms.ownerId} is null`), asc(forms.name), asc(forms.id));
}

export async function findUsableForm(
  db: Database,
  accountId: string,
  form: { id: string; formType: "pre" | "post" },
): Promise<FormRow | undefined> {
  const [row] = await db.orm
    .select()
    .from(forms)
    .where(and(eq(forms.id, form.id), eq(forms.formType, form.formType), isUsableBy(accountId), isAsked));
  return row;
}

export function listFormsByIds(db: Database, ids: string[]): Promise<FormRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.orm.select().from(forms).where(inArray(forms.id, ids));
}

export async function upsertForms(db: Database, rows: (typeof forms.$inferInsert)[]): Promise<void> {
  await db.orm
    .insert(forms)
    .values(rows)
    .onConflictDoUpdate({
      target: forms.id,
      set: {
        name: sql`excluded.name`,
        formType: sql`excluded.form_type`,
        fields: sql`excluded.fields`,
      },
    });
}

export async function findOwnForm(
  db: Database,
  accountId: string,
  formId: string,
): Promise<FormRow | undefined> {
  const [row] = await db.orm
    .select()
    .from(forms)
    .where(and(eq(forms.id, formId), isUsableBy(accountId)));
  return row;
}

export async function findForm(tx: Queryable, formId: string): Promise<FormRow | undefined> {
  const [row] = await tx.select().from(forms).where(eq(forms.id, formId));
  return row;
}

export async function insertForm(tx: Queryable, form: typeof forms.$inferInsert): Promise<FormRow> {
  const [row] = await tx.insert(forms).values(form).returning();
  if (!row) throw new Error("a form was not stored");
  return row;
}

export type FormUsage = { interviews: number; answers: number; answeredFields: string[] };
export const unused: FormUsage = { interviews: 0, answers: 0, answeredFields: [] };

/** How forms are used, by their ids: in interviews of this account's projects, and by participants. */
export async function countUsage(
  db: Database,
  accountId: string,
  formIds: string[],
): Promise<Map<string, FormUsage>> {
  const ids = sql.param(formIds);
  const { rows } = await db.orm.execute<FormUsage & { id: string }>(sql`
    select f.id,
      (select count(*)::int from interviews i join projects p on p.id = i.project_id
        where (i.pre_form_id = f.id or i.post_form_id = f.id) and i.deleted_at is null and p.deleted_at is null
          and (p.owner_id = ${accountId} or f.owner_id = ${accountId})) as interviews,
      case when f.owner_id is null then 0 else
        (select count(*)::int from form_answers a where a.form_id = f.id) end as answers,
      case when f.owner_id is null then '{}'::text[] else
        array(select distinct field.id from form_answers a, jsonb_object_keys(a.answers) as field(id)
          where a.form_id = f.id) end as "answeredFields"
    from forms f where f.id = any(${ids}::text[])`);
  return new Map(rows.map(({ id, ...usage }) => [id, usage]));
}

async function lockForm(tx: Queryable, formId: string): Promise<FormRow | undefined> {
  const [row] = await tx.select().from(forms).where(eq(forms.id, formId)).for("update");
  return row;
}

async function listAnsweredFields(tx: Queryable, formId: string): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct field.id from ${formAnswers} a, jsonb_object_keys(a.answers) as field(id)
    where a.form_id = ${formId}`);
  return new Set(rows.map((row) => row.id));
}

/** Changes a form while its row is held; answers that come meanwhile wait for it, as they refer to the row. */
export async function changeForm(
  db: Database,
  formId: string,
  change: (row: FormRow, answered: Set<string>) => { name?: string; fields?: FormField[] },
): Promise<FormRow | undefined> {
  return db.orm.transaction(async (tx) => {
    const row = await lockForm(tx, formId);
    if (!row) return undefined;
    const changed = change(row, await listAnsweredFields(tx, formId));
    if (Object.keys(changed).length === 0) return row;
    const [next] = await tx.update(forms).set(changed).where(eq(forms.id, formId)).returning();
    return next;
  });
}

/** Out of every list and choice; an interview that asks it keeps it from being deleted. */
export async function deleteForm(
  db: Database,
  formId: string,
  deletedAt: Date,
): Promise<"deleted" | "in_use"> {
  return db.orm.transaction(async (tx) => {
    if (!(await lockForm(tx, formId))) return "deleted";
    const isOfInterview = or(eq(interviews.preFormId, formId), eq(interviews.postFormId, formId));
    const [asking] = await tx
      .select({ id: interviews.id })
      .from(interviews)
      .where(and(isOfInterview, isNull(interviews.deletedAt)))
      .limit(1);
    if (asking) return "in_use";
    await tx.update(forms).set({ deletedAt }).where(eq(forms.id, formId));
    return "deleted";
  });
}

/** Also finds one that is not deleted: to undo twice is to undo. */
export async function undeleteForm(
  db: Database,
  of: { accountId: string; formId: string },
  deletedSince: Date,
): Promise<boolean> {
  const isRestorable = or(isNull(forms.deletedAt), gt(forms.deletedAt, deletedSince));
  const rows = await db.orm
    .update(forms)
    .set({ deletedAt: null })
    .where(and(eq(forms.id, of.formId), eq(forms.ownerId, of.accountId), isRestorable))
    .returning({ id: forms.id });
  return rows.length > 0;
}

export function listDeleted(db: Database, accountId: string, deletedSince: Date) {
  return db.orm
    .select({ id: forms.id, name: forms.name, deletedAt: forms.deletedAt })
    .from(forms)
    .where(and(eq(forms.ownerId, accountId), gt(forms.deletedAt, deletedSince)));
}

/** A form that was answered stays for its answers, with nothing left that could be asked. */
export async function deleteForGood(db: Database, days: number): Promise<void> {
  const isPastUndo = lt(forms.deletedAt, sql`now() - make_interval(days => ${days})`);
  const due = await db.orm.select({ id: forms.id }).from(forms).where(isPastUndo);
  for (const { id } of due) {
    await db.orm.transaction(async (tx) => {
      const row = await lockForm(tx, id);
      if (!row?.deletedAt) return;
      const [answered] = await tx
        .select({ id: formAnswers.formId })
        .from(formAnswers)
        .where(eq(formAnswers.formId, id))
        .limit(1);
      const fields = row.fields.map((field) => ({ ...field, retired: true }));
      if (answered) await tx.update(forms).set({ fields, deletedAt: null }).where(eq(forms.id, id));
      else await tx.delete(forms).where(eq(forms.id, id));
    });
  }
}

/** The old owner's forms that interviews of the project ask. */
export function listAskedForms(tx: Queryable, { projectId, from }: HandOver) {
  const isAsked = sql`exists (select 1 from ${interviews} i
    where i.project_id = ${projectId} and ${forms}.id in (i.pre_form_id, i.post_form_id))`;
  return tx
    .select()
    .from(forms)
    .where(and(eq(forms.ownerId, from), isAsked));
}

/** The project's interviews ask another form from now on. */
export async function replaceForm(
  tx: Queryable,
  { projectId }: HandOver,
  form: { before: string; after: string },
): Promise<void> {
  await tx.execute(sql`
    update interviews set pre_form_id = case when pre_form_id = ${form.before} then ${form.after} else pre_form_id end,
      post_form_id = case when post_form_id = ${form.before} then ${form.after} else post_form_id end
    where project_id = ${projectId} and ${form.before} in (pre_form_id, post_form_id)`);
}
