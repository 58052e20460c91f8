import type pg from "pg";
import { checkBooks } from "./audit-books.ts";
import { checkConversations } from "./audit-conversations.ts";
import { readJournals } from "./journal.ts";

/** Damage that the auditor must see, each done to sound data and taken back. */
const damages: [name: string, statement: string][] = [
  [
    "a message lost",
    `delete from turns where (session_id, seq) in (select t.session_id, t.seq from turns t
      join sessions s on s.id = t.session_id where t.client_message_id is not null and s.completed_at is not null limit 1)`,
  ],
  [
    "a message stored twice",
    `insert into turns (session_id, seq, id, project_id, speaker, type, text)
      select t.session_id, s.turn_count + 1, 'again', t.project_id, t.speaker, t.type, t.text from turns t
      join sessions s on s.id = t.session_id where t.client_message_id is not null limit 1`,
  ],
  [
    "a reply changed",
    `update turns set text = text || '.' where (session_id, seq) in (select t.session_id, t.seq from turns t
      join sessions s on s.id = t.session_id join turns said on said.session_id = t.session_id and said.seq = 2
      where t.seq = 3 and s.completed_at is not null and said.client_message_id is not null limit 1)`,
  ],
  [
    "two turns swapped in time",
    `update turns set created_at = created_at + interval '1 day' where seq = 1 and session_id =
      (select session_id from turns where client_message_id is not null limit 1)`,
  ],
  [
    "a session lost",
    `delete from sessions where id = (select id from sessions where finalised_at is not null and withdrawn_at is null limit 1)`,
  ],
  [
    "a session counted twice",
    `update interviews set sessions_started = sessions_started + 1 where id = (select interview_id from session_charges limit 1)`,
  ],
  [
    "a code changed",
    `update sessions set incentive_code = 'CHANGED' where id =
      (select id from sessions where incentive_code is not null and withdrawn_at is null limit 1)`,
  ],
  // Of any one, the client may have been killed before it heard of it.
  ["claims lost", "delete from claims"],
  [
    "a place given back",
    "delete from session_charges where session_id = (select session_id from session_charges limit 1)",
  ],
  ["a limit passed", "update plans set session_limit = 1 where id in ('free', 'single')"],
  [
    "a purchase of no interview",
    "update purchases set interview_id = 'none' where id = (select id from purchases where status = 'used' limit 1)",
  ],
  [
    "a turn that nobody gives back",
    `update sessions set lease_until = now() + interval '1 hour' where id = (select session_id from turns where client_message_id is not null limit 1)`,
  ],
];

/** Names of the damages that the auditor did not see; it is of no use unless there are none. */
export async function listUnseen(pool: pg.Pool, journals: string): Promise<string[]> {
  const entries = readJournals(journals);
  const client = await pool.connect();
  const count = async () =>
    (await checkConversations(client, entries)).length + (await checkBooks(client, entries)).length;
  const unseen: string[] = [];
  try {
    const before = await count();
    for (const [name, statement] of damages) {
      await client.query("begin");
      const { rowCount } = await client.query(statement);
      // What is not there cannot be damaged: a short run may have no claim yet.
      if (rowCount !== 0 && (await count()) <= before) unseen.push(name);
      await client.query("rollback");
    }
  } finally {
    client.release();
  }
  return unseen;
}

export const damageCount = damages.length;
