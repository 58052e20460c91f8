import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Members } from "#analysis/members.ts";
import type { AnswerSignals } from "#contract/answer-signals.ts";
import type { FormAnswers } from "#contract/forms.ts";
import type { StoredInsights } from "#contract/insights.ts";
import type { Annotation } from "#contract/session-reading.ts";
import type { OwnChoice } from "#contract/sessions.ts";
import type { Move } from "#interviewer/guide.ts";
import type { WordingRecord } from "../voice.ts";
import {
  codedSources,
  customInsights,
  findingEdits,
  leftOutQuotes,
  personas,
  reportLinks,
  sourceAnnotations,
  sources,
  sourceTurns,
  validations,
} from "./analysis-schema.ts";
import { at, belongsTo, createdAtColumn } from "./columns.ts";
import { modelHealth, modelSpending, rateLimits } from "./metering-schema.ts";
import { claims } from "./outgoing-schema.ts";
import { practiceMessages, practiceSessions } from "./practice-schema.ts";
import { participantLinks, previews, quotaCounts } from "./recruitment-schema.ts";
import { rehearsalsTable } from "./rehearsal-schema.ts";
import { consentTexts, forms, guides, interviews, logins, projects, users } from "./study-schema.ts";

/**
 * Every row below a project carries the project's id, so that the tables can be spread over machines by it.
 * Message text stays in text columns: a lone surrogate would make jsonb refuse the row.
 */

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    interviewId: belongsTo("interview_id", () => interviews.id),
    projectId: text("project_id").notNull(),
    guideId: text("guide_id")
      .notNull()
      .references(() => guides.id),
    number: integer("number").notNull(),
    threadId: text("thread_id").notNull(),
    language: text("language").notNull(),
    tokenHash: text("token_hash").notNull(),
    consentTextHash: text("consent_text_hash")
      .notNull()
      .references(() => consentTexts.hash),
    consentedAt: at("consented_at").notNull(),
    /** Whether the participant was told that a claim is linked to the session; null before this was kept. */
    linkEmail: boolean("link_email"),
    /** Days that the participant was told; null where none were. A shorter time that is set later applies too. */
    retentionDays: integer("retention_days"),
    ageRange: text("age_range"),
    occupation: text("occupation"),
    country: text("country"),
    town: text("town"),
    phase: text("phase").$type<"introduction" | "core" | "completion">().notNull(),
    turnCount: integer("turn_count").notNull(),
    allQuestionsAsked: boolean("all_questions_asked").notNull().default(false),
    finalResponseReceived: boolean("final_response_received").notNull().default(false),
    earnsCode: boolean("earns_code").notNull().default(false),
    endReason: text("end_reason"),
    /** More of the reason, such as which quota was full. */
    endDetail: text("end_detail"),
    /** `?ref=` of the link. */
    source: text("source"),
    hiddenFields: jsonb("hidden_fields").$type<Record<string, string>>(),
    /** The name of the concept that was drawn for it; null where the interview had none. */
    concept: text("concept"),
    /** What was left to chance for this person came from this number. */
    drawSeed: integer("draw_seed"),
    panelId: text("panel_id"),
    linkId: text("link_id"),
    /** Quotas in which it holds a place. */
    quotaIds: text("quota_ids").array(),
    /** Quotas in which it held a place until it fell silent; asked for again when its participant goes on. */
    lapsedQuotaIds: text("lapsed_quota_ids").array(),
    completedAt: at("completed_at"),
    /** Of an emptied session a hash, so that the code counts as given and is given to nobody else. */
    incentiveCode: text("incentive_code").unique(),
    /** The code waits for the creator's look: too many starts came from one network. */
    codeHeld: boolean("code_held").notNull().default(false),
    codeReleasedAt: at("code_released_at"),
    finalisedAt: at("finalised_at"),
    claimAttempts: smallint("claim_attempts").notNull().default(0),
    claimWindowAt: at("claim_window_at"),
    /** Who words the next reply, and until when: a lease, so that a process that dies blocks nobody. */
    leaseHolder: text("lease_holder"),
    leaseUntil: at("lease_until"),
    sendWindowAt: at("send_window_at"),
    sendCount: smallint("send_count").notNull().default(0),
    startedAt: at("started_at").notNull().default(sql`now()`),
    firstAnswerAt: at("first_answer_at"),
    lastActivityAt: at("last_activity_at").notNull().default(sql`now()`),
    /** Out of every list, count and analysis since then: emptied for good, unless `deletedAt` is set too. */
    withdrawnAt: at("withdrawn_at"),
    /** A creator deleted it and can restore it for `restoreDays`; until then all of it is kept. */
    deletedAt: at("deleted_at"),
    /** Left out of the analysis by this account; it stays in the lists. */
    leftOutAt: at("left_out_at"),
    leftOutBy: text("left_out_by"),
    /** What was decided on a session that ended in distress; null until somebody looked at it. */
    distressDecision: text("distress_decision").$type<"taken_in" | "kept_out">(),
    distressDecidedAt: at("distress_decided_at"),
    distressDecidedBy: text("distress_decided_by"),
  },
  (table) => [
    index("sessions_interview_started").on(table.interviewId, table.startedAt, table.id),
    index("sessions_interview_completed")
      .on(table.interviewId, table.startedAt, table.id)
      .where(sql`completed_at is not null`),
    // What the list of sessions counts and offers to filter by is read from this alone.
    index("sessions_interview_ends")
      .on(table.interviewId, table.endReason, table.source, table.completedAt)
      .where(sql`withdrawn_at is null`),
    // Who is at it now and holds a place. Without the time of the last message: every message would change the index.
    index("sessions_open_places")
      .on(table.interviewId)
      .where(sql`quota_ids is not null and completed_at is null`),
    uniqueIndex("sessions_panel_id").on(table.interviewId, table.panelId).where(sql`panel_id is not null`),
    index("sessions_deleted").on(table.interviewId, table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

export const turns = pgTable(
  "turns",
  {
    sessionId: belongsTo("session_id", () => sessions.id),
    seq: integer("seq").notNull(),
    id: text("id").notNull(),
    projectId: text("project_id").notNull(),
    speaker: text("speaker").$type<"participant" | "interviewer">().notNull(),
    type: text("type").$type<"introduction" | "core" | "completion">().notNull(),
    text: text("text").notNull(),
    /** On participants' turns: the client's id of the message, so that sent twice is stored once. */
    clientMessageId: text("client_message_id"),
    move: jsonb("move").$type<Move>(),
    reason: text("reason"),
    intent: text("intent"),
    /** On participants' turns: how it came into its box, in counts, where the participant was told of that. */
    signals: jsonb("signals").$type<AnswerSignals>(),
    /** On participants' turns: what they chose themselves about its use, beside what they asked for in words. */
    ownChoice: text("own_choice").$type<OwnChoice>(),
    voice: text("voice"),
    latencyMs: integer("latency_ms"),
    /** What became of the model's wording; null where the built-in voice was not asked to stand in. */
    guard: jsonb("guard").$type<WordingRecord>(),
    firstTokenMs: integer("first_token_ms"),
    inputTokens: integer("input_tokens"),
    outputTokens: integer("output_tokens"),
    /** Millionths of the currency that MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT are in. */
    costMicros: integer("cost_micros"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.seq] }),
    uniqueIndex("turns_client_message")
      .on(table.sessionId, table.clientMessageId)
      .where(sql`client_message_id is not null`),
    index("turns_check_ins").on(table.createdAt).where(sql`move->>'kind' = 'check_in'`),
    index("turns_words")
      .using("gin", sql`to_tsvector('english', ${table.text})`)
      .where(sql`speaker = 'participant'`),
  ],
);

