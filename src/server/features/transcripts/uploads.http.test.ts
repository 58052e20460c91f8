import { afterAll, beforeAll, expect, test } from "vitest";
import type { Speaker, Transcript } from "#contract/transcripts.ts";
import { makeCreator, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { makeDocx, makePdf } from "../interviews/upload/files-for-tests.ts";
import { type Content, makeForm, talk } from "./upload-for-tests.ts";
import { saveTranscripts } from "./uploads.service.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
});
afterAll(() => app.close());

const upload = (files: [string, Content][], fields?: Record<string, string>) =>
  creator.post("/api/upload-transcript", makeForm(files, fields));

async function countSources(): Promise<number> {
  return (await creator.get("/api/transcripts")).body.length;
}

/** "Name role turns" for each speaker. */
async function describeSpeakers(id: string): Promise<string[]> {
  const { body } = await creator.get(`/api/transcripts/${id}`);
  const turns: { speakerId: string }[] = body.turns;
  return body.speakers.map(
    ({ id: speakerId, name, role }: Speaker) =>
      `${name} ${role} ${turns.filter((turn) => turn.speakerId === speakerId).length}`,
  );
}

test("an uploaded transcript has its speakers, its language and its words", async () => {
  const reply = await upload([["monday.txt", talk]]);
  expect(reply.status).toBe(200);
  const [transcript]: Transcript[] = reply.body;
  expect(transcript).toMatchObject({
    name: "monday",
    fileName: "monday.txt",
    projectId: null,
    turnCount: 4,
    language: "en",
    tags: [],
    notices: [],
  });
  expect(transcript?.wordCount).toBe(34);
  expect(await describeSpeakers(transcript?._id ?? "")).toEqual([
    "Interviewer interviewer 2",
    "Ana participant 2",
  ]);
});

test.each([
  ["es", "Ana: Siempre hago una lista los domingos y casi todo queda listo el miércoles por la tarde."],
  ["de", "Ana: Ich schreibe jeden Sonntag eine Liste, und das meiste ist bis Mittwoch erledigt."],
  ["ar", "آنا: أكتب قائمة يوم الأحد وأنجز معظمها قبل يوم الأربعاء في المساء"],
])("the language of a talk in %s is told", async (language, text) => {
  const reply = await upload([["talk.txt", text]]);
  expect(reply.body.map((transcript: Transcript) => transcript.language)).toEqual([language]);
});

test("a form field puts transcripts into a project of one's own, and into no other", async () => {
  const projectId = await makeProject(creator);
  const reply = await upload([["a.txt", talk]], { projectId });
  expect(reply.body[0].projectId).toBe(projectId);
  const foreign = await makeProject(await makeCreator(app));
  const before = await countSources();
  const refused = await upload([["a.txt", talk]], { projectId: foreign });
  expect([refused.status, refused.body.code]).toEqual([404, "project_not_found"]);
  expect(await countSources()).toBe(before);
});

test("one bad file among ten is named, and the other nine are kept", async () => {
  const good = Array.from({ length: 9 }, (_, index): [string, string] => [`talk-${index}.txt`, talk]);
  const before = await countSources();
  const reply = await upload([
    ...good.slice(0, 4),
    ["photo.txt", Buffer.from("89504e470d0a1a0a00", "hex")],
    ...good.slice(4),
  ]);
  expect(reply.status).toBe(200);
  expect(reply.body.transcripts).toHaveLength(9);
  expect(reply.body.refused).toEqual([
    { fileName: "photo.txt", error: expect.stringMatching(/^Unsupported file type: photo\.txt/) },
  ]);
  expect(await countSources()).toBe(before + 9);
});

test("the same file twice is two transcripts, and the second says so", async () => {
  const reply = await upload([["twice.txt", talk]]);
  expect(reply.body[0].notices).toEqual([]);
  const [again] = (await upload([["twice.txt", talk]])).body;
  expect(again.notices).toEqual([expect.stringContaining("second copy")]);
  const both = (
    await upload([
      ["pair.txt", talk],
      ["pair.txt", talk],
    ])
  ).body;
  expect(both.map((transcript: Transcript) => transcript.notices.length)).toEqual([0, 1]);
});

test("names are shown as text, without folders and direction marks, and bad names lead nowhere", async () => {
  const names = [
    "../../etc/passwd",
    "C:\\temp\\x.txt",
    "<img onerror=alert(1)>.txt",
    "gnp.\u202etxt",
    `${"n".repeat(300)}.txt`,
    "con.txt",
  ];
  const reply = await upload(names.map((name): [string, string] => [name, talk]));
  const shown: Transcript[] = reply.body;
  expect(shown.map(({ fileName }) => fileName)).toEqual([
    "passwd",
    "x.txt",
    "<img onerror=alert(1)>.txt",
    "gnp.txt",
    "n".repeat(100),
    "con.txt",
  ]);
  expect(shown.every(({ name }) => name.length <= 200 && !/[\u202a-\u202e]/.test(name))).toBe(true);
});

