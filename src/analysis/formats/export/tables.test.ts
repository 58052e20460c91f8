import { expect, test } from "vitest";
import { readCsv, restoreCell } from "../csv.ts";
import { readTranscript } from "../transcripts/read-transcript.ts";
import { writeCodebookCsv } from "./codebook-csv.ts";
import { makeInterview, makeProject, makeSession, makeSmallProject, makeTurn } from "./project-for-tests.ts";
import { writeProjectJson } from "./project-json.ts";
import { writeSessionsCsv } from "./sessions-csv.ts";
import { writeTurnsCsv } from "./turns-csv.ts";

/** Rows as objects from header to cell, formulas given back. */
function readRecords(csv: string): Map<string, string>[] {
  const [headers = [], ...rows] = readCsv(csv).map((row) => row.map(restoreCell));
  return rows.map((row) => new Map(headers.map((header, index) => [header, row[index] ?? ""])));
}

function makeFormProject(personalData: boolean) {
  const session = makeSession("s1", "P-01", [
    makeTurn("t1", "interviewer", "What is hard?"),
    makeTurn("t2", "participant", "=SUM(A1) they say"),
    makeTurn("t3", "participant", "Also mites."),
  ]);
  session.formAnswers = [
    {
      formName: "Before",
      formType: "pre",
      answers: [
        { question: "Hives?", kind: "number", answer: "-3" },
        { question: "Address", kind: "email", answer: "ana@example.org" },
      ],
    },
  ];
  return makeProject([makeInterview([session, makeSession("s2", "P-02", [])])], personalData);
}

test("the table of sessions has a row a session, its answers by form and by question", () => {
  const [first, second] = readRecords(writeSessionsCsv(makeFormProject(true)));
  expect(Object.fromEntries(first ?? [])).toMatchObject({
    Interview: "Bees",
    Session: "P-01",
    Completed: "yes",
    "Age range": "25-34",
    Occupation: "Beekeeper",
    "Town or city": "Quellón",
    "Email (incentive only)": "s1@example.org",
    "Incentive code": "CODE-s1",
    "Before: Hives?": "-3",
    "Before: Address": "ana@example.org",
    "What is hard?": "=SUM(A1) they say\nAlso mites.",
    "Participant words": "5",
  });
  expect(second?.get("What is hard?")).toBe("");
});

test("without personal data, the columns that name people are gone and the others stay", () => {
  const csv = writeSessionsCsv(makeFormProject(false));
  expect(csv).not.toMatch(/example\.org|CODE-|Beekeeper|Quell|Email|Address/);
  expect(readRecords(csv)[0]?.get("Country")).toBe("Chile");
});

test("the table of turns has a row a turn with people's tags and notes", () => {
  const records = readRecords(writeTurnsCsv(makeSmallProject()));
  expect(records).toHaveLength(2);
  expect(Object.fromEntries(records[1] ?? [])).toMatchObject({
    Turn: "2",
    Speaker: "P-01",
    Role: "participant",
    Text: "🐝🐝 Winter.\r\nقال: البرد קר מאוד, and the mites & <rain>.",
    Question: "What is hard?",
    Tags: "concern",
    Notes: "Ask again\nin spring",
  });
});

test.each([
  ["turns.csv", writeTurnsCsv],
  ["project.json", writeProjectJson],
])("what is exported as %s is read back with the same words, roles and times", (name, write) => {
  const turns = [
    makeTurn("t1", "interviewer", "&amp; what is =1+1?"),
    { ...makeTurn("t2", "participant", "'=1+1' it is\n- and &lt; so"), seconds: 12.5 },
    makeTurn("t3", "participant", "=2"),
  ];
  const other = makeSession("s2", "P-02", [makeTurn("t4", "participant", "Only this.")]);
  const project = makeProject([makeInterview([makeSession("s1", "P-01", turns), other])]);
  const reading = readTranscript({ name, text: write(project) });
  if ("problem" in reading) throw new Error(reading.problem);
  const [first, second] = reading.transcripts;
  expect(first?.turns.map(({ text, startSeconds }) => [text, startSeconds])).toEqual([
    ["&amp; what is =1+1?", null],
    ["'=1+1' it is\n- and &lt; so", 12.5],
    ["=2", null],
  ]);
  expect(first?.speakers.map(({ role, confidence }) => [role, confidence])).toEqual([
    ["interviewer", 1],
    ["participant", 1],
  ]);
  expect(second?.turns.map((turn) => turn.text)).toEqual(["Only this."]);
  expect(reading.transcripts.map((transcript) => transcript.title)).toEqual(
    name === "project.json" ? ["Bees, P-01", "Bees, P-02"] : ["turns, P-01", "turns, P-02"],
  );
});

