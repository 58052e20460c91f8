import { expect, test } from "vitest";
import { nameTranscripts } from "./read-transcript.ts";
import { readOne } from "./reading-for-tests.ts";

test.each([
  ["P1_interview.txt", "Interview\n\nAna: How?\nBen: So.\nAna: And?", "P1_interview"],
  ["wave 2.vtt", "WEBVTT - Interview\n\n00:01.000 --> 00:02.000\n<v Ana>How?\n", "wave 2"],
  ["Dr. Lee, 3.5.md", "# Interview\n\n**Ana:** How?\n\n**Ben:** So.", "Dr. Lee, 3.5"],
  ["talk.v2.html", "<title>Interview</title><h1>Interview</h1><p>Ana: How?<p>Ben: So.", "talk.v2"],
])("a transcript is called as its file %s, whatever stands above the talk", (name, text, title) => {
  expect(readOne(name, text).title).toBe(title);
});

test("several interviews of one file have its name and what tells them apart, else their numbers", () => {
  expect(nameTranscripts([{ part: "P1" }, { part: "P2" }, { part: "P1" }], "study")).toEqual([
    "study, P1",
    "study, P2",
    "study, P1 (2)",
  ]);
  expect(nameTranscripts([{ part: null }, {}, { part: " " }], "study")).toEqual([
    "study 1",
    "study 2",
    "study 3",
  ]);
  expect(nameTranscripts([{ part: "P1" }], "study")).toEqual(["study"]);
});
