import { type SQL, sql } from "drizzle-orm";

/** Whether a completed session ended before its last question, by its end reason. */
export const endedEarlySql = (endReason: SQL) => sql`${endReason} in ('stopped', 'distress', 'limit')`;
