import { type SQL, sql } from "drizzle-orm";
import type { LeftOut } from "#contract/left-out.ts";

export interface LeftOutRow {
  leftOutAt: Date | null;
  /** The name of whose account it was; null where that is gone. */
  leftOutByName: string | null;
}

/** The name of the account that left a row of this table out. */
export function leftOutByName(table: "sessions" | "sources" | "left_out_quotes"): SQL<string | null> {
  return sql<string | null>`(select u.name from users u where u.id = ${sql.raw(table)}.left_out_by)`;
}

export function toLeftOut({ leftOutAt, leftOutByName: by }: LeftOutRow): LeftOut | null {
  return leftOutAt === null ? null : { at: leftOutAt.toISOString(), by };
}
