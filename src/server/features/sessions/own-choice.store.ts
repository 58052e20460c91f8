import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { OwnChoice } from "#contract/sessions.ts";
import { leftOutQuotes } from "../../db/analysis-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { byParticipant, isWholeSql } from "../../db/left-out.ts";
import { turns } from "../../db/schema.ts";

interface OwnMessage {
  sessionId: string;
  messageId: string;
}

/** The message's text; undefined where the session has no such message of its participant's. */
export async function saveChoice(
  tx: Queryable,
  of: OwnMessage,
  choice: OwnChoice,
): Promise<string | undefined> {
  const [row] = await tx
    .update(turns)
    .set({ ownChoice: choice })
    .where(
      and(eq(turns.sessionId, of.sessionId), eq(turns.id, of.messageId), eq(turns.speaker, "participant")),
    )
    .returning({ text: turns.text });
  return row?.text;
}

/** Gives a message back that its participant had asked us not to use. */
export async function deleteWish(tx: Queryable, of: OwnMessage & { interviewId: string }): Promise<void> {
  await tx.delete(leftOutQuotes).where(
    and(
      eq(leftOutQuotes.interviewId, of.interviewId),
      eq(leftOutQuotes.sourceId, of.sessionId),
      eq(leftOutQuotes.messageId, of.messageId),
      eq(leftOutQuotes.leftOutBy, byParticipant),
      sql`exists (select 1 from ${turns} where ${turns.id} = ${leftOutQuotes.messageId}
          and ${isWholeSql("left_out_quotes", "turns")})`,
    ),
  );
}

/** Choices to let these messages be used, which a newer wish replaces. */
export async function deleteChoices(db: Database, sessionId: string, messageIds: string[]): Promise<void> {
  await db.orm
    .update(turns)
    .set({ ownChoice: null })
    .where(and(eq(turns.sessionId, sessionId), inArray(turns.id, messageIds), eq(turns.ownChoice, "use")));
}

/** What the participant chose, by message. */
export async function listChoices(db: Database, sessionId: string): Promise<Map<string, OwnChoice>> {
  const rows = await db.orm
    .select({ id: turns.id, choice: turns.ownChoice })
    .from(turns)
    .where(and(eq(turns.sessionId, sessionId), isNotNull(turns.ownChoice)));
  return new Map(rows.flatMap(({ id, choice }) => (choice ? [[id, choice] as const] : [])));
}
