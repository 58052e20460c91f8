import { and, desc, eq, gt } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { interviewEdits, users } from "../../db/study-schema.ts";

interface KeptEdits {
  interviewId: string;
  fields: string[];
  version: number;
  changedBy: string;
}

/** Only the last edit of a field is kept: an older one can overwrite nothing that the last one does not. */
export async function keepEdits(
  tx: Queryable,
  { interviewId, fields, version, changedBy }: KeptEdits,
): Promise<void> {
  await tx
    .insert(interviewEdits)
    .values(fields.map((field) => ({ interviewId, field, version, changedBy })))
    .onConflictDoUpdate({
      target: [interviewEdits.interviewId, interviewEdits.field],
      set: { version, changedBy },
    });
}

/** Newest first; the name is null where the account no longer exists. */
export async function listEditsSince(tx: Queryable, interviewId: string, version: number) {
  return await tx
    .select({ field: interviewEdits.field, changedBy: interviewEdits.changedBy, name: users.name })
    .from(interviewEdits)
    .leftJoin(users, eq(users.id, interviewEdits.changedBy))
    .where(and(eq(interviewEdits.interviewId, interviewId), gt(interviewEdits.version, version)))
    .orderBy(desc(interviewEdits.version));
}
