import { expect, test } from "vitest";
import { caseCount } from "#server/testing/some-cases.ts";
import { sliceCodePoints } from "../../code-points.ts";
import {
  makeEvidence,
  makeFinding,
  makeInterview,
  makeProject,
  makeSession,
  makeSmallProject,
  makeTurn,
} from "../export/project-for-tests.ts";
import type { ExportProject, ExportQuestion } from "../export-project.ts";
import { makeRefiProject } from "./make-refi-project.ts";
import { type QdpxReading, readQdc, readQdpx } from "./read-qdpx.ts";
import type { RefiCode, RefiProject, ZipEntry } from "./refi-project.ts";
import { writeEntries } from "./write-entries.ts";
import { writeQdc, writeQdpx } from "./write-qdpx.ts";

function open(reading: QdpxReading): { project: RefiProject; notices: string[] } {
  if ("problem" in reading) throw new Error(reading.problem);
  return reading;
}

function roundTrip(project: ExportProject): RefiProject {
  return open(readQdpx(writeQdpx(project))).project;
}

function listCodes(codes: RefiCode[]): RefiCode[] {
  return codes.flatMap((code) => [code, ...listCodes(code.codes)]);
}

/** Each coding as "code: the words it stands on". */
function listCoded(project: RefiProject): string[] {
  const names = new Map(listCodes(project.codes).map((code) => [code.guid, code.name]));
  return project.sources.flatMap((source) =>
    source.selections.flatMap(({ codings, start, end }) =>
      codings.map(({ codeGuid }) => `${names.get(codeGuid)}: ${sliceCodePoints(source.text, start, end)}`),
    ),
  );
}

function makeManyCodings(count: number): ExportProject {
  const turns = Array.from({ length: 100 }, (_, i) =>
    makeTurn(`t${i}`, "participant", `😀 Answer ${i}\r\nof שלום many words`),
  );
  const session = makeSession("s1", "P-01", turns);
  const findings = Array.from({ length: count / 100 }, (_, f) =>
    makeFinding(
      `f${f}`,
      `Finding ${f}`,
      turns.map((turn) => makeEvidence(session, turn, [2, 8])),
    ),
  );
  return makeProject([makeInterview([session], findings)]);
}

test("the zip holds the project and a text for each source and note, in UTF-8 and LF without a mark", () => {
  const entries = writeQdpx(makeSmallProject());
  expect(entries.map((entry) => entry.path)).toEqual([
    "project.qde",
    ...Array.from({ length: 3 }, () => expect.stringMatching(/^sources\/[0-9a-f-]{36}\.txt$/)),
  ]);
  const [source] = entries.slice(1).map((entry) => Buffer.from(entry.bytes).toString("utf8"));
  expect(source).toBe(
    "Interviewer: What is hard?\n\nP-01: 🐝🐝 Winter.\nقال: البرد קר מאוד, and the mites & <rain>.",
  );
});

test("codes stand on the words they were put on, after emoji and CRLF and in right-to-left text", () => {
  const whole =
    "Interviewer: What is hard?\n\nP-01: 🐝🐝 Winter.\nقال: البرد קר מאוד, and the mites & <rain>.";
  expect(listCoded(roundTrip(makeSmallProject()))).toEqual([
    `P-01: ${whole}`,
    "concern: 🐝🐝 Winter.\nقال: البرد קר מאוד, and the mites & <rain>.",
    "Highlight: Winter.",
    "The cold is hard: Winter.",
    "Against: The cold is hard: قال: البرد",
  ]);
});

test("what is written is read back whole and written again byte for byte", () => {
  for (const project of [makeSmallProject(), makeSmallProject(true), makeManyCodings(200)]) {
    const entries = writeQdpx(project);
    const { project: read, notices } = open(readQdpx(entries));
    expect(notices).toEqual([]);
    expect(read).toEqual(makeRefiProject(project));
    expect(writeEntries(read)).toEqual(entries);
  }
});

test("notes and comments come with their makers", () => {
  const { notes, users, sources } = roundTrip(makeSmallProject(true));
  const names = new Map(users.map((user) => [user.guid, user.name]));
  expect(notes.map(({ text, userGuid }) => [text, names.get(userGuid ?? "")])).toEqual([
    ["Ask again\nin spring", "Ruth Okafor"],
    ["weather", "Ruth Okafor"],
  ]);
  const makers = sources[0]?.selections.map((selection) => names.get(selection.userGuid ?? ""));
  expect(makers).toEqual([
    "Askwell coder",
    "Ruth Okafor",
    "Ruth Okafor",
    "Ruth Okafor",
    "Askwell coder",
    "Askwell coder",
  ]);
});