test("NUL, direction marks and half emojis inside of a file can be kept and read again", async () => {
  const json = JSON.stringify([
    { speaker: "Interviewer", text: "Why?" },
    { speaker: "\u202eAna\u0000", text: "Be\u0000cause \ud83d of 😀 \u202eit." },
  ]);
  const reply = await upload([["talk.json", json]]);
  expect(reply.status).toBe(200);
  const { body } = await creator.get(`/api/transcripts/${reply.body[0]._id}`);
  expect(body.speakers.map((speaker: Speaker) => speaker.name)).toEqual(["Interviewer", "Ana"]);
  expect(body.turns[1].text).toBe("Because \ufffd of 😀 \u202eit.");
});

test("formulas and markup in tables and captions stay text", async () => {
  const csv = 'speaker,text\nInterviewer,Why?\nAna,"=HYPERLINK(""http://x"")"\nAna,<b>So</b>\n';
  const [table] = (await upload([["t.csv", csv]])).body;
  const { turns } = (await creator.get(`/api/transcripts/${table._id}`)).body;
  expect(turns.map((turn: { text: string }) => turn.text)).toContain('=HYPERLINK("http://x")');
});

test("a document in Word or PDF is read by its content, whatever it is called", async () => {
  const lines = talk.split("\n");
  const reply = await upload([
    ["talk.docx", makeDocx(lines)],
    ["talk.pdf", makePdf(lines)],
    ["disguised.txt", makeDocx(lines)],
    ["text.pdf", talk],
    ["wide.txt", Buffer.from(`\ufeff${talk}`, "utf16le")],
  ]);
  const turns = reply.body.map((transcript: Transcript) => [transcript.fileName, transcript.turnCount]);
  expect(turns).toEqual([
    ["talk.docx", 4],
    ["talk.pdf", 4],
    ["disguised.txt", 4],
    ["text.pdf", 4],
    ["wide.txt", 4],
  ]);
});

const rows = talk.split("\n").map((line) => line.split(": "));

test("tables with tabs and pages are read as what they are", async () => {
  const page = `<!doctype html><html><head><title>Interview</title><style>b { color: red }</style></head><body>
    <script>say("Ana: canary")</script>${rows.map(([name, text]) => `<p><b>${name}:</b> ${text}</p>`).join("")}</body></html>`;
  const reply = await upload([
    ["table.tsv", `Speaker\tText\n${rows.map((row) => row.join("\t")).join("\n")}`],
    ["page.html", page],
    ["saved as.txt", page],
  ]);
  expect(reply.body.map(({ name, turnCount }: Transcript) => [name, turnCount])).toEqual([
    ["table", 4],
    ["page", 4],
    ["saved as", 4],
  ]);
  for (const { _id } of reply.body) {
    expect(await describeSpeakers(_id)).toEqual(["Interviewer interviewer 2", "Ana participant 2"]);
    const { turns } = (await creator.get(`/api/transcripts/${_id}`)).body;
    expect(turns.map(({ text }: { text: string }) => text)).toEqual(rows.map(([, text]) => text));
  }
});

test("transcripts have the names of their files, whatever stands above the talk", async () => {
  const projectId = await makeProject(creator);
  const titled = (number: number) => `Interview\n\n${talk}\nInterviewer: Is that all of number ${number}?`;
  const reply = await upload(
    [
      ["P1.txt", titled(1)],
      ["P2.txt", titled(2)],
      [
        "wave 2.csv",
        "session,speaker,text\n1,Ana,How is it?\n1,Ben,So.\n2,Ana,How?\n2,Cleo,Fine.\n2,Ana,Oh?",
      ],
      ["P1.txt", titled(1).replace("Sunday", "Sunday or Monday")],
    ],
    { projectId },
  );
  expect(reply.body.map(({ name }: Transcript) => name)).toEqual([
    "P1",
    "P2",
    "wave 2, 1",
    "wave 2, 2",
    "P1 (2)",
  ]);
});

test("a text of one endless paragraph is parted into turns that can be kept", async () => {
  const words = Array.from({ length: 150_000 }, (_, index) => `word${index}`).join(" ");
  const reply = await upload([["essay.txt", words]]);
  expect(reply.status).toBe(200);
  expect(reply.body[0].turnCount).toBeGreaterThan(100);
  const { turns } = (await creator.get(`/api/transcripts/${reply.body[0]._id}`)).body;
  expect(turns.map((turn: { text: string }) => turn.text).join(" ")).toBe(words);
});

test("when keeping a file fails half-way, nothing of it is kept", async () => {
  const before = await countSources();
  const accountId = (await creator.get("/api/current_user")).body._id;
  let left = 4;
  const newId = () => {
    left -= 1;
    if (left < 0) throw new Error("the disk is full");
    return app.deps.newId();
  };
  const turns = [{ speakerId: "s1", text: "So.", startSeconds: null }];
  const speakers = [{ id: "s1", name: "Ana", role: "participant" as const, confidence: 1 }];
  const transcript = { title: "A", speakers, turns, notices: [], language: "en", wordCount: 1 };
  const read = Array.from({ length: 3 }, () => ({ transcript, annotations: [], tags: [] }));
  const place = { accountId, ownerId: accountId, projectId: null, fileName: "a.txt" };
  await expect(saveTranscripts({ db: app.db, newId }, place, read)).rejects.toThrow("the disk is full");
  expect(await countSources()).toBe(before);
});
