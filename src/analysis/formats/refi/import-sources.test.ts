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
