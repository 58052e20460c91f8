import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  makeEvidence,
  makeProject as makeExportProject,
  makeFinding,
  makeInterview,
  makeSession,
  makeSmallProject,
  makeTurn,
} from "#analysis/formats/export/project-for-tests.ts";
import type { ExportProject } from "#analysis/formats/export-project.ts";
import { readQdpx } from "#analysis/formats/refi/read-qdpx.ts";
import type { RefiCode, RefiProject, ZipEntry } from "#analysis/formats/refi/refi-project.ts";
import { writeQdc, writeQdpx } from "#analysis/formats/refi/write-qdpx.ts";
import type { Annotation } from "#contract/session-reading.ts";
import type { Transcript } from "#contract/transcripts.ts";
import { makeCreator, makeProject } from "../../testing/makers.ts";
import { caseCount } from "../../testing/some-cases.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { download } from "../exports/exports-for-tests.ts";
import { makeZip, type ZipPart } from "../interviews/upload/files-for-tests.ts";
import { talk } from "./upload-for-tests.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
});
afterAll(() => app.close());

function zip(entries: ZipEntry[]): Buffer {
  return makeZip(entries.map(({ path, bytes }): ZipPart => ({ name: path, content: Buffer.from(bytes) })));
}

function bring(projectId: string, name: string, content: string | Buffer, by = creator) {
  const form = new FormData();
  form.append("file", new Blob([typeof content === "string" ? content : new Uint8Array(content)]), name);
  return by.post(`/api/projects/${projectId}/import`, form);
}

/** The annotations of a transcript, each with the words of its turn at its place. */
async function listMarks(sourceId: string): Promise<string[]> {
  const { rows } = await app.db.pool.query("select items from source_annotations where source_id = $1", [
    sourceId,
  ]);
  const { body } = await creator.get(`/api/transcripts/${sourceId}`);
  const texts = new Map<string, string>(
    body.turns.map(({ _id, text }: { _id: string; text: string }) => [_id, text]),
  );
  const items: Annotation[] = rows.flatMap((row) => row.items);
  return items.map(({ kind, text, messageId, passage }) => {
    const points = Array.from(texts.get(messageId) ?? "");
    const words = points.slice(passage?.start, passage?.end).join("");
    expect(words).toBe(passage?.quote);
    return `${kind} ${JSON.stringify(text)}: ${words}`;
  });
}

const whole = "🐝🐝 Winter.\nقال: البرد קר מאוד, and the mites & <rain>.";

test("a project of ours comes in with its codes on their words, its notes and its variables", async () => {
  const projectId = await makeProject(creator);
  const reply = await bring(projectId, "honey.qdpx", zip(writeQdpx(makeSmallProject(true))));
  expect(reply.status).toBe(200);
  expect({ codes: reply.body.codes, codings: reply.body.codings }).toEqual({ codes: 4, codings: 4 });
  const [transcript]: Transcript[] = reply.body.transcripts;
  expect(transcript).toMatchObject({ name: "P-01", fileName: "honey.qdpx", projectId, turnCount: 2 });
  expect(transcript?.speakers.map(({ name, role }) => `${name} ${role}`)).toEqual([
    "Interviewer interviewer",
    "P-01 participant",
  ]);
  expect(await listMarks(transcript?._id ?? "")).toEqual([
    `tag "concern": ${whole}`,
    `note "Ask again\\nin spring": ${whole}`,
    'highlight "weather": Winter.',
    'tag "The cold is hard": Winter.',
    'tag "Against: The cold is hard": قال: البرد',
  ]);
  expect(transcript?.tags).toEqual([
    "Age range: 25-34",
    "Occupation: Beekeeper",
    "Country: Chile",
    "Town or city: Quellón",
    "Language: en",
    "Completed: true",
    "Started: 2026-05-01T10:00:00.000Z",
  ]);
  expect(reply.body.notices).toEqual([]);
});

function listCodes(codes: RefiCode[]): RefiCode[] {
  return codes.flatMap((code) => [code, ...listCodes(code.codes)]);
}

