import { expect, test } from "vitest";
import { readTranscriptFile } from "./read-transcript.ts";
import { readOne, said } from "./reading-for-tests.ts";
import { assignRoles } from "./roles.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const readBytes = (name: string, content: Uint8Array) => readTranscriptFile({ name, bytes: content });

test.each([
  ["old.txt", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), "is a Word 97"],
  ["virus.txt", new Uint8Array([0x4d, 0x5a, 0x90, 0x00, 3, 0, 0, 0]), "is a program"],
  [
    "photo.txt",
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    "is not a text",
  ],
  ["noise.txt", Uint8Array.from({ length: 400 }, (_, i) => (i * 37) % 31), "is not a text"],
  ["rich.txt", bytes("{\\rtf1 Anna: Hello}"), "is an RTF document"],
  ["nothing.txt", new Uint8Array(), "is empty"],
  ["blank.txt", bytes(" \r\n\t\u200b"), "holds no text"],
  ["blank.vtt", bytes("WEBVTT\n\n00:01.000 --> 00:02.000\n\n"), "holds no words that anybody said"],
])("refuses %s in a sentence", (name, content, part) => {
  const reading = readBytes(name, content);
  expect(reading).toHaveProperty("problem", expect.stringContaining(`${name} ${part}`));
});

function utf16(text: string, isBig: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), !isBig);
  return new Uint8Array(view.buffer);
}

test.each([
  ["UTF-8 with a mark", bytes("\ufeffAna: ¿Qué?\nBen: Olé.")],
  ["UTF-16 with a mark", utf16("\ufeffAna: ¿Qué?\nBen: Olé.", false)],
  ["UTF-16 without a mark", utf16("Interviewer: ¿Qué?\nBen: Olé.", true)],
])("reads %s", (_, content) => {
  const reading = readBytes("talk.txt", content);
  expect(reading).toMatchObject({ transcripts: [{ turns: [{ text: "¿Qué?" }, { text: "Olé." }] }] });
});

test("reads Windows Latin-1 and says so", () => {
  const latin = Uint8Array.from("Interviewer: ¿Qué?\nBen: Olé.", (char) => char.charCodeAt(0));
  const reading = readBytes("talk.txt", latin);
  expect(reading).toMatchObject({
    transcripts: [
      { turns: [{ text: "¿Qué?" }, { text: "Olé." }], notices: [expect.stringContaining("UTF-8")] },
    ],
  });
});

test("a person's word on roles and names stands, and only for whom it was said", () => {
  const transcript = readOne("talk.txt", "Anna: Hm.\nBen: Hm.\nAnna: Ah.\nBen: Oh.");
  const changed = assignRoles(transcript, [
    { speakerId: "s1", role: "participant", name: " P-01 " },
    { speakerId: "unknown", role: "other" },
  ]);
  expect(changed.speakers[0]).toEqual({ id: "s1", name: "P-01", role: "participant", confidence: 1 });
  expect(changed.speakers[1]).toEqual(transcript.speakers[1]);
  expect(changed.turns).toEqual(transcript.turns);
});

test("reads a long text with many colons without delay", () => {
  const text = Array.from({ length: 40_000 }, (_, i) => `word ${i}: and more : of it`).join("\n");
  expect(readOne("log.txt", text).turns.length).toBeGreaterThan(0);
});

test("JSON in a file with another name is read as what it is, and a bracket alone makes no JSON", () => {
  const json = JSON.stringify([
    { speaker: "Interviewer", text: "Why?" },
    { speaker: "Ana", text: "So." },
  ]);
  expect(said(readOne("talk.txt", json))).toEqual(["Interviewer: Why?", "Ana: So."]);
  expect(said(readOne("talk.txt", "[00:01] Ana: Why?\n[00:02] Ben: So."))).toEqual(["Ana: Why?", "Ben: So."]);
});
