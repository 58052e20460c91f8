import { type SQL, sql } from "drizzle-orm";

/**
 * Which sessions and which of their words the analysis, reports and exports may read. In raw SQL, as statements name
 * the tables each in their own way: `s` is the row of `sessions`, `t` that of `turns`.
 */

/** Finished, and neither withdrawn nor left out: what the analysis reads and counts. */
export function isAnalysedSessionSql(s = "sessions"): SQL<boolean> {
  return sql`(${sql.raw(`${s}.completed_at is not null`)} and ${isKeptSessionSql(s)})` as SQL<boolean>;
}

/** The same, whether it is finished or not. */
export function isKeptSessionSql(s = "sessions"): SQL<boolean> {
  return sql.raw(`(${s}.withdrawn_at is null and ${s}.left_out_at is null)`) as SQL<boolean>;
}

/**
 * Closed after distress, or left while our help in a crisis was the last thing said. The last turn is found by its key:
 * an `exists` would be answered by reading all turns of everybody once where an interview has thousands of sessions.
 */
function distressText(s: string): string {
  return `(${s}.end_reason is not distinct from 'distress' or (${s}.end_reason is null and coalesce((
    select last.move @> '{"kind": "check_in", "crisis": true}' from turns last
      where last.session_id = ${s}.id and last.seq = ${s}.turn_count), false)))`;
}

export function endedInDistressSql(s = "sessions"): SQL<boolean> {
  return sql.raw(distressText(s)) as SQL<boolean>;
}

/** Nobody has decided on it yet, and it is not left out as a whole. */
export function needsSomebodySql(s = "sessions"): SQL<boolean> {
  return sql.raw(
    `(${s}.left_out_at is null and ${s}.distress_decision is null and ${distressText(s)})`,
  ) as SQL<boolean>;
}

/** The place of the message in which distress was heard; null in sessions without a check-in. */
export function distressSeqSql(s = "sessions"): SQL<number | null> {
  return sql.raw(
    `(select min(c.seq) - 1 from turns c where c.session_id = ${s}.id and c.move->>'kind' = 'check_in')`,
  ) as SQL<number | null>;
}

/** Said before any distress that the session ended in, or taken in by somebody who read it. */
export function isBeforeDistressSql(s = "sessions", t = "turns"): SQL<boolean> {
  return sql`(${sql.raw(`${s}.distress_decision is not distinct from 'taken_in' or not ${distressText(s)}`)}
    or ${sql.raw(`${t}.seq`)} < ${distressSeqSql(s)})` as SQL<boolean>;
}

/** Part of the analysis: neither left out by hand nor kept out since somebody was in distress. */
export function isAnalysedWordSql(s = "sessions", t = "turns"): SQL<boolean> {
  return sql`(${sql.raw(`${s}.left_out_at is null`)} and ${isBeforeDistressSql(s, t)})` as SQL<boolean>;
}
