import { sql } from "drizzle-orm";
import { customType, timestamp } from "drizzle-orm/pg-core";

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

export function at(name: string) {
  return timestamp(name, { withTimezone: true, mode: "date" });
}

export function createdAtColumn() {
  return at("created_at").notNull().default(sql`now()`);
}
