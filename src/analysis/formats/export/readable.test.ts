import { expect, test } from "vitest";
import type { Brief } from "#contract/insights.ts";
import { sliceCodePoints } from "../../code-points.ts";
import { readCsv } from "../csv.ts";
import { makeRefiProject } from "../refi/make-refi-project.ts";
import { readTranscript } from "../transcripts/read-transcript.ts";
import {
  makeEvidence,
  makeFinding,
  makeInterview,
  makeProject,
  makeSession,
  makeSmallProject,
  makeTurn,
} from "./project-for-tests.ts";
import { escapeMarkdown, writeReport } from "./report-markdown.ts";
import { listTextFiles } from "./transcript-text.ts";
import { listVttFiles } from "./transcript-vtt.ts";
import { writeTurnsCsv } from "./turns-csv.ts";

function makeTimedProject() {
  const turns = [
    { ...makeTurn("t1", "interviewer", "What is hard?"), seconds: 0 },
    { ...makeTurn("t2", "participant", "Winter --> & <mites>.\r\n\r\nAnd rain."), seconds: 3661.5 },
  ];
  return makeProject([makeInterview([makeSession("s1", "P-01", turns), makeSession("s2", "p-01", [])])]);
}

test("the report has each finding with its strength and all its quotes, and what people marked", () => {
  const report = writeReport(makeSmallProject());
  expect(report).toContain("##### The cold is hard\n\n*1 person disagreed.*\n\n> “Winter.”\n>\n> — P-01");
  expect(report).toContain("Disagrees:\n\n> “قال: البرد …”\n>\n> — P-01");
  expect(report).toContain("#### Tag “concern” by Researcher 1");
  expect(report).toContain("#### Note by Researcher 1\n\nAsk again in spring");
  expect(report).toContain("Fewer than five people were asked");
  expect(report).toContain("names and places that people typed are not");
  expect(report).toContain("1 interview, 1 completed.");
  expect(writeReport(makeSmallProject(true))).toContain("by Ruth Okafor");
});

test("a finding's quote is followed by what takes it back, once", () => {
  const answer = makeTurn("t2", "participant", "Winter is hard. Last winter wasn't.");
  const session = makeSession("s1", "P-01", [answer]);
  const { quote, messageId, start, end } = makeEvidence(session, answer, [16, 35]);
  const hard = {
    ...makeEvidence(session, answer, [0, 15]),
    takenBack: { quote, messageId, start, end },
  };
  const report = writeReport(makeProject([makeInterview([session], [makeFinding("p", "Winter", [hard])])]));
  expect(report).toContain("> “Winter is hard.”\n>\n> — P-01\n\n*Later: “Last winter wasn't.”*");
  expect(report.split("Later:")).toHaveLength(2);
});

test("what stands among the single voices is not told again under a kind, unless others say it too", () => {
  const answer = makeTurn("t2", "participant", "I wish the hives were warm. Winter is hard.");
  const session = makeSession("s1", "P-01", [answer]);
  const wish = [makeEvidence(session, answer, [0, 26])];
  const winter = [makeEvidence(session, answer, [28, 43])];
  const listHeadings = (people: number) => {
    const findings = [
      { ...makeFinding("v", "Warm hives are a wish", wish), kind: "singleVoices" as const },
      { ...makeFinding("o", "The hives should be warm", wish), kind: "opportunities" as const },
      { ...makeFinding("p", "Winter is hard", winter), kind: "painPoints" as const },
    ].map((one) => ({ ...one, strength: { ...one.strength, people, volunteered: 0 } }));
    return writeReport(makeProject([makeInterview([session], findings)])).match(
      /^#{4,5} (?:Warm|The hives|Winter).*$/gm,
    );
  };
  const [voice, wished, pain] = [
    "#### Warm hives are a wish",
    "##### The hives should be warm",
    "##### Winter is hard",
  ];
  expect(listHeadings(1)).toEqual([voice, pain]);
  expect(listHeadings(2)?.toSorted()).toEqual([voice, wished, pain].toSorted());
});

