import mammoth from "mammoth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCsv, restoreCell } from "#analysis/formats/csv.ts";
import { exportFormats } from "#contract/choices.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { type Download, download } from "./exports-for-tests.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let interviewId: string;
let sessionId: string;

const canary = /canary|Quellón|Beekeeper|Zoltan Mezei|\+44 20/i;
const answers = [
  "Last week I used Slack and Zoom, mail me at canary.me@example.org or call +44 20 7946 0958, since 🐝 notifications piled up.",
  "=HYPERLINK(1) Honestly I wish Slack had a digest, since searching for old decisions is slow and frustrating.\nقال: البرد",
];

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app, "Ruth Canary");
  projectId = await makeProject(creator, "Honey", "Apiary Ltd");
  interviewId = await makeInterview(creator, projectId, { name: 'Bénéfices 🐝 "2026"/x' });
  await creator.send("PUT", `/api/interviews/${interviewId}`, { settings: { linkEmailToSession: true } });
  const info = {
    ageRange: "25-34",
    occupation: "Beekeeper",
    location: "Chile",
    townCity: "Quellón",
  };
  const finished = await makeFinishedSession(app, interviewId, { info, answers });
  sessionId = finished.sessionId;
  await finished.post(`/api/complete/${sessionId}/claim`, {
    incentiveCode: finished.incentiveCode,
    email: "canary.claim@example.org",
  });
  const unfinished = await startParticipant(app, interviewId, info);
  await unfinished.say("I only say this, then I leave.");
  await creator.send("PUT", `/api/sessions/${sessionId}/annotations`, {
    annotations: await makeAnnotations(),
  });
  await addTranscript();
  await addThread();
});
afterAll(() => app.close());

async function makeAnnotations() {
  const { body } = await creator.get(`/api/sessions/${sessionId}/transcript`);
  const message = body.messages.find((item: { sender: string }) => item.sender === "user");
  return ["tag", "note"].map((kind) => ({
    id: kind,
    kind,
    messageId: message._id,
    text: kind === "tag" ? "=worry" : "Write to canary@example.org",
    passage: null,
    createdAt: "2026-11-01T10:00:00.000Z",
  }));
}

async function addTranscript(): Promise<void> {
  const speakers = [
    { id: "a", name: "Ines", role: "interviewer", confidence: 1 },
    { id: "b", name: "Zoltan Mezei", role: "participant", confidence: 1 },
  ];
  const { rows } = await app.db.pool.query("select owner_id from projects where id = $1", [projectId]);
  await app.db.pool.query(
    `insert into sources (id, owner_id, kind, project_id, name, file_name, language, speakers, turn_count, word_count)
     values ('transcriptaaaaaaaaaaaa', $1, 'transcript', $2, 'Zoltan Mezei', 'zoltan mezei.txt', 'en', $3, 2, 5)`,
    [rows[0].owner_id, projectId, JSON.stringify(speakers)],
  );
  await app.db.pool.query(
    `insert into source_turns (source_id, seq, id, speaker_id, text, start_seconds) values
     ('transcriptaaaaaaaaaaaa', 1, 'turnaaaaaaaaaaaaaaaaa1', 'a', 'What is hard?', 0),
     ('transcriptaaaaaaaaaaaa', 2, 'turnaaaaaaaaaaaaaaaaa2', 'b', 'Winter.', 3.5)`,
  );
}

async function addThread(): Promise<void> {
  const speakers = ["u/…1", "u/…2"].map((name, index) => ({
    id: `a${index}`,
    name,
    role: "participant",
    confidence: 1,
  }));
  await app.db.pool.query(
    `insert into sources (id, owner_id, kind, project_id, interview_id, name, file_name, language, speakers, turn_count, word_count, forum_id, thread)
     select 'threadaaaaaaaaaaaaaaaa', owner_id, 'thread', null, $2, 'Wet winters', '', 'en', $3, 2, 5, 'x1', $4 from projects where id = $1`,
    [
      projectId,
      interviewId,
      JSON.stringify(speakers),
      JSON.stringify({
        forum: "bees",
        url: "/r/bees/x1",
        createdAt: "2026-01-01T00:00:00.000Z",
        reportedComments: 2,
      }),
    ],
  );
  await app.db.pool.query(
    `insert into source_turns (source_id, seq, id, speaker_id, text, depth) values
     ('threadaaaaaaaaaaaaaaaa', 1, 'commentaaaaaaaaaaaaaa1', 'a0', 'Rain again.', 0),
     ('threadaaaaaaaaaaaaaaaa', 2, 'commentaaaaaaaaaaaaaa2', 'a1', 'Mail canary@example.org', 1)`,
  );
  const items = [
    {
      id: "x",
      kind: "tag",
      messageId: "commentaaaaaaaaaaaaaa1",
      text: "weather",
      passage: null,
      createdAt: "2026-11-01T10:00:00.000Z",
    },
  ];
  await app.db.pool.query(
    `insert into source_annotations (source_id, author_id, items)
     select 'threadaaaaaaaaaaaaaaaa', owner_id, $2 from projects where id = $1`,
    [projectId, JSON.stringify(items)],
  );
}

