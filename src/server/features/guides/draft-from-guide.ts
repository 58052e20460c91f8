import { fillGuide } from "#contract/fill-guide.ts";
import type { GuideTemplate } from "#contract/guides.ts";
import type { GenerateInput, ScriptDraft } from "#contract/scripts.ts";
import { findObjectiveLanguage } from "#interviewer/script/objective-language.ts";
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
    const guide = findChosen(chosen.id, input);
    return guide && { guide, draft: fillFor(guide, chosen.nouns, { objective, notice: null }) };
  }
  const { guides, notice } = findNearestGuides(input);
  const [guide] = guides;
  if (!guide) throw new Error("There are no guides to draft a script from");
  return { guide, draft: fillFor(guide, {}, { objective, notice }) };
}

function findChosen(id: string, { language, objective }: GenerateInput): GuideTemplate | null {
  const guides = getGuides();
  const written = language ?? findObjectiveLanguage(objective) ?? "en";
  return [...guides[written], ...guides.en].find((one) => one.id === id) ?? null;
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
