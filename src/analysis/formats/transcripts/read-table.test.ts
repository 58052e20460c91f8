import { expect, test } from "vitest";
import { readTranscript } from "./read-transcript.ts";
import { readAll, readOne, said } from "./reading-for-tests.ts";

const expected = ["Interviewer: How, then?", "Respondent: “So” & so\nagain"];

test.each([
  ["Role,Timestamp,Text", ","],
  ["speaker;time;Message", ";"],
  ["SPEAKER_NAME\tStart Time\tUtterance", "\t"],
  ["Who,Timecode,Transcription", ","],
])("finds the columns by their headers: %s", (header, sign) => {
  const rows = [
    header,
    ["Interviewer", "00:00:01", '"How, then?"'].join(sign),
    ["Respondent", "00:01:10", '"“So” &amp; so\nagain"'].join(sign),
  ];
  for (const end of ["\n", "\r\n", "\r"]) {
    const transcript = readOne("talk.csv", `\ufeff${rows.join(end)}${end}`);
    expect(said(transcript)).toEqual(expected);
    expect(transcript.turns.map((turn) => turn.startSeconds)).toEqual([1, 70]);
  }
});

test("parts a table into interviews by the conversation, also where one person had two", () => {
  const rows = [
    "MessageID,ThreadID,ParticipantID,Interlocutor,MessageContent,Timestamp",
    "1,aa,2,assistant,Ready?,2024-03-28 14:32:19",
    "2,aa,2,human,yes,2024-03-28 14:33:32",
    "1,bb,2,assistant,Ready?,2024-03-28 23:59:50",
    "2,bb,2,human,yes,2024-03-29 00:00:20",
    "1,cc,5,assistant,Ready?,2024-03-28 14:00:00",
    "2,cc,5,human,no,2024-03-28 14:00:05",
  ];
  const transcripts = readAll("study.csv", rows.join("\n"));
  expect(transcripts.map((transcript) => transcript.title)).toEqual(["study, 2", "study, 2 (2)", "study, 5"]);
  expect(transcripts.map(({ turns }) => turns[1]?.startSeconds)).toEqual([73, 30, 5]);
});

test("reads a table with a question and an answer a row, each question once", () => {
  const text = "Respondent,Question,Answer\nP1,Why?,Because\nP1,How?,So\nP1,How?,And so\nP2,Why?,No idea";
  const [first, second] = readAll("answers.csv", text);
  expect(first && said(first)).toEqual([
    "Interviewer: Why?",
    "Participant: Because",
    "Interviewer: How?",
    "Participant: So",
    "Participant: And so",
  ]);
  expect(second?.turns).toHaveLength(2);
});

test("guesses the columns of a table without a header and says so", () => {
  const text =
    "1,Anna,How do you plan a week?\n2,Ben,With a list of things.\n3,Anna,And what then?\n4,Ben,Nothing at all.";
  const transcript = readOne("talk.csv", text);
  expect(said(transcript)[1]).toBe("Ben: With a list of things.");
  expect(transcript.notices[0]).toContain("they were guessed");
});

test("refuses a table without anything said", () => {
  const reading = readTranscript({ name: "sums.csv", text: "a,b\n1,2\n3,4\n" });
  expect(reading).toEqual({
    problem: "sums.csv has no column with what was said. Name one “Text” and one “Speaker”.",
  });
});
