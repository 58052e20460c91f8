import { expect, test } from "vitest";
import { isRefused, noFaults, validateRefi } from "../../../../tests/validate-refi.ts";
import {
  makeFinding,
  makeInterview,
  makeProject,
  makeSession,
  makeSmallProject,
  makeTurn,
} from "../export/project-for-tests.ts";
import type { ExportProject } from "../export-project.ts";
import { projectPath } from "./refi-project.ts";
import { QdpxWriter, writeQdc, writeQdpx } from "./write-qdpx.ts";

function writeProject(project: ExportProject): string {
  const main = writeQdpx(project).find((entry) => entry.path === projectPath);
  return new TextDecoder().decode(main?.bytes);
}

/** Everything that can be odd at once: control characters, no dates, a thread, an empty session, form answers. */
function makeOddProject(): ExportProject {
  const project = makeSmallProject(true);
  const thread = {
    ...makeSession("s2", "Thread", [makeTurn("t9", "participant", "\u0001 hm")]),
    kind: "thread" as const,
  };
  const empty = { ...makeSession("s3", "", []), startedAt: "", demographics: null };
  const [interview] = project.interviews;
  const [session] = interview?.sessions ?? [];
  if (!interview || !session) throw new Error("no session");
  session.formAnswers = [
    {
      formName: "F",
      formType: "pre",
      answers: [
        { question: "n", kind: "number", answer: "1.50" },
        { question: "t", kind: "long_text", answer: "a\u0002\r\n<b>" },
      ],
    },
  ];
  interview.sessions.push(thread, empty);
  interview.findings.push(makeFinding("f2", "", interview.findings[0]?.evidence ?? []));
  return {
    ...project,
    name: 'N "&" <\u0003>',
    exportedAt: "whenever",
    interviews: [interview, makeInterview([])],
  };
}

test("exports are valid by the standard", () => {
  for (const project of [makeSmallProject(), makeSmallProject(true), makeOddProject(), makeProject([])]) {
    expect(validateRefi(writeProject(project), "project")).toEqual(noFaults);
  }
  expect(validateRefi(writeQdc(makeOddProject()) ?? "", "codebook")).toEqual(noFaults);
});

function makeSpokenProject(personalData: boolean): ExportProject {
  const said = "🐝 We plan the e-mail\r\non Sunday, with shared lists";
  const heard = "we plan the email on sunday with paper lists";
  const words = heard.split(" ").map((text, at) => ({ text, startMs: at * 500, endMs: at * 500 + 400 }));
  const answer = makeTurn("t2", "participant", said);
  answer.spoken = { heard, words, sound: { id: "sound1", contentType: "audio/webm", bytes: 7 } };
  const unheard = makeTurn("t3", "participant", "I typed this.");
  unheard.spoken = { heard: null, words: [], sound: { id: "sound2", contentType: "audio/wav", bytes: 9 } };
  const gone = makeTurn("t4", "participant", "Its sound was deleted.");
  gone.spoken = { heard: "its sound", words: [] };
  return makeProject([makeInterview([makeSession("s1", "P-01", [answer, unheard, gone])])], personalData);
}

test("spoken answers are sounds with their transcript, synchronised word by word where they were heard so", () => {
  const project = makeSpokenProject(true);
  const text = writeProject(project);
  expect(validateRefi(text, "project")).toEqual(noFaults);
  const files = new Map(writeQdpx(project).map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
  const sounds = [...text.matchAll(/<AudioSource [^>]*name="([^"]*)" path="internal:\/\/([^"]+)"/g)];
  expect(sounds.map(([, name, path]) => [name, path?.split(".")[1]])).toEqual([
    ["P-01, spoken answer 1", "webm"],
    ["P-01, spoken answer 2", "wav"],
  ]);
  const written = new QdpxWriter(project).listSounds(
    project.interviews[0]?.sessions[0] ?? makeSession("", "", []),
  );
  expect(written.map(({ path }) => path)).toEqual(sounds.map(([, , path]) => `sources/${path}`));
  const [, transcript = ""] = /<Transcript [^>]*plainTextPath="internal:\/\/([^"]+)"/.exec(text) ?? [];
  const said = files.get(`sources/${transcript}`) ?? "";
  expect(said).toBe("🐝 We plan the e-mail\non Sunday, with shared lists");
  const points = [...text.matchAll(/<SyncPoint [^>]*timeStamp="(\d+)" position="(\d+)"/g)];
  const read = points.map(([, time, at]) => [
    Number(time),
    Array.from(said).slice(Number(at)).join("").split(/[\s,]/)[0],
  ]);
  expect(read).toEqual([
    [0, "We"],
    [500, "plan"],
    [1000, "the"],
    [2000, "on"],
    [2500, "Sunday"],
    [3000, "with"],
    [4000, "lists"],
    [4400, ""],
  ]);
  expect(text).toContain(`<SourceRef targetGUID="${sounds[0]?.[2]?.split(".")[0]}"/>`);
});

test("a voice tells who somebody is: without personal data no sound leaves", () => {
  const project = makeSpokenProject(false);
  expect(writeProject(project)).not.toContain("AudioSource");
  const [session] = project.interviews[0]?.sessions ?? [];
  expect(session && new QdpxWriter(project).listSounds(session)).toEqual([]);
});

// The check itself finds fault where there is one.
test.each([
  ["no name", /<Project [^>]*>/, '<Project xmlns="urn:QDA-XML:project:1.0">'],
  ["another namespace", /urn:QDA-XML:project:1\.0/, "urn:QDA-XML:project:2.0"],
  ["a GUID cut short", /guid="[0-9a-f]{4}/, 'guid="'],
  ["a code that is maybe codable", /isCodable="\w+"/, 'isCodable="maybe"'],
  ["a time without its day", /creationDateTime="[^T"]*T/, 'creationDateTime="T'],
  ["an offset that is no number", /startPosition="\d+"/, 'startPosition="first"'],
  ["a coding without its code", /<CodeRef [^>]*>/, ""],
  ["an element of nobody's", "<Users>", "<Users><Crowd/>"],
  [
    "sources before the codes",
    /(<CodeBook>[\s\S]*<\/CodeBook>)([\s\S]*)(<Sources>[\s\S]*<\/Sources>)/,
    "$3$2$1",
  ],
  ["an element left open", "</Users>", ""],
])("a project with %s is refused", (_, part, broken) => {
  const text = writeProject(makeSmallProject(true));
  const changed = text.replace(part, broken);
  expect(changed).not.toBe(text);
  expect(isRefused(changed, "project")).toBe(true);
});