function exportOf(path: string, format: string, personal = ""): Promise<Download> {
  return download(`${app.url}/api${path}/export?format=${format}${personal}`, creator.token);
}

function readRecords(csv: string): Map<string, string>[] {
  const [headers = [], ...rows] = readCsv(csv).map((row) => row.map(restoreCell));
  return rows.map((row) => new Map(headers.map((header, index) => [header, row[index] ?? ""])));
}

/** All that a person can read in a file, whatever packs it. */
async function readAll(file: Download, format: string): Promise<string> {
  if (format === "docx") return (await mammoth.extractRawText({ buffer: Buffer.from(file.bytes) })).value;
  const isZip = format === "qdpx" || format === "txt" || format === "vtt";
  return isZip ? [...file.unzip()].flat().join("\n") : file.text;
}

test.each(exportFormats)(
  "%s is given before there are insights, with a name and without personal data",
  async (format) => {
    for (const path of [`/interviews/${interviewId}`, `/projects/${projectId}`]) {
      const file = await exportOf(path, format);
      expect(file.status).toBe(200);
      expect(file.headers.get("content-disposition")).toMatch(
        /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/,
      );
      expect(file.headers.get("cache-control")).toBe("no-store");
      const text = await readAll(file, format);
      expect(text.length).toBeGreaterThan(40);
      expect(text).not.toMatch(canary);
      expect(text).not.toContain(sessionId);
    }
  },
);

test("the file is called as the interview is, in ASCII for programs that know no other", async () => {
  const file = await exportOf(`/interviews/${interviewId}`, "csv-wide");
  expect(file.headers.get("content-disposition")).toBe(
    `attachment; filename="Benefices _ 2026 x sessions.csv"; filename*=UTF-8''B%C3%A9n%C3%A9fices%20%F0%9F%90%9D%202026%20x%20sessions.csv`,
  );
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
});

test("the table of sessions has finished and unfinished ones, and people's data when asked for", async () => {
  const plain = await exportOf(`/interviews/${interviewId}`, "csv-wide");
  expect(plain.text.startsWith("\ufeff")).toBe(true);
  const records = readRecords(plain.text);
  expect(
    records.map((record) => [record.get("Session"), record.get("Completed"), record.get("Country")]),
  ).toEqual([
    ["P-01", "yes", "Chile"],
    ["P-02", "no", "Chile"],
    ["Wet winters", "yes", ""],
  ]);
  expect(records[0]?.get("Tags")).toBe("=worry");
  expect(plain.text).toContain("'=worry");
  const personal = readRecords(
    (await exportOf(`/interviews/${interviewId}`, "csv-wide", "&personal=1")).text,
  );
  expect(personal[0]?.get("Email (incentive only)")).toBe("canary.claim@example.org");
  expect(personal[0]?.get("Town or city")).toBe("Quellón");
  expect(personal[0]?.get("Incentive code")).toMatch(/^[0-9A-Z-]{14}$/);
  expect(personal[1]?.get("Email (incentive only)")).toBe("");
});

test("the table of messages holds every message of every session, and no formula", async () => {
  const { rows } = await app.db.pool.query(
    "select count(*)::int as n from turns join sessions on sessions.id = session_id where interview_id = $1",
    [interviewId],
  );
  const file = await exportOf(`/interviews/${interviewId}`, "csv-long");
  const records = readRecords(file.text);
  expect(records.filter((record) => record.get("Kind") === "interview")).toHaveLength(rows[0].n);
  expect(records.some((record) => record.get("Text") === answers[1])).toBe(true);
  for (const row of readCsv(file.text)) for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
});

