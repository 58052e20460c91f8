import { bigint, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

/** What all processes count together: calls, a model's tokens and its faults. */

export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  windowAt: at("window_at").notNull(),
  count: integer("count").notNull(),
});

/**
 * Tokens spent, by "day:2026-11-21" and "interview:<id>". Each sum lies in a few rows, so that turns that end
 * at the same moment do not wait for one another.
 */
export const modelSpending = pgTable(
  "model_spending",
  {
    scope: text("scope").notNull(),
    shard: smallint("shard").notNull(),
    tokens: bigint("tokens", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.shard] })],
);

/** One row a model: how it fared lately, so that all instances leave a failing one alone for a while. */
export const modelHealth = pgTable("model_health", {
  model: text("model").primaryKey(),
  failures: integer("failures").notNull(),
  coolDownUntil: at("cool_down_until"),
  lastFault: text("last_fault"),
  lastFaultAt: at("last_fault_at"),
});
