import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** What an emptied session keeps of its incentive code. */
export function hashedCodeSql(code: SQL | AnyColumn): SQL {
  return sql`'was:' || encode(sha256(convert_to(${code}, 'UTF8')), 'hex')`;
}
