import { describe, expect, test } from "vitest";
import { readBytes, readTranscripts } from "../../../../tests/read-study-data.ts";
import { facts } from "../../../../tests/study-data.ts";
import type { ImportedTranscript } from "./imported-transcript.ts";
import { guessRoles } from "./roles.ts";

/** "Name role turns" for each speaker. */
function countSpeakers({ speakers, turns }: ImportedTranscript): string[] {
  return speakers.map(({ id, name, role }) => {
    const count = turns.filter((turn) => turn.speakerId === id).length;
    return `${name} ${role} ${count}`;
  });
}

const talks = Object.keys(facts.talks);
const tables = [facts.aiLed, ...facts.humanLed];

async function readTexts(name: string): Promise<string[]> {
  const transcripts = await readTranscripts(name);
  return transcripts.flatMap(({ turns }) => turns.map(({ text }) => text));
}

describe("transcripts of studies", () => {
  test("each talk has its speakers and turns", async () => {
    const read = talks.map(async (name) => [name, (await readTranscripts(name)).map(countSpeakers)]);
    const expected = Object.entries(facts.talks).map(([name, speakers]) => [name, [speakers]]);
    expect(await Promise.all(read)).toEqual(expected);
  });

  test("a PDF leaves nothing of its pages in the talk", async () => {
    for (const name of facts.printed) {
      const texts = await readTexts(name);
      const furniture = /\b\d+\/\d\b|\n|(?:^| )\d+ \d+ \d+|[.?] \d{1,3}$/;
      expect(texts.filter((text) => furniture.test(text))).toEqual([]);
    }
  });

  test("a table of many interviews becomes a transcript for each", async () => {
    const transcripts = await readTranscripts(facts.aiLed.file);
    expect(transcripts.map(({ turns }) => turns.length)).toEqual(facts.aiLed.turns);
    const roles = transcripts.map(({ speakers }) =>
      speakers.map((speaker) => `${speaker.name} ${speaker.role}`),
    );
    expect(new Set(roles.flat())).toEqual(new Set(["assistant interviewer", "human participant"]));
    const late = transcripts.flatMap(({ turns }) => turns.map((turn) => turn.startSeconds ?? 0));
    expect(Math.max(...late)).toBe(facts.aiLed.latest);
  });

  test("a table keeps every word, its entities as characters", async () => {
    for (const { file, words } of tables) {
      const texts = await readTexts(file);
      expect(texts.join(" ").split(/\s+/), file).toHaveLength(words);
      expect(texts.filter((text) => /&(?:#?\w+);/.test(text))).toEqual([]);
    }
  });

  test("who asks is known from the opening, however the two are called", async () => {
    for (const name of [facts.boldNames, ...tables.map(({ file }) => file)]) {
      for (const { speakers, turns } of await readTranscripts(name)) {
        for (const size of [8, 12, 20, 40]) {
          for (const letter of ["P", "R", "Speaker "]) {
            const unnamed = speakers.map(({ id }, index) => ({ id, name: `${letter}${index + 1}` }));
            const guessed = guessRoles(unnamed, turns.slice(0, size)).map(({ role }) => role);
            expect(guessed, `${name}, ${size} turns`).toEqual(["interviewer", "participant"]);
          }
        }
      }
    }
  });

  test("captions keep every word and their times", async () => {
    const [transcript] = await readTranscripts(facts.captions.file);
    const words = transcript?.turns.flatMap((turn) => turn.text.split(" ")) ?? [];
    expect(words).toHaveLength(facts.captions.words);
    expect(transcript?.turns.at(-1)?.startSeconds).toBe(facts.captions.lastStart);
  });

  test("a text with names loses no character but labels, times and escapes", async () => {
    const letters = (text: string) => text.replace(/\s+/g, "");
    const furnitureOf = [
      [facts.nameLines, /^(?:[A-Z]\w+ [A-Z]\w+):\r$/gm],
      [facts.boldNames, /^\*\*.*?:\*\*|\\\[(?:\d+:)?\d+:\d+(?:\.\d+)?\\\]|\\(?=[^\w\s])/gm],
    ] as const;
    for (const [name, furniture] of furnitureOf) {
      const raw = readBytes(name).toString().replace(furniture, "");
      expect(letters((await readTexts(name)).join("")), name).toBe(letters(raw));
    }
  });

  test("a text without speakers is read with a notice", async () => {
    const { file } = facts.script;
    const [script] = await readTranscripts(file);
    expect(script?.title).toBe(file.replace(".md", ""));
    expect(script?.notices.join(" ")).toContain("No speakers were found");
  });
});
