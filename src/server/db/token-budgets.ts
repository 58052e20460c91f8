import { tryInterviewId } from "./try-interview.ts";

/** Names of the sums in model_spending. */

const utcDaySql = `to_char(now() at time zone 'utc', 'YYYY-MM-DD')`;

/** All tokens of a day. */
export const dayBudgetSql = `'day:' || ${utcDaySql}`;

/** What an interview may spend; null for none. Visitors of the try-out interview share a budget a day. */
export function interviewBudgetSql(interviewId: string): string {
  return `case when ${interviewId} = '${tryInterviewId}' then 'try-out:' || ${utcDaySql} else 'interview:' || ${interviewId} end`;
}
