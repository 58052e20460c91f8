import { fillGuide } from "#contract/fill-guide.ts";
import type { GuideTemplate } from "#contract/guides.ts";
import type { GenerateInput, ScriptDraft } from "#contract/scripts.ts";
import { findObjectiveLanguage, type ScriptLanguage } from "#interviewer/script/objective-language.ts";
import { listDraftQuestions } from "../interviews/script-input.ts";
import { getGuides } from "./guide-files.ts";
import { findNearestGuides } from "./nearest-guides.ts";

/**
 * A script from the guide that was chosen, else from the nearest one, and that guide. Null where there is no guide of
 * the chosen name.
 */
export function draftFromGuide(input: GenerateInput): { draft: ScriptDraft; guide: GuideTemplate } | null {
  const { objective, guide: chosen } = input;
  if (chosen) {
    const written = input.language ?? findObjectiveLanguage(objective);
    const guide = findChosen(chosen.id, written ?? "en");
    const notice = guide && guide.language !== written ? describeOtherLanguage(guide) : null;
    return guide && { guide, draft: fillFor(guide, chosen.nouns, { objective, notice }) };
  }
  const { guides, notice } = findNearestGuides(input);
  const [guide] = guides;
  if (!guide) throw new Error("There are no guides to draft a script from");
  return { guide, draft: fillFor(guide, {}, { objective, notice }) };
}

function findChosen(id: string, language: ScriptLanguage): GuideTemplate | null {
  const guides = getGuides();
  return [...guides[language], ...guides.en].find((one) => one.id === id) ?? null;
}

function describeOtherLanguage({ name }: GuideTemplate): string {
  return `The guide “${name}” is only in English. Translate the questions before you use them.`;
}

/** The creator's objective is theirs: it stays word for word, and no other text holds any of it. */
function fillFor(
  guide: GuideTemplate,
  nouns: Record<string, string>,
  { objective, notice }: { objective: string; notice: string | null },
): ScriptDraft {
  const { title, introduction, topics, questions } = fillGuide(guide, nouns);
  return {
    name: guide.name,
    title,
    introduction,
    objective,
    topics,
    ...listDraftQuestions(questions),
    madeBy: "guide",
    language: guide.language,
    notice,
  };
}
