import { and, desc, eq, lt } from "drizzle-orm";
import { audit } from "../../db/account-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { users } from "../../db/study-schema.ts";

export async function insertAuditEntry(db: Queryable, entry: typeof audit.$inferInsert): Promise<void> {
  await db.insert(audit).values(entry);
}

/** An owner's entries, newest first, from before `beforeId`. The actor's name is null once their account is gone. */
export async function listAuditEntries(
  db: Database,
  by: { ownerId: string; beforeId: number | null; limit: number },
) {
  const isOwn = eq(audit.ownerId, by.ownerId);
  return db.orm
    .select({
      id: audit.id,
      at: audit.at,
      actorId: audit.actorId,
      actorName: users.name,
      action: audit.action,
      targetKind: audit.targetKind,
      targetId: audit.targetId,
    })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actorId))
    .where(by.beforeId === null ? isOwn : and(isOwn, lt(audit.id, by.beforeId)))
    .orderBy(desc(audit.id))
    .limit(by.limit);
}
