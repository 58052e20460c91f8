import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { HeardWord } from "#contract/heard.ts";
import { sources } from "./analysis-schema.ts";
import { belongsTo, bytea, createdAtColumn } from "./columns.ts";
import { users } from "./study-schema.ts";

/** An uploaded recording. It goes with the transcript that it became. */
export const recordings = pgTable(
  "recordings",
  {
    id: text("id").primaryKey(),
    ownerId: belongsTo("owner_id", () => users.id),
    /** Null until it was recognised. */
    sourceId: text("source_id").references(() => sources.id, { onDelete: "cascade" }),
    contentType: text("content_type").notNull(),
    bytes: integer("bytes").notNull(),
    durationMs: integer("duration_ms"),
    /** By the transcript's turns; without times none. */
    words: jsonb("words").$type<HeardWord[][]>(),
    createdAt: createdAtColumn(),
  },
  (table) => [index("recordings_owner").on(table.ownerId), index("recordings_source").on(table.sourceId)],
);

export const recordingParts = pgTable(
  "recording_parts",
  {
    recordingId: belongsTo("recording_id", () => recordings.id),
    /** How many bytes come before it. */
    startsAt: integer("starts_at").notNull(),
    content: bytea("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordingId, table.startsAt] })],
);
