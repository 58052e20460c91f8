import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { StoredFile } from "#contract/stimuli.ts";
import { at, belongsTo, bytea, createdAtColumn } from "./columns.ts";
import { interviews, projects } from "./study-schema.ts";

/** An image, a sound or a video that a question shows. It goes with its interview. */
export const stimuli = pgTable(
  "stimuli",
  {
    id: text("id").primaryKey(),
    projectId: belongsTo("project_id", () => projects.id),
    /** Null while no saved question shows it. */
    interviewId: text("interview_id").references(() => interviews.id, { onDelete: "cascade" }),
    kind: text("kind").$type<StoredFile["kind"]>().notNull(),
    /** From the bytes, never from what the sender said. */
    contentType: text("content_type").notNull(),
    bytes: integer("bytes").notNull(),
    /** Less than `bytes` while it is being uploaded. */
    received: integer("received").notNull(),
    /** Since when no saved question shows it. */
    looseSince: at("loose_since").default(sql`now()`),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("stimuli_project").on(table.projectId),
    index("stimuli_interview").on(table.interviewId),
    index("stimuli_loose").on(table.looseSince).where(sql`interview_id is null`),
  ],
);

/** In parts, so that a player gets the seconds that it asks for without the whole video being read. */
export const stimulusParts = pgTable(
  "stimulus_parts",
  {
    stimulusId: belongsTo("stimulus_id", () => stimuli.id),
    /** How many bytes come before it. */
    startsAt: integer("starts_at").notNull(),
    content: bytea("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.stimulusId, table.startsAt] })],
);
