import { and, eq, isNull, sql } from "drizzle-orm";
import type { IntervieweeNotes } from "#interviewer/practice/interviewee.ts";
import type { Database } from "../../db/database.ts";
import { practiceMessages, practiceSessions } from "../../db/practice-schema.ts";
import {
  isIdle,
  isOwn,
  listMessages,
  type Of,
  type PracticeMessageRow,
  type PracticeRow,
} from "./practice.store.ts";

/**
 * A message that has no reply yet is being answered for as long as a model may take; after that its process must have
 * died. Who stores the reply is settled by the place in the talk, which is taken once.
 */
const isLeased = (seconds: number) =>
  sql<boolean>`(practice_sessions.last_activity_at > now() - make_interval(secs => ${seconds}))`;

export interface IncomingMessage extends Of {
  text: string;
  clientMessageId: string | null;
}

interface Leased {
  /** How long a message is one process's alone to answer. */
  leaseSeconds: number;
}

export type Claim =
  | { kind: "missing" | "ended" | "wait" }
  /** It is stored and was answered. */
  | { kind: "answered"; session: PracticeRow; messages: PracticeMessageRow[]; own: PracticeMessageRow }
  /** It is stored and to be answered by the caller; the messages end with it. */
  | { kind: "claimed"; session: PracticeRow; messages: PracticeMessageRow[]; own: PracticeMessageRow };

/** Stores a message, or finds the one that it repeats, and tells who answers it: one commit, one session at a time. */
export function claimMessage(
  db: Database,
  incoming: IncomingMessage & Leased,
  messageId: string,
): Promise<Claim> {
  const { sessionId, ownerId, text, clientMessageId, leaseSeconds } = incoming;
  return db.orm.transaction(async (tx): Promise<Claim> => {
    const [found] = await tx
      .select({ session: practiceSessions })
      .from(practiceSessions)
      .where(isOwn({ ownerId, sessionId }))
      .for("update");
    if (!found) return { kind: "missing" };
    // After the lock: what another send has stored meanwhile is seen.
    const [state] = await tx
      .select({ isIdle, isLeased: isLeased(leaseSeconds) })
      .from(practiceSessions)
      .where(eq(practiceSessions.id, sessionId));
    const talk = { session: found.session, messages: await listMessages(tx, sessionId) };
    const known = findClaim({ ...talk, isIdle: false, isLeased: false, ...state }, incoming);
    if (known && known.kind !== "claimed") return known;
    const seq = talk.session.messageCount + (known ? 0 : 1);
    await tx
      .update(practiceSessions)
      .set({ lastActivityAt: sql`now()`, messageCount: seq })
      .where(eq(practiceSessions.id, sessionId));
    if (known) return known;
    const row = { id: messageId, sessionId, seq, speaker: "interviewer" as const, text, clientMessageId };
    const [own] = await tx.insert(practiceMessages).values(row).returning();
    return own ? { kind: "claimed", ...talk, messages: [...talk.messages, own], own } : { kind: "wait" };
  });
}

interface Talk {
  session: PracticeRow;
  messages: PracticeMessageRow[];
  isIdle: boolean;
  isLeased: boolean;
}

/** What becomes of a message by what is stored; undefined for a new one that may be stored and answered. */
function findClaim({ session, messages, ...talk }: Talk, incoming: IncomingMessage): Claim | undefined {
  const own = findRepeated(messages, incoming);
  if (own && messages.some((one) => one.seq > own.seq && one.speaker === "participant"))
    return { kind: "answered", session, messages, own };
  if (session.endedAt || talk.isIdle) return { kind: "ended" };
  const last = messages.at(-1);
  if (last?.speaker === "interviewer" && talk.isLeased) return { kind: "wait" };
  // Where another one came after it, that is the one to answer: both have then been heard.
  return own && last ? { kind: "claimed", session, messages, own: last } : undefined;
}

/** By its id, or, of one without, the message that waits for its reply with the same text. */
function findRepeated(
  messages: PracticeMessageRow[],
  { clientMessageId, text }: IncomingMessage,
): PracticeMessageRow | undefined {
  if (clientMessageId !== null) return messages.find((one) => one.clientMessageId === clientMessageId);
  const last = messages.at(-1);
  return last?.speaker === "interviewer" && last.text === text ? last : undefined;
}

export interface Reply {
  id: string;
  text: string;
  notes: IntervieweeNotes;
  voice: "scripted" | "model";
  inputTokens: number | null;
  outputTokens: number | null;
}

/** The stored reply; undefined where the place after its message was taken, or the session ended or is gone. */
export function storeReply(
  db: Database,
  own: PracticeMessageRow,
  reply: Reply,
): Promise<PracticeMessageRow | undefined> {
  const { sessionId } = own;
  const seq = own.seq + 1;
  return db.orm.transaction(async (tx) => {
    const [updated] = await tx
      .update(practiceSessions)
      .set({ messageCount: seq, lastActivityAt: sql`now()` })
      .where(
        and(
          eq(practiceSessions.id, sessionId),
          eq(practiceSessions.messageCount, own.seq),
          isNull(practiceSessions.endedAt),
        ),
      )
      .returning({ id: practiceSessions.id });
    if (!updated) return undefined;
    const row = { ...reply, sessionId, seq, speaker: "participant" as const };
    const [stored] = await tx.insert(practiceMessages).values(row).returning();
    return stored;
  });
}

/** Lets a retry answer the message at once, after its answering failed. */
export async function releaseMessage(db: Database, sessionId: string, leaseSeconds: number): Promise<void> {
  await db.orm
    .update(practiceSessions)
    .set({ lastActivityAt: sql`${practiceSessions.lastActivityAt} - make_interval(secs => ${leaseSeconds})` })
    .where(eq(practiceSessions.id, sessionId));
}

/** Whether the newest message is being answered right now. */
export async function isBeingAnswered(
  db: Database,
  { ownerId, sessionId, leaseSeconds }: Of & Leased,
): Promise<boolean> {
  const [row] = await db.orm
    .select({
      isAnswered: sql<boolean>`(${isLeased(leaseSeconds)} and exists (select 1 from ${practiceMessages} m
        where m.session_id = practice_sessions.id and m.seq = practice_sessions.message_count
          and m.speaker = 'interviewer'))`,
    })
    .from(practiceSessions)
    .where(isOwn({ ownerId, sessionId }));
  return row?.isAnswered ?? false;
}
