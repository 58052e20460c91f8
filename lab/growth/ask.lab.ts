import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readQuestion } from "#analysis/ask/read-question.ts";
import { maxHits, searchSessions } from "#server/features/ask/ask.store.ts";
import { writeSearchText } from "#server/features/ask/search-text.store.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

const sessions = Number(process.env.ASK_SESSIONS ?? 400);
const answers = 20;

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let interviewId: string;

const words = `meeting calendar slack search decision notification morning team manager deadline budget invoice customer
feedback report screen button laptop phone travel office kitchen window garden coffee break lunch evening planning
review design research survey question answer problem tool software update release testing bug fix support ticket
colleague client project task board list note paper pen desk chair light noise music focus energy health sleep child
school train bus bike weather summer winter holiday birthday email message call video camera microphone speaker chat`;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
  interviewId = await makeInterview(creator, projectId);
  const { sessionId } = await makeFinishedSession(app, interviewId);
  await app.db.orm.execute(sql`
    insert into sessions select (jsonb_populate_record(null::sessions, to_jsonb(s) || jsonb_build_object(
      'id', 'made' || lpad(n::text, 18, '0'), 'number', n + 1, 'thread_id', 'thread' || n, 'incentive_code', null))).*
    from sessions s, generate_series(1, ${sessions - 1}) n where s.id = ${sessionId}`);
  await app.db.orm.execute(sql`
    with words as (select regexp_split_to_array(${words}, '\\s+') as list)
    insert into turns (session_id, seq, id, project_id, speaker, type, text)
    select s.id, 1000 + n, 'turn' || s.number || 'n' || n, s.project_id,
      case when n % 2 = 0 then 'participant' else 'interviewer' end, 'core',
      (select string_agg('I say ' || list[1 + floor(random() * 85)::int] || ' and the', ' ')
        from words, generate_series(1, 12) w where s.number > 0 and n > 0) ||
      case when s.number % 97 = 5 and n = 20 then ' zeppelin harbour.' else '.' end
    from sessions s, generate_series(1, ${answers * 2}) n where s.interview_id = ${interviewId}`);
  await app.db.orm.execute(sql`analyze turns`);
  await app.db.orm.execute(sql`analyze sessions`);
}, 600_000);

afterAll(() => app.close());

async function ask(question: string, path = `/api/interviews/${interviewId}/ask`) {
  const began = performance.now();
  const reply = await creator.post(path, { question });
  return { ms: performance.now() - began, body: reply.body };
}

test("a rare word is found among all answers, by the index on words", async () => {
  const { body } = await ask("Where is the zeppelin?");
  const expected = Array.from({ length: sessions }, (_, index) => index + 1).filter(
    (n) => n % 97 === 5,
  ).length;
  expect(body).toMatchObject({ found: true, matched: expected, searched: sessions });
  const plan = await app.db.orm.execute<{ "QUERY PLAN": string }>(sql`
    explain select t.id from turns t join sessions s on s.id = t.session_id
    where s.interview_id = ${interviewId} and s.completed_at is not null and s.withdrawn_at is null
      and t.speaker = 'participant' and to_tsvector('english', t.text) @@ to_tsquery('english', 'zeppelin')`);
  expect(JSON.stringify(plan.rows)).toContain("turns_words");
});

test("a word that nearly everybody says is counted whole and says that only the best are shown", async () => {
  const { body } = await ask("What about meetings and calendars?");
  expect(body.people).toHaveLength(20);
  expect(body.matched).toBeGreaterThan(sessions * 0.9);
  expect(body.matched).toBeLessThanOrEqual(sessions);
  expect(body.notes.some((note: string) => note.startsWith("More answers match"))).toBe(true);
});

test("no more is looked into than can be at once, and all of it is counted", async () => {
  const text = writeSearchText(readQuestion("meetings"));
  const rows = text ? await searchSessions(app.db, { interviewId, projectId }, text) : [];
  expect(rows).toHaveLength(maxHits);
  expect(rows[0]?.messages).toBeGreaterThan(maxHits);
});

test("each question is answered the same at each time and in each scope; ASK_SESSIONS sets the scale, and the times are printed", async () => {
  for (const question of [
    "zeppelin",
    "meetings",
    "What about meetings, calendars, notifications or deadlines?",
    "Why is the zeppelin late in winter?",
    "Why do meetings in the morning need a calendar and a deadline for the budget, the invoice and the report?",
    "abracadabra",
  ]) {
    const times: number[] = [];
    const told = new Set<string>();
    const paths = [`/api/interviews/${interviewId}/ask`, `/api/projects/${projectId}/ask`, "/api/ask"];
    for (const path of [...paths, ...paths]) {
      const { ms, body } = await ask(question, path);
      times.push(ms);
      told.add(JSON.stringify([body.found, body.matched, body.searched]));
    }
    expect(told.size, question).toBe(1);
    expect([...told][0], question).toContain(`,${sessions}]`);
    process.stdout.write(`${question}: ${times.map((ms) => ms.toFixed(0)).join(" ")} ms\n`);
  }
});
