import { singlePlanId } from "./billing-schema.ts";

/** What is true of stored rows at any time. Each statement answers with a row for every breach, `what` telling of it. */

export interface StoredRule {
  kind: "lost" | "doubled" | "count" | "limit";
  name: string;
  text: string;
}

/** Sums, codes, claims and purchases. */
export const bookRules: StoredRule[] = [
  {
    kind: "count",
    name: "sessions started and completed",
    text: `select i.id as what from interviews i where
      sessions_started <> (select count(*) from sessions s where s.interview_id = i.id)
      or sessions_completed <> (select count(*) from sessions s where s.interview_id = i.id
        and s.completed_at is not null and s.withdrawn_at is null)`,
  },
  {
    kind: "count",
    name: "participants' numbers",
    text: `select interview_id || ' ' || number as what from sessions group by interview_id, number having count(*) > 1`,
  },
  {
    kind: "count",
    name: "places of quotas",
    text: `select q.interview_id || ' ' || q.quota_id as what from quota_counts q where taken <>
      (select count(*) from sessions s where s.interview_id = q.interview_id and q.quota_id = any(s.quota_ids)
        and s.deleted_at is null)`,
  },
  {
    kind: "limit",
    name: "sessions of a single interview",
    text: `select purchase_id as what from session_charges where purchase_id is not null
      group by purchase_id having count(*) > (select session_limit from plans where id = '${singlePlanId}')`,
  },
  {
    kind: "doubled",
    name: "a code of two sessions",
    text: `select incentive_code as what from sessions where incentive_code is not null
      group by incentive_code having count(*) > 1`,
  },
  {
    kind: "count",
    name: "a code without an end of the interview, or a listed code that is not its session's",
    text: `select id as what from sessions where incentive_code is not null and completed_at is null
        and withdrawn_at is null
      union all select o.id from own_codes o left join sessions s on s.id = o.session_id
      where o.session_id is not null and s.incentive_code is distinct from o.code`,
  },
  {
    kind: "doubled",
    name: "a claim of one session twice",
    text: `select session_id as what from claims where session_id is not null group by session_id having count(*) > 1`,
  },
  {
    kind: "doubled",
    name: "a purchase used twice, or by an interview of the plan",
    text: `select id as what from purchases p where status = 'used' and not exists (
        select 1 from interviews i where i.id = p.interview_id and i.interview_type = 'oneOff')
      union all select i.id from interviews i where i.interview_type = 'oneOff'
        and 1 <> (select count(*) from purchases p where p.interview_id = i.id and p.status = 'used')`,
  },
  {
    kind: "count",
    name: "a transcript stored in part",
    text: `select s.id as what from sources s where s.kind = 'transcript' and
      not exists (select 1 from source_turns t where t.source_id = s.id)`,
  },
];

/** What was said: numbered without a gap, one reply to a message, in its own project, and gone once it is withdrawn. */
export const conversationRules: StoredRule[] = [
  {
    kind: "lost",
    name: "messages numbered with a gap, or counted otherwise than they are",
    text: `select s.id as what from sessions s left join (select session_id, count(*)::int as stored, max(seq) as last
        from turns group by session_id) t on t.session_id = s.id
      where s.withdrawn_at is null and (coalesce(t.stored, 0) <> s.turn_count or coalesce(t.last, 0) <> s.turn_count)`,
  },
  {
    kind: "doubled",
    name: "more replies than messages and an opening",
    text: `select session_id as what from turns group by session_id
      having count(*) filter (where speaker = 'interviewer') > 1 + count(*) filter (where speaker = 'participant')`,
  },
  {
    kind: "count",
    name: "a session or message in another project than its interview",
    text: `select s.id as what from sessions s join interviews i on i.id = s.interview_id where s.project_id <> i.project_id
      union all select t.id from turns t join sessions s on s.id = t.session_id where t.project_id <> s.project_id`,
  },
  {
    kind: "lost",
    name: "words of somebody who withdrew",
    text: `select s.id as what from sessions s where s.withdrawn_at is not null and s.deleted_at is null and (
        exists (select 1 from turns t where t.session_id = s.id)
        or exists (select 1 from form_answers f where f.session_id = s.id)
        or exists (select 1 from annotations a where a.session_id = s.id))`,
  },
];
