import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { type BenchSession, openAgent, postJson, startSession } from "../load/participants.ts";
import type { RunningProduct } from "../load/product.ts";
import type { Study } from "../load/study.ts";
import { percentile } from "../machine.ts";

const participants = 500;
const seconds = 30;
/** People think before they write; without it the load would measure this machine and not the waiting. */
const thinkMs = 4_000;

interface Options {
  product: RunningProduct;
  study: Study;
  pool: pg.Pool;
  delayMs: number;
}

interface Sent {
  sessionId: string;
  messageId: string;
  ms: number;
}

/** 500 people at once over a model that takes two seconds, beside a creator who reads. */
export async function measureWaits({ product, study, pool, delayMs }: Options): Promise<string[]> {
  const agent = openAgent(participants + 20);
  const sessions: BenchSession[] = [];
  while (sessions.length < participants) {
    const batch = Array.from({ length: 20 }, () => startSession(agent, product.url, study.interviewId));
    sessions.push(...(await Promise.all(batch)));
  }
  const idle = await readBeside(product, study, 3);
  const sent: Sent[] = [];
  const errors: number[] = [];
  const until = performance.now() + seconds * 1000;
  const talks = sessions.map((session) => talk({ product, study, agent, until, session, sent, errors }));
  const busy = await readBeside(product, study, seconds - 2);
  await Promise.all(talks);
  agent.destroy();
  const calls = await countCalls(
    pool,
    sessions.map(({ sessionId }) => sessionId),
  );
  const of = (wanted: number) =>
    sent.filter(({ messageId }) => (calls.get(messageId) ?? 0) === wanted).map(({ ms }) => ms);
  const asked = sent.reduce((sum, { messageId }) => sum + (calls.get(messageId) ?? 0), 0);
  const ideal = (participants * 1000) / (thinkMs + (asked / Math.max(1, sent.length)) * delayMs);
  const rate = sent.length / seconds;
  const p = (values: number[], at: number) => percentile(values, at).toFixed(0);
  const three = (values: number[]) =>
    `${p(values, 0.5)} / ${p(values, 0.95)} / ${p(values, 0.99)} (${values.length} turns)`;
  return [
    `${participants} participants for ${seconds} s, ${thinkMs / 1000} s of thinking each, a model that answers after ${delayMs / 1000} s, a pool of 10 connections:`,
    "",
    "| what | measured | goal |",
    "|---|---|---|",
    `| turns a second, share of the ideal rate | ${rate.toFixed(1)} of ${ideal.toFixed(1)}: ${(rate / ideal).toFixed(2)} | at least 0.95 |`,
    `| turns with one call of the model, p50 / p95 / p99 ms | ${three(of(1))} | p99 at most ${delayMs * 1.1} |`,
    `| with two, the guard having refused the first wording | ${three(of(2))} | p99 at most ${delayMs * 2.2} |`,
    `| with none | ${three(of(0))} | |`,
    `| errors | ${errors.length} | 0 |`,
    `| creator's read, p95 idle and beside it, ms | ${p(idle, 0.95)}, ${p(busy, 0.95)} | at most 2 times |`,
  ];
}

interface Talk {
  product: RunningProduct;
  study: Study;
  agent: ReturnType<typeof openAgent>;
  until: number;
  session: BenchSession;
  sent: Sent[];
  errors: number[];
}

const answers = [
  "It depends.",
  "Fine, I guess.",
  "Meetings were stressful last week.",
  "I usually ask a colleague.",
];

async function talk({ product, study, agent, until, session, sent, errors }: Talk): Promise<void> {
  const { sessionId, token } = session;
  await sleep(Math.random() * thinkMs);
  for (let turn = 0; performance.now() < until; turn++) {
    const began = performance.now();
    const body = { message: answers[turn % answers.length], clientMessageId: `b-${sessionId}-${turn}` };
    const reply = await postJson(
      agent,
      `${product.url}/api/sessions/${study.interviewId}/${sessionId}/send`,
      body,
      token,
    );
    if (reply.status !== 200) {
      errors.push(reply.status);
      return;
    }
    const answer = JSON.parse(reply.text) as { messageId: string; isComplete: boolean };
    sent.push({ sessionId, messageId: answer.messageId, ms: performance.now() - began });
    if (answer.isComplete) return;
    await sleep(thinkMs);
  }
}

/** A creator who opens the interview four times a second. */
async function readBeside(product: RunningProduct, study: Study, forSeconds: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forSeconds * 1000;
  while (performance.now() < until) {
    const began = performance.now();
    const reply = await fetch(`${product.url}/api/interviews/${study.interviewId}/details`, {
      headers: { cookie: study.cookie },
    });
    await reply.text();
    times.push(performance.now() - began);
    await sleep(250);
  }
  return times;
}

/** How often the model was asked for each reply: each asking is a wait of its own. */
async function countCalls(pool: pg.Pool, sessions: string[]): Promise<Map<string, number>> {
  const { rows } = await pool.query(
    "select id, (guard->>'calls')::int as calls from turns where guard is not null and session_id = any($1)",
    [sessions],
  );
  return new Map(rows.map((row: { id: string; calls: number }) => [row.id, row.calls]));
}
