import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
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

const folder = fileURLToPath(new URL("../../../../../shared/data/refi-qda", import.meta.url));
const missing = [
  existsSync(folder) ? "" : `the schemas (${folder})`,
  spawnSync("xmllint", ["--version"]).error ? "xmllint (libxml2-utils)" : "",
].filter((part) => part !== "");
const isCi = process.env.CI === "true";
if (missing.length > 0 && !isCi)
  console.warn(`REFI-QDA exports are not validated: ${missing.join(" and ")} missing.`);

/** What xmllint says of a document; empty when it is valid. */
function validate(text: string, schema: string): string {
  const work = mkdtempSync(join(tmpdir(), "refi-"));
  try {
    const file = join(work, "document.xml");
    writeFileSync(file, text);
    const run = spawnSync("xmllint", ["--noout", "--nonet", "--schema", join(folder, schema), file], {
      encoding: "utf8",
    });
    return run.status === 0 ? "" : run.stderr;
  } finally {
    rmSync(work, { recursive: true });
  }
}

function validateProject(project: ExportProject): string {
  const main = writeQdpx(project).find((entry) => entry.path === projectPath);
  return validate(new TextDecoder().decode(main?.bytes), "refi-project-1.0.xsd");
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

test.skipIf(missing.length > 0 && !isCi)("exports are valid by the published schemas", () => {
  expect(missing).toEqual([]);
  for (const project of [makeSmallProject(), makeSmallProject(true), makeOddProject(), makeProject([])]) {
    expect(validateProject(project)).toBe("");
  }
  expect(validate(writeQdc(makeOddProject()) ?? "", "refi-codebook-1.0.xsd")).toBe("");
  // The check itself finds fault where there is one.
  expect(validate("<Project/>", "refi-project-1.0.xsd")).not.toBe("");
});
