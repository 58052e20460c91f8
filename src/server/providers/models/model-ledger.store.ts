import type pg from "pg";
import type { Fault } from "../../voice.ts";

/**
 * What all instances know of the model: what was spent, and how it fared lately. One read before a call;
 * spending is written with the turn itself.
 */
export interface ModelStanding {
  isCooling: boolean;
  failures: number;
  spentToday: number;
  spentOnInterview: number;
  lastFault: Fault | null;
  /** Minutes since the last fault; null without one. */
  minutesSinceFault: number | null;
}

const standing = {
  name: "model-standing",
  text: `select coalesce(h.cool_down_until > now(), false) as cooling, coalesce(h.failures, 0) as failures,
    h.last_fault, extract(epoch from now() - h.last_fault_at) / 60 as minutes,
    (select coalesce(sum(tokens), 0) from model_spending
      where scope = 'day:' || to_char(now() at time zone 'utc', 'YYYY-MM-DD')) as today,
    (select coalesce(sum(tokens), 0) from model_spending where scope = 'interview:' || $2) as interview
  from (select 1) one left join model_health h on h.model = $1`,
};

export async function readStanding(
  pool: pg.Pool,
  model: string,
  interviewId: string,
): Promise<ModelStanding> {
  const { rows } = await pool.query({ ...standing, values: [model, interviewId] });
  const row = rows[0];
  return {
    isCooling: row.cooling,
    failures: row.failures,
    spentToday: Number(row.today),
    spentOnInterview: Number(row.interview),
    lastFault: row.last_fault,
    minutesSinceFault: row.minutes === null ? null : Number(row.minutes),
  };
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

/** A fault: the model is left alone for a while, twice as long each time, up to `mostSeconds`. */
export async function noteFault(
  pool: pg.Pool,
  model: string,
  what: Fault,
  rest: { firstSeconds: number; mostSeconds: number },
): Promise<void> {
  await pool.query({ ...fault, values: [model, what, rest.firstSeconds, rest.mostSeconds] });
}

/** It answered well again: the next fault is a first one. */
export async function noteRecovery(pool: pg.Pool, model: string): Promise<void> {
  await pool.query("update model_health set failures = 0, cool_down_until = null where model = $1", [model]);
}

const spending = {
  name: "model-spending",
  text: `insert into model_spending as m (scope, shard, tokens)
    select scope, (random() * 7)::int, $2::int
    from (values ('day:' || to_char(now() at time zone 'utc', 'YYYY-MM-DD')), ('interview:' || $1::text)) s(scope)
    where scope is not null order by 1, 2
    on conflict (scope, shard) do update set tokens = m.tokens + excluded.tokens`,
};

/** Counts tokens in the day's sum and, where there is one, in the interview's. */
export async function addSpending(pool: pg.Pool, interviewId: string | null, tokens: number): Promise<void> {
  if (tokens > 0) await pool.query({ ...spending, values: [interviewId, tokens] });
}
