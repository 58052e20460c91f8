import { expect, test } from "vitest";
import {
  makeEvidence,
  makeFinding,
  makeInterview,
  makeProject,
  makeSession,
  makeTurn,
} from "./project-for-tests.ts";
import { writeReport } from "./report-markdown.ts";

const answer = makeTurn("t2", "participant", "The hive froze. I lost the queen. My neighbour lost two.");
const session = makeSession("s1", "P-01", [answer]);
const other = makeSession("s2", "P-02", [answer]);
const quote = (from: typeof session, start: number, end: number) => makeEvidence(from, answer, [start, end]);
const strength = { people: 2, asked: 8, volunteered: 0, spansQuestions: true as const };

test("a report tells the pieces of a story below it with their own count and quotes, and whose lives it tells of", () => {
  const theme = {
    ...makeFinding("t", "Hives freeze.", [quote(session, 0, 15)]),
    ...{ kind: "themes" as const, strength, ofOthers: [quote(other, 34, 56)] },
  };
  const piece = { ...makeFinding("p", "Queens die of it.", [quote(session, 16, 33)]), strength, partOf: "t" };
  const told = { ...makeFinding("o", "Others lose hives.", [quote(other, 34, 56)]), strength };
  const findings = [piece, theme, { ...told, isOfOthers: true as const }];
  const report = writeReport(makeProject([makeInterview([session, other], findings)]));
  expect(report).toContain("#### Hives freeze.\n\n*2 of 8 people; 1 more tells it of others*");
  expect(report).toContain("##### Others lose hives.\n\n*2 of 8 people; telling of others*");
  const at = [
    "#### Hives freeze.",
    "##### Queens die of it.\n\n*2 of 8 people*",
    "### By kind",
    "Others lose",
  ];
  const places = at.map((words) => report.indexOf(words));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("a topic that claims something has its quotes; a word that people use has none", () => {
  const topic = { ...makeFinding("a", "Some people fear frost.", [quote(session, 0, 15)]), strength };
  const word = { ...makeFinding("b", "frost", [quote(session, 16, 33)]), strength };
  const findings = [topic, word].map((one) => ({ ...one, kind: "topics" as const }));
  const report = writeReport(makeProject([makeInterview([session], findings)]));
  expect(report).toContain("##### Some people fear frost.\n\n*2 of 8 people*\n\n> “The hive froze.”");
  expect(report).toContain("\n\nfrost\n");
  expect(report).not.toContain("I lost the queen.”");
});
