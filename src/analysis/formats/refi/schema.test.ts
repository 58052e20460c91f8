import { expect, test } from "vitest";
import { findMissingChecker, validateRefi } from "../../../../tests/validate-refi.ts";
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

const missing = findMissingChecker();
if (missing) console.warn(`REFI-QDA exports are not validated: ${missing}.`);

function validateProject(project: ExportProject): string {
  const main = writeQdpx(project).find((entry) => entry.path === projectPath);
  return validateRefi(new TextDecoder().decode(main?.bytes), "refi-project-1.0.xsd");
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

test.skipIf(missing !== "")("exports are valid by the published schemas", () => {
  for (const project of [makeSmallProject(), makeSmallProject(true), makeOddProject(), makeProject([])]) {
    expect(validateProject(project)).toBe("");
  }
  expect(validateRefi(writeQdc(makeOddProject()) ?? "", "refi-codebook-1.0.xsd")).toBe("");
  // The check itself finds fault where there is one.
  expect(validateRefi("<Project/>", "refi-project-1.0.xsd")).not.toBe("");
});
