import type { Database } from "../../db/database.ts";
import {
  canContinueSql,
  closed,
  firstRow,
  isUniqueViolation,
  mayTakeTurn,
  placeKept,
  type Reply,
} from "./turns.store.ts";

/** A message with its reply in one statement and one commit, where nobody has to be waited for. */

export interface WholeTurn extends Omit<Reply, "holder"> {
  interviewId: string;
  tokenHash: string;
  /** The session's turn count that the reply was made from: another one stores nothing. */
  turnCount: number;
  message: { id: string; text: string; clientMessageId: string | null };
  limited: boolean;
  /** Whether sessions have places here. */
  counted: boolean;
}

const sessionTakesTurn = `
    turn_count = turn_count + 2, last_activity_at = now(), first_answer_at = coalesce(first_answer_at, now()),
    lease_holder = null, lease_until = null,
    send_window_at = case when send_window_at > now() - interval '1 minute' then send_window_at else now() end,
    send_count = case when send_window_at > now() - interval '1 minute' then send_count + 1 else 1 end`;

const turnColumns = `session_id, seq, id, project_id, speaker, type, text, client_message_id,
    move, reason, intent, voice, latency_ms`;

interface Shape {
  first: boolean;
  counted: boolean;
  closing: boolean;
}

/** A message that is stored already is met by the index on the clients' ids, and then nothing is stored. */
function wholeTurnStatement({ first, counted, closing }: Shape): string {
  const may = first
    ? mayTakeTurn(counted, "$20")
    : canContinueSql({ session: "$1", interview: "$2", tokenHash: "$20", limited: "$7::boolean" });
  return `
with claimed as (
  update sessions set ${sessionTakesTurn},
    phase = $15, all_questions_asked = $16, final_response_received = $17, end_reason = $18, earns_code = $19
    ${closing ? ", completed_at = now()" : ""}
  where turn_count = $3 and ${may}
  returning turn_count, project_id, interview_id
)${closing ? closed("claimed") : ""}${first && counted ? placeKept : ""}, stored as (
  insert into turns (${turnColumns})
  select $1, turn_count - 1, $4, project_id, 'participant', 'core', $6, $5, null, null, null, null, null::int from claimed
  union all
  select $1, turn_count, $8, project_id, 'interviewer', $9, $10, null, $11::jsonb, $12, $13, 'scripted', $14::int from claimed
)
select floor(extract(epoch from now()) * 1000)::float8 as now from claimed`;
}

const choices = [false, true];
const statements = new Map(
  choices
    .flatMap((first) =>
      choices.flatMap((counted) => choices.map((closing): Shape => ({ first, counted, closing }))),
    )
    .map((shape) => [nameOf(shape), wholeTurnStatement(shape)]),
);

function nameOf({ first, counted, closing }: Shape): string {
  return `whole-turn${first ? "-first" : ""}${counted ? "-counted" : ""}${closing ? "-closing" : ""}`;
}

/** When both were stored, in the database's milliseconds; undefined where the turn is not to be had so. */
export async function storeWholeTurn(db: Database, turn: WholeTurn): Promise<number | undefined> {
  const { message, end, counted } = turn;
  const name = nameOf({ first: isFirst(turn), counted, closing: end !== null });
  const text = statements.get(name);
  if (text === undefined) throw new Error(`${name} is no statement`);
  const values = [
    turn.sessionId,
    turn.interviewId,
    turn.turnCount,
    message.id,
    message.clientMessageId,
    message.text,
    turn.limited,
    turn.turnId,
    turn.type,
    turn.text,
    JSON.stringify(turn.move),
    turn.reason,
    turn.intent,
    turn.latencyMs,
    turn.phase,
    turn.allQuestionsAsked,
    turn.finalResponseReceived,
    end?.reason ?? null,
    end?.earnsCode ?? false,
    turn.tokenHash,
  ];
  const row = await firstRow<{ now: number }>(db.pool, { name, text, values }).catch((error: unknown) => {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  });
  return row?.now;
}

function isFirst(turn: WholeTurn): boolean {
  return turn.turnCount === 1;
}

/** How many turns are stored by one statement: it is planned for as many, and more would gain little. */
export const maxTogether = 8;

/** Whether it may share a statement: a first turn looks at forms and places, a last one counts in the interview's row. */
export function mayShare(turn: WholeTurn): boolean {
  return !isFirst(turn) && turn.end === null;
}

const known = { session: "session", interview: "interview", tokenHash: "own_hash", limited: "$2::boolean" };

/**
 * A session that somebody else has hold of is left out, so that nobody waits for another's lock. What may not go on is
 * held back after its row is found by its key, and the row is changed where it was found (`ctid`; it is locked): so
 * that no plan, made while the tables were small, can come to read all sessions.
 */
const wholeTurns = {
  name: "whole-turns",
  text: `
with given as materialized (
  select * from json_to_recordset($1::json) as given(
    session text, interview text, own_hash text, known int, message_id text, client_id text, message text,
    reply_id text, reply_type text, reply text, reply_move jsonb, reply_reason text, reply_intent text,
    reply_ms int, to_phase text, all_asked boolean, final_received boolean)
  limit ${maxTogether}
), own as materialized (
  select given.*, sessions.place from given, lateral (
    select *, ctid as place from sessions where id = given.session offset 0 for update skip locked) sessions
  where turn_count = known and ${canContinueSql(known)}
), claimed as (
  update sessions set ${sessionTakesTurn},
    phase = to_phase, all_questions_asked = all_asked, final_response_received = final_received,
    end_reason = null, earns_code = false
  from own where sessions.ctid = own.place
  returning turn_count, project_id, own.*
), stored as (
  insert into turns (${turnColumns})
  select session, turn_count - 1, message_id, project_id, 'participant', 'core', message, client_id,
    null, null, null, null, null::int from claimed
  union all
  select session, turn_count, reply_id, project_id, 'interviewer', reply_type, reply, null,
    reply_move, reply_reason, reply_intent, 'scripted', reply_ms from claimed
)
select session, floor(extract(epoch from now()) * 1000)::float8 as now from claimed`,
};

/** The same for several sessions, which all may share; in the order given. Throws where one of them breaks a rule. */
export async function storeWholeTurns(
  db: Database,
  turns: readonly WholeTurn[],
): Promise<(number | undefined)[]> {
  const given = turns.map((turn) => ({
    session: turn.sessionId,
    interview: turn.interviewId,
    own_hash: turn.tokenHash,
    known: turn.turnCount,
    message_id: turn.message.id,
    client_id: turn.message.clientMessageId,
    message: turn.message.text,
    reply_id: turn.turnId,
    reply_type: turn.type,
    reply: turn.text,
    reply_move: turn.move,
    reply_reason: turn.reason,
    reply_intent: turn.intent,
    reply_ms: turn.latencyMs,
    to_phase: turn.phase,
    all_asked: turn.allQuestionsAsked,
    final_received: turn.finalResponseReceived,
  }));
  const values = [JSON.stringify(given), turns.some(({ limited }) => limited)];
  const { rows } = await db.pool.query<{ session: string; now: number }>({ ...wholeTurns, values });
  const storedAt = new Map(rows.map(({ session, now }) => [session, now]));
  return turns.map(({ sessionId }) => storedAt.get(sessionId));
}
