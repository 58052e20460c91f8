import { fillGuide } from "#contract/fill-guide.ts";
import type { GuideTemplate } from "#contract/guides.ts";
import { checkScript } from "./check.ts";

/** What the script checker finds wrong with a guide with its general nouns, one sentence each. */
export function checkGuide(guide: GuideTemplate): string[] {
  const filled = fillGuide(guide, {});
  const warnings = checkScript({ ...filled, questions: filled.questions.map(({ text }) => text) });
  return warnings.map(({ questionIndex, kind, message }) => {
    const where = questionIndex === null ? "script" : `questions.${questionIndex}`;
    return `${where}: ${kind}: ${message}`;
  });
}
