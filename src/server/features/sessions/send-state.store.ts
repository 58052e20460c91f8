import { messagesPerMinute, silentMinutes } from "#contract/limits.ts";
import type { Move } from "#interviewer/guide.ts";
import type { Database } from "../../db/database.ts";

/**
 * Where places are counted, the first message keeps the session's for good. One whose place was given up, or is about
 * to be, must take one again first, under the account's lock: the minute between keeps the two apart.
 */
export const hasPlace = `not exists (select 1 from session_charges c where c.session_id = $1
  and c.first_message_at is null and c.started_at <= now() - interval '${silentMinutes - 1} minutes')`;

/**
 * The form before the interview comes before its first message, where the session began with it and the interview
 * still asks it.
 */
export const isFormAnswered = `(turn_count > 1 or not exists (
  select 1 from interviews asked join guides begun on begun.id = guide_id
  where asked.id = $2 and asked.pre_form_id is not null and begun.guide #>> '{forms,pre}' = asked.pre_form_id
    and not exists (select 1 from form_answers given
      where given.session_id = $1 and given.form_id = asked.pre_form_id)))`;

export interface SendState {
  live: boolean;
  withdrawn: boolean;
  ended: boolean;
  leased: boolean;
  sendsLeft: boolean;
  /** Its place was given up before anything was said. */
  placeless: boolean;
  /** Its places in quotas were given up in silence. */
  lapsed: boolean;
  formDue: boolean;
  /** The message that this one repeats, by its id, or while it waits for its reply by its text. */
  storedSeq: number | null;
  reply: {
    id: string;
    text: string;
    type: "introduction" | "core" | "completion";
    moveKind: Move["kind"];
  } | null;
  phase: "introduction" | "core" | "completion";
}

type Answer = NonNullable<SendState["reply"]>;
type SendStateRow = Omit<SendState, "reply"> &
  (
    | { answer_id: null }
    | {
        answer_id: string;
        answer_text: Answer["text"];
        answer_type: Answer["type"];
        answer_move: Answer["moveKind"];
      }
  );

const sendState = {
  name: "send-state",
  text: `
select s.phase, s.end_reason is not null as ended, s.withdrawn_at is not null as withdrawn,
  i.deleted_at is null and p.deleted_at is null as live,
  coalesce(s.lease_until > now(), false) as leased,
  not coalesce(s.send_window_at > now() - interval '1 minute' and s.send_count >= ${messagesPerMinute}, false) as "sendsLeft",
  not ${hasPlace} as placeless, s.lapsed_quota_ids is not null as lapsed, not ${isFormAnswered} as "formDue",
  stored.seq as "storedSeq", answer.id as answer_id, answer.text as answer_text, answer.type as answer_type,
  answer.move->>'kind' as answer_move
from sessions s join interviews i on i.id = s.interview_id join projects p on p.id = i.project_id
left join lateral (
  select seq from turns t where t.session_id = s.id and t.speaker = 'participant'
    and (t.client_message_id = $3 or ($3::text is null and t.seq = s.turn_count and t.text = $4))
  order by seq desc limit 1) stored on true
left join lateral (
  select id, text, type, move from turns t where t.session_id = s.id and t.speaker = 'interviewer' and t.seq > stored.seq
  order by seq limit 1) answer on true
where s.id = $1 and s.interview_id = $2 and s.token_hash = $5`,
};

/** Why a turn could not be claimed; nothing for whoever does not show the session's token. */
export async function findSendState(
  db: Database,
  message: {
    sessionId: string;
    interviewId: string;
    tokenHash: string;
    clientMessageId: string | null;
    text: string;
  },
): Promise<SendState | undefined> {
  const { sessionId, interviewId, clientMessageId, text, tokenHash } = message;
  const values = [sessionId, interviewId, clientMessageId, text, tokenHash];
  const [row] = (await db.pool.query<SendStateRow>({ ...sendState, values })).rows;
  if (!row) return undefined;
  const { live, withdrawn, ended, leased, sendsLeft, placeless, lapsed, formDue, storedSeq, phase } = row;
  const reply =
    row.answer_id === null
      ? null
      : {
          id: row.answer_id,
          text: row.answer_text,
          type: row.answer_type,
          moveKind: row.answer_move,
        };
  return { live, withdrawn, ended, leased, sendsLeft, placeless, lapsed, formDue, storedSeq, phase, reply };
}