/** Each code as "group > name: description", without the twins of cases and what only holds them. */
function describeCodes(codes: RefiCode[], twins: ReadonlySet<string>, group = ""): string[] {
  return codes.flatMap((code) => [
    ...(code.isCodable && !twins.has(code.guid) ? [`${group} > ${code.name}: ${code.description}`] : []),
    ...describeCodes(code.codes, twins, code.name),
  ]);
}

/** What has to survive: codes on their words with their makers, cases with the values of their variables. */
function describeProject(project: RefiProject) {
  const twins = new Set(project.cases.map((item) => item.guid));
  const users = new Map(project.users.map((user) => [user.guid, user.name]));
  const codes = new Map(listCodes(project.codes).map((code) => [code.guid, code.name]));
  const variables = new Map(project.variables.map(({ guid, name, type }) => [guid, `${name} (${type})`]));
  const coded = project.sources.flatMap((source) => {
    const points = Array.from(source.text);
    return source.selections.flatMap(({ codings, start, end }) =>
      codings
        .filter((coding) => !twins.has(coding.codeGuid))
        .map(
          (coding) =>
            `${users.get(coding.userGuid ?? "")}: ${codes.get(coding.codeGuid)} @${start}-${end}: ${points.slice(start, end).join("")}`,
        ),
    );
  });
  return {
    texts: project.sources.map((source) => source.text),
    codes: describeCodes(project.codes, twins).sort(),
    coded: coded.sort(),
    notes: project.notes.map((note) => `${users.get(note.userGuid ?? "")}: ${note.text}`).sort(),
    cases: project.cases.map(({ values }) =>
      values.map(({ variableGuid, value }) => `${variables.get(variableGuid)} = ${value}`).sort(),
    ),
  };
}

function read(entries: ZipEntry[]): RefiProject {
  const reading = readQdpx(entries);
  if ("problem" in reading) throw new Error(reading.problem);
  return reading.project;
}

function makeTwoTalks(): ExportProject {
  const texts = ["Ja: eins.\r\nZwei\r\n\r\ndrei 👩‍👩‍👧!", "שלום, a\u00a0b; c", '=1+1 <b>& \t"x"'];
  const sessions = ["s1", "s2"].map((id, index) => {
    const turns = texts.flatMap((text, turn) => [
      makeTurn(`${id}a${turn}`, "interviewer", `Question ${turn}, please: what then?`),
      makeTurn(`${id}b${turn}`, "participant", `${text} ${index}`),
    ]);
    const session = makeSession(id, `P-0${index + 1}`, turns);
    session.formAnswers = [
      {
        formName: "Before",
        formType: "pre",
        answers: [
          { question: "How many: hives", kind: "number", answer: String(index + 2) },
          { question: "Why?", kind: "text", answer: "So: that." },
        ],
      },
    ];
    session.annotations = turns
      .filter((turn) => turn.role === "participant")
      .map((turn, at) => ({
        id: `${id}n${at}`,
        kind: "tag",
        turnId: turn.id,
        text: `Tag: ${at}`,
        passage: null,
        personId: "u1",
        createdAt: "2026-05-02T09:00:00.000Z",
      }));
    return session;
  });
  const [first] = sessions;
  const answer = first?.turns[1];
  const evidence =
    first && answer ? [makeEvidence(first, answer, [4, 9]), makeEvidence(first, answer, [12, 20])] : [];
  return makeExportProject(
    [makeInterview(sessions, [makeFinding("f1", "Counts, in German", evidence)])],
    true,
  );
}

test.each([
  ["of one talk", makeSmallProject(true)],
  ["of two talks with line ends, emoji, right-to-left words and form answers", makeTwoTalks()],
])("a project %s goes out, comes in and goes out as it was", async (_, project) => {
  const entries = writeQdpx(project);
  const projectId = await makeProject(creator);
  expect((await bring(projectId, "x.qdpx", zip(entries))).status).toBe(200);
  const file = await download(
    `${app.url}/api/projects/${projectId}/export?format=qdpx&personal=1`,
    creator.token,
  );
  const again = [...file.unzip()].map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
  expect(describeProject(read(again))).toEqual(describeProject(read(entries)));
});

