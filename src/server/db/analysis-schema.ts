import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { AddedQuote } from "#analysis/certainty/finding-edit.ts";
import type { Place } from "#analysis/certainty/finding-traces.ts";
import type { Validation } from "#contract/findings.ts";
import type { FindingKind, SourceKind } from "#contract/insights.ts";
import type { FrameworkResult } from "#contract/personas.ts";
import type { Annotation } from "#contract/session-reading.ts";
import type { Speaker } from "#contract/transcripts.ts";
import { at, belongsTo, createdAtColumn } from "./columns.ts";
import { interviews, projects, users } from "./study-schema.ts";

/** What is analysed besides our own sessions, and what is made of it all. */

/** An uploaded transcript or an imported thread; what was said stands in `source_turns`. */
export const sources = pgTable(
  "sources",
  {
    id: text("id").primaryKey(),
    ownerId: belongsTo("owner_id", () => users.id),
    kind: text("kind").$type<Exclude<SourceKind, "interview">>().notNull(),
    /** Transcripts may belong to no project yet; threads belong to the interview they were added to. */
    projectId: text("project_id").references(() => projects.id, { onDelete: "cascade" }),
    interviewId: text("interview_id").references(() => interviews.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    fileName: text("file_name").notNull(),
    language: text("language").notNull(),
    speakers: jsonb("speakers").$type<Speaker[]>().notNull(),
    tags: text("tags").array().notNull().default(sql`'{}'::text[]`),
    notices: text("notices").array().notNull().default(sql`'{}'::text[]`),
    turnCount: integer("turn_count").notNull(),
    wordCount: integer("word_count").notNull(),
    /** Of a thread: the forum's id of it, so that it is not added twice; and what the forum says of it. */
    forumId: text("forum_id"),
    thread: jsonb("thread").$type<ThreadFacts>(),
    /** Left out of the analysis by this account; it stays in the lists. */
    leftOutAt: at("left_out_at"),
    leftOutBy: text("left_out_by"),
    /** Turns, or places in them, that a model heard somebody in the talk ask to have left out; rules find others each time it is read. */
    askedOutTurns: text("asked_out_turns").array().notNull().default(sql`'{}'::text[]`),
    /** Turns that somebody in the talk asks to have left out, and that the team included again. */
    includedTurns: text("included_turns").array().notNull().default(sql`'{}'::text[]`),
    createdAt: createdAtColumn(),
    deletedAt: at("deleted_at"),
  },
  (table) => [
    index("sources_owner").on(table.ownerId, table.createdAt),
    index("sources_project").on(table.projectId, table.createdAt),
    uniqueIndex("sources_thread").on(table.interviewId, table.forumId),
  ],
);

export interface ThreadFacts {
  forum: string;
  url: string;
  createdAt: string | null;
  reportedComments: number;
}

export const sourceTurns = pgTable(
  "source_turns",
  {
    sourceId: belongsTo("source_id", () => sources.id),
    seq: integer("seq").notNull(),
    id: text("id").notNull(),
    speakerId: text("speaker_id").notNull(),
    text: text("text").notNull(),
    startSeconds: real("start_seconds"),
    /** Of a comment: how deep it stands, and when it was written. */
    depth: integer("depth"),
    saidAt: at("said_at"),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.seq] }),
    index("source_turns_words").using("gin", sql`to_tsvector('english', ${table.text})`),
  ],
);

/** A mark on an imported source; who made it and what its code was there, where the file says so. */
export type SourceAnnotation = Annotation & {
  author?: string;
  code?: { group: string | null; description: string };
};

/** Codings of an imported project and of people, by source and author. */
export const sourceAnnotations = pgTable(
  "source_annotations",
  {
    sourceId: belongsTo("source_id", () => sources.id),
    authorId: belongsTo("author_id", () => users.id),
    items: jsonb("items").$type<SourceAnnotation[]>().notNull(),
    updatedAt: at("updated_at").notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.authorId] })],
);

/**
 * What the coder found in one source, under the hash of all that it depends on, so that a new session costs one
 * session's work. Holds people's words: it goes with its source.
 */
