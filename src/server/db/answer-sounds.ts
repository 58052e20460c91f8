import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import { answerSounds } from "./answer-sound-schema.ts";
import type { Database } from "./database.ts";
import { turns } from "./schema.ts";

export type SoundRow = typeof answerSounds.$inferSelect;
export type FoundSound = SoundRow & { sent: boolean };

/** With the table's name written out: a turn has columns of the same names. */
export const isSent = sql<boolean>`exists (select 1 from ${turns} t
  where t.session_id = answer_sounds.session_id and t.client_message_id = answer_sounds.id)`;

/** All of a session whose participant was found to be who asks. */
export function listSounds(db: Database, sessionId: string): Promise<FoundSound[]> {
  return db.orm
    .select({ ...getTableColumns(answerSounds), sent: isSent })
    .from(answerSounds)
    .where(eq(answerSounds.sessionId, sessionId))
    .orderBy(asc(answerSounds.createdAt), asc(answerSounds.id));
}
