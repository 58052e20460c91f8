import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type pg from "pg";

const run = promisify(execFile);

/** pgbench of the machine's own PostgreSQL; undefined where there is none. */
export function findPgbench(): string | undefined {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).sort().reverse() : [];
  return versions.map((version) => join(root, version, "bin/pgbench")).find((path) => existsSync(path));
}

/**
 * The writes of one turn and nothing else, on tables of the same shape: the session's row, the message and the
 * reply in one statement and one commit, which is less than a turn can be.
 */
const script = `\\set s random(1, 4000)
with claimed as (
  update bench_sessions set turn_count = turn_count + 2, lease_holder = null, lease_until = null,
    last_activity_at = now(), first_answer_at = coalesce(first_answer_at, now()), send_window_at = now(), send_count = 1,
    phase = 'core'
  where id = 's' || :s returning turn_count, project_id
) insert into bench_turns (session_id, seq, id, project_id, speaker, type, text, client_message_id,
    move, reason, intent, voice, latency_ms)
select 's' || :s, turn_count - 1, md5(random()::text), project_id, 'participant', 'core',
  'Last Tuesday I spent two hours looking for the notes of a call, because they were in three places.',
  md5(random()::text), null, null, null, null, null::int from claimed
union all
select 's' || :s, turn_count, md5(random()::text), project_id, 'interviewer', 'core', 'What happened next?', null,
  '{"kind": "probe", "questionId": "q3", "probeKind": "what_next", "about": null}'::jsonb, 'a lead without detail',
  'answer', 'scripted', 1 from claimed;
`;

export async function preparePgbench(pool: pg.Pool, dir: string): Promise<string> {
  await pool.query(`
    create table bench_sessions (like sessions including defaults including indexes);
    create table bench_turns (like turns including defaults including indexes);
    insert into bench_sessions (id, interview_id, project_id, guide_id, number, thread_id, language, token_hash,
      consent_text_hash, consented_at, phase, turn_count)
    select 's' || n, 'i', 'p', 'g', n, 't', 'en', 'h', 'c', now(), 'core', 1 from generate_series(1, 4000) n;`);
  const path = join(dir, "turn.sql");
  await writeFile(path, script);
  return path;
}

/** Turns a second and mean milliseconds of pgbench with that many clients. */
export async function runPgbench(
  pgbench: string,
  options: {
    host: string;
    port: number;
    user: string;
    database: string;
    scriptPath: string;
    clients: number;
    seconds: number;
  },
): Promise<{ perSecond: number; meanMs: number }> {
  const { stdout } = await run(pgbench, [
    "-n",
    "-M",
    "prepared",
    "-f",
    options.scriptPath,
    "-c",
    String(options.clients),
    "-j",
    String(Math.min(2, options.clients)),
    "-T",
    String(options.seconds),
    "-h",
    options.host,
    "-p",
    String(options.port),
    "-U",
    options.user,
    options.database,
  ]);
  return {
    perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0),
    meanMs: Number(/latency average = ([\d.]+)/.exec(stdout)?.[1] ?? 0),
  };
}