export const formAnswers = pgTable(
  "form_answers",
  {
    sessionId: belongsTo("session_id", () => sessions.id),
    formId: text("form_id")
      .notNull()
      .references(() => forms.id),
    projectId: text("project_id").notNull(),
    answers: jsonb("answers").$type<FormAnswers>().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.formId] })],
);

export const insights = pgTable(
  "insights",
  {
    id: text("id").primaryKey(),
    interviewId: belongsTo("interview_id", () => interviews.id),
    projectId: text("project_id").notNull(),
    content: jsonb("content").$type<Omit<StoredInsights, "generatedAt">>().notNull(),
    /** Who is behind each finding, by number; for comparisons, never sent. */
    members: jsonb("members").$type<Members>(),
    createdAt: createdAtColumn(),
  },
  (table) => [index("insights_interview").on(table.interviewId, table.createdAt)],
);

export const jobs = pgTable(
  "jobs",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<"insights" | "rehearsal" | "recording">().notNull(),
    ownerId: belongsTo("owner_id", () => users.id),
    interviewId: text("interview_id").references(() => interviews.id, { onDelete: "cascade" }),
    projectId: text("project_id"),
    input: jsonb("input").$type<Record<string, unknown>>().notNull(),
    status: text("status").$type<"queued" | "running" | "done" | "failed" | "cancelled">().notNull(),
    stage: text("stage").notNull().default("Waiting"),
    percent: smallint("percent").notNull().default(0),
    error: text("error"),
    createdAt: createdAtColumn(),
    /** Set again while the job is worked on; a job that is silent for a minute was left by a dead process. */
    heartbeatAt: at("heartbeat_at").notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex("jobs_one_at_a_time")
      .on(table.interviewId, table.kind)
      .where(sql`status in ('queued', 'running')`),
  ],
);

export const annotations = pgTable(
  "annotations",
  {
    sessionId: belongsTo("session_id", () => sessions.id),
    authorId: belongsTo("author_id", () => users.id),
    projectId: text("project_id").notNull(),
    items: jsonb("items").$type<Annotation[]>().notNull(),
    updatedAt: at("updated_at").notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.authorId] })],
);

export const rehearsals = rehearsalsTable(() => interviews.id);

export const schema = {
  users,
  logins,
  projects,
  forms,
  interviews,
  guides,
  consentTexts,
  sessions,
  turns,
  formAnswers,
  claims,
  insights,
  customInsights,
  jobs,
  annotations,
  sources,
  sourceTurns,
  sourceAnnotations,
  codedSources,
  findingEdits,
  leftOutQuotes,
  validations,
  personas,
  reportLinks,
  rehearsals,
  practiceSessions,
  practiceMessages,
  participantLinks,
  quotaCounts,
  previews,
  rateLimits,
  modelSpending,
  modelHealth,
};
