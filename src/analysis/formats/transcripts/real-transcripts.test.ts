import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import type { ImportedTranscript, TranscriptReading } from "./imported-transcript.ts";
import { readTranscript, readTranscriptFile } from "./read-transcript.ts";
import { guessRoles } from "./roles.ts";

const folder = fileURLToPath(new URL("../../../../../shared/data/transcripts", import.meta.url));

/** "Name role turns" for each speaker. */
function countSpeakers({ speakers, turns }: ImportedTranscript): string[] {
  return speakers.map(({ id, name, role }) => {
    const count = turns.filter((turn) => turn.speakerId === id).length;
    return `${name} ${role} ${count}`;
  });
}

function open(reading: TranscriptReading): ImportedTranscript[] {
  if ("problem" in reading) throw new Error(reading.problem);
  return reading.transcripts;
}

function readFile(name: string): ImportedTranscript[] {
  return open(readTranscriptFile({ name, bytes: readFileSync(`${folder}/${name}`) }));
}

async function readPdf(name: string): Promise<ImportedTranscript[]> {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(`${folder}/${name}`)));
  const { text } = await extractText(pdf, { mergePages: false });
  return open(readTranscript({ name, text: text.join("\n") }));
}

/**
 * The counts were made apart from the reader: by counting label lines and blank-line blocks with grep, the rows
 * with Python's csv module, sentence-ending cues with a script, and by the paragraph numbers printed in the PDFs.
 */
describe.skipIf(!existsSync(folder))("real transcripts", () => {
  test.each([
    [
      "metamuse_47.txt",
      ["David Hoang participant 45", "Adam Wiggins interviewer 43", "Mark McGranahan interviewer 17"],
    ],
    ["changelog_founders_talk_53.md", ["Adam Stacoviak interviewer 48", "Danielle Morrill participant 47"]],
    ["democracy_human_i1.csv", ["Interviewer interviewer 22", "Respondent participant 21"]],
    ["democracy_human_i2.csv", ["Interviewer interviewer 28", "Respondent participant 28"]],
    ["democracy_human_i3.csv", ["Interviewer interviewer 19", "Respondent participant 18"]],
    ["talkpython_071_dev_career.vtt", ["Speaker participant 869"]],
  ])("%s has its speakers and turns", (name, speakers) => {
    const transcripts = readFile(name);
    expect(transcripts.map(countSpeakers)).toEqual([speakers]);
  });

  test.each([
    ["pdpilot_P1.pdf", ["Dan interviewer 47", "Participant participant 47"]],
    ["pdpilot_P2.pdf", ["Dan interviewer 81", "Participant participant 84"]],
    ["pdpilot_P3.pdf", ["Dan interviewer 61", "Participant participant 61"]],
  ])("%s has its speakers and turns, and nothing of its pages", async (name, speakers) => {
    const transcripts = await readPdf(name);
    expect(transcripts.map(countSpeakers)).toEqual([speakers]);
    const texts = transcripts.flatMap(({ turns }) => turns.map((turn) => turn.text));
    expect(texts.filter((text) => /\b\d+\/\d\b|\n|(?:^| )\d+ \d+ \d+|[.?] \d{1,3}$/.test(text))).toEqual([]);
  });

  test("the table of nine interviews becomes nine transcripts", () => {
    const transcripts = readFile("democracy_ai_human.csv");
    expect(transcripts.map(({ turns }) => turns.length)).toEqual([33, 31, 31, 33, 33, 31, 3, 38, 31]);
    const roles = transcripts.map(({ speakers }) =>
      speakers.map((speaker) => `${speaker.name} ${speaker.role}`),
    );
    expect(new Set(roles.flat())).toEqual(new Set(["assistant interviewer", "human participant"]));
    const late = transcripts.flatMap(({ turns }) => turns.map((turn) => turn.startSeconds ?? 0));
    expect(Math.max(...late)).toBe(3759);
  });

  test.each([
    ["changelog_founders_talk_53.md", ["interviewer", "participant"]],
    ["democracy_ai_human.csv", ["interviewer", "participant"]],
    ["democracy_human_i1.csv", ["interviewer", "participant"]],
    ["democracy_human_i2.csv", ["interviewer", "participant"]],
    ["democracy_human_i3.csv", ["interviewer", "participant"]],
  ])("%s: who asks is known from its opening, however the two are called", (name, roles) => {
    for (const { speakers, turns } of readFile(name)) {
      for (const size of [8, 12, 20, 40]) {
        for (const letter of ["P", "R", "Speaker "]) {
          const unnamed = speakers.map(({ id }, index) => ({ id, name: `${letter}${index + 1}` }));
          expect(guessRoles(unnamed, turns.slice(0, size)).map(({ role }) => role)).toEqual(roles);
        }
      }
    }
  });

  test("captions keep every word and their times", () => {
    const [transcript] = readFile("talkpython_071_dev_career.vtt");
    const words = transcript?.turns.flatMap((turn) => turn.text.split(" ")) ?? [];
    expect(words).toHaveLength(12_651);
    expect(transcript?.turns.at(-1)?.startSeconds).toBe(3919.54);
  });

  test.each([
    ["metamuse_47.txt", /^(?:David Hoang|Adam Wiggins|Mark McGranahan):\r$/gm],
    ["changelog_founders_talk_53.md", /^\*\*.*?:\*\*|\\\[\d+:\d+\\\]|\\(?=[^\w\s])/gm],
  ])("%s loses no character but labels, times and escapes", (name, furniture) => {
    const letters = (text: string) => text.replace(/\s+/g, "");
    const read = readFile(name).flatMap(({ turns }) => turns.map((turn) => turn.text));
    const raw = readFileSync(`${folder}/${name}`, "utf8").replace(furniture, "");
    expect(letters(read.join(""))).toBe(letters(raw));
  });

  test("a text without speakers is read with a notice", () => {
    const [script] = readFile("democracy_script.md");
    expect(script?.title).toBe("democracy_script");
    expect(script?.notices.join(" ")).toContain("No speakers were found");
  });
});
