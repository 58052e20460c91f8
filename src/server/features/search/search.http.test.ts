import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SessionHit } from "#contract/session-reading.ts";
import { makeCreator, makeInterview, makeProject, startParticipant } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;
const told: string[] = [];

const said = [
  "We had two meetings on Monday because the zeppelin was late, and nobody told the café.",
  "Mi jefe no funciona sin la reunión de los lunes, y eso me cansa bastante cada semana.",
  "I am not there before it is what it is.",
  "会議は毎週月曜日に行われます。とても疲れます。",
  "The price was 100% too high, they said <b>sorry</b> and gave us a meeting room.",
];

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
  for (const text of said) {
    const participant = await startParticipant(app, interviewId);
    await participant.say(text);
    told.push(participant.sessionId);
  }
});
afterAll(() => app.close());

const search = async (q: string, more = "") =>
  (await creator.get(`/api/interviews/${interviewId}/search?q=${encodeURIComponent(q)}${more}`)).body;
const found = async (q: string) => {
  const { hits }: { hits: SessionHit[] } = await search(q);
  return hits.map((hit) => told.indexOf(hit.sessionId)).sort();
};
const marked = (hit: SessionHit) =>
  hit.marks.map(({ start, end }) =>
    Array.from(hit.snippet)
      .slice(start - hit.snippetStart, end - hit.snippetStart)
      .join(""),
  );

test("a word is found in all its forms, the newest session first, with the passage marked", async () => {
  const { hits, messages, sessions, notice } = await search("meeting");
  expect([messages, sessions, notice]).toEqual([2, 2, null]);
  expect(hits.map((hit: SessionHit) => told.indexOf(hit.sessionId))).toEqual([4, 0]);
  expect(hits.map(marked)).toEqual([["meeting"], ["meetings"]]);
  expect(said[0]).toContain(hits[1].snippet);
  const transcript = await creator.get(`/api/sessions/${hits[1].sessionId}/transcript`);
  expect(transcript.body.messages.map((message: { _id: string }) => message._id)).toContain(
    hits[1].messageId,
  );
});

test("all words have to be there, the last one maybe not to its end, and accents make no difference", async () => {
  expect(await found("zeppelin monday")).toEqual([0]);
  expect(await found("zeppelin reunion")).toEqual([]);
  expect(await found("zepp")).toEqual([0]);
  expect(await found("cafe")).toEqual([0]);
  expect(await found("CAFÉ")).toEqual([0]);
  expect(await found("reunion")).toEqual([1]);
});

test("words that the index leaves out, other scripts and signs are found by their letters", async () => {
  expect(await found("no funciona")).toEqual([1]);
  expect(await found("it is what it is")).toEqual([2]);
  expect(await found("月曜日")).toEqual([3]);
  expect(await found("eppeli")).toEqual([0]);
  expect(await found("%")).toEqual([4]);
  expect(marked((await search("月曜日")).hits[0])).toEqual(["月曜日"]);
  expect(marked((await search("sorry")).hits[0])).toEqual(["sorry"]);
});

test("what is no question finds nothing, and nothing breaks on signs of the query language", async () => {
  for (const q of ["", " ", "' or 1=1", "qa:* & !qb | <->", "\\", "(", "[", "x".repeat(200), "😀"]) {
    const { hits } = await search(q);
    expect(hits, q).toEqual([]);
  }
  const tooLong = await creator.get(`/api/interviews/${interviewId}/search?q=${"x".repeat(201)}`);
  expect(tooLong.status).toBe(400);
});

test("pages follow one another, each hit once, and a cursor that is not ours is refused", async () => {
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: { hits: SessionHit[]; nextCursor: string | null } = await search(
      "meet",
      `&limit=1${cursor && `&cursor=${cursor}`}`,
    );
    seen.push(...page.hits.map((hit) => hit.messageId));
    cursor = page.nextCursor;
  }
  expect(seen).toHaveLength(2);
  expect(new Set(seen).size).toBe(seen.length);
  const wrong = await creator.get(`/api/interviews/${interviewId}/search?q=a&cursor=abc`);
  expect(wrong.status).toBe(400);
});

test("what the interviewer says, other interviews and withdrawn sessions are not searched", async () => {
  const other = await makeInterview(creator, await makeProject(creator));
  expect((await creator.get(`/api/interviews/${other}/search?q=zeppelin`)).body.hits).toEqual([]);
  expect(await found("introduction question")).toEqual([]);
  const participant = await startParticipant(app, interviewId);
  await participant.say("An unmistakable harbourmaster spoke of it for a while.");
  expect((await search("harbourmaster")).hits).toHaveLength(1);
  const { resumeToken } = participant;
  await participant.post(`/api/sessions/${participant.sessionId}/withdraw`, { resumeToken });
  expect((await search("harbourmaster")).hits).toEqual([]);
});

test("among many sessions words are found by their index, never by reading all", async () => {
  await app.db.orm.execute(sql`
    insert into sessions select (jsonb_populate_record(null::sessions, to_jsonb(s) || jsonb_build_object(
      'id', 'many' || lpad(n::text, 18, '0'), 'number', 100 + n, 'thread_id', 'thread' || n))).*
    from sessions s, generate_series(1, 300) n where s.id = ${told[0]}`);
  await app.db.orm.execute(sql`
    insert into turns (session_id, seq, id, project_id, speaker, type, text)
    select s.id, n, 'turn' || s.number || 'n' || n, s.project_id, 'participant', 'core',
      'I said that it was word' || n || ' on day' || s.number
    from sessions s, generate_series(1, 30) n where s.number > 100 and s.interview_id = ${interviewId}`);
  await app.db.orm.execute(sql`analyze turns`);
  await app.db.orm.execute(sql`analyze sessions`);
  const plan = await app.db.pool.query(
    `explain select t.seq from turns t join sessions s on s.id = t.session_id
     where s.interview_id = $1 and s.withdrawn_at is null and t.speaker = 'participant'
       and to_tsvector('english', t.text) @@ to_tsquery('english', $2)`,
    [interviewId, "('zeppelin' | 'zeppelin':*)"],
  );
  expect(JSON.stringify(plan.rows)).toContain("turns_words");
  expect(await found("zeppelin")).toContain(0);
});
