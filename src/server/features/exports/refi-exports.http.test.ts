import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importSources } from "#analysis/formats/refi/import-sources.ts";
import { readQdpx } from "#analysis/formats/refi/read-qdpx.ts";
import type { RefiProject } from "#analysis/formats/refi/refi-project.ts";
import { noFaults, validateRefi } from "../../../../tests/validate-refi.ts";
import { makeKnownSound } from "../../testing/known-sound.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { type Download, download } from "./exports-for-tests.ts";

/** `npm run test:all` takes its time. */
const codings = process.env.EVERY_CASE ? 10_000 : 1_000;
const strange =
  "🐝🐝 Winter.\r\nقال: البرد קר מאוד, & <rain>\u0001 👩‍👩‍👧 mites, so I wish the app warned me.";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let interviewId: string;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator, "Honey <&> 🐝");
  interviewId = await makeInterview(creator, projectId);
  const sessions = [];
  for (let count = 0; count < 3; count++) sessions.push(await makeFinishedSession(app, interviewId));
  const [first] = sessions;
  await writeStrangeTurn(first?.sessionId ?? "");
  const reply = await creator.post(`/api/generate-insights/${interviewId}`);
  expect(reply.status).toBe(200);
});
afterAll(() => app.close());

/** A turn as no browser would send it, with thousands of highlights in it, each of two code points. */
async function writeStrangeTurn(sessionId: string): Promise<void> {
  const { pool } = app.db;
  const { rows } = await pool.query(
    `update turns set text = $2 where (session_id, seq) =
       (select session_id, min(seq) from turns where session_id = $1 and speaker = 'participant' group by 1) returning id`,
    [sessionId, strange],
  );
  const points = Array.from(strange);
  const items = Array.from({ length: codings }, (_, index) => {
    const start = index % (points.length - 2);
    const passage = { quote: points.slice(start, start + 2).join(""), start, end: start + 2 };
    const createdAt = "2026-11-01T10:00:00.000Z";
    return { id: `h${index}`, kind: "highlight", messageId: rows[0].id, text: "", passage, createdAt };
  });
  await pool.query(
    `insert into annotations (session_id, author_id, project_id, items)
     select $1, owner_id, id, $3 from projects where id = $2`,
    [sessionId, projectId, JSON.stringify(items)],
  );
}

/** As if an answer had been spoken, in two parts. */
async function speak(sessionId: string): Promise<Buffer> {
  const sound = Buffer.from(makeKnownSound("I plan on Sunday").wav);
  const soundId = app.deps.newId();
  const { pool } = app.db;
  await pool.query(
    `update turns set client_message_id = $1, text = 'I plan on Sundays' where (session_id, seq) =
       (select session_id, max(seq) from turns where session_id = $2 and speaker = 'participant' group by 1)`,
    [soundId, sessionId],
  );
  await pool.query(
    `insert into answer_sounds (id, session_id, interview_id, project_id, content_type, bytes, ended, duration_ms,
        language, heard, words, expires_at)
      select $1, id, interview_id, project_id, 'audio/wav', $2, true, 1000, 'en', 'I plan on Sunday', $4,
        now() + interval '90 days' from sessions where id = $3`,
    [soundId, sound.length, sessionId, JSON.stringify([{ text: "plan", startMs: 300, endMs: 600 }])],
  );
  for (const [start, end] of [
    [0, 5_000],
    [5_000, sound.length],
  ])
    await pool.query("insert into answer_sound_parts (sound_id, starts_at, content) values ($1, $2, $3)", [
      ...[soundId, start, sound.subarray(start, end)],
    ]);
  return sound;
}

function exportOf(path: string, format: string): Promise<Download> {
  return download(`${app.url}/api${path}/export?format=${format}`, creator.token);
}

function readProject(file: Download): RefiProject {
  const entries = [...file.unzip()].map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }));
  const reading = readQdpx(entries);
  if ("problem" in reading) throw new Error(reading.problem);
  return reading.project;
}

test("projects and codebooks that the server gives out are valid by the standard", async () => {
  for (const path of [`/interviews/${interviewId}`, `/projects/${projectId}`]) {
    const files = (await exportOf(path, "qdpx")).unzip();
    const texts = [...files.keys()].filter((name) => name !== "project.qde");
    expect(texts.every((name) => /^sources\/[0-9a-f-]{36}\.txt$/.test(name))).toBe(true);
    expect(validateRefi(files.get("project.qde") ?? "", "project")).toEqual(noFaults);
    expect(validateRefi((await exportOf(path, "qdc")).text, "codebook")).toEqual(noFaults);
  }
  const empty = await makeProject(creator, "Nothing yet");
  expect(validateRefi((await exportOf(`/projects/${empty}`, "qdc")).text, "codebook")).toEqual(noFaults);
  const bare = (await exportOf(`/projects/${empty}`, "qdpx")).unzip().get("project.qde") ?? "";
  expect(validateRefi(bare, "project")).toEqual(noFaults);
});