test("Taguette finds tags and descriptions although it does not know the byte order mark", () => {
  const project = makeSmallProject();
  project.tagDescriptions.push({ tag: "=unused", description: "Nobody yet" });
  const [headers = [], ...rows] = writeCodebookCsv(project)
    .split("\r\n")
    .map((line) => line.split(","));
  const tag = headers.indexOf("tag");
  const description = headers.indexOf("description");
  expect(headers[0]).toBe("\ufeffcategory");
  expect(rows.slice(0, -1).map((row) => [row[tag], row[description]])).toEqual([
    ["concern", "Worries"],
    ["'=unused", "Nobody yet"],
    ["Highlight", ""],
    ["The cold is hard", "Pain points"],
    ["Against: The cold is hard", "Pain points"],
  ]);
});

test("an export of ten thousand turns holds every one of them", () => {
  const turns = Array.from({ length: 10_000 }, (_, i) => makeTurn(`t${i}`, "participant", `Answer ${i}`));
  const records = readRecords(
    writeTurnsCsv(makeProject([makeInterview([makeSession("s1", "P-01", turns)])])),
  );
  expect(records).toHaveLength(10_000);
  expect(records.at(-1)?.get("Text")).toBe("Answer 9999");
});

test("a project is written as JSON that a parser reads back whole, empty interviews among others", () => {
  const session = makeSession("s1", "P-01", [makeTurn("t1", "participant", "Winter.")]);
  const interviews = ["i0", "i1", "i2"].map((id) => ({ ...makeInterview(id === "i1" ? [session] : []), id }));
  for (const project of [makeProject([], true), makeProject(interviews, true)])
    expect(JSON.parse(writeProjectJson(project))).toEqual({
      format: "askwell-project",
      version: 1,
      ...project,
    });
});

test("translations stand beside the words that they translate, masked like them, and say by whom", () => {
  const answer = makeTurn("t2", "participant", "🐝 Llamo al +34 911 234 567. Es lento.");
  const by = "machine: translation server";
  answer.translations = [
    { start: 0, end: 27, language: "en", text: "I call +34 911 234 567.", by },
    { start: 28, end: 37, language: "en", text: "It's slow.", by },
  ];
  const whole = makeTurn("t3", "participant", "Nada más.");
  whole.translations = [
    { start: 0, end: 9, language: "en", text: "Nothing else.", by: "machine: some-model" },
  ];
  const session = { ...makeSession("s1", "P-01", [answer, whole]), language: "es" };
  const project = makeProject([makeInterview([session])]);
  const dots = "•".repeat(15);
  const passages = `“🐝 Llamo al ${dots}.” [en] I call ${dots}.\n“Es lento.” [en] It's slow.`;
  const records = readRecords(writeTurnsCsv(project));
  expect(
    records.map((row) => ["Language", "Translation", "Translated by"].map((name) => row.get(name))),
  ).toEqual([
    ["es", passages, by],
    ["es", "[en] Nothing else.", "machine: some-model"],
  ]);
  const [person] = readRecords(writeSessionsCsv(project));
  expect([person?.get("Translations"), person?.get("Translated by")]).toEqual([
    `${passages}\n[en] Nothing else.`,
    `${by}; machine: some-model`,
  ]);
});
