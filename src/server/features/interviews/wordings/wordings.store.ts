import { inArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/study-schema.ts";

/** What these accounts are called; those that are gone are left out. */
export async function readNames(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
