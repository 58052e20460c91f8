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
import { writeQdc, writeQdpx } from "./write-qdpx.ts";

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
