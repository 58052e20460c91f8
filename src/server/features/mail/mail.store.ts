import type { Queryable } from "../../db/database.ts";
import { outbox } from "../../db/outgoing-schema.ts";

export type MailRow = typeof outbox.$inferSelect;

/** A mail with a key that is there already is left as it is. */
export async function insertMail(db: Queryable, mail: typeof outbox.$inferInsert): Promise<void> {
  await db.insert(outbox).values(mail).onConflictDoNothing({ target: outbox.dedupeKey });
}