test("authors of imported marks have their names with personal data alone", async () => {
  const projectId = await makeProject(creator);
  await bring(projectId, "x.qdpx", zip(writeQdpx(makeSmallProject(true))));
  const read = (format: string) =>
    download(`${app.url}/api/projects/${projectId}/export?format=${format}`, creator.token);
  const texts = [...(await read("qdpx")).unzip().values(), (await read("json")).text];
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts) expect(text).not.toContain("Okafor");
});

test("very many codings come in, each on its words", async () => {
  const turns = Array.from({ length: 100 }, (_, index) =>
    makeTurn(`t${index}`, "participant", `😀 Answer ${index}\r\nof שלום many words`),
  );
  const session = makeSession("s1", "P-01", turns);
  const codes = caseCount(10, 100);
  const findings = Array.from({ length: codes }, (_, index) =>
    makeFinding(
      `f${index}`,
      `Finding ${index}`,
      turns.map((turn) => makeEvidence(session, turn, [2, 8])),
    ),
  );
  const project = makeExportProject([makeInterview([session], findings)]);
  const reply = await bring(await makeProject(creator), "many.qdpx", zip(writeQdpx(project)));
  expect(reply.body).toMatchObject({ codes, codings: codes * 100 });
  const marks = await listMarks(reply.body.transcripts[0]._id);
  expect(marks).toHaveLength(codes * 100);
  expect(new Set(marks).size).toBe(codes);
  expect(marks.every((mark) => mark.endsWith(": Answer"))).toBe(true);
}, 60_000);

test("a codebook is read, and it is said that nothing of it was kept", async () => {
  const text = writeQdc(makeSmallProject(true)) ?? "";
  const reply = await bring(await makeProject(creator), "codes.qdc", text);
  expect([reply.status, reply.body.transcripts, reply.body.codes, reply.body.codings]).toEqual([
    200,
    [],
    4,
    0,
  ]);
  expect(reply.body.notices.join(" ")).toMatch(/^The codebook has 4 codes\. .*nothing was saved\.$/);
});

test("a plain transcript comes into the project too", async () => {
  const projectId = await makeProject(creator);
  const reply = await bring(projectId, "monday.txt", talk);
  expect(reply.body).toMatchObject({ codes: 0, codings: 0, notices: [] });
  const listed = (await creator.get(`/api/transcripts?projectId=${projectId}`)).body;
  expect(listed).toEqual(reply.body.transcripts);
});

test("a project of another program says what was not taken over", async () => {
  const guid = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;
  const qde = `<?xml version="1.0" encoding="utf-8"?>
<Project xmlns="urn:QDA-XML:project:1.0" name="Other" origin="Other 9">
<Users><User guid="${guid(1)}" name="Kim"/></Users>
<CodeBook><Codes><Code guid="${guid(2)}" name="Waiting" isCodable="true"/><Code guid="${guid(3)}" name="Unused" isCodable="true"/></Codes></CodeBook>
<Variables><Variable guid="${guid(4)}" name="Wave" typeOfVariable="Integer"/></Variables>
<Cases><Case guid="10000000-0000-4000-8000-000000000001" name="talk"><VariableValue><VariableRef targetGUID="${guid(4)}"/><IntegerValue>3</IntegerValue></VariableValue></Case><Case guid="10000000-0000-4000-8000-000000000002" name="Nobody"><Description>Moved away</Description></Case><Case guid="${guid(5)}" name="Household 7"><VariableValue><VariableRef targetGUID="${guid(4)}"/><IntegerValue>2</IntegerValue></VariableValue><SourceRef targetGUID="${guid(6)}"/></Case></Cases>
<Sources><TextSource guid="${guid(6)}" name="Talk" plainTextPath="internal://talk.txt">
<PlainTextSelection guid="${guid(7)}" startPosition="5" endPosition="22"><Coding guid="${guid(8)}" creatingUser="${guid(1)}"><CodeRef targetGUID="${guid(2)}"/></Coding></PlainTextSelection>
</TextSource><PictureSource guid="${guid(9)}" name="Photo" path="internal://p.png"/></Sources><Links><Link guid="10000000-0000-4000-8000-000000000003"/></Links></Project>`;
  const file = makeZip([
    { name: "project.qde", content: Buffer.from(qde) },
    {
      name: "sources\\talk.txt",
      content: Buffer.from("Ana: I waited.\nBen: Why?\nAna: No idea.\nBen: I see, hm?\n"),
    },
    { name: "sources/p.png", content: Buffer.alloc(1_000) },
  ]);
  const reply = await bring(await makeProject(creator), "other.qdpx", file);
  expect(reply.body).toMatchObject({ codes: 2, codings: 2 });
  expect(reply.body.transcripts[0].tags).toEqual(["Case: Household 7", "Case: talk", "Wave: 2", "Wave: 3"]);
  expect(await listMarks(reply.body.transcripts[0]._id)).toEqual([
    'tag "Waiting": I waited.',
    'tag "Waiting": Wh',
  ]);
  expect(reply.body.notices).toEqual([
    "Links between passages were left out (1).",
    "Pictures, recordings and other sources without text were left out (1).",
    "Codings over several turns were parted, one on each turn (1).",
    "Cases that name no source were linked to the source with their name (1).",
    "Cases that belong to no source were left out (1).",
    "Codes that mark no passage were left out (1).",
    "Descriptions of cases were left out (1).",
  ]);
});

