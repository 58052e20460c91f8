import { expect, test } from "vitest";
import { sliceCodePoints } from "../../code-points.ts";
import { makeSmallProject } from "../export/project-for-tests.ts";
import { type ImportedSource, importSources } from "./import-sources.ts";
import { makeRefiProject } from "./make-refi-project.ts";
import type { RefiProject, RefiSource } from "./refi-project.ts";

function listMarked({ transcript, marks }: ImportedSource): (string | null)[][] {
  return marks.map(({ code, note, person, turnIndex, start, end }) => [
    code,
    sliceCodePoints(transcript.turns[turnIndex]?.text ?? "", start, end),
    note,
    person,
  ]);
}

const making = { userGuid: null, createdAt: null };

/** A source whose code "c" lies on the given passages. */
function makeProject(text: string, passages: [number, number][]): RefiProject {
  const source: RefiSource = {
    guid: "s",
    name: "Talk",
    description: "",
    text,
    selections: passages.map(([start, end]) => ({
      guid: "x",
      name: "",
      description: "",
      start,
      end,
      codings: [{ guid: "y", codeGuid: "c", noteGuids: [], ...making }],
      noteGuids: [],
      ...making,
    })),
    codings: [],
    noteGuids: [],
    values: [],
    ...making,
  };
  const codes = [{ guid: "c", name: "code", description: "", isCodable: true, color: null, codes: [] }];
  return {
    name: "P",
    origin: "",
    createdAt: null,
    users: [],
    codes,
    variables: [],
    cases: [],
    sources: [source],
    notes: [],
    description: "",
  };
}

test("a project of ours comes back as a talk with the marks on their words", () => {
  const { sources, notices } = importSources(makeRefiProject(makeSmallProject(true)));
  expect(notices).toEqual([]);
  expect(sources.map(({ transcript }) => transcript.speakers.map((speaker) => speaker.role))).toEqual([
    ["interviewer", "participant"],
  ]);
  const whole = "🐝🐝 Winter.\nقال: البرد קר מאוד, and the mites & <rain>.";
  expect(sources.flatMap(listMarked)).toEqual([
    ["concern", whole, "", "Ruth Okafor"],
    [null, whole, "Ask again\nin spring", "Ruth Okafor"],
    ["Highlight", "Winter.", "weather", "Ruth Okafor"],
    ["The cold is hard", "Winter.", "", "Askwell coder"],
    ["Against: The cold is hard", "قال: البرد", "", "Askwell coder"],
  ]);
});

test("a passage over several turns is parted, without labels, times and line breaks", () => {
  const text =
    "[00:01] Ana: Why is that so, and is it so when the line is cut\nin two?\n[00:09] Ben: 😀 So it is.\n[00:12] Ana: Ah.\n";
  const from = text.indexOf("line");
  const to = Array.from(text.slice(0, text.indexOf("it is"))).length;
  const [source] = importSources(makeProject(text, [[from, to]])).sources;
  expect(source && listMarked(source).map(([, words]) => words)).toEqual(["line is cut in two?", "😀 So"]);
});

test("a passage on a label alone marks nothing", () => {
  const text = "Ana: Why?\nBen: So.\nAna: Ah.\nBen: Yes.";
  const [source] = importSources(makeProject(text, [[0, 4]])).sources;
  expect(source?.marks).toEqual([]);
});

test("a source without words is left out with a sentence", () => {
  expect(importSources(makeProject(" \n", []))).toEqual({ sources: [], notices: ["Talk holds no text."] });
});

test("marks come with their code's group and description, and notes one by one with their makers", () => {
  const project = makeSmallProject(true);
  const [session] = project.interviews[0]?.sessions ?? [];
  session?.annotations.push({
    id: "n8",
    kind: "note",
    turnId: "t2",
    text: "And why?",
    passage: null,
    personId: "u1",
    createdAt: "2026-05-04T09:00:00.000Z",
  });
  const [source] = importSources(makeRefiProject(project)).sources;
  expect(source?.marks.map(({ code, about, note, person }) => [code, about, note, person])).toEqual([
    ["concern", { group: null, description: "Worries" }, "", "Ruth Okafor"],
    [null, null, "Ask again\nin spring", "Ruth Okafor"],
    [null, null, "And why?", "Ruth Okafor"],
    ["Highlight", { group: null, description: "" }, "weather", "Ruth Okafor"],
    ["The cold is hard", { group: "Pain points", description: "Pain points" }, "", "Askwell coder"],
    ["Against: The cold is hard", { group: "Pain points", description: "Pain points" }, "", "Askwell coder"],
  ]);
});

test("a note that is only the description of its passage is a note too", () => {
  const project = makeProject("Ana: Why?\nBen: So.\nAna: Ah.\nBen: Yes.", [[5, 9]]);
  const [selection] = project.sources[0]?.selections ?? [];
  if (!selection) throw new Error("no selection");
  selection.description = "Ask again";
  selection.codings = [];
  const [source] = importSources(project).sources;
  expect(source && listMarked(source)).toEqual([[null, "Why?", "Ask again", ""]]);
});

test("a case without a source belongs to the source of its name, and that is said", () => {
  const project = makeProject("Ana: Why?\nBen: So.\nAna: Ah.\nBen: Yes.", []);
  const making = { description: "", sourceGuids: [] };
  project.variables = [{ guid: "v", name: "Wave", type: "Text" }];
  project.cases = ["talk", "Nobody"].map((name, index) => ({
    ...making,
    guid: `case${index}`,
    name,
    values: [{ variableGuid: "v", type: "Text", value: `wave ${index}` }],
  }));
  const { sources, notices } = importSources(project);
  expect(sources[0]?.tags).toEqual(["Case: talk", "Wave: wave 0"]);
  expect(notices).toEqual([
    "Cases that name no source were linked to the source with their name (1).",
    "Cases that belong to no source were left out (1).",
  ]);
});