test("each of thousands of codings stands on its own words, through emoji, CRLF and right-to-left text", async () => {
  const project = readProject(await exportOf(`/interviews/${interviewId}`, "qdpx"));
  const highlight = project.codes.find((code) => code.name === "Highlight");
  const source = project.sources.find((item) => item.text.includes("Winter."));
  const points = Array.from(source?.text ?? "");
  const quotes = (source?.selections ?? [])
    .filter((selection) => selection.codings.some((coding) => coding.codeGuid === highlight?.guid))
    .map((selection) => points.slice(selection.start, selection.end).join(""));
  expect(quotes).toHaveLength(codings);
  const marked = Array.from(strange);
  const expected = quotes.map((_, index) => {
    const start = index % (marked.length - 2);
    return marked
      .slice(start, start + 2)
      .join("")
      .replace("\r\n", "\n")
      .replace("\r", "");
  });
  expect(quotes.filter((quote, index) => quote !== expected[index]).slice(0, 3)).toEqual([]);
});

test("findings leave as codes on the words they rest on, and our own import finds them there", async () => {
  const { body } = await creator.get(`/api/interviews/${interviewId}/details`);
  const [finding] = body.insights.findings;
  const project = readProject(await exportOf(`/interviews/${interviewId}`, "qdpx"));
  const marks = importSources(project).sources.flatMap(({ transcript, marks: found }) =>
    found.map((mark) => {
      const points = Array.from(transcript.turns[mark.turnIndex]?.text ?? "");
      return `${mark.code}: ${points.slice(mark.start, mark.end).join("")}`;
    }),
  );
  // Named within sixty characters; the whole sentence is in the description where the name is shorter.
  const inXml = (text: string) => text.replaceAll("\u0001", "\ufffd");
  const label = inXml(finding.about?.label ?? finding.text);
  const codes = project.codes.flatMap((group) => [group, ...group.codes]);
  const code = codes.find(({ name, description }) => name === label || description.includes(label));
  expect(Array.from(code?.name ?? "").length).toBeLessThanOrEqual(60);
  expect(`${code?.name}\n${code?.description}`).toContain(inXml(finding.text));
  for (const { quote } of finding.evidence)
    expect(marks).toContain(`${code?.name}: ${quote.replace(/\r\n?/g, "\n")}`);
  expect(project.cases.map((item) => item.name)).toEqual(["P-01", "P-02", "P-03"]);
});

test("the same things have the same GUIDs in every export, of an interview and of its project", async () => {
  const guidsOf = async (path: string) => {
    const text = (await exportOf(path, "qdpx")).unzip().get("project.qde") ?? "";
    return new Set(text.match(/(?<= guid=")[^"]+/g));
  };
  const first = await guidsOf(`/interviews/${interviewId}`);
  expect(first.size).toBeGreaterThan(codings);
  expect(await guidsOf(`/interviews/${interviewId}`)).toEqual(first);
  expect(await guidsOf(`/projects/${projectId}`)).toEqual(first);
});

test("sounds of spoken answers leave byte by byte with their transcripts, and with personal data alone", async () => {
  const other = await makeInterview(creator, await makeProject(creator, "Voices"));
  const { sessionId } = await makeFinishedSession(app, other);
  const sound = await speak(sessionId);
  const address = `${app.url}/api/interviews/${other}/export?format=qdpx`;
  const plain = (await download(address, creator.token)).unzip();
  expect([...plain.keys()].filter((path) => path.endsWith(".wav"))).toEqual([]);
  expect(plain.get("project.qde")).not.toContain("AudioSource");

  const file = await download(`${address}&personal=1`, creator.token);
  const project = file.unzip().get("project.qde") ?? "";
  expect(validateRefi(project, "project")).toEqual(noFaults);
  const [, path = ""] = /<AudioSource [^>]*path="internal:\/\/([^"]+)"/.exec(project) ?? [];
  const stored = unzipSync(file.bytes)[`sources/${path}`];
  expect(stored && Buffer.from(stored).equals(sound)).toBe(true);
  const points = [...project.matchAll(/<SyncPoint [^>]*timeStamp="(\d+)" position="(\d+)"/g)];
  expect(points.map(([, time, position]) => [time, position])).toEqual([
    ["300", "2"],
    ["600", "6"],
  ]);
});
