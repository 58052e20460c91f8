import type pg from "pg";

export interface Seeding {
  /** A finished session of the interview; the others are made like it. */
  like: string;
  sessions: number;
  /** In each session, the interviewer's and the participant's together. */
  messages: number;
  onProgress?: (done: number) => void;
}

const batch = 1_000;

const starts = [
  "Last Tuesday",
  "Most mornings",
  "When the call ended",
  "Since we moved",
  "In our team",
  "On Friday",
  "Before the holidays",
];
const middles = [
  "I looked for the notes of a call for two hours",
  "we wrote everything down in a shared document",
  "my colleague asked for the same file again",
  "the connection dropped in the middle of a sentence",
  "nobody knew who had decided what",
  "I copied the numbers by hand into a table",
  "the tool sent forty messages in an hour",
  "I called them, which was quicker",
  "we printed the list and crossed things out",
  "somebody had changed the date without a word",
  "I could not find the decision of March",
];
const ends = [
  "and it cost me the whole morning.",
  "because it was in three places.",
  "which was annoying, to be honest.",
  "and that worked quite well.",
  "so I gave up in the end.",
];

/** What differs from the session that is copied; every other column is taken over. */
const changed: Record<string, string> = {
  id: "substr(md5(s.id || 'session' || n), 1, 22)",
  thread_id: "substr(md5(s.id || 'thread' || n), 1, 22)",
  token_hash: "md5(s.id || 'token' || n)",
  number: "s.number + n",
  consented_at: "began.at",
  started_at: "began.at",
  first_answer_at: "began.at + interval '1 minute'",
  last_activity_at: "began.at + interval '20 minutes'",
  completed_at: "case when n % 5 < 4 then began.at + interval '20 minutes' end",
  end_reason: "case when n % 5 < 4 then s.end_reason end",
  earns_code: "false",
  incentive_code: "null",
  finalised_at: "null",
  link_id: "null",
  quota_ids: "null",
  turn_count: "$4",
  source: "(array['newsletter', 'panel', null])[1 + n % 3]",
  age_range: "(array['18-24', '25-34', '35-44', '45-54'])[1 + n % 4]",
  occupation: "(array['Nurse', 'Teacher', 'Carpenter', 'Engineer', 'Clerk'])[1 + n % 5]",
  country: "(array['Ireland', 'Germany', 'Spain'])[1 + n % 3]",
};

/** The sessions that the pages and statements are measured with, by insert-select; with their interview's counts. */
export async function seedSessions(pool: pg.Pool, seeding: Seeding): Promise<void> {
  const { like, sessions, messages } = seeding;
  const client = await pool.connect();
  try {
    const insertSessions = await writeSessionStatement(client);
    for (let from = 1; from <= sessions; from += batch) {
      const to = Math.min(sessions, from + batch - 1);
      await client.query("begin");
      const made = await client.query<{ id: string }>(insertSessions, [like, from, to, messages]);
      await client.query(insertTurns, [like, made.rows.map(({ id }) => id), messages, starts, middles, ends]);
      await client.query(
        `update interviews set sessions_started = sessions_started + $2::int,
          sessions_completed = sessions_completed + (select count(*) from generate_series($3::int, $4::int) n where n % 5 < 4)
        where id = (select interview_id from sessions where id = $1)`,
        [like, to - from + 1, from, to],
      );
      await client.query("commit");
      seeding.onProgress?.(to);
    }
    await client.query("vacuum analyze sessions, turns");
  } finally {
    client.release();
  }
}

async function writeSessionStatement(client: pg.PoolClient): Promise<string> {
  const found = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'sessions'",
  );
  const names = found.rows.map(({ name }) => name);
  return `
    insert into sessions (${names.join(", ")})
    select ${names.map((name) => changed[name] ?? `s.${name}`).join(", ")}
    from sessions s, generate_series($2::int, $3::int) n,
      lateral (select now() - interval '1 hour' - n * interval '8 minutes' as at) began
    where s.id = $1 and $4::int > 0
    returning id`;
}

/** The first and the last message are the copied session's; what is between is repeated, with other words. */
const insertTurns = `
  with model as materialized (
    select row_number() over (order by seq) as place, count(*) over () as of_all, * from turns where session_id = $1
  )
  insert into turns (session_id, seq, id, project_id, speaker, type, text, client_message_id, move, reason, intent,
    voice, latency_ms, created_at)
  select s.id, k, substr(md5(s.id || 'turn' || k), 1, 22), s.project_id, m.speaker, m.type,
    case m.speaker when 'participant' then
      ($4::text[])[1 + (s.number * 3 + k) % cardinality($4::text[])] || ' '
      || ($5::text[])[1 + (s.number * 7 + k) % cardinality($5::text[])] || ' '
      || ($6::text[])[1 + (s.number + k * 3) % cardinality($6::text[])]
      || case when s.number % 200 = 0 and k < 4 then ' The zebra label came off.' else '' end
    else m.text end,
    case m.speaker when 'participant' then 'm' || k end, m.move, m.reason, m.intent, m.voice, m.latency_ms,
    s.started_at + k * interval '20 seconds'
  from sessions s cross join generate_series(1, $3::int) k
  join model m on m.place = case k when 1 then 1 when $3::int then m.of_all
    else 2 + (k - 2) % (2 * ((m.of_all - 2) / 2)) end
  where s.id = any($2::text[])`;
