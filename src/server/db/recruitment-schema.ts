import { index, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Guide, Turn } from "#interviewer/guide.ts";
import { at, belongsTo, createdAtColumn } from "./columns.ts";
import { interviews, users } from "./study-schema.ts";

/** How participants come to an interview, and how many of a kind. */

/** A link for one person: it opens one session. */
export const participantLinks = pgTable(
  "participant_links",
  {
    id: text("id").primaryKey(),
    interviewId: belongsTo("interview_id", () => interviews.id),
    projectId: text("project_id").notNull(),
    /** Unguessable; the creator copies it from the list again. */
    token: text("token").notNull().unique(),
    /** What the creator calls the person; never shown to participants. */
    label: text("label").notNull(),
    sessionId: text("session_id"),
    usedAt: at("used_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [index("participant_links_interview").on(table.interviewId, table.createdAt, table.id)],
);

/** How many places of a quota are taken: a conditional update takes one. */
export const quotaCounts = pgTable(
  "quota_counts",
  {
    interviewId: belongsTo("interview_id", () => interviews.id),
    quotaId: text("quota_id").notNull(),
    taken: integer("taken").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.interviewId, table.quotaId] })],
);

/** A creator's try of a script before it is saved: a real chat that is no session and counts nowhere. */
export const previews = pgTable(
  "previews",
  {
    id: text("id").primaryKey(),
    ownerId: belongsTo("owner_id", () => users.id),
    guide: json("guide").$type<Guide>().notNull(),
    turns: json("turns").$type<Turn[]>().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index("previews_owner").on(table.ownerId, table.createdAt)],
);
