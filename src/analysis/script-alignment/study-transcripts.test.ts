import { describe, expect, test } from "vitest";
import { readScriptQuestions, readSources } from "../../../tests/read-study-data.ts";
import { facts } from "../../../tests/study-data.ts";
import type { Source } from "../sources.ts";
import { layOnScript } from "./lay-on-script.ts";

/** Questions in the order in which they were asked, those asked again once. */
function listAsked(source: Source, questions: { id: string; text: string }[]): string[] {
  const asked = layOnScript(source, questions).segments.filter(({ move }) => move === "ask");
  return asked.map(({ questionId }) => questionId ?? "").filter((id, index, all) => id !== all[index - 1]);
}

describe("transcripts of studies", () => {
  test("each question of the script is found where it was asked, in its order", async () => {
    const script = readScriptQuestions().map((text, index) => ({ id: `Q${index + 1}`, text }));
    expect(script).toHaveLength(14);
    const ids = script.map(({ id }) => id);
    for (const { file } of [...facts.humanLed, facts.aiLed]) {
      for (const source of await readSources(file)) {
        // One interview was given up after the first question.
        const expected = source.segments.length > 5 ? ids : ids.slice(0, 1);
        expect(listAsked(source, script), source.id).toEqual(expected);
      }
    }
  });

  test("a talk is laid on no script of another study", async () => {
    const questions = [
      "How do you plan your week?",
      "What is most frustrating about planning?",
      "What is the hardest part about working from home?",
      "How do you stay in touch with your team?",
      "Have you tried other tools before, and why did you stop?",
    ].map((text, index) => ({ id: `Q${index}`, text }));
    for (const name of [facts.nameLines, facts.boldNames, facts.humanLed[0].file]) {
      const sources = await readSources(name);
      expect(
        sources.flatMap((source) => listAsked(source, questions)),
        name,
      ).toEqual([]);
    }
  });
});
