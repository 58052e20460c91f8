import { expect, test } from "vitest";
import { makeEvidence, makeFinding, makeSmallProject } from "../export/project-for-tests.ts";
import type { ExportProject } from "../export-project.ts";
import { readQdpx } from "./read-qdpx.ts";
import type { RefiCode, RefiProject } from "./refi-project.ts";
import { writeQdpx } from "./write-qdpx.ts";

function roundTrip(project: ExportProject): RefiProject {
  const reading = readQdpx(writeQdpx(project));
  if ("problem" in reading) throw new Error(reading.problem);
  return reading.project;
}

function listCodes(codes: RefiCode[]): RefiCode[] {
  return codes.flatMap((code) => [code, ...listCodes(code.codes)]);
}

const long =
  "People who keep bees in the mountains say that the cold of the last winters is what they fear most";

test("names of codes have at most 60 characters and are told apart; whole, they are in the descriptions", () => {
  const project = makeSmallProject();
  const [interview] = project.interviews;
  const [session] = interview?.sessions ?? [];
  const answer = session?.turns[1];
  if (!interview || !session || !answer) throw new Error("no session");
  const evidence = [makeEvidence(session, answer, [3, 10])];
  const about = { questionId: null, kind: null, isTopic: false, because: [], leadsTo: [] };
  interview.findings = [
    { ...makeFinding("f1", `${long}.`, evidence), challenging: evidence },
    makeFinding("f2", `${long}, and mites.`, evidence),
    {
      ...makeFinding("f3", `${long}!`, evidence),
      kind: "themes",
      about: { ...about, label: "Fear of the cold" },
    },
    {
      ...makeFinding("f4", "Fear of the cold", evidence),
      kind: "singleVoices",
      about: { ...about, label: "Fear of the cold" },
    },
  ];
  session.annotations.push({ ...note("n7", long), kind: "tag" });
  const codes = listCodes(roundTrip(project).codes);
  const names = codes.map((code) => code.name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => Array.from(name).length > 60)).toEqual([]);
  const described = new Map(codes.map(({ name, description }) => [name, description]));
  const cut = "People who keep bees in the mountains say that the cold of…";
  expect([...described].filter(([name]) => name.startsWith("People who"))).toEqual([
    [cut, long],
    ["People who keep bees in the mountains say that the cold… (2)", `${long}.\nPain points`],
    ["People who keep bees in the mountains say that the cold… (3)", `${long}, and mites.\nPain points`],
  ]);
  expect(described.get("Fear of the cold")).toBe(`Themes: ${long}!`);
  expect(described.get("Fear of the cold (2)")).toBe("Passages worth a look");
});

function note(id: string, text: string) {
  const passage = { quote: "Winter.", start: 3, end: 10 };
  return { id, kind: "note" as const, turnId: "t2", text, passage, personId: "u1", createdAt: "no date" };
}

test("notes of the same words have names of their own, and every passage has its words and a date", () => {
  const project = makeSmallProject(true);
  const [session] = project.interviews[0]?.sessions ?? [];
  session?.annotations.push(note("n8", "ask again in\rspring"), note("n9", "Why?"));
  const { notes, sources } = roundTrip(project);
  expect(notes.map(({ name, text }) => [name, text])).toEqual([
    ["Ask again in spring", "Ask again\nin spring"],
    ["weather", "weather"],
    ["ask again in spring (2)", "ask again in\nspring"],
    ["Why?", "Why?"],
  ]);
  const selections = sources.flatMap((source) => source.selections);
  expect(
    selections.flatMap(({ noteGuids, description }) => (noteGuids.length > 0 ? [description] : [])),
  ).toEqual(["Ask again\nin spring", "weather", "ask again in\nspring\n\nWhy?"]);
  // QualCoder keeps one note of a person on a passage, and stops at the second.
  const bare = selections.filter(({ codings }) => codings.length === 0);
  expect(new Set(bare.map(({ start, end, userGuid }) => `${start} ${end} ${userGuid}`)).size).toBe(
    bare.length,
  );
  expect([...selections, ...notes].map(({ createdAt }) => createdAt)).not.toContain(null);
});
