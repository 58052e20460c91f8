import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, belongsTo, createdAtColumn } from "./columns.ts";
import { interviews, users } from "./study-schema.ts";

/** What leaves: mail, incentive codes of the creator's own, and events for other programs. */

/** Mail to be sent. Without a mail server it stays here for the owner of the installation to read. */
export const outbox = pgTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    interviewId: text("interview_id").references(() => interviews.id, { onDelete: "cascade" }),
    sessionId: text("session_id"),
    toAddress: text("to_address").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    status: text("status").$type<"queued" | "sent" | "failed" | "kept">().notNull(),
    attempts: smallint("attempts").notNull().default(0),
    nextAttemptAt: at("next_attempt_at").notNull().default(sql`now()`),
    error: text("error"),
    /** The same mail is made once. */
    dedupeKey: text("dedupe_key").unique(),
    createdAt: createdAtColumn(),
    sentAt: at("sent_at"),
  },
  (table) => [
    index("outbox_waiting").on(table.nextAttemptAt).where(sql`status = 'queued'`),
    index("outbox_created").on(table.createdAt),
  ],
);

/** The creator's own incentive codes; each is given to one session. */
export const ownCodes = pgTable(
  "own_codes",
  {
    id: text("id").primaryKey(),
    interviewId: belongsTo("interview_id", () => interviews.id),
    code: text("code").notNull(),
    sessionId: text("session_id").unique(),
    givenAt: at("given_at"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex("own_codes_code").on(table.interviewId, table.code),
    index("own_codes_free").on(table.interviewId, table.createdAt).where(sql`session_id is null`),
  ],
);

/** The address is kept apart from the conversation; one claim a code. */
export const claims = pgTable("claims", {
  id: text("id").primaryKey(),
  interviewId: belongsTo("interview_id", () => interviews.id),
  projectId: text("project_id").notNull(),
  sessionId: text("session_id").unique(),
  email: text("email").notNull(),
  /** Of a claim that is linked to no session: the day since which it is listed, with others; null while it waits. */
  listedOn: date("listed_on"),
  createdAt: createdAtColumn(),
});

export const webhooks = pgTable(
  "webhooks",
  {
    id: text("id").primaryKey(),
    ownerId: belongsTo("owner_id", () => users.id),
    url: text("url").notNull(),
    secret: text("secret").notNull(),
    events: text("events").array().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index("webhooks_owner").on(table.ownerId)],
);

export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: text("id").primaryKey(),
    webhookId: belongsTo("webhook_id", () => webhooks.id),
    event: text("event").notNull(),
    /** Ids and counts only: what was said is fetched with the API. */
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    status: text("status").$type<"queued" | "delivered" | "failed">().notNull(),
    attempts: smallint("attempts").notNull().default(0),
    nextAttemptAt: at("next_attempt_at").notNull().default(sql`now()`),
    responseStatus: integer("response_status"),
    error: text("error"),
    dedupeKey: text("dedupe_key").unique(),
    createdAt: createdAtColumn(),
    deliveredAt: at("delivered_at"),
  },
  (table) => [
    index("webhook_deliveries_webhook").on(table.webhookId, table.createdAt),
    index("webhook_deliveries_waiting").on(table.nextAttemptAt).where(sql`status = 'queued'`),
  ],
);
