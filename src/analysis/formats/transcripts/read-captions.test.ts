import { expect, test } from "vitest";
import { readOne, said } from "./reading-for-tests.ts";

const cue = (start: number, lines: string) => `00:00:0${start}.000 --> 00:00:0${start + 1}.000\n${lines}\n`;

test("merges a speaker's cues into turns, by the voice tags of WebVTT", () => {
  const text = [
    "WEBVTT - Talk with Ben\nKind: captions\n",
    "NOTE made by hand\n",
    "STYLE\n::cue { color: lime }\n",
    `7b1-0\n${cue(1, "<v Anna Ruiz>How do you</v>")}`,
    `7b1-1\n${cue(2, "<v.loud Anna Ruiz>plan <i>a</i> week?</v>")}`,
    cue(3, "<v Ben>With R&amp;D &lt;and&gt; a list.</v>"),
    cue(4, "<v Anna Ruiz>And?</v>\n<v Ben>Nothing.</v>"),
  ].join("\n");
  const transcript = readOne("talk.vtt", text);
  expect(transcript.title).toBe("talk");
  expect(said(transcript)).toEqual([
    "Anna Ruiz: How do you plan a week?",
    "Ben: With R&D <and> a list.",
    "Anna Ruiz: And?",
    "Ben: Nothing.",
  ]);
  expect(transcript.turns.map((turn) => turn.startSeconds)).toEqual([1, 3, 4, 4]);
});

test("reads SRT with names before colons, CRLF and decimal commas", () => {
  const text = [
    "1\r\n00:00:01,500 --> 00:00:02,000\r\nANNA: How do you\r\n",
    "2\r\n00:00:02,000 --> 00:00:03,000\r\nplan?\r\n",
    "3\r\n00:00:03,000 --> 00:00:04,000\r\nBEN: With a list.\r\n",
    "4\r\n00:00:04,000 --> 00:00:05,000\r\n>> ANNA: And?\r\n",
    "5\r\n00:00:05,000 --> 00:00:06,000\r\nBEN: No.\r\n",
  ].join("\r\n");
  const transcript = readOne("talk.srt", text);
  expect(said(transcript)).toEqual(["ANNA: How do you plan?", "BEN: With a list.", "ANNA: And?", "BEN: No."]);
  expect(transcript.turns[0]?.startSeconds).toBe(1.5);
});

test("reads cues without blank lines between them, their numbers left out", () => {
  const text = "1\n00:00:01,000 --> 00:00:02,000\nOne.\n2\n00:00:02,000 --> 00:00:03,000\nTwo.\n";
  expect(readOne("talk.srt", text).turns.map((turn) => turn.text)).toEqual(["One.", "Two."]);
});

test("reads names on the first line of each cue, as Teams saves them in documents", () => {
  const text = [
    "0:0:0.0 --> 0:0:2.840\nAnna Ruiz\nHow do you plan?",
    "0:0:3.0 --> 0:0:4.5\nBen Ode\nWith a list.",
    "0:0:4.5 --> 0:0:6.0\nBen Ode\nA long one.",
    "0:0:7.0 --> 0:0:8.0\nAnna Ruiz\nAnd?",
  ].join("\n\n");
  expect(said(readOne("talk.docx", text))).toEqual([
    "Anna Ruiz: How do you plan?",
    "Ben Ode: With a list. A long one.",
    "Anna Ruiz: And?",
  ]);
});

test("without speakers, joins cues until a sentence ends", () => {
  const text = `WEBVTT\n\n${cue(1, "A sentence that is")}\n${cue(2, "cut in two.")}\n${cue(3, "“Another?”")}\n${cue(4, "Last.")}`;
  const transcript = readOne("talk.vtt", text);
  expect(transcript.turns.map((turn) => turn.text)).toEqual([
    "A sentence that is cut in two.",
    "“Another?”",
    "Last.",
  ]);
  expect(transcript.speakers.map((speaker) => speaker.confidence)).toEqual([0.3]);
});

test("shows a line of live captions once, and a line that was said twice twice", () => {
  const rolled = `WEBVTT\n\n${cue(1, "first line here")}\n${cue(2, "first line here\nand the second")}\n`;
  expect(readOne("talk.vtt", rolled).turns.map((turn) => turn.text)).toEqual([
    "first line here and the second",
  ]);
  const twice = `WEBVTT\n\n${cue(1, "We go home.")}\n${cue(2, "We go home.")}\n`;
  expect(readOne("talk.vtt", twice).turns).toHaveLength(2);
});