describe("what cannot be imported is refused with a sentence and leaves nothing", () => {
  const sound = writeQdpx(makeSmallProject());
  const parts = sound.map(({ path, bytes }): ZipPart => ({ name: path, content: Buffer.from(bytes) }));
  const spaces = Buffer.alloc(50_000_000, " ");
  test.each<[string, string | Buffer, number, RegExp]>([
    [
      "slip.qdpx",
      makeZip([...parts, { name: "../../etc/passwd", content: Buffer.from("x") }]),
      400,
      /leads to another folder/,
    ],
    [
      "root.qdpx",
      makeZip([...parts, { name: "/etc/passwd", content: Buffer.from("x") }]),
      400,
      /leads to another folder/,
    ],
    [
      "bomb.qdpx",
      makeZip([...parts, { name: "sources/b.txt", content: spaces }]),
      400,
      /^bomb\.qdpx could not be read: it expands to too much text\.$/,
    ],
    [
      "liar.qdpx",
      makeZip([...parts, { name: "sources/b.txt", content: spaces, claimedSize: 10 }]),
      400,
      /too much text/,
    ],
    [
      "crowd.qdpx",
      makeZip([
        ...parts,
        ...Array.from({ length: 6_000 }, (_, index) => ({
          name: `sources/${index}.txt`,
          content: Buffer.from("x"),
        })),
      ]),
      400,
      /damaged or protected/,
    ],
    ["cut.qdpx", zip(sound).subarray(0, -40), 400, /damaged or protected/],
    [
      "none.qdpx",
      makeZip([{ name: "project.qde", content: Buffer.from("<Project>") }]),
      400,
      /^The file is damaged/,
    ],
    [
      "laughs.qdpx",
      makeZip([
        {
          name: "project.qde",
          content: Buffer.from(
            '<!DOCTYPE p [<!ENTITY a "lol">]><Project xmlns="urn:QDA-XML:project:1.0" name="&a;"/>',
          ),
        },
      ]),
      400,
      /^The file is damaged/,
    ],
    ["old.doc", Buffer.from("d0cf11e0a1b11ae1000000000000", "hex"), 415, /Word 97/],
    ["empty.txt", "", 400, /is empty/],
  ])("%s", async (name, content, status, sentence) => {
    const projectId = await makeProject(creator);
    const reply = await bring(projectId, name, content);
    expect([reply.status, reply.body.error]).toEqual([status, expect.stringMatching(sentence)]);
    expect(reply.text).not.toContain("lol");
    expect((await creator.get(`/api/transcripts?projectId=${projectId}`)).body).toEqual([]);
  });

  test("a file for somebody else's project", async () => {
    const foreign = await makeProject(await makeCreator(app));
    const reply = await bring(foreign, "monday.txt", talk);
    expect([reply.status, reply.body.code]).toEqual([404, "project_not_found"]);
  });
});
