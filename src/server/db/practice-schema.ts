import { index, integer, json, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type {
  PracticeComparison,
  PracticeDebrief,
  PracticeDifficulty,
  PracticeFigures,
} from "#contract/practice-debrief.ts";
import type { Guide } from "#interviewer/guide.ts";
import type { IntervieweeNotes } from "#interviewer/practice/interviewee.ts";
import type { PracticeCase } from "#interviewer/practice/practice-case.ts";
import { at, belongsTo, createdAtColumn } from "./columns.ts";
import { interviews, users } from "./study-schema.ts";

/**
 * Practice stands alone: no session, turn or counter knows of it. What people typed is kept in text and json, which,
 * unlike jsonb, take any text.
 */

/** As earlier versions kept it. */
interface EarlierDebrief extends Omit<PracticeDebrief, "moments"> {
  missedCues: { messageId: string; quote: string; insightId: string; wouldHaveAsked: string }[];
}
export type StoredDebrief = PracticeDebrief | EarlierDebrief;

export const practiceSessions = pgTable(
  "practice_sessions",
  {
    id: text("id").primaryKey(),
    ownerId: belongsTo("owner_id", () => users.id),
    topic: text("topic").notNull(),
    language: text("language").notNull(),
    /** The person as they were when the session began; null in sessions of earlier versions. */
    practiceCase: json("practice_case").$type<PracticeCase>(),
    difficulty: text("difficulty").$type<PracticeDifficulty>().notNull().default("medium"),
    /** Whose script is practised; the script itself is kept as it stood. */
    interviewId: text("interview_id").references(() => interviews.id, { onDelete: "set null" }),
    interviewName: text("interview_name"),
    guide: json("guide").$type<Guide>(),
    messageCount: integer("message_count").notNull().default(0),
    startedAt: createdAtColumn(),
    lastActivityAt: at("last_activity_at").notNull(),
    endedAt: at("ended_at"),
    figures: json("figures").$type<PracticeFigures>(),
    debrief: json("debrief").$type<StoredDebrief>(),
    comparison: json("comparison").$type<PracticeComparison>(),
    deletedAt: at("deleted_at"),
  },
  (table) => [index("practice_sessions_owner").on(table.ownerId, table.startedAt, table.id)],
);

export const practiceMessages = pgTable(
  "practice_messages",
  {
    id: text("id").primaryKey(),
    sessionId: belongsTo("session_id", () => practiceSessions.id),
    seq: integer("seq").notNull(),
    /** "interviewer" is who practises. */
    speaker: text("speaker").$type<"interviewer" | "participant">().notNull(),
    text: text("text").notNull(),
    clientMessageId: text("client_message_id"),
    /** On the interviewee's: what the answer told and hinted at. */
    notes: json("notes").$type<IntervieweeNotes>(),
    voice: text("voice").$type<"scripted" | "model">(),
    inputTokens: integer("input_tokens"),
    outputTokens: integer("output_tokens"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex("practice_messages_seq").on(table.sessionId, table.seq),
    uniqueIndex("practice_messages_client").on(table.sessionId, table.clientMessageId),
  ],
);
