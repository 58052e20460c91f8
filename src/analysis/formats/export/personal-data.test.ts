import { expect, test } from "vitest";
import type { ExportProject } from "../export-project.ts";
import { writeCodebookCsv } from "./codebook-csv.ts";
import { maskContacts, withoutPersonalData } from "./personal-data.ts";
import {
  makeEvidence,
  makeFinding,
  makeInterview,
  makeProject,
  makeSession,
  makeTurn,
} from "./project-for-tests.ts";
import { writeProjectJson } from "./project-json.ts";
import { writeReport } from "./report-markdown.ts";
import { writeSessionsCsv } from "./sessions-csv.ts";
import { listTextFiles } from "./transcript-text.ts";
import { listVttFiles } from "./transcript-vtt.ts";
import { writeTurnsCsv } from "./turns-csv.ts";

const secret = /canary|\+44|Ruth|Quell|Beekeeper|CODE-|Zoltan/;

/** A project with something personal in every place that can hold it. */
function makeSecretProject(personalData: boolean): ExportProject {
  const text = "😀 Write to canary.me@mail.example.org or +44 20 7946 0958, says Ines";
  const turn = { ...makeTurn("t1", "participant", text), speakerName: "Zoltan" };
  const session = makeSession("s1", "P-01", [turn]);
  session.email = "canary@example.org";
  session.annotations = [
    {
      id: "n1",
      kind: "highlight",
      turnId: "t1",
      text: "canary@example.org again",
      passage: { quote: "canary.me", start: 11, end: 20 },
      personId: "u1",
      createdAt: "2026-05-02T09:02:00.000Z",
    },
  ];
  session.formAnswers = [
    {
      formName: "F",
      formType: "post",
      answers: [{ question: "Q", kind: "long_text", answer: "canary@example.org" }],
    },
  ];
  const finding = makeFinding("f1", "Write to canary@example.org", [makeEvidence(session, turn, [11, 20])]);
  return makeProject([makeInterview([session], [finding])], personalData);
}

test.each([
  ["sessions", writeSessionsCsv],
  ["turns", writeTurnsCsv],
  ["JSON", writeProjectJson],
  ["report", writeReport],
  ["codebook", writeCodebookCsv],
  ["texts", (project: ExportProject) => JSON.stringify(listTextFiles(project))],
  ["captions", (project: ExportProject) => JSON.stringify(listVttFiles(project))],
])("nothing personal is in the export of %s unless it is asked for", (_, write) => {
  expect(write(makeSecretProject(false))).not.toMatch(secret);
  expect(write(makeSecretProject(true))).toMatch(secret);
});

test("masking keeps offsets: a quote is still the slice of its turn", () => {
  const [interview] = withoutPersonalData(makeSecretProject(false)).interviews;
  const text = interview?.sessions[0]?.turns[0]?.text ?? "";
  const evidence = interview?.findings[0]?.evidence[0];
  expect(evidence?.quote).toBe(Array.from(text).slice(evidence?.start, evidence?.end).join(""));
  expect(evidence?.quote).toBe("•••••••••");
  expect(Array.from(text)).toHaveLength(
    Array.from(makeSecretProject(true).interviews[0]?.sessions[0]?.turns[0]?.text ?? "").length,
  );
  expect(text.endsWith("says Ines")).toBe(true);
});

test.each([
  ["call 020 7946 0958 now", "call ••••••••••••• now"],
  ["(555) 123-4567", "••••••••••••••"],
  ["555-123-4567", "••••••••••••"],
  ["on 2024-03-28 at 14:32:19", undefined],
  ["we sold 1 200 300 jars for 0.5 each", undefined],
  ["me @ home, 5@6", undefined],
  ["version 1.2.3 of 10.000.000", undefined],
])("masks contacts and no other numbers: %s", (text, masked) => {
  expect(maskContacts(text)).toBe(masked ?? text);
});

test("speakers of an uploaded talk are told apart without their names", () => {
  const turns = ["Zoltan", "Ruth", "Ines"].map((speakerName, index) => ({
    ...makeTurn(`t${index}`, index === 0 ? ("interviewer" as const) : ("participant" as const), "Hello"),
    speakerName,
  }));
  const [file] = listTextFiles(makeProject([makeInterview([makeSession("s1", "P-01", turns)])]));
  expect(file?.text).toContain("Interviewer: Hello\n\nP-01: Hello\n\nP-01 b: Hello");
});
