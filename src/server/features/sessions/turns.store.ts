import type pg from "pg";
import { messagesPerMinute } from "#contract/limits.ts";
import type { Move, Turn } from "#interviewer/guide.ts";
import type { Database } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/database-error.ts";
import { dayBudgetSql, interviewBudgetSql } from "../../db/token-budgets.ts";
import type { Wording } from "../../voice.ts";
import { hasPlace, isFormAnswered } from "./send-state.store.ts";

/**
 * The statements of a turn. Each is one round trip and one commit, prepared by name: this is the path that
 * every message of every participant takes. Clocks are the database's own, so that instances agree.
 */

export interface StoredTurn {
  seq: number;
  id: string;
  speaker: "participant" | "interviewer";
  text: string;
  at: number;
  move: Move | null;
  clientMessageId: string | null;
}

/** A turn of the interviewer that is being worded: who holds the lease may store the reply. */
export interface ClaimedTurn {
  guideId: string;
  projectId: string;
  turns: StoredTurn[];
}

const turnsAsJson = `(
  select coalesce(json_agg(json_build_object('seq', t.seq, 'id', t.id, 'speaker', t.speaker, 'text', t.text,
    'at', floor(extract(epoch from t.created_at) * 1000), 'move', t.move, 'clientMessageId', t.client_message_id)
    order by t.seq), '[]'::json)
  from turns t where t.session_id = $1)`;

// Both are said so that no index is of use: while PostgreSQL has not counted a new table's rows, it takes one that leads
// to all sessions of the interview for as good as the key.
const isRunning = `num_nonnulls(end_reason, withdrawn_at, lapsed_quota_ids) = 0`;
const isOf = `interview_id || '' = $2`;
const isFree = `(lease_until is null or lease_until < now())`;
const isLive = `exists (select 1 from interviews i join projects p on p.id = i.project_id
  where i.id = $2 and i.deleted_at is null and p.deleted_at is null)`;

const leaseUntil = (seconds: string): string => `now() + make_interval(secs => ${seconds}::float8)`;

const placeKept = `, kept as (
  update session_charges set first_message_at = now()
  where session_id = $1 and first_message_at is null and exists (select 1 from claimed)
)`;

/** Who may say something now: $1 session, $2 interview, $7 rate limits are on, $9 the hash of the token. */
function mayTakeTurn(counted: boolean): string {
  return `id = $1 and ${isOf} and token_hash = $9 and ${isRunning} and ${isFree} and ${isLive}
    and (not $7 or send_window_at is null or send_window_at <= now() - interval '1 minute' or send_count < ${messagesPerMinute})
    and ${isFormAnswered} ${counted ? `and ${hasPlace}` : ""}`;
}

/** $5 is the client's id of the message. */
const isNew = `not exists (select 1 from turns t where t.session_id = $1 and t.client_message_id = $5)`;

function claimStatement(counted: boolean): string {
  return `
with claimed as (
  update sessions set
    turn_count = turn_count + 1, lease_holder = $3, lease_until = ${leaseUntil("$8")}, last_activity_at = now(),
    first_answer_at = coalesce(first_answer_at, now()),
    send_window_at = case when send_window_at > now() - interval '1 minute' then send_window_at else now() end,
    send_count = case when send_window_at > now() - interval '1 minute' then send_count + 1 else 1 end
  where ${mayTakeTurn(counted)} and ${isNew}
  returning turn_count, guide_id, project_id
), stored as (
  insert into turns (session_id, seq, id, project_id, speaker, type, text, client_message_id)
  select $1, turn_count, $4, project_id, 'participant', 'core', $6, $5 from claimed
)${counted ? placeKept : ""}
select turn_count, guide_id, project_id, floor(extract(epoch from now()) * 1000) as now, ${turnsAsJson} as turns
from claimed`;
}

const claim = { name: "claim-turn", text: claimStatement(false) };
const countedClaim = { name: "claim-counted-turn", text: claimStatement(true) };

export interface NewMessage {
  sessionId: string;
  interviewId: string;
  tokenHash: string;
  holder: string;
  /** How long the turn is the holder's alone. */
  leaseSeconds: number;
  turnId: string;
  clientMessageId: string | null;
  text: string;
  limited: boolean;
  /** Whether sessions have places here; without billing none of that is looked at. */
  counted: boolean;
}

/** Stores a participant's message and takes the turn in one commit. Undefined when the turn is not to be had. */
export async function claimTurn(db: Database, message: NewMessage): Promise<ClaimedTurn | undefined> {
  const { sessionId, interviewId, holder, turnId, clientMessageId, text, limited, leaseSeconds } = message;
  const own = [sessionId, interviewId, holder, turnId, clientMessageId, text, limited];
  const values = [...own, leaseSeconds, message.tokenHash];
  const row = await firstRow<ClaimRow & { turn_count: number; now: string }>(db.pool, {
    ...(message.counted ? countedClaim : claim),
    values,
  }).catch((error: unknown) => {
    // The same message at the same moment: the index lets one through, the other finds it stored.
    if (isUniqueViolation(error)) return undefined;
    throw error;
  });
  if (!row) return undefined;
  const said: StoredTurn = {
    seq: row.turn_count,
    id: turnId,
    speaker: "participant",
    text,
    at: Number(row.now),
    move: null,
    clientMessageId,
  };
  return { guideId: row.guide_id, projectId: row.project_id, turns: [...row.turns, said] };
}

interface ClaimRow {
  guide_id: string;
  project_id: string;
  turns: StoredTurn[];
}

const takeOver = {
  name: "take-over-turn",
  text: `
with claimed as (
  update sessions set lease_holder = $3, lease_until = ${leaseUntil("$4")}
  where id = $1 and ${isOf} and token_hash = $5 and ${isRunning} and ${isFree} and ${isLive}
  returning guide_id, project_id
)
select guide_id, project_id, ${turnsAsJson} as turns from claimed`,
};