export const codedSources = pgTable(
  "coded_sources",
  {
    interviewId: belongsTo("interview_id", () => interviews.id),
    sourceId: text("source_id").notNull(),
    hash: text("hash").notNull(),
    coded: jsonb("coded").$type<unknown>().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [primaryKey({ columns: [table.interviewId, table.sourceId] })],
);

/** Passages of one interview's sources that are left out of its analysis: places alone, no words. */
export const leftOutQuotes = pgTable(
  "left_out_quotes",
  {
    interviewId: belongsTo("interview_id", () => interviews.id),
    sourceId: text("source_id").notNull(),
    messageId: text("message_id").notNull(),
    start: integer("start").notNull(),
    end: integer("end").notNull(),
    leftOutBy: text("left_out_by"),
    leftOutAt: at("left_out_at").notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.sourceId, table.messageId, table.start, table.end] }),
  ],
);

/**
 * What creators made of findings by hand: one row a finding, their own findings too. `trace` finds it again in a later
 * result. Quotes are kept as places, without their words.
 */
export const findingEdits = pgTable(
  "finding_edits",
  {
    interviewId: belongsTo("interview_id", () => interviews.id),
    findingId: text("finding_id").notNull(),
    name: text("name"),
    hidden: boolean("hidden").notNull().default(false),
    pinned: boolean("pinned").notNull().default(false),
    mergedInto: text("merged_into"),
    kept: boolean("kept").notNull().default(false),
    kind: text("kind").$type<FindingKind>(),
    position: integer("position"),
    added: jsonb("added").$type<AddedQuote[]>().notNull().default([]),
    removed: jsonb("removed").$type<Place[]>().notNull().default([]),
    isOwn: boolean("is_own").notNull().default(false),
    version: text("version"),
    changedBy: text("changed_by"),
    trace: jsonb("trace").$type<unknown>().notNull(),
    updatedAt: at("updated_at").notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.interviewId, table.findingId] })],
);

/** The blind sample of an interview, what the coder made of it, and what the creator did. */
export const validations = pgTable("validations", {
  interviewId: text("interview_id")
    .primaryKey()
    .references(() => interviews.id, { onDelete: "cascade" }),
  sample: jsonb("sample").$type<ValidationItem[]>().notNull(),
  own: jsonb("own").$type<Validation["own"]>().notNull(),
  drawnAt: at("drawn_at").notNull().default(sql`now()`),
});

export interface ValidationItem {
  id: string;
  sourceId: string;
  text: string;
  context: string;
  /** The coder's codes and sentiment, never sent before the creator has coded the segment. */
  codes: string[];
  sentiment: string | null;
}

export const personas = pgTable(
  "personas",
  {
    id: text("id").primaryKey(),
    ownerId: belongsTo("owner_id", () => users.id),
    projectId: text("project_id").references(() => projects.id, { onDelete: "cascade" }),
    interviewId: text("interview_id").references(() => interviews.id, { onDelete: "cascade" }),
    transcriptIds: text("transcript_ids").array().notNull(),
    content: jsonb("content").$type<FrameworkResult>().notNull(),
    createdAt: createdAtColumn(),
    deletedAt: at("deleted_at"),
  },
  (table) => [
    index("personas_owner").on(table.ownerId, table.createdAt),
    index("personas_interview").on(table.interviewId, table.createdAt),
  ],
);

/** A link's token is made from its id and the installation's secret; the table alone opens nothing. */
export const reportLinks = pgTable(
  "report_links",
  {
    id: text("id").primaryKey(),
    interviewId: belongsTo("interview_id", () => interviews.id),
    expiresAt: at("expires_at").notNull(),
    openedAt: at("opened_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [index("report_links_interview").on(table.interviewId, table.createdAt)],
);

/** Insights that somebody wrote by hand. */
export const customInsights = pgTable(
  "custom_insights",
  {
    id: text("id").primaryKey(),
    interviewId: belongsTo("interview_id", () => interviews.id),
    projectId: text("project_id").notNull(),
    title: text("title").notNull(),
    notes: text("notes").notNull(),
    description: text("description").notNull(),
    tags: text("tags").array().notNull(),
    /** By their places, without their words. */
    quotes: jsonb("quotes").$type<AddedQuote[]>().notNull().default([]),
    version: text("version"),
    changedBy: text("changed_by"),
    createdAt: createdAtColumn(),
  },
  (table) => [index("custom_insights_interview").on(table.interviewId, table.createdAt)],
);
