import { sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, index, json, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Rehearsal } from "#contract/rehearsals.ts";
import type { Guide } from "#interviewer/guide.ts";
import type { StoryPack } from "#interviewer/participants/story.ts";

export type RehearsalContent = Pick<Rehearsal, "changes" | "interviews" | "reportCard" | "heldBack"> & {
  /** Rehearsals from before models wrote people have none. */
  people?: Rehearsal["people"];
  /** The people that a model wrote, to be interviewed again. */
  pack?: StoryPack;
};

/**
 * Rehearsals with simulated participants stand alone: no session, turn or counter knows of them. The content is
 * only read whole, as json: unlike jsonb it takes any text that people put in a script.
 */
export function rehearsalsTable(interviewId: () => AnyPgColumn) {
  return pgTable(
    "rehearsals",
    {
      id: text("id").primaryKey(),
      interviewId: text("interview_id").notNull().references(interviewId, { onDelete: "cascade" }),
      projectId: text("project_id").notNull(),
      seed: bigint("seed", { mode: "number" }).notNull(),
      guide: json("guide").$type<Guide>().notNull(),
      voice: text("voice").notNull(),
      content: json("content").$type<RehearsalContent>().notNull(),
      createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().default(sql`now()`),
    },
    (table) => [index("rehearsals_interview").on(table.interviewId, table.createdAt)],
  );
}
