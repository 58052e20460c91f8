import type pg from "pg";
import { dayBudgetSql, interviewBudgetSql } from "../../db/token-budgets.ts";
import type { ModelSettings } from "../../model-settings.ts";
import type { Fault } from "../../voice.ts";

/**
 * Faults that may lie in one conversation alone: another session's answers need not meet them, so that one
 * participant cannot take the model from everybody.
 */
type SessionFault = Extract<Fault, "unusable" | "bad_request">;
/** Faults of the provider or the way to it: every session would meet them. */
export type ProviderFault = Exclude<Fault, SessionFault>;

export function isProviderFault(fault: Fault): fault is ProviderFault {
  return fault !== "unusable" && fault !== "bad_request";
}

/** The name under which all processes keep what they know of a model. */
export function keyOf({ provider, name }: Pick<ModelSettings, "provider" | "name">): string {
  return `${provider}/${name}`;
}

/**
 * What all instances know of the model: what was spent, and how it fared lately. One read before a call;
 * spending is written with the turn itself.
 */
export interface ModelStanding {
  /** It rests for everybody after a fault of the provider. */
  isCooling: boolean;
  /** The last three turns that it was asked for in this session came to nothing. */
  isUnusableHere: boolean;
  failures: number;
  spentToday: number;
  /** Of the try-out interview, only what was spent today. */
  spentOnInterview: number;
  lastFault: ProviderFault | null;
  /** Minutes since the last fault; null without one. */
  minutesSinceFault: number | null;
}

const maxUnusableInARow = 3;
const isSessionFaultSql = `guard->>'fault' in ('unusable', 'bad_request')`;

const standing = {
  name: "model-standing",
  text: `select coalesce(h.cool_down_until > now(), false) as cooling, coalesce(h.failures, 0) as failures,
    h.last_fault, extract(epoch from now() - h.last_fault_at) / 60 as minutes,
    (select coalesce(sum(tokens), 0) from model_spending where scope = ${dayBudgetSql}) as today,
    (select coalesce(sum(tokens), 0) from model_spending where scope = ${interviewBudgetSql("$2::text")}) as interview,
    (select count(*) from (
      select ${isSessionFaultSql} as failed from turns
      where session_id = $3 and guard is not null order by seq desc limit ${maxUnusableInARow}) latest
      where failed) = ${maxUnusableInARow} as unusable
  from (select 1) one left join model_health h on h.model = $1`,
};

/** `sessionId` is null where no participant's session is at stake. */
export async function readStanding(
  pool: pg.Pool,
  model: string,
  of: { interviewId: string | null; sessionId: string | null },
): Promise<ModelStanding> {
  const { rows } = await pool.query({ ...standing, values: [model, of.interviewId, of.sessionId] });
  const row = rows[0];
  return {
    isCooling: row.cooling,
    isUnusableHere: row.unusable,
    failures: row.failures,
    spentToday: Number(row.today),
    spentOnInterview: Number(row.interview),
    lastFault: row.last_fault,
    minutesSinceFault: row.minutes === null ? null : Number(row.minutes),
  };
}

/** How often the model was asked in an interview's sessions in the last hour, and how often in vain. */
export interface RecentUse {
  asked: number;
  unusable: number;
  refused: number;
}

const recentUse = {
  name: "model-recent-use",
  text: `select count(*)::int as asked,
    count(*) filter (where fault = 'unusable')::int as unusable,
    count(*) filter (where fault = 'bad_request')::int as refused
  from sessions s, lateral (
    select guard->>'fault' as fault from turns t
    where t.session_id = s.id and t.guard is not null and t.created_at > now() - interval '1 hour' offset 0) asked
  where s.interview_id = $1 and s.started_at > now() - interval '3 hours'`,
};

/** Counted from the turns themselves; of sessions that began in the last three hours. */
export async function readRecentUse(pool: pg.Pool, interviewId: string): Promise<RecentUse> {
  const { rows } = await pool.query<RecentUse>({ ...recentUse, values: [interviewId] });
  return rows[0] ?? { asked: 0, unusable: 0, refused: 0 };
}

const fault = {
  name: "model-fault",
  text: `insert into model_health as h (model, failures, cool_down_until, last_fault, last_fault_at)
    values ($1, 1, now() + make_interval(secs => least($3::float8, $4::float8)), $2, now())
    on conflict (model) do update set
      failures = case when h.cool_down_until > now() then h.failures else h.failures + 1 end,
      cool_down_until = case when h.cool_down_until > now() then h.cool_down_until
        else now() + make_interval(secs => least($3::float8 * power(2, least(h.failures, 10)), $4::float8)) end,
      last_fault = $2, last_fault_at = now()`,
};

/** The model is left alone by everybody for a while, twice as long each time, up to `maxSeconds`. */
export async function noteFault(
  pool: pg.Pool,
  model: string,
  what: ProviderFault,
  rest: { firstSeconds: number; maxSeconds: number },
): Promise<void> {
  await pool.query({ ...fault, values: [model, what, rest.firstSeconds, rest.maxSeconds] });
}

/** It answered well again: the next fault is a first one. */
export async function noteRecovery(pool: pg.Pool, model: string): Promise<void> {
  await pool.query("update model_health set failures = 0, cool_down_until = null where model = $1", [model]);
}

const spending = {
  name: "model-spending",
  text: `insert into model_spending as m (scope, shard, tokens)
    select scope, (random() * 7)::int, $2::int
    from (values (${dayBudgetSql}), (${interviewBudgetSql("$1::text")})) s(scope)
    where scope is not null order by 1, 2
    on conflict (scope, shard) do update set tokens = m.tokens + excluded.tokens`,
};

/** Counts tokens in the day's sum and, where there is one, in the interview's. */
export async function addSpending(pool: pg.Pool, interviewId: string | null, tokens: number): Promise<void> {
  if (tokens > 0) await pool.query({ ...spending, values: [interviewId, tokens] });
}
