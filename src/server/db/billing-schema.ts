import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, belongsTo, createdAtColumn } from "./columns.ts";
import { users } from "./study-schema.ts";

/** What people pay for, and what they have used of it. */

/** The plan that buys a single interview rather than a subscription. */
export const singlePlanId = "single";

/** What can be bought, and what is free. Seeded from one file; an operator may change it. */
export const plans = pgTable("plans", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  nickname: text("nickname").notNull(),
  description: text("description").notNull(),
  /** In pence. */
  price: integer("price").notNull(),
  currency: text("currency").notNull().default("gbp"),
  interval: text("interval").$type<"month" | "year" | "once">().notNull(),
  isOneOff: boolean("is_one_off").notNull(),
  projectLimit: integer("project_limit"),
  interviewLimit: integer("interview_limit"),
  sessionLimit: integer("session_limit"),
  /** Whether sessions are counted within a billing period or in all. */
  sessionsPer: text("sessions_per").$type<"period" | "all">().notNull(),
  stripePriceId: text("stripe_price_id"),
  position: smallint("position").notNull(),
});

export const subscriptions = pgTable(
  "subscriptions",
  {
    id: text("id").primaryKey(),
    userId: belongsTo("user_id", () => users.id),
    planId: text("plan_id")
      .notNull()
      .references(() => plans.id),
    provider: text("provider").$type<"demo" | "stripe">().notNull(),
    /** The provider's id of it. */
    providerId: text("provider_id").notNull().unique(),
    /** As received from the provider. */
    status: text("status").notNull(),
    last4: text("last4"),
    periodStart: at("period_start").notNull(),
    periodEnd: at("period_end").notNull(),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull().default(false),
    canceledAt: at("canceled_at"),
    createdAt: createdAtColumn(),
    updatedAt: at("updated_at").notNull().default(sql`now()`),
  },
  (table) => [index("subscriptions_user").on(table.userId, table.createdAt)],
);

export const purchases = pgTable(
  "purchases",
  {
    id: text("id").primaryKey(),
    userId: belongsTo("user_id", () => users.id),
    provider: text("provider").$type<"demo" | "stripe">().notNull(),
    providerId: text("provider_id").notNull().unique(),
    status: text("status").$type<"available" | "used" | "revoked">().notNull(),
    /** No reference: a deleted interview does not give its slot back. */
    interviewId: text("interview_id").unique(),
    createdAt: createdAtColumn(),
  },
  (table) => [index("purchases_user").on(table.userId, table.createdAt)],
);

/** A checkout that was begun, ours or the provider's. */
export const checkouts = pgTable(
  "checkouts",
  {
    id: text("id").primaryKey(),
    userId: belongsTo("user_id", () => users.id),
    planId: text("plan_id")
      .notNull()
      .references(() => plans.id),
    provider: text("provider").$type<"demo" | "stripe">().notNull(),
    providerId: text("provider_id").unique(),
    status: text("status").$type<"open" | "done" | "cancelled">().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex("checkouts_one_open_subscription")
      .on(table.userId)
      .where(sql.raw(`status = 'open' and plan_id <> '${singlePlanId}'`)),
  ],
);

/** Events of the payment provider that had their effect: each has it once. */
export const billingEvents = pgTable("billing_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  createdAt: createdAtColumn(),
});

/**
 * One row a session that was started on a limited account. Outlives the session, so that deleting gives nothing back.
 * A session that nobody said anything in counts for 30 minutes.
 */
export const sessionCharges = pgTable(
  "session_charges",
  {
    sessionId: text("session_id").primaryKey(),
    ownerId: belongsTo("owner_id", () => users.id),
    interviewId: text("interview_id").notNull(),
    /** The one-off purchase that pays for it; null where the plan does. */
    purchaseId: text("purchase_id"),
    startedAt: at("started_at").notNull().default(sql`now()`),
    firstMessageAt: at("first_message_at"),
  },
  (table) => [
    index("session_charges_owner").on(table.ownerId, table.startedAt),
    index("session_charges_purchase").on(table.purchaseId),
  ],
);
