import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { OwnSound } from "#contract/answer-sounds.ts";
import type { HeardWord } from "#contract/heard.ts";
import { at, belongsTo, bytea, createdAtColumn } from "./columns.ts";
import { sessions } from "./schema.ts";

/** What a participant spoke. It belongs to the turn whose `clientMessageId` is its id, once that was sent. */
export const answerSounds = pgTable(
  "answer_sounds",
  {
    /** Made by the participant's page, so it opens nothing without their token. */
    id: text("id").primaryKey(),
    sessionId: belongsTo("session_id", () => sessions.id),
    interviewId: text("interview_id").notNull(),
    projectId: text("project_id").notNull(),
    /** From the bytes, never from what the sender said. */
    contentType: text("content_type").notNull(),
    /** How many have come so far; 0 once the sound is deleted and what was heard stays. */
    bytes: integer("bytes").notNull(),
    /** No more pieces come. */
    ended: boolean("ended").notNull().default(false),
    durationMs: integer("duration_ms"),
    language: text("language").notNull(),
    /** What the recogniser understood; what was sent is the turn's text. */
    heard: text("heard"),
    /** Empty where the recogniser told no times; gone with the sound. */
    words: jsonb("words").$type<HeardWord[]>(),
    fault: text("fault").$type<NonNullable<OwnSound["fault"]>>(),
    createdAt: createdAtColumn(),
    /** As the participant was told; a shorter time that is set later applies too. */
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    index("answer_sounds_session").on(table.sessionId, table.createdAt),
    index("answer_sounds_project").on(table.projectId),
    index("answer_sounds_kept").on(table.createdAt).where(sql`bytes > 0`),
  ],
);

export const answerSoundParts = pgTable(
  "answer_sound_parts",
  {
    soundId: belongsTo("sound_id", () => answerSounds.id),
    /** How many bytes come before it. */
    startsAt: integer("starts_at").notNull(),
    content: bytea("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.soundId, table.startsAt] })],
);
