import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, customType, text, timestamp } from "drizzle-orm/pg-core";

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

export function at(name: string) {
  return timestamp(name, { withTimezone: true, mode: "date" });
}

export function createdAtColumn() {
  return at("created_at").notNull().default(sql`now()`);
}

/** The id of what a row is deleted with. */
export function belongsTo(name: string, owner: () => AnyPgColumn) {
  return text(name).notNull().references(owner, { onDelete: "cascade" });
}

/** What an emptied session keeps of its incentive code. */
export function hashedCodeSql(code: SQL | AnyColumn): SQL {
  return sql`'was:' || encode(sha256(convert_to(${code}, 'UTF8')), 'hex')`;
}

/** A time with its microseconds, for a cursor. */
export function cursorTimeSql(column: SQL | AnyColumn): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