test("the report begins with the brief, and has what people answered to each question", () => {
  const answer = makeTurn("t2", "participant", "Winter is hard. The mites are worse.");
  const session = makeSession("s1", "P-01", [answer]);
  const [winter, mites] = [makeEvidence(session, answer, [0, 15]), makeEvidence(session, answer, [16, 36])];
  const theme = { ...makeFinding("w", "Winter is hard", [winter]), kind: "themes" as const };
  const brief: Brief = {
    inShort: [
      { text: "The cold and the mites are what keepers fear.", findings: ["w"] },
      { text: "Rests on a hidden finding", findings: ["gone"] },
    ],
    tensions: [
      {
        ...{ id: "x", within: "people" },
        a: { text: "Winter is worst", evidence: [winter] },
        b: { text: "The mites are worse", evidence: [mites] },
      },
    ],
    answers: [
      {
        ...{ questionId: "q1", text: null, asked: 3, answered: 2, isThin: false, findings: [] },
        evidence: [winter, { ...mites, followUp: "Worse than what? Write to ada@example.org." }],
      },
    ],
    unknown: [{ open: "Nobody under 30 was heard.", why: "All were older.", ask: "Ask two more." }],
  };
  const report = writeReport(makeProject([{ ...makeInterview([session], [theme]), brief }]));
  const headings = report.match(/^### .*$/gm);
  expect(headings?.filter((line) => !/Participants/.test(line))).toEqual([
    "### In short",
    "### Findings",
    "### Where people differ",
    "### Answers by question",
    "### What we don't know yet",
  ]);
  expect(report).not.toContain("hidden finding");
  expect(report).toMatch(
    /#### What is hard\?\n\n\*3 people asked, 2 answered\*\n\n> “Winter is hard\.”\n>\n> — P-01\n\n\*Asked: Worse than what\? Write to •+\.\*\n\n> “The mites are worse\.”/,
  );
  expect(report).toContain("- Nobody under 30 was heard.\n  - All were older.\n  - Next: Ask two more.\n");
});

test("a tension says whether one person or several are torn, and how many", () => {
  const answer = makeTurn("t2", "participant", "It is warm. It is dear.");
  const session = makeSession("s1", "P-01", [answer]);
  const evidence = [makeEvidence(session, answer, [0, 11])];
  const report = (people: number) => {
    const a = { text: "Some like it", evidence, people };
    const tensions = [{ id: "x", within: "person" as const, a, b: { ...a, text: "Some pay for it" } }];
    const brief: Brief = { inShort: [], tensions, answers: [], unknown: [] };
    return writeReport(
      makeProject([{ ...makeInterview([session], [makeFinding("w", "It is warm", evidence)]), brief }]),
    );
  };
  expect(report(1)).toContain("*Both from one person.*");
  expect(report(2)).toMatch(/\*The same people say both\.\*\n\n\*Some like it: 2 people\*/);
});

test("words that mean little without their question stand beneath it in findings too, with its translation", () => {
  const turn = makeTurn("t2", "participant", "No. Solo el polo.");
  const session = { ...makeSession("s1", "P-01", [turn]), language: "es" };
  const said = {
    ...makeEvidence(session, turn, [0, 17]),
    ...{ followUp: "¿Se lo dio?", followUpTranslation: { text: "Did you hand it to him?", language: "en" } },
  };
  const theme = { ...makeFinding("w", "Some keep theirs", [said]), kind: "themes" as const };
  expect(writeReport(makeProject([makeInterview([session], [theme])]))).toContain(
    "*Asked: ¿Se lo dio?*\n\n*Translated by machine: Did you hand it to him?*\n\n> “No. Solo el polo.”",
  );
});

test("every quote has its translation below it, and so have the words that take it back", () => {
  const turn = makeTurn("t2", "participant", "El invierno es duro. Bueno, no tanto. Peor es la varroa.");
  const session = { ...makeSession("s1", "P-01", [turn]), language: "es" };
  const { messageId, start, end, quote } = makeEvidence(session, turn, [21, 37]);
  const said = {
    ...makeEvidence(session, turn, [0, 20]),
    translation: { text: "Winter is hard.", language: "en" },
    takenBack: { quote, messageId, start, end, translation: { text: "Well, not so.", language: "en" } },
  };
  const side = { text: "Winter", evidence: [said] };
  const brief: Brief = {
    inShort: [],
    tensions: [{ id: "x", within: "people", a: side, b: { ...side, text: "Not winter" } }],
    answers: [
      {
        ...{ questionId: "q1", text: null, asked: 1, answered: 1, isThin: true, findings: [] },
        evidence: [said],
      },
    ],
    closing: [said],
    unknown: [],
  };
  const theme = { ...makeFinding("w", "Winter is hard", [said]), kind: "themes" as const };
  const interview = makeInterview([session], [theme]);
  const own = { title: "Cold", description: "", notes: "", tags: [], quotes: [said], createdAt: "" };
  const report = writeReport(makeProject([{ ...interview, brief, ownInsights: [own] }]));
  const printed = `> “El invierno es duro.”
>
> — P-01

*Translated by machine: Winter is hard.*

*Later: “Bueno, no tanto.”*

*Translated by machine: Well, not so.*
`;
  expect(report.split("El invierno").length - 1).toBe(6);
  expect(report.split(printed).length - 1).toBe(6);
});

test("a question that shows something says so in the report, with its findings and before them", () => {
  const turn = makeTurn("t2", "participant", "Winter is hard. The mites are worse.");
  const session = makeSession("s1", "P-01", [turn]);
  const theme = makeFinding("w", "Winter is hard", [makeEvidence(session, turn, [0, 15])]);
  const stimulus = { kind: "image" as const, fileId: "f", alt: "A timetable on a pier" };
  const questions = [{ id: "q1", text: "What is hard?", depth: "normal" as const, stimulus }];
  const interview = { ...makeInterview([session], [theme]), questions };
  const shown = "Shown with it: an image (A timetable on a pier)";
  expect(writeReport(makeProject([{ ...interview, brief: null }]))).toContain(`What is hard? ${shown}`);
  const answer = {
    questionId: "q1",
    text: null,
    asked: 0,
    answered: 0,
    isThin: false,
    findings: [],
    evidence: [],
  };
  const brief: Brief = { inShort: [], tensions: [], answers: [answer], unknown: [] };
  expect(writeReport(makeProject([{ ...interview, brief }]))).toContain(`*${shown}*`);
});

test("a closed question is counted by option, and none of its options passes for a figure", () => {
  const turn = makeTurn("t2", "participant", "Every day");
  const session = makeSession("s1", "P-01", [turn]);
  const figures = [makeEvidence(session, turn, [0, 9])];
  const answer = {
    ...{ questionId: "q1", text: null, asked: 1, answered: 1, isThin: false, findings: [], evidence: [] },
    figures,
  };
  const brief: Brief = { inShort: [], tensions: [], answers: [answer], unknown: [] };
  const closed = {
    ...{ questionId: "q1", kind: "choice" as const, asked: 1, answered: 1 },
    ...{ otherWords: 0, noAnswer: 0, askedOut: 0, notReached: 0, notConcerned: 0 },
    options: [{ name: "Every day", people: 1, meanPlace: null }],
  };
  const theme = makeFinding("w", "They go daily", figures);
  const interview = { ...makeInterview([session], [theme]), brief };
  expect(writeReport(makeProject([interview]))).toContain("In figures: ");
  const report = writeReport(makeProject([{ ...interview, closed: [closed] }]));
  expect(report).toContain("Every day: 1 person");
  expect(report).not.toContain("In figures");
});

test("people's words take no effect as Markdown or HTML", () => {
  const text = "# <img src=x onerror=alert(1)> [a](javascript:b) *c* `d`\n1. e\n- f\n===";
  expect(escapeMarkdown(text)).toBe(
    "\\# \\<img src=x onerror=alert(1)\\> \\[a\\](javascript:b) \\*c\\* \\`d\\`\n1\\. e\n\\- f\n\\===",
  );
});

test("a transcript as text has times and names, and is read back", () => {
  const [file] = listTextFiles(makeTimedProject());
  expect(file?.text).toBe(
    "Bees\nP-01, completed, 2026-05-01, 25-34, Chile\n\n[00:00:00] Interviewer: What is hard?\n\n[01:01:01] P-01: Winter --> & <mites>.\n\nAnd rain.\n",
  );
  const reading = readTranscript({ name: "p.txt", text: file?.text ?? "" });
  expect(reading).toMatchObject({
    transcripts: [
      {
        title: "p",
        speakers: [{ role: "interviewer" }, { role: "participant" }],
        turns: [
          { text: "What is hard?" },
          { text: "Winter --> & <mites>.\n\nAnd rain.", startSeconds: 3661 },
        ],
      },
    ],
  });
});

test("a transcript as WebVTT keeps its cues whole and is read back", () => {
  const [file] = listVttFiles(makeTimedProject());
  expect(file?.text).toContain("1\n00:00:00.000 --> 00:00:01.000\n<v Interviewer>What is hard?</v>\n");
  expect(file?.text).toContain("<v P-01>Winter --&gt; &amp; &lt;mites&gt;.\nAnd rain.</v>");
  expect(file?.text).not.toContain("NOTE");
  const reading = readTranscript({ name: "p.vtt", text: file?.text ?? "" });
  expect(reading).toMatchObject({
    transcripts: [
      {
        turns: [{ text: "What is hard?" }, { text: "Winter --> & <mites>. And rain.", startSeconds: 3661.5 }],
      },
    ],
  });
});

test("transcripts say in their own line what a turn showed, and no offset moves for it", () => {
  const project = makeSmallProject();
  const [session] = project.interviews[0]?.sessions ?? [];
  if (session?.turns[0] === undefined) throw new Error("The project has no turn");
  session.turns[0].shown = "A hive & its\nsnow, ann@example.org";
  const shown = "[shown: A hive & its snow, •••••••••••••••]";
  expect(listTextFiles(project)[0]?.text).toContain(`Interviewer: What is hard?\n${shown}\n\nP-01: `);
  expect(listVttFiles(project)[0]?.text).toContain(`What is hard?\n${shown.replace("&", "&amp;")}</v>`);
  const [headers = [], ...rows] = readCsv(writeTurnsCsv(project));
  const place = headers.indexOf("Shown");
  expect(rows.map((row) => row[place])).toEqual(["A hive & its\nsnow, •••••••••••••••", ""]);
  const [source] = makeRefiProject(project).sources;
  expect(source?.text).toContain(`What is hard?\n${shown}\n\nP-01: `);
  const { start = 0, end = 0 } =
    source?.selections.find(({ description }) => description === "weather") ?? {};
  expect(sliceCodePoints(source?.text ?? "", start, end)).toBe("Winter.");
});

test("a report says how many people were assigned each concept", () => {
  const of = (id: string, concept: string, change: object = {}) => ({
    ...makeSession(id, id, []),
    ...{ concept, ...change },
  });
  const sessions = [
    of("s1", "Ferry pass"),
    of("s2", "Ferry pass", { completed: false }),
    of("s3", "Old card"),
    of("s4", "Bridge pass", { completed: false, endReason: "quota_full" }),
  ];
  const interview = { ...makeInterview(sessions), concepts: ["Bridge pass", "Ferry pass"] };
  const report = writeReport(makeProject([interview]));
  expect(report.slice(report.indexOf("### Concepts")).match(/^\|.*\|$/gm)).toEqual([
    "| Concept | People | Completed |",
    "| --- | --- | --- |",
    "| Bridge pass | 0 | 0 |",
    "| Ferry pass | 2 | 1 |",
    "| Old card | 1 | 1 |",
  ]);
  expect(writeReport(makeSmallProject())).not.toContain("Concepts");
});

test("times that nobody recorded are said to be estimated, and never run backwards", () => {
  const turns = [
    makeTurn("t1", "interviewer", "one two three four five six"),
    { ...makeTurn("t2", "participant", "late"), at: "2026-05-01T10:01:00.000Z" },
    { ...makeTurn("t3", "participant", "clock set back"), at: "2026-05-01T10:00:30.000Z" },
  ];
  const [file] = listVttFiles(makeProject([makeInterview([makeSession("s1", "P-01", turns)])]));
  expect(file?.text).toContain("NOTE Times without a record were estimated.");
  expect(file?.text.match(/^\S+ --> \S+$/gm)).toEqual([
    "00:00:00.000 --> 00:00:02.000",
    "00:01:00.000 --> 00:01:00.001",
    "00:01:00.000 --> 00:01:01.000",
  ]);
});

test("files have names that no file system confuses", () => {
  const project = makeTimedProject();
  const [interview] = project.interviews;
  if (interview) interview.name = "../..\\Bees: a/b?";
  expect(listTextFiles(project).map((file) => file.path)).toEqual([
    "Bees a b/P-01.txt",
    "Bees a b/p-01 (2).txt",
  ]);
});

test("each finding of a larger study says how sure it is", () => {
  const project = makeSmallProject();
  const [interview] = project.interviews;
  const [finding] = interview?.findings ?? [];
  if (!interview || !finding) throw new Error("no finding");
  const strength = { people: 9, asked: 20, volunteered: 1, interval: { low: 0.26, high: 0.66 } };
  const few = { ...finding, id: "f2", strength: { people: 2, asked: 2, volunteered: 0 } };
  const unasked = { ...finding, id: "f3", strength: { people: 0, asked: 0, volunteered: 2 } };
  const six = { people: 2, asked: 19, volunteered: 0, interval: { low: 0, high: 0.67 } };
  const spread = { people: 4, asked: 8, volunteered: 0, spansQuestions: true as const };
  interview.findings = [
    { ...finding, strength },
    few,
    unasked,
    { ...finding, id: "f4", strength: six },
    { ...finding, id: "f5", strength: spread },
  ];
  const report = writeReport(project);
  expect(report).toContain("*9 of 20 who were asked; 1 more on their own*");
  expect(report).toContain("*Likely 26–66 % of people like these. 1 person disagreed.*");
  expect(report).toContain(
    "*Only 2 people were asked: too few to say how common this is. 1 person disagreed",
  );
  expect(report).toContain("*2 people, unasked*");
  expect(report).toContain("*2 of 19 who were asked*");
  expect(report).toContain("*4 of 8 people*");
  expect(report).not.toContain("8 who were asked");
  expect(report).not.toContain("67 %");
  expect(report).not.toContain("Fewer than five people");
});

test("participants are told by groups, those of fewer than three together", () => {
  const people = ["Chile", "chile ", "Chile", "Peru", ""].map((location, index) => {
    const demographics = { ageRange: "25-34", occupation: "Beekeeper", location, townCity: "Lima" };
    return { ...makeSession(`s${index}`, `P-0${index}`, []), demographics };
  });
  const report = writeReport(makeProject([makeInterview(people)]));
  expect(report).toContain("|  | Group | People |\n| --- | --- | --- |\n| Age range | 25-34 | 5 |");
  expect(report).toContain("| Country | Chile | 3 |\n| Country | Groups of fewer than 3 | 1 |");
  expect(report).not.toMatch(/Peru|Beekeeper|Lima/);
});