test("each session is a case with its characteristics and a code of the same GUID over the whole text", () => {
  const project = makeSmallProject(true);
  const [session] = project.interviews[0]?.sessions ?? [];
  if (!session) throw new Error("no session");
  session.formAnswers = [
    { formName: "Before", formType: "pre", answers: [{ question: "Hives?", kind: "number", answer: "-3" }] },
  ];
  const refi = roundTrip(project);
  const [first] = refi.cases;
  const names = new Map(refi.variables.map((variable) => [variable.guid, variable.name]));
  expect(
    first?.values.map(({ variableGuid, type, value }) => [names.get(variableGuid), type, value]),
  ).toEqual([
    ["Age range", "Text", "25-34"],
    ["Occupation", "Text", "Beekeeper"],
    ["Country", "Text", "Chile"],
    ["Town or city", "Text", "Quellón"],
    ["Language", "Text", "en"],
    ["Completed", "Boolean", "true"],
    ["Started", "DateTime", "2026-05-01T10:00:00.000Z"],
    ["Before: Hives?", "Float", "-3"],
  ]);
  expect(first?.sourceGuids).toEqual(refi.sources.map((source) => source.guid));
  const twin = refi.sources[0]?.selections[0];
  expect(twin?.codings[0]?.codeGuid).toBe(first?.guid);
  expect([twin?.start, twin?.end]).toEqual([0, Array.from(refi.sources[0]?.text ?? "").length]);
  expect(listCodes(refi.codes).find((code) => code.guid === first?.guid)?.isCodable).toBe(true);
});

test("closed answers are variables of their cases, and what doesn't concern somebody is said", () => {
  const project = makeSmallProject();
  const [interview] = project.interviews;
  const [session] = interview?.sessions ?? [];
  const turn = session?.turns.find(({ role }) => role === "interviewer");
  if (!interview || !session || !turn) throw new Error("no session");
  const ask = (id: string, item: ExportQuestion["item"]): ExportQuestion => ({
    ...{ id, text: `${id}?`, depth: "light" as const, ...(item && { item }) },
  });
  const options = ["Wax", "Honey"];
  interview.questions = [
    ask("one", { kind: "choice", options }),
    ask("many", { kind: "several", options }),
    ask("scale", { kind: "scale", min: 1, max: 5 }),
    ask("order", { kind: "ranking", options }),
    ask("words", { kind: "choice", options }),
    { ...ask("some", undefined), askIf: [{ by: { kind: "answer", questionId: "one" }, values: ["Wax"] }] },
  ];
  const answers = { one: ["Honey"], many: ["Wax"], scale: ["4"], order: ["Honey", "Wax"], words: [] };
  session.turns = [
    ...Object.entries(answers).map(([questionId, values]) => ({ ...turn, closed: { questionId, values } })),
    { ...turn, passed: ["some"] },
  ].map((one, at) => ({ ...one, id: `c${at}`, questionId: null }));
  session.annotations = [];
  interview.findings = [];
  const refi = roundTrip(project);
  const names = new Map(refi.variables.map(({ guid, name }) => [guid, name]));
  const told = refi.cases[0]?.values.map(({ variableGuid, type, value }) => {
    return `${names.get(variableGuid)} ${type} ${value}`;
  });
  expect(told?.filter((one) => one.includes("["))).toEqual([
    "one? [answer] Text Honey",
    "one? [asked] Text answered",
    "many? [Wax] Boolean true",
    "many? [Honey] Boolean false",
    "many? [asked] Text answered",
    "scale? [answer] Integer 4",
    "scale? [asked] Text answered",
    "order? [Wax] Integer 2",
    "order? [Honey] Integer 1",
    "order? [asked] Text answered",
    "words? [asked] Text answered in other words",
    "some? [asked] Text (not asked: doesn't concern them)",
  ]);
});

test("GUIDs stay the same when a project grows and is exported again", () => {
  const small = makeRefiProject(makeSmallProject());
  const grown = makeSmallProject();
  grown.exportedAt = "2027-01-01T00:00:00.000Z";
  grown.interviews[0]?.sessions.unshift(makeSession("s0", "P-00", [makeTurn("t0", "participant", "Hi")]));
  const large = makeRefiProject(grown);
  const collect = (refi: RefiProject) => [
    ...listCodes(refi.codes).map((code) => code.guid),
    ...refi.sources.flatMap((source) => [
      source.guid,
      ...source.selections.map((selection) => selection.guid),
    ]),
    ...refi.users.map((user) => user.guid),
    ...refi.notes.map((note) => note.guid),
  ];
  expect(new Set(collect(large))).toEqual(new Set([...collect(large), ...collect(small)]));
});

test("codes that people and the coder call the same have names of their own, categories too", () => {
  const project = makeSmallProject();
  const [interview] = project.interviews;
  const [session] = interview?.sessions ?? [];
  const [asked, answer] = session?.turns ?? [];
  if (!interview || !session || !asked || !answer) throw new Error("no session");
  const evidence = [makeEvidence(session, answer, [3, 10])];
  interview.findings = ["Concern", "tags", "P-01", "concern"].map((text, i) =>
    makeFinding(`f${i}`, text, evidence),
  );
  const names = listCodes(roundTrip(project).codes).map((code) => code.name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(["concern", "concern (2)", "concern (3)", "tags (2)", "p-01 (2)"]),
  );
});

