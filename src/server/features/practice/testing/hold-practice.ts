import type { Interviewee } from "#interviewer/practice/interviewee.ts";
import { practiceCase } from "#interviewer/practice/practice-case.ts";
import type { Client, Reply } from "../../../testing/client.ts";
import type { TestApp } from "../../../testing/test-app.ts";

export const practicePath = "/api/simulated-interviews";

export interface Practice {
  id: string;
  path: string;
  say: (text: string, clientMessageId?: string) => Promise<Reply>;
}

/** A practice session that was just begun. */
export async function beginPractice(
  creator: Client,
  input: Record<string, unknown> = { person: "switching-banks" },
): Promise<Practice> {
  const reply = await creator.post(`${practicePath}/start`, input);
  if (reply.status !== 201) throw new Error(`beginning practice failed: ${reply.text}`);
  const path = `${practicePath}/${reply.body.sessionId}`;
  const say: Practice["say"] = (text, clientMessageId) =>
    creator.post(`${path}/message`, { text, clientMessageId });
  return { id: reply.body.sessionId, path, say };
}

export const questions = [
  "Could you tell me about moving to the new bank?",
  "What happened then?",
  "How did you feel about it?",
  "Do you like it?",
  "Don't you think that it is much too expensive?",
];

/** With some questions asked and answered. */
export async function holdPractice(creator: Client, input?: Record<string, unknown>): Promise<Practice> {
  const practice = await beginPractice(creator, input);
  for (const text of questions) {
    const reply = await practice.say(text);
    if (reply.status !== 200) throw new Error(`asking failed: ${reply.text}`);
  }
  return practice;
}

/** As if nobody had said anything for so long. */
export async function letRest(app: TestApp, { id }: Practice, minutes: number): Promise<void> {
  const past = `make_interval(mins => $2)`;
  await app.db.pool.query(
    `update practice_sessions set last_activity_at = last_activity_at - ${past}, created_at = created_at - ${past} where id = $1`,
    [id, minutes],
  );
  await app.db.pool.query(
    `update practice_messages set created_at = created_at - ${past} where session_id = $1`,
    [id, minutes],
  );
}

/** Whom one meets in a practice session, with all that they keep to themselves. */
export async function readPerson(app: TestApp, { id }: Pick<Practice, "id">): Promise<Interviewee> {
  const { rows } = await app.db.pool.query(
    "select practice_case, difficulty from practice_sessions where id = $1",
    [id],
  );
  return { practiceCase: practiceCase.parse(rows[0].practice_case), difficulty: rows[0].difficulty };
}

/** The names of all fields of an answer, however deep. What a person says may hold any word; a name may not. */
export function listKeys(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(listKeys)];
}
