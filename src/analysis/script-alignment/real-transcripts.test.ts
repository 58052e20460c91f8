import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readTranscriptFile } from "../formats/transcripts/read-transcript.ts";
import type { Source } from "../sources.ts";
import { layOnScript } from "./lay-on-script.ts";

const folder = fileURLToPath(new URL("../../../../shared/data/transcripts", import.meta.url));

function readSources(name: string): Source[] {
  const reading = readTranscriptFile({ name, bytes: readFileSync(`${folder}/${name}`) });
  if ("problem" in reading) throw new Error(reading.problem);
  return reading.transcripts.map(({ title, speakers, turns }) => {
    const people = new Set(speakers.flatMap(({ id, role }) => (role === "participant" ? [id] : [])));
    const segments = turns.map(({ speakerId, text }, index) => ({
      id: String(index),
      speaker: people.has(speakerId) ? ("participant" as const) : ("interviewer" as const),
      text,
      questionId: null,
      move: null,
    }));
    return {
      id: title,
      kind: "transcript",
      label: title,
      segments,
      ageRange: null,
      location: null,
      language: "en",
    };
  });
}

/** The numbered questions of the script that all these interviews were led by. */
function readScript(): { id: string; text: string }[] {
  const script = readFileSync(`${folder}/democracy_script.md`, "utf8");
  const numbered = script.slice(script.indexOf("1. Before we start")).split(/\n(?=\d+\. )/);
  return numbered.map((text, index) => ({ id: `Q${index + 1}`, text: text.replace(/^\d+\. /, "") }));
}

/** Questions in the order in which they were asked, those asked again once. */
function listAsked(source: Source, questions: { id: string; text: string }[]): string[] {
  const asked = layOnScript(source, questions).segments.filter(({ move }) => move === "ask");
  return asked.map(({ questionId }) => questionId ?? "").filter((id, index, all) => id !== all[index - 1]);
}

describe.skipIf(!existsSync(folder))("real transcripts", () => {
  test.each([
    ["democracy_human_i1.csv"],
    ["democracy_human_i2.csv"],
    ["democracy_human_i3.csv"],
    ["democracy_ai_human.csv"],
  ])("%s: each question of the script is found where it was asked, in its order", (name) => {
    const script = readScript();
    expect(script).toHaveLength(14);
    const ids = script.map(({ id }) => id);
    for (const source of readSources(name)) {
      // One interview was given up after the first question.
      const expected = source.segments.length > 5 ? ids : ids.slice(0, 1);
      expect(listAsked(source, script)).toEqual(expected);
    }
  });

  test.each([["metamuse_47.txt"], ["changelog_founders_talk_53.md"], ["democracy_human_i1.csv"]])(
    "%s is laid on no script of another study",
    (name) => {
      const questions = [
        "How do you plan your week?",
        "What is most frustrating about planning?",
        "What is the hardest part about working from home?",
        "How do you stay in touch with your team?",
        "Have you tried other tools before, and why did you stop?",
      ].map((text, index) => ({ id: `Q${index}`, text }));
      expect(readSources(name).flatMap((source) => listAsked(source, questions))).toEqual([]);
    },
  );
});
