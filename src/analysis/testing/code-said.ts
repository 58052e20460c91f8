import { codeSource } from "../analyze.ts";
import type { CodedSource } from "../coder/coded-source.ts";
import type { Source, StudyContext } from "../sources.ts";

/** A study about a product, with nothing else set up. */
export const productStudy: StudyContext = {
  questions: [],
  objective: "Learn how people use the product",
  topics: [],
  competitors: [],
  ownProduct: null,
};

/** A study about anything but a product. */
export const openStudy: StudyContext = { ...productStudy, objective: "How people think about democracy" };

/** An interview of one answer, to a question if one is given. */
export function oneAnswer(text: string, asked?: string): Source {
  const question = {
    id: "i",
    speaker: "interviewer" as const,
    text: asked ?? "",
    questionId: null,
    move: "ask",
  };
  return {
    id: "s",
    kind: "interview",
    label: "P-1",
    segments: [
      ...(asked === undefined ? [] : [question]),
      { id: "m", speaker: "participant", text, questionId: null, move: null },
    ],
    ageRange: null,
    location: null,
    language: "en",
  };
}

/** What the coder makes of one answer. */
export function codeSaid(
  text: string,
  { asked, study = productStudy }: { asked?: string; study?: StudyContext } = {},
): CodedSource {
  return codeSource(oneAnswer(text, asked), study);
}