test("a project's JSON holds its interviews and, apart from them, its transcripts", async () => {
  const project = JSON.parse((await exportOf(`/projects/${projectId}`, "json")).text);
  expect(project).toMatchObject({ format: "askwell-project", name: "Honey", personalData: false });
  expect(project.people).toEqual([{ id: expect.any(String), name: "Researcher 1" }]);
  const [interview, transcripts] = project.interviews;
  expect(interview.sessions.map((session: { label: string }) => session.label)).toEqual([
    "P-01",
    "P-02",
    "Wet winters",
  ]);
  expect(transcripts.sessions).toMatchObject([
    {
      label: "Transcript 1",
      kind: "transcript",
      turns: [{ role: "interviewer" }, { text: "Winter.", seconds: 3.5 }],
    },
  ]);
  const personal = JSON.parse((await exportOf(`/projects/${projectId}`, "json", "&personal=1")).text);
  expect(personal.people[0].name).toBe("Ruth Canary");
  expect(personal.interviews[1].sessions[0].turns[1].speakerName).toBe("Zoltan Mezei");
});

test("a project's JSON holds how each question is treated, also of one that is no longer asked", async () => {
  const own = await makeProject(creator, "Wax");
  const old = { text: "How is wax made?", depth: "deep", aim: "Steps", helpText: "Begin with the bees." };
  const id = await makeInterview(creator, own, { questions: [old] });
  await startParticipant(app, id);
  await creator.send("PATCH", `/api/interviews/${id}`, { questions: ["What is wax for?"] });
  const [interview] = JSON.parse((await exportOf(`/projects/${own}`, "json")).text).interviews;
  const ids = { id: expect.any(String) };
  expect(interview.questions).toEqual([
    { ...ids, text: "What is wax for?", depth: "normal" },
    { ...ids, ...old },
  ]);
});

test("transcripts leave as a file each, as text and as captions", async () => {
  const texts = (await exportOf(`/projects/${projectId}`, "txt")).unzip();
  expect([...texts.keys()]).toEqual([
    "Bénéfices 🐝 2026 x/P-01.txt",
    "Bénéfices 🐝 2026 x/P-02.txt",
    "Bénéfices 🐝 2026 x/Wet winters.txt",
    "Uploaded transcripts/Transcript 1.txt",
  ]);
  expect([...texts.values()][3]).toContain("[00:00:03] Transcript 1: Winter.");
  const captions = (await exportOf(`/interviews/${interviewId}`, "vtt")).unzip();
  expect([...captions.values()].every((text) => text.startsWith("WEBVTT"))).toBe(true);
});

test("threads leave with the numbers of their authors and with people's tags", async () => {
  const long = readRecords((await exportOf(`/interviews/${interviewId}`, "csv-long")).text);
  const comments = long.filter((record) => record.get("Kind") === "thread");
  expect(comments.map((record) => [record.get("Speaker"), record.get("Text"), record.get("Tags")])).toEqual([
    ["u/…1", "Rain again.", "weather"],
    ["u/…2", "Mail ••••••••••••••••••", ""],
  ]);
  expect((await exportOf(`/interviews/${interviewId}`, "codebook")).text).toContain("Tags,weather,,1");
  expect((await exportOf(`/interviews/${interviewId}`, "json")).text).not.toContain("Transcript 1");
});

test("withdrawn sessions are in no export", async () => {
  const info = { ageRange: "65+", occupation: "Baker", location: "Peru", townCity: "Lima" };
  const left = await makeFinishedSession(app, interviewId, { info });
  await app.db.pool.query("update sessions set withdrawn_at = now() where id = $1", [left.sessionId]);
  expect((await exportOf(`/interviews/${interviewId}`, "json", "&personal=1")).text).not.toContain("Peru");
});

test("other people's and deleted interviews, and unknown formats, are refused", async () => {
  const stranger = await makeCreator(app);
  for (const path of [`/interviews/${interviewId}`, `/projects/${projectId}`, "/interviews/nope"]) {
    const file = await download(`${app.url}/api${path}/export?format=json`, stranger.token);
    expect(file.status).toBe(404);
  }
  const unknown = await exportOf(`/interviews/${interviewId}`, "xlsx");
  expect(unknown.status).toBe(400);
  expect(JSON.parse(unknown.text).error).toBe("This format is not known.");
  expect((await download(`${app.url}/api/interviews/${interviewId}/export?format=json`, "no")).status).toBe(
    401,
  );
  const gone = await makeInterview(creator, projectId);
  await creator.send("DELETE", `/api/interviews/${gone}`);
  expect((await exportOf(`/interviews/${gone}`, "json")).status).toBe(404);
});
