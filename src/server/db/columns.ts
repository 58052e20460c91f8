import { sql } from "drizzle-orm";
import { timestamp } from "drizzle-orm/pg-core";

export function at(name: string) {
  return timestamp(name, { withTimezone: true, mode: "date" });
}

export function createdAtColumn() {
  return at("created_at").notNull().default(sql`now()`);
}
