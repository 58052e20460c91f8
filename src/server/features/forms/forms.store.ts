import { and, asc, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { forms } from "../../db/study-schema.ts";

export type FormRow = typeof forms.$inferSelect;

const isUsableBy = (accountId: string) => or(isNull(forms.ownerId), eq(forms.ownerId, accountId));

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
    .where(and(eq(forms.id, form.id), eq(forms.formType, form.formType), isUsableBy(accountId)));
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