/** For a message that is stored and whose reply was never made, because its process died. */
export async function takeOverTurn(
  db: Database,
  of: Pick<NewMessage, "sessionId" | "interviewId" | "tokenHash" | "holder" | "leaseSeconds">,
): Promise<ClaimedTurn | undefined> {
  const values = [of.sessionId, of.interviewId, of.holder, of.leaseSeconds, of.tokenHash];
  const row = await firstRow<ClaimRow>(db.pool, { ...takeOver, values });
  return row && { guideId: row.guide_id, projectId: row.project_id, turns: row.turns };
}

export interface Reply extends Omit<Wording, "decision"> {
  move: Move;
  sessionId: string;
  holder: string;
  turnId: string;
  type: "introduction" | "core" | "completion";
  reason: string;
  intent: string | null;
  latencyMs: number;
  phase: "introduction" | "core" | "completion";
  allQuestionsAsked: boolean;
  finalResponseReceived: boolean;
  /** Null while the interview goes on. */
  end: { reason: string; earnsCode: boolean } | null;
}

const closed = `, counted as (
  update interviews set sessions_completed = sessions_completed + 1 where id in (select interview_id from released)
)`;

/** What a model was paid for goes to the day's and the interview's sums, in the same commit as its words. */
const spent = `, spent as (
  insert into model_spending as m (scope, shard, tokens)
  select scope, (random() * 7)::int, $18::int + $19::int from released,
    lateral (values (${dayBudgetSql}), (${interviewBudgetSql("interview_id")})) s(scope)
  where $18::int + $19::int > 0 order by 1, 2
  on conflict (scope, shard) do update set tokens = m.tokens + excluded.tokens
)`;

function replyStatement(with_: { closing: boolean; model: boolean }): string {
  const more = with_.model
    ? {
        columns: ", guard, first_token_ms, input_tokens, output_tokens, cost_micros",
        values: ", $16, $17, $18, $19, $20",
      }
    : { columns: "", values: "" };
  return `
with released as (
  update sessions set turn_count = turn_count + 1, lease_holder = null, lease_until = null, last_activity_at = now(),
    phase = $10, all_questions_asked = $11, final_response_received = $12, end_reason = $13,
    earns_code = $14 ${with_.closing ? ", completed_at = now()" : ""}
  where id = $1 and lease_holder = $2
  returning turn_count, project_id, interview_id
)${with_.closing ? closed : ""}${with_.model ? spent : ""}
insert into turns (session_id, seq, id, project_id, speaker, type, text, move, reason, intent, voice, latency_ms${more.columns})
select $1, turn_count, $3, project_id, 'interviewer', $4, $5, $6, $7, $8, $15, $9${more.values} from released`;
}

const reply = { name: "store-reply", text: replyStatement({ closing: false, model: false }) };
const closingReply = { name: "store-closing-reply", text: replyStatement({ closing: true, model: false }) };
const modelReply = { name: "store-model-reply", text: replyStatement({ closing: false, model: true }) };
const closingModelReply = {
  name: "store-closing-model-reply",
  text: replyStatement({ closing: true, model: true }),
};

/** Stores the reply and gives the turn back, in one commit. False when the lease was lost: nothing is stored then. */
export async function storeReply(db: Database, made: Reply): Promise<boolean> {
  const values = [
    made.sessionId,
    made.holder,
    made.turnId,
    made.type,
    made.text,
    JSON.stringify(made.move),
    made.reason,
    made.intent,
    made.latencyMs,
    made.phase,
    made.allQuestionsAsked,
    made.finalResponseReceived,
    made.end?.reason ?? null,
    made.end?.earnsCode ?? false,
    made.voice,
  ];
  if (made.guard === null) {
    const statement = made.end ? closingReply : reply;
    return isStored(await db.pool.query({ ...statement, values }));
  }
  const { guard, firstTokenMs, inputTokens, outputTokens, costMicros } = made;
  const more = [JSON.stringify(guard), firstTokenMs, inputTokens ?? 0, outputTokens ?? 0, costMicros];
  const statement = made.end ? closingModelReply : modelReply;
  return isStored(await db.pool.query({ ...statement, values: [...values, ...more] }));
}

function isStored({ rowCount }: pg.QueryResult): boolean {
  return rowCount === 1;
}

/** Gives the turn back without a reply, so that a retry need not wait for the lease to end. */
export async function releaseTurn(db: Database, sessionId: string, holder: string): Promise<void> {
  await db.pool.query(
    "update sessions set lease_holder = null, lease_until = null where id = $1 and lease_holder = $2",
    [sessionId, holder],
  );
}

export async function listTurns(
  db: Database,
  sessionId: string,
): Promise<(StoredTurn & { type: "introduction" | "core" | "completion" })[]> {
  const result = await db.pool.query({
    name: "list-turns",
    text: `select seq, id, speaker, type, text, floor(extract(epoch from created_at) * 1000)::float8 as at, move, client_message_id as "clientMessageId"
      from turns where session_id = $1 order by seq`,
    values: [sessionId],
  });
  return result.rows;
}

/** What the interviewer's rules read of the stored turns. */
export function toTurns(stored: readonly StoredTurn[]): Turn[] {
  return stored.map(({ speaker, text, at, move }) =>
    speaker === "interviewer" && move
      ? { speaker, text, at: Number(at), move }
      : { speaker: "participant", text, at: Number(at) },
  );
}

/** The first row of a statement whose columns the caller names by type. */
async function firstRow<Row extends object>(pool: pg.Pool, query: pg.QueryConfig): Promise<Row | undefined> {
  return (await pool.query<Row>(query)).rows[0];
}
