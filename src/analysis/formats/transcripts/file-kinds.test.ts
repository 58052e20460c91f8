import { expect, test } from "vitest";
import { readTranscript } from "./read-transcript.ts";
import { readOne, said } from "./reading-for-tests.ts";

const dialogue = [
  "Anna: How do you plan a week?",
  'Ben: "List first" is what I say.',
  "Anna: And then?",
  "Ben: So.",
];
const rows = dialogue.map((line) => line.split(": ").join("\t"));

test.each([
  ["a header", `Speaker\tText\n${rows.join("\n")}`],
  ["no header", rows.join("\r\n")],
  [
    "quoted cells",
    `Speaker\tText\n${rows.join("\n").replace('"List first" is what I say.', '"""List first"" is what I say."')}`,
  ],
  [
    "times",
    `start\tend\tspeaker\ttext\n${rows.map((row, i) => `${i * 4000}\t${i * 4000 + 3000}\t${row}`).join("\n")}`,
  ],
])("reads a table with tabs and %s", (_, text) => {
  expect(said(readOne("talk.tsv", text))).toEqual(dialogue);
});

test("a quotation mark at the beginning of a cell swallows no rows of a table with tabs", () => {
  const text = 'speaker\ttext\nAnna\tWhy?\nBen\t"So it is\nAnna\tAnd?\nBen\t" well';
  expect(said(readOne("talk.tsv", text))).toEqual([
    "Anna: Why?",
    'Ben: "So it is',
    "Anna: And?",
    'Ben: " well',
  ]);
});

test("starts in milliseconds, as transcription programs write them, are told in seconds", () => {
  const text = "start\tend\ttext\n0\t2000\tHow do you plan?\n2000\t9000\tWith a list.\n9000\t12500\tI see.";
  expect(readOne("talk.tsv", text).turns.map((turn) => turn.startSeconds)).toEqual([0, 2, 9]);
});

test.each([
  ["talk.xml", "<?xml version='1.0'?><tt><p>Hello there.</p></tt>"],
  ["talk.txt", "<?xml version='1.0'?><tt><p>Hello there.</p></tt>"],
  ["talk.eaf", "Anna: How?\nBen: So."],
  ["script.js", "const a = 1;\n// Anna: How?"],
  ["talk.sbv", "0:00:01.000,0:00:02.000\nHello"],
  ["mail.eml", "From: Ana\nTo: Ben\n\nHello"],
])("%s is refused by its kind and never taken as words", (name, text) => {
  expect(readTranscript({ name, text })).toEqual({
    problem: `${name} is a kind of file that we can't read. Please use TXT, MD, DOCX, PDF, VTT, SRT, CSV, TSV, JSON or HTML.`,
    isUnsupported: true,
  });
});

test.each([["talk"], ["talk.TXT"], ["Talk with Dr. Lee 3.5"], ["talk.markdown"]])(
  "%s is read by its content",
  (name) => {
    expect(said(readOne(name, dialogue.join("\n")))).toEqual(dialogue);
  },
);
