import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { openConnection } from "./connection.ts";
import { type BenchSession, openAgent, startSession } from "./participants.ts";
import { startProduct } from "./product.ts";

export interface Work {
  turns: number;
  /** An answer, of the database's transactions and of what it writes ahead. */
  commits: number;
  walKb: number;
}

/** Within what one address may start a minute. */
const sessions = 100;
/** Within what one participant may send a minute. */
const sends = 18;
/** An idle connection of PostgreSQL tells what it has done after ten seconds. */
const untilToldMs = 11_000;

const answers = [
  "Last Tuesday I spent two hours looking for the notes of a call, because they were in three places.",
  "We use a shared document and a chat. The chat is quick, but nobody finds anything in it afterwards.",
  "On Monday the call dropped twice, so I wrote everything down again and sent it by mail.",
];

/**
 * What an answer costs the database with rate limits on: a server of its own on this data, nobody else, and sessions
 * that were started before. Statements are counted by tests/growth-answers.test.ts: the database does not tell them.
 */
export async function measureWork(pool: pg.Pool, dataDir: string, interviewId: string): Promise<Work> {
  const product = await startProduct(dataDir, { RATE_LIMITS: "on" });
  try {
    const agent = openAgent(8);
    const starts = Array.from({ length: sessions }, () => startSession(agent, product.url, interviewId));
    const started = await Promise.all(starts);
    agent.destroy();
    const before = await read(pool);
    const turns = await answerAll(product.url, interviewId, started);
    const after = await read(pool);
    return {
      turns,
      commits: (after.commits - before.commits) / turns,
      walKb: (after.wal - before.wal) / turns / 1024,
    };
  } finally {
    await product.stop();
  }
}

async function read(pool: pg.Pool): Promise<{ commits: number; wal: number }> {
  await sleep(untilToldMs);
  const { rows } = await pool.query(
    // Of the server's own connections: cleaning up after others writes too.
    `select xact_commit::int as commits, (select sum(wal_bytes)::float8 from pg_stat_activity a,
        pg_stat_get_backend_wal(a.pid) where backend_type = 'client backend' and a.pid <> pg_backend_pid()) as wal
      from pg_stat_database where datname = current_database()`,
  );
  return rows[0] as { commits: number; wal: number };
}

async function answerAll(url: string, interviewId: string, started: BenchSession[]): Promise<number> {
  const connection = openConnection(url);
  let turns = 0;
  try {
    for (const { sessionId, token } of started) {
      for (let turn = 0, complete = false; !complete && turn < sends; turn++) {
        const body = { message: answers[turn % answers.length], clientMessageId: `w-${sessionId}-${turn}` };
        const path = `/api/sessions/${interviewId}/${sessionId}/send`;
        const reply = await connection.post(path, body, token);
        if (reply.status !== 200) throw new Error(`an answer was refused: ${reply.status} ${reply.text}`);
        turns += 1;
        complete = (JSON.parse(reply.text) as { isComplete: boolean }).isComplete;
      }
    }
  } finally {
    connection.close();
  }
  return turns;
}
