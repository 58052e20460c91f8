import { foreignKey, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAtColumn } from "./columns.ts";
import { turns } from "./schema.ts";

/** Of a passage of somebody's turn, by machine; it goes with the words that it translates. */
export const translations = pgTable(
  "translations",
  {
    sessionId: text("session_id").notNull(),
    seq: integer("seq").notNull(),
    /** In code points of the turn. */
    start: integer("start_at").notNull(),
    end: integer("end_at").notNull(),
    language: text("language").notNull(),
    projectId: text("project_id").notNull(),
    text: text("text").notNull(),
    /** "server", or "model:" and its name. */
    madeBy: text("made_by").notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.seq, table.start, table.end, table.language] }),
    foreignKey({
      columns: [table.sessionId, table.seq],
      foreignColumns: [turns.sessionId, turns.seq],
    }).onDelete("cascade"),
  ],
);
