import { expect, test } from "vitest";
import { readTranscript } from "./read-transcript.ts";
import { readAll, readOne, said } from "./reading-for-tests.ts";

const expected = ["Interviewer: How?", "Participant: So."];
const starts = (value: unknown) =>
  readOne("talk.json", JSON.stringify(value)).turns.map((turn) => turn.startSeconds);

test.each([
  [
    "a list of turns",
    [
      { speaker: "Interviewer", text: "How?" },
      { speaker: "Participant", text: "So." },
    ],
  ],
  [
    "a chat",
    {
      messages: [
        { role: "assistant", content: "How?" },
        { role: "user", content: "So." },
      ],
    },
  ],
  [
    "a chat in parts",
    {
      messages: [
        { role: "assistant", content: [{ type: "text", text: "How?" }] },
        { role: "user", content: "So." },
      ],
    },
  ],
  [
    "an export of sessions",
    [
      {
        messages: [
          { sender: "bot", text: "How?" },
          { sender: "user", text: "So." },
        ],
      },
    ],
  ],
  [
    "a transcript within other things",
    {
      meta: { made: 1 },
      result: {
        transcript: [
          { who: 1, name: "Interviewer", text: "How?" },
          { name: "Participant", text: "So." },
        ],
      },
    },
  ],
])("reads %s", (_, value) => {
  expect(said(readOne("talk.json", JSON.stringify(value)))).toEqual(expected);
});

test("reads a talk that is one text", () => {
  const value = { id: 7, transcript: "Interviewer: How?\r\nParticipant: So." };
  expect(said(readOne("talk.json", JSON.stringify(value)))).toEqual(expected);
});

test("reads a turn a line", () => {
  const lines = '{"speaker":"Interviewer","text":"How?"}\n{"speaker":"Participant","text":"So."}\n';
  expect(said(readOne("talk.json", lines))).toEqual(expected);
});

test("names the numbered speakers of transcription services and takes each turn once", () => {
  const value = {
    text: "How? So.",
    utterances: [
      { speaker: "A", text: "How?", start: 0, words: [{ text: "How?", start: 0 }] },
      { speaker: "B", text: "So.", start: 65_000, words: [{ text: "So.", start: 65_000 }] },
    ],
    words: [{ text: "How?" }, { text: "So." }],
  };
  expect(said(readOne("talk.json", JSON.stringify(value)))).toEqual(["Speaker A: How?", "Speaker B: So."]);
});

test("reads monologues in elements", () => {
  const value = {
    monologues: [
      {
        speaker: 0,
        elements: [
          { type: "text", value: "How", ts: 0.5 },
          { type: "punct", value: "?" },
        ],
      },
      {
        speaker: 1,
        elements: [
          { type: "text", value: "So" },
          { type: "punct", value: "." },
        ],
      },
    ],
  };
  expect(said(readOne("talk.json", JSON.stringify(value)))).toEqual(["Speaker 0: How?", "Speaker 1: So."]);
});

test("reads starts in seconds, milliseconds, clock times and dates", () => {
  const turns = (list: unknown[]) =>
    list.map((start) => ({ speaker: "A", text: "word word word word", start }));
  expect(starts(turns([0, 2.5, 4]))).toEqual([0, 2.5, 4]);
  expect(starts(turns([0, 2500, 40_000]))).toEqual([0, 2.5, 40]);
  expect(starts(turns(["00:01", "01:02:03"]))).toEqual([1, 3723]);
  expect(starts(turns(["2026-01-01T10:00:00Z", "2026-01-01T11:00:01+01:00"]))).toEqual([0, 1]);
});

test("makes a transcript of each of several conversations", () => {
  const conversation = (title: string) => ({
    title,
    turns: [
      { speaker: "Q", text: "How?" },
      { speaker: "A", text: "So." },
    ],
  });
  const transcripts = readAll(
    "all.json",
    JSON.stringify({ conversations: [conversation("One"), conversation("Two")] }),
  );
  expect(transcripts.map((transcript) => transcript.title)).toEqual(["all, One", "all, Two"]);
});

test.each([
  ["{", "talk.json is not valid JSON."],
  ['{"a": 1}', "talk.json holds no list of turns with a text each."],
  [
    '[{"kind": "Listing", "data": {}}]',
    "talk.json is a forum thread and not an interview. Please add it as a thread.",
  ],
  ['{"messages": [{"role": "user", "content": " "}]}', "talk.json holds no words that anybody said."],
])("refuses %s in a sentence", (text, problem) => {
  expect(readTranscript({ name: "talk.json", text })).toEqual({ problem });
});

test("is not misled by keys that objects have by themselves", () => {
  const text = '[{"speaker": "__proto__", "text": "How?"}, {"speaker": "constructor", "text": "So."}]';
  expect(said(readOne("talk.json", text))).toEqual(["__proto__: How?", "constructor: So."]);
});
