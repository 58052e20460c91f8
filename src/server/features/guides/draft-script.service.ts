import { fillGuide } from "#contract/fill-guide.ts";
import type { GuideTemplate } from "#contract/guides.ts";
import type { GenerateInput, ScriptDraft } from "#contract/scripts.ts";
import { findObjectiveLanguage } from "#interviewer/script/objective-language.ts";
import { invalidFields } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import { listDraftQuestions } from "../interviews/script-input.ts";
import { draftByModel, type ModelOutcome } from "./draft-by-model.ts";
import { getGuides } from "./guide-files.ts";
import { findNearestGuides } from "./nearest-guides.ts";

export interface Drafting {
  /** Ends the model's work. */
  signal: AbortSignal;
  /** The script so far, while a model writes it. */
  onDraft: (draft: ScriptDraft) => void;
}

const defaultMinutes = 15;

/** A script to review: by the guide that was chosen, by the model, or by the nearest guide. Saves nothing. */
export async function draftScript(
  deps: Pick<Deps, "analyst">,
  input: GenerateInput,
  drafting: Drafting,
): Promise<ScriptDraft> {
  const { objective, guide: chosen } = input;
  if (chosen) return draftFromGuide(findChosen(chosen.id, input), chosen.nouns, { objective, notice: null });
  const nearest = findNearestGuides(input);
  const [guide] = nearest.guides;
  if (!guide) throw new Error("There are no guides to draft a script from");
  if (!deps.analyst) return draftFromGuide(guide, {}, { objective, notice: nearest.notice });
  const outcome = await draftByModel(deps.analyst, {
    task: {
      objective,
      targetAudience: input.targetAudience,
      minutes: input.minutes ?? defaultMinutes,
      beliefs: input.beliefs ?? "",
      decision: input.decision ?? "",
      language: input.language ?? findObjectiveLanguage(objective),
    },
    guide,
    signal: drafting.signal,
    onDraft: (draft) => drafting.onDraft({ ...draft, objective }),
  });
  return finish(outcome, guide, objective);
}

function finish(outcome: ModelOutcome, guide: GuideTemplate, objective: string): ScriptDraft {
  if ("draft" in outcome) return { ...outcome.draft, objective };
  const notice = `${outcome.reason} This draft comes from the guide “${guide.name}”; your objective is kept as you wrote it.`;
  return draftFromGuide(guide, {}, { objective, notice });
}

function findChosen(id: string, { language, objective }: GenerateInput): GuideTemplate {
  const guides = getGuides();
  const written = language ?? findObjectiveLanguage(objective) ?? "en";
  const guide = [...guides[written], ...guides.en].find((one) => one.id === id);
  if (!guide) throw invalidFields({ "guide.id": "There is no guide of this name" });
  return guide;
}

/** The creator's objective is theirs: it stays word for word, and no other text holds any of it. */
function draftFromGuide(
  guide: GuideTemplate,
  nouns: Record<string, string>,
  { objective, notice }: { objective: string; notice: string | null },
): ScriptDraft {
  const { title, introduction, topics, questions } = fillGuide(guide, nouns);
  return {
    // Participants read an interview's name: the guide's own would tell them what the study is after.
    name: title,
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