test("very many codings go out and come back", () => {
  const count = caseCount(1_000, 10_000);
  const refi = roundTrip(makeManyCodings(count));
  const coded = listCoded(refi).filter((line) => line.endsWith(": Answer"));
  expect(coded).toHaveLength(count);
});

test("an empty project is still a project", () => {
  const refi = roundTrip(makeProject([]));
  expect([refi.codes, refi.cases, refi.sources]).toEqual([[], [], []]);
  expect(writeQdc(makeProject([]))).toBeNull();
});

test("a codebook goes out and comes back, without the codes of cases", () => {
  const text = writeQdc(makeSmallProject()) ?? "";
  const reading = readQdc(text);
  if ("problem" in reading) throw new Error(reading.problem);
  expect(
    listCodes(reading.codes).map(({ name, isCodable, description }) => [name, isCodable, description]),
  ).toEqual([
    ["Tags", false, ""],
    ["concern", true, "Worries"],
    ["Highlight", true, ""],
    ["Pain points", false, ""],
    ["The cold is hard", true, "Pain points"],
    ["Against: The cold is hard", true, "Pain points"],
  ]);
});

test("control characters and half emoji in words do no harm", () => {
  const project = makeSmallProject();
  project.name = "Bees \u0000 & \ud83d";
  project.interviews[0]?.sessions[0]?.annotations.push({
    id: "n9",
    kind: "tag",
    turnId: "t2",
    text: 'a"b\u0007<c>\n',
    passage: null,
    personId: "u1",
    createdAt: "no date",
  });
  const refi = roundTrip(project);
  expect(refi.name).toBe("Bees \ufffd & \ufffd");
  expect(listCodes(refi.codes).map((code) => code.name)).toContain('a"b\ufffd<c>');
});

const code = "11111111-2222-3333-4444-555555555555";
const other = "AAAAAAAA-2222-3333-4444-555555555555";

/** A project as other programs write it: braces, capitals, a folder in capitals, text within the element. */
function foreign(sources: string, files: ZipEntry[] = []): ZipEntry[] {
  const text = `\ufeff<?xml version="1.0" encoding="utf-8"?><q:Project xmlns:q="urn:QDA-XML:project:1.0" name="F" origin="X">
    <q:CodeBook><q:Codes><q:Code guid="{${code}}" name="C" isCodable="1" color="#fff"/></q:Codes></q:CodeBook>
    <q:Sources>${sources}</q:Sources></q:Project>`;
  return [{ path: "project.qde", bytes: new TextEncoder().encode(text) }, ...files];
}

const coding = (target: string) => `<q:Coding guid="${other}"><q:CodeRef targetGUID="${target}"/></q:Coding>`;
const selection = (start: number, end: number, target = code) =>
  `<q:PlainTextSelection guid="${other}" startPosition="${start}" endPosition="${end}">${coding(target)}</q:PlainTextSelection>`;

test("reads what other programs write, and says what was left out", () => {
  const sources = [
    `<q:TextSource guid="${other}" name="A"><q:PlainTextContent>One 🐝 two</q:PlainTextContent>${selection(4, 5)}${selection(3, 99)}${selection(0, 1, other)}</q:TextSource>`,
    `<q:TextSource guid="${other}" name="B" plainTextPath="internal:///B.TXT">${selection(0, 3)}</q:TextSource>`,
    `<q:TextSource guid="${other}" name="C" plainTextPath="relative:///c.txt"/>`,
    `<q:PDFSource guid="${other}" name="D"><q:Representation guid="${other}" plainTextPath="internal://d.txt"/></q:PDFSource>`,
    `<q:PictureSource guid="${other}" name="E"/>`,
  ].join("");
  const bytes = new TextEncoder().encode("\ufeffBee");
  const { project, notices } = open(
    readQdpx(
      foreign(sources, [
        { path: "Sources/b.txt", bytes },
        { path: "Sources/D.txt", bytes },
      ]),
    ),
  );
  expect(project.sources.map(({ name, text }) => [name, text])).toEqual([
    ["A", "One 🐝 two"],
    ["B", "Bee"],
    ["D", "Bee"],
  ]);
  expect(listCoded(project)).toEqual(["C: 🐝", "C: Bee"]);
  expect(notices).toEqual([
    "Passages that lie outside their texts were left out (1).",
    "Codings whose codes are not in the file were left out (1).",
    "Sources whose texts are not in the file were left out (1).",
    "Pictures, recordings and other sources without text were left out (1).",
  ]);
});

test.each([
  [[], "The file holds no REFI-QDA project (project.qde)."],
  [
    [{ path: "project.qde", bytes: new TextEncoder().encode("<a>") }],
    "The file is damaged: <a> is not closed.",
  ],
  [
    [{ path: "project.qde", bytes: new TextEncoder().encode('<Project xmlns="urn:other"/>') }],
    "The file is not a REFI-QDA exchange file of version 1.0.",
  ],
])("refuses what is no project in a sentence", (entries, problem) => {
  expect(readQdpx(entries)).toEqual({ problem });
});
