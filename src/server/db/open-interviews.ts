import { sql } from "drizzle-orm";
import { sessions } from "./schema.ts";
import { interviews } from "./study-schema.ts";

/** Whom a screener or a full quota turned away takes no place of the interview's own limit. */
const turnedAway = sql`(select count(*) from ${sessions} s where s.interview_id = ${interviews}.id
  and s.end_reason in ('screened_out', 'quota_full'))`;

/**
 * Whether an interview takes one more: open, not archived, before its closing date and below its own limit. In an update's condition
 * its row is read as it stands after those who counted before, so that starts at once cannot pass the limit. Sessions
 * are only counted where the limit is near.
 */
export const takesParticipants = sql<boolean>`(${interviews.settings}->>'status' = 'open' and ${interviews.archivedAt} is null
  and coalesce((${interviews.settings}->>'closesAt')::timestamptz > now(), true)
  and case
    when coalesce(${interviews.sessionsStarted} < (${interviews.settings}->>'sessionLimit')::int, true) then true
    else ${interviews.sessionsStarted} - ${turnedAway} < (${interviews.settings}->>'sessionLimit')::int end)`;
