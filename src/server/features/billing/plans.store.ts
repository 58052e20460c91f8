import { asc, eq } from "drizzle-orm";
import { plans } from "../../db/billing-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";

export type PlanRow = typeof plans.$inferSelect;

export async function insertPlans(db: Database, rows: PlanRow[]): Promise<void> {
  await db.orm.insert(plans).values(rows).onConflictDoNothing();
}

export function listPlans(db: Queryable): Promise<PlanRow[]> {
  return db.select().from(plans).orderBy(asc(plans.position), asc(plans.id));
}

export async function findPlan(db: Queryable, id: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(plans).where(eq(plans.id, id));
  return row;
}
