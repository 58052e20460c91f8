import type { Database } from "../../db/database.ts";
import { closed, firstRow, isUniqueViolation, mayTakeTurn, placeKept, type Reply } from "./turns.store.ts";

/** A message with its reply in one statement and one commit, where nobody has to be waited for. */

export interface WholeTurn extends Omit<Reply, "holder"> {
  interviewId: string;
  /** The session's turn count that the reply was made from: another one stores nothing. */
  turnCount: number;
  message: { id: string; text: string; clientMessageId: string | null };
  limited: boolean;
  /** Whether sessions have places here. */
  counted: boolean;
}

interface Shape {
  counted: boolean;
  closing: boolean;
  first: boolean;
}

/** A message that is stored already is met by the index on the clients' ids, and then nothing is stored. */
function wholeTurnStatement(with_: Shape): string {
  return `
with claimed as (
  update sessions set
    turn_count = turn_count + 2, last_activity_at = now(), first_answer_at = coalesce(first_answer_at, now()),
    lease_holder = null, lease_until = null,
    send_window_at = case when send_window_at > now() - interval '1 minute' then send_window_at else now() end,
    send_count = case when send_window_at > now() - interval '1 minute' then send_count + 1 else 1 end,
    phase = $15, all_questions_asked = $16, final_response_received = $17, end_reason = $18, earns_code = $19
    ${with_.closing ? ", completed_at = now()" : ""}
  where turn_count = $3 and ${mayTakeTurn({ counted: with_.counted, mayBeFirst: with_.first })}
  returning turn_count, project_id, interview_id
)${with_.closing ? closed("claimed") : ""}${with_.counted ? placeKept : ""}, stored as (
  insert into turns (session_id, seq, id, project_id, speaker, type, text, client_message_id,
    move, reason, intent, voice, latency_ms)
  select $1, turn_count - 1, $4, project_id, 'participant', 'core', $6, $5, null, null, null, null, null::int from claimed
  union all
  select $1, turn_count, $8, project_id, 'interviewer', $9, $10, null, $11::jsonb, $12, $13, 'scripted', $14::int from claimed
)
select turn_count, floor(extract(epoch from now()) * 1000)::float8 as now from claimed`;
}

const choices = [false, true];
const statements = choices.flatMap((counted) =>
  choices.flatMap((closing) =>
    choices.map((first) => ({
      shape: { counted, closing, first },
      name: `whole-turn-${counted ? "counted" : "uncounted"}-${closing ? "closing" : "going-on"}${first ? "-first" : ""}`,
      text: wholeTurnStatement({ counted, closing, first }),
    })),
  ),
);

function findStatement({ counted, closing, first }: Shape) {
  const found = statements.find(
    ({ shape }) => shape.counted === counted && shape.closing === closing && shape.first === first,
  );
  return found && { name: found.name, text: found.text };
}

/** When both were stored, in the database's milliseconds; undefined where the turn is not to be had so. */
export async function storeWholeTurn(db: Database, turn: WholeTurn): Promise<number | undefined> {
  const { message, end } = turn;
  const statement = findStatement({
    counted: turn.counted,
    closing: end !== null,
    first: turn.turnCount === 1,
  });
  if (!statement) return undefined;
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
  ];
  const row = await firstRow<{ now: number }>(db.pool, { ...statement, values }).catch((error: unknown) => {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  });
  return row?.now;
}
